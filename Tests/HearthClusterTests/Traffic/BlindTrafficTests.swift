import Foundation
import HearthAPI
import Testing

/// One world lived twice from the same moment on, once with reservations and once without, and
/// what the owner's node sent and got compared.
///
/// What is compared, for each friend and each direction: kind, length and order of all frames, beat
/// by beat, in a stretch where only givers act; and then, while the owner edits and deletes what
/// was reserved, kind, length and order of everything that is not the beat's. Why it is fair:
///
/// - Both lives start from the same files, so keys, and with them who keeps which connection, are
///   the same. Who dialled first is up to the machine, so a life counts only from when both
///   friends are connected and beats have come to look alike.
/// - The circle's keys change with the first beat of a day, which is 24 beats here. What passes then
///   is held against other days' beginnings, not against beats. When a day begins the clock decides.
/// - Milliseconds are not compared: the system's scheduler decides them. A beat that it delays by
///   half a second looks like one that leaks, so a life with such beats is lived again. What a
///   reservation does to the traffic, it does each time: on a machine on which no life is calm,
///   every act must at least once have been followed by beats that look like all others.
/// - Friends whose nodes are connected hand each other's cells to the owner too. Who is first in
///   that is up to the machine, so there only the number of cells in a beat is left out.
/// - A trace is what the node says of itself, so every life's trace is held against the relays.
@Suite("The owner's traffic with and without reservations")
struct BlindTrafficTests {
    @Test("Frames are the same, whatever friends reserve", arguments: [false, true])
    func same(directly: Bool) async throws {
        try await withWorld(alone: true) { world in
            let scene = try await TrafficScene(world, showingAddresses: directly)
            try await scene.owner.home.does(
                "wish", "add", "Lamp", "--list", "Birthday", "--price", "300 SEK")
            for friend in [scene.first.home, scene.second.home] {
                try await friend.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            }
            for one in scene.all { try await one.home.stop() }
            try keep(world.homes)

            let without = try await calmLife(scene, reserving: false, directly: directly)
            let with = try await calmLife(scene, reserving: true, directly: directly)

            #expect(without.traffic.oddCells + with.traffic.oddCells == [])
            #expect(with.traffic.differences(from: without.traffic) == [])
            // The two lives did differ.
            #expect(without.friendsAnswer != with.friendsAnswer)
        }
    }

    private struct Life {
        let traffic: OwnersTraffic
        let friendsAnswer: String
        /// The acts, by their places, that were followed by beats that looked otherwise.
        let restlessActs: Set<Int>
        /// Whether the owner's edits came through within one day.
        let isWithinDay: Bool
    }

