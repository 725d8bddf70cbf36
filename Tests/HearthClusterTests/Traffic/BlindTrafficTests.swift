import Foundation
import HearthAPI
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

/// One world lived twice from the same moment on, once with reservations and once without, and
/// what the owner's node sent and got compared.
///
/// What is compared, for each friend and each direction: kinds and lengths of the frames in a stretch
/// where only givers act, and how many batches of cells come for each beat; and then, while the owner
/// edits and deletes what was reserved, kinds and lengths of everything that is not the beat's. Both
/// lives start from the same files, so keys, and with them who keeps which connection, are the same. A
/// trace is what the node says of itself, so every life's trace is held against the relays.
@Suite("The owner's traffic with and without reservations")
struct BlindTrafficTests {
    /// Whether the friends' nodes are connected too: with `scripts/test --long` both ways.
    private static let ways = isLong ? [false, true] : [false]

    @Test("Frames are the same, whatever friends reserve", arguments: ways)
    func same(directly: Bool) async throws {
        try await withWorld { world in
            let scene = try await TrafficScene(world, showingAddresses: directly)
            try await scene.owner.home.does(
                "wish", "add", "Lamp", "--list", "Birthday", "--price", "300 SEK")
            for friend in [scene.first.home, scene.second.home] {
                try await friend.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            }
            for one in scene.all { try await one.home.stop() }
            try world.keepHomes()
            let without = try await live(scene, reserving: false, directly: directly)
            try world.putHomesBack()
            let with = try await live(scene, reserving: true, directly: directly)

            #expect(without.traffic.oddities + with.traffic.oddities == [])
            #expect(with.traffic.differences(from: without.traffic) == [])
            // The two lives did differ.
            #expect(without.friendsAnswer != with.friendsAnswer)
        }
    }

    private struct Life {
        let traffic: OwnersTraffic
        let friendsAnswer: String
    }

    private func live(
        _ scene: TrafficScene, reserving: Bool, directly: Bool
    ) async throws -> Life {
        let (owner, first, second) = (scene.owner, scene.first.home, scene.second.home)
        for one in scene.all {
            try one.forget()
            try await one.start()
        }
        for friend in [first, second] { try await owner.home.meets(friend) }
        if directly { try await first.meetsOnList(second) }
        try await full(scene)
        try await beats(2, scene)
        let beginning = try owner.trace.lines.count

        let kettle = "Owner/Birthday/Kettle"
        let marbles = "Owner/Birthday/Marbles"
        let lamp = "Owner/Birthday/Lamp"
        let acts: [(TestHome, [String])] = [
            (first, ["reserve", kettle, "--yes"]),
            (first, ["hold", marbles, "--quantity", "2", "--minutes", "60", "--yes"]),
            (first, ["reserve", marbles, "--quantity", "7", "--yes"]),
            (second, ["reserve", kettle, "--yes"]),
            (first, ["bought", kettle]), (second, ["bought", kettle]),
            (first, ["bought", kettle, "--undo"]),
            (second, ["free", kettle]),
            (second, ["hold", marbles, "--minutes", "1", "--yes"]),
            (first, ["chip-in", lamp, "200 SEK", "--yes"]),
            (second, ["chip-in", lamp, "100 SEK", "--yes"]),
            (first, ["roles", lamp, "--wraps"]),
            (first, ["whisper", kettle, "Mine is green"]),
            (second, ["idea", "add", "Owner/Birthday", "Cake", "--price", "9 EUR"]),
        ]
        for (home, act) in acts {
            if reserving { try await home.does(act) }
            try await beats(1, scene)
        }
        // What is renewed daily, keys and rescue records, comes in this stretch of both lives: a day
        // has 24 beats here.
        try await heard(26, "have", scene, since: beginning)
        try await beats(2, scene)
        let friendsAnswer = try await second.does("list", "show", "Owner/Birthday")
        let end = try owner.trace.lines.count

        let edits: [(act: [String], wishes: Set<String>)] = [
            (
                ["wish", "edit", "Birthday/Marbles", "--name", "Chess", "--quantity", "2"],
                ["Kettle", "Chess", "Lamp"]
            ),
            (["wish", "delete", "Birthday/Kettle", "--yes"], ["Chess", "Lamp"]),
        ]
        for (act, wishes) in edits {
            try await owner.home.does(act)
            for friend in [first, second] {
                try await friend.sees(wishes: wishes, on: "Owner/Birthday")
            }
        }
        // The owner last, so that whoever hangs up, she is there to hear it.
        for home in [first, second, owner.home] { try await home.stop() }
        try await scene.expectAgreement()

        let traffic = OwnersTraffic(
            Array(try owner.trace.lines.dropFirst(beginning)), friends: scene.friends,
            stretch: end - beginning, isDirect: directly)
        return Life(traffic: traffic, friendsAnswer: friendsAnswer)
    }

    /// Waits until the owner's node has heard so many more beats of both friends.
    private func beats(_ count: Int, _ scene: TrafficScene) async throws {
        try await heard(count, "have", scene, since: try scene.owner.trace.lines.count)
    }

    /// Waits until everybody says that they hold claims and page of both friends.
    private func full(_ scene: TrafficScene) async throws {
        let list = try #require(ListID(octets: [UInt8](repeating: 1, count: ListID.byteCount)))
        let author = try #require(
            AuthorTag(octets: [UInt8](repeating: 1, count: AuthorTag.byteCount)))
        let entry = HaveVector.Entry(author: author, incarnation: 1, sequence: 1)
        let vector = HaveVector(list: list, entries: [_](repeating: entry, count: 4))
        let octets = Frame.have([vector]).octets.count
        try await eventually("all cells have come round") {
            let haves = try scene.owner.trace.lines.filter { $0.kind == "have" }
            return [scene.firstName, scene.secondName].allSatisfy { peer in
                [true, false].allSatisfy { isIncoming in
                    haves.last { $0.peer == peer && $0.isIncoming == isIncoming }?.octets == octets
                }
            }
        }
    }

    private func heard(
        _ count: Int, _ kind: String, _ scene: TrafficScene, since place: Int
    ) async throws {
        try await eventually("\(count) × \(kind) has come of both", within: .seconds(120)) {
            let lines = try scene.owner.trace.lines.dropFirst(place)
            return [scene.firstName, scene.secondName].allSatisfy { peer in
                lines.count { $0.peer == peer && $0.kind == kind && $0.isIncoming } >= count
            }
        }
    }
}

extension TestHome {
    /// Waits until this node and that of somebody met on a list are connected.
    fileprivate func meetsOnList(_ other: TestHome) async throws {
        try await eventually("\(name) and \(other.name) are connected") {
            try await ask(StatusInfo.self, "status").peers
                .contains { $0.isConnected && $0.names.contains(other.name) }
        }
    }
}