    /// A life in which beats looked alike; or, after many, one of those in which other beats than
    /// in the others did not.
    private func calmLife(
        _ scene: TrafficScene, reserving: Bool, directly: Bool
    ) async throws -> Life {
        var lives: [Life] = []
        for _ in 1...5 {
            try putBack(scene.all.map(\.home))
            let life = try await live(scene, reserving: reserving, directly: directly)
            guard life.isWithinDay else { continue }
            if life.traffic.isCalm { return life }
            lives.append(life)
        }
        guard !lives.isEmpty else { throw Failure("No edit came through within a day.") }
        let each = lives.dropFirst().reduce(lives[0].restlessActs) {
            $0.intersection($1.restlessActs)
        }
        if each.isEmpty, lives.allSatisfy(\.traffic.isMostlyCalm) { return lives[0] }
        throw Failure(
            "Beats do not look alike, \(reserving ? "with" : "without") reservations, "
                + "each time after the acts \(each.sorted()): \(lives.map(\.traffic.unrest))")
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
        // Homes that started again have their first new keys held against the old ones.
        let day = BeatPatterns.day(at: Self.now)
        try await eventually("the keys of another day have come round") {
            BeatPatterns.day(at: Self.now) > day && BeatPatterns.turn(at: Self.now) == nil
        }
        let beginning = try await calm(scene, after: Self.now, directly: directly)

        let kettle = "Owner/Birthday/Kettle"
        let marbles = "Owner/Birthday/Marbles"
        let lamp = "Owner/Birthday/Lamp"
        let acts: [(TestHome, [String])] = [
            (first, ["reserve", kettle, "--yes"]),
            (first, ["hold", marbles, "--quantity", "2", "--minutes", "60", "--yes"]),
            (first, ["reserve", marbles, "--quantity", "7", "--yes"]),
            (second, ["reserve", kettle, "--yes"]),
            (first, ["bought", kettle]),
            (second, ["free", kettle]),
            (second, ["hold", marbles, "--minutes", "1", "--yes"]),
            (first, ["chip-in", lamp, "200 SEK", "--yes"]),
            (second, ["chip-in", lamp, "100 SEK", "--yes"]),
            (first, ["roles", lamp, "--wraps"]),
            (first, ["whisper", kettle, "Mine is green"]),
            (second, ["idea", "add", "Owner/Birthday", "Cake", "--price", "9 EUR"]),
        ]
        var times: [Range<Int64>] = []
        for (home, act) in acts {
            let start = Self.now
            if reserving { try await home.does(act) }
            try await beats(2, scene)
            times.append(start..<Self.now)
        }
        let friendsAnswer = try await second.does("list", "show", "Owner/Birthday")
        let end = Self.now

        let edits: [(act: [String], wishes: Set<String>)] = [
            (
                ["wish", "edit", "Birthday/Marbles", "--name", "Chess", "--quantity", "2"],
                ["Kettle", "Chess", "Lamp"]
            ),
            (["wish", "delete", "Birthday/Kettle", "--yes"], ["Chess", "Lamp"]),
        ]
        var isWithinDay = true
        for (act, wishes) in edits {
            try await eventually("no day begins soon") { BeatPatterns.isFarFromTurns(Self.now) }
            let day = BeatPatterns.day(at: Self.now)
            try await owner.home.does(act)
            for friend in [first, second] {
                try await friend.sees(wishes: wishes, on: "Owner/Birthday")
            }
            try await beats(2, scene)
            isWithinDay = isWithinDay && BeatPatterns.day(at: Self.now) == day
        }
        // The owner last, so that whoever hangs up, she is there to hear it.
        for home in [first, second, owner.home] { try await home.stop() }
        try await scene.expectAgreement()

        let lines = try owner.trace.lines
        let traffic = OwnersTraffic(
            lines, friends: scene.friends, stretch: beginning..<end, isCounted: !directly)
        return Life(
            traffic: traffic, friendsAnswer: friendsAnswer,
            restlessActs: Set(times.indices.filter { traffic.isRestless(within: times[$0]) }),
            isWithinDay: isWithinDay)
    }

    private static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1000) }

    /// Waits until the last few beats look alike in all directions; since when they do.
    private func calm(
        _ scene: TrafficScene, after start: Int64, directly: Bool
    ) async throws -> Int64 {
        try await eventually("beats look alike") {
            let (now, lines) = (Self.now, try scene.owner.trace.lines)
            // Longer than the five seconds for which whoever meets two waits for the first of them
            // before it compares with the second, and the second on which it then asks.
            let since = now - 8000
            guard since >= start else { return nil }
            let isCalm = OwnersTraffic(
                lines, friends: scene.friends, stretch: since..<now, isCounted: !directly
            ).isCalm
            // Whole beats were looked at, the first of which began up to a second later.
            return isCalm ? since + 1000 : nil
        }
    }

    /// Waits until the owner's node has heard so many more beats of both friends.
    private func beats(_ count: Int, _ scene: TrafficScene) async throws {
        func heard() throws -> [Int] {
            let lines = try scene.owner.trace.lines
            return [scene.firstName, scene.secondName].map { peer in
                lines.count { $0.peer == peer && $0.kind == "have" && $0.isIncoming }
            }
        }
        let before = try heard()
        try await eventually("\(count) beats have passed") {
            zip(before, try heard()).allSatisfy { $0 + count <= $1 }
        }
    }

    // MARK: One moment, twice

    private func keep(_ homes: [TestHome]) throws {
        for home in homes {
            try FileManager.default.copyItem(atPath: home.path, toPath: home.path + ".kept")
        }
    }

    private func putBack(_ homes: [TestHome]) throws {
        for home in homes {
            try FileManager.default.removeItem(atPath: home.path)
            try FileManager.default.copyItem(atPath: home.path + ".kept", toPath: home.path)
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
