import Foundation
import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire
import NIOConcurrencyHelpers
import Testing

@Suite("A giver's slow disk, seen from the owner's node", .timeLimit(.minutes(4)))
struct SlowDiskTests {
    /// What an owner with a changed program sees of a giver's node.
    private struct View: CustomStringConvertible {
        /// By how many milliseconds after a whole second each pong came.
        var offsets: [Int64] = []
        /// How long after its ping each came, in milliseconds.
        var waits: [Int64] = []
        /// Octets that the giver's node had not read from its socket, each time it was looked at.
        var unread: [Int] = []

        private var late: Int { offsets.count { $0 > 200 } }

        var lateShare: Double { Double(late) / Double(max(1, offsets.count)) }

        var longestWait: Int64 { waits.max() ?? 0 }
        var shortestWait: Int64 { waits.min() ?? 0 }

        /// How many had to wait for the second after the one that was theirs.
        func heldBack(comparedTo other: View) -> Int {
            waits.count { $0 > other.longestWait + 200 }
        }

        /// How many left with the second before the one that was theirs.
        func early(comparedTo other: View) -> Int {
            waits.count { $0 < other.shortestWait - 100 }
        }

        var description: String {
            let sorted = unread.sorted()
            return
                "\(offsets.count) pongs, \(late) of them late (latest \(offsets.max() ?? -1) ms), "
                + "waits from \(shortestWait) to \(longestWait) ms; "
                + "unread at most \(sorted.last ?? -1), median \(sorted[sorted.count / 2])"
        }
    }

    @Test("Pongs leave on the second and everything is read at once, claiming or not")
    func claims() async throws {
        try await withGiver(beat: 5) { giver, peer, list, owner in
            let writing = { (number: UInt64) in
                Frame.tinyBlob(Int(number), on: list, by: owner)
            }
            // What is asked for when two meet is over.
            _ = try await watch(peer, giver, writing, for: .seconds(8))
            let looking = try await watch(peer, giver, writing, for: .seconds(12))
            print("looking: \(looking)")
            let isOver = NIOLockedValueBox(false)
            async let acts = Self.claim(giver, until: isOver)
            let claiming = try await watch(peer, giver, writing, for: .seconds(40))
            isOver.withLockedValue { $0 = true }
            let count = try await acts
            print("claiming, \(count) times: \(claiming)")
            #expect(count >= 4)
            for view in [looking, claiming] {
                #expect(view.offsets.count > 50)
                #expect(view.unread.sorted()[view.unread.count / 2] == 0, "\(view)")
            }
            // What this machine does late by itself, it does without claims too; a node that waited
            // for its disk, which is busy all the time here, would have most pongs late.
            #expect(claiming.lateShare <= looking.lateShare + 0.4)
            let heldBack = claiming.heldBack(comparedTo: looking)
            print("held back a second by claims: \(heldBack)")
            // One second's worth of pongs: also that can happen to a machine by itself.
            #expect(heldBack <= 10)
        }
    }

    @Test("No pong leaves with an earlier second because the node was busy with claims")
    func inOrder() async throws {
        // Between beats, which keep the node busy too. A claim takes about as long as from one second
        // to the next.
        try await withGiver(beat: 60, disk: 400) { giver, peer, _, _ in
            _ = try await watch(peer, giver, for: .seconds(5))
            let looking = try await watch(peer, giver, for: .seconds(6))
            print("looking: \(looking)")
            let isOver = NIOLockedValueBox(false)
            async let acts = Self.claim(giver, until: isOver)
            let claiming = try await watch(peer, giver, for: .seconds(20))
            isOver.withLockedValue { $0 = true }
            let count = try await acts
            print("claiming, \(count) times: \(claiming)")
            #expect(count >= 4)
            let early = claiming.early(comparedTo: looking)
            print("a second early while claiming: \(early)")
            #expect(early == 0)
        }
    }

    @Test("What waits for the disk waits for it together")
    func together() async throws {
        try await withWorld(beat: 60, alone: true) { world in
            let owner = try await world.household("Owner", logLevel: "info")
            let keeper = try await world.household("Keeper", logLevel: "info")
            let list = try await share(owner, with: keeper)
            try await keeper.stop()
            try await owner.stop()
            let keys = try keeper.keys()
            let disk = try SlowDisk(100, folder: world.folder)
            owner.setting.wrapper = disk.wrapper
            try await owner.start()
            let peer = try RawPeer(
                as: keys.node, dialling: try await owner.nodeKey, port: owner.port)
            try peer.send([.hello(.known)])
            let before = try disk.waits
            let count = 200
            for number in 0..<count {
                try peer.send([.tinyBlob(number, on: list, by: keys.identity)])
            }
            try peer.send([.ping(77)])
            // Whatever came before it is on the disk by then.
            while true {
                let frame = try #require(peer.receive())
                if frame == .pong(77) { break }
            }
            let waits = try disk.waits - before
            print("\(count) records waited for the disk \(waits) times")
            #expect(waits < count / 2)
        }
    }

    /// A giver on a slow disk, and the owner's node played by the test.
    private func withGiver(
        beat: Int, disk: Int = 200,
        _ body: (TestHome, RawPeer, ListID, IdentitySecret) async throws -> Void
    ) async throws {
        try await withWorld(beat: beat, alone: true) { world in
            let owner = try await world.household("Owner", logLevel: "info")
            let giver = try await world.household("Giver", logLevel: "info")
            let list = try await share(owner, with: giver)
            let keys = try owner.keys()
            try await giver.stop()
            try await owner.stop()
            giver.setting.wrapper = try SlowDisk(disk, folder: world.folder).wrapper
            try await giver.start()
            let peer = try RawPeer(
                as: keys.node, dialling: try await giver.nodeKey, port: giver.port)
            try peer.send([.hello(.known)])
            try await body(giver, peer, list, keys.identity)
        }
    }

    private func share(_ owner: TestHome, with friend: TestHome) async throws -> ListID {
        try await owner.shareBirthday(with: [friend])
        try await friend.sees(wishes: ["Kettle", "Marbles"], on: "Owner/Birthday")
        let shared = try await owner.lists().first { $0.title == "Birthday" }
        return try #require(shared.flatMap { ListID(hex: $0.id) })
    }

    private static func claim(
        _ home: TestHome, until isOver: NIOLockedValueBox<Bool>
    ) async throws -> Int {
        var count = 0
        while !isOver.withLockedValue({ $0 }) {
            for act in ["reserve", "free"] {
                try await home.does(
                    [act, "Owner/Birthday/Kettle"] + (act == "reserve" ? ["--yes"] : []))
                count += 1
                // At any moment between two seconds, not only right after the last one's commit.
                try await Task.sleep(for: .milliseconds(.random(in: 0..<800)))
            }
        }
        return count
    }

    /// Ten times a second a ping and 50 KiB; with them a record, if any, for which the disk is waited for.
    private func watch(
        _ peer: RawPeer, _ home: TestHome, _ record: ((UInt64) -> Frame)? = nil, for time: Duration
    ) async throws -> View {
        var view = View()
        let ballast = Frame.messages(
            of: [200, 0, 0, 0, 0xc8, 0] + [UInt8](repeating: 7, count: 51_200))
        let end = ContinuousClock.now + time
        var next = ContinuousClock.now
        var number = UInt64.random(in: 0..<1 << 30)
        var said: [UInt64: ContinuousClock.Instant] = [:]
        var missed = 0
        var nextLook = next
        while ContinuousClock.now < end {
            if ContinuousClock.now >= next {
                // What a busy machine missed is not made up for: in one go it would be a flood.
                next = .now + .milliseconds(100)
                number += 1
                said[number] = .now
                try peer.send(
                    messages: Frame.ping(number).messages + (record?(number).messages ?? [])
                        + ballast)
            }
            for case .pong(let answered) in peer.received() {
                // Those of an earlier watch are still coming.
                if let begun = said.removeValue(forKey: answered) {
                    view.waits.append(Int64((ContinuousClock.now - begun) / .milliseconds(1)))
                }
                view.offsets.append(Int64(Date().timeIntervalSince1970 * 1000) % 1000)
            }
            guard ContinuousClock.now >= nextLook else {
                try await Task.sleep(for: .milliseconds(5))
                continue
            }
            nextLook = .now + .milliseconds(35)
            if let unread = try Self.unread(at: home.port, from: peer.port) {
                view.unread.append(unread)
                missed = 0
            } else {
                // The kernel's table skips lines while others in it come and go.
                missed += 1
                guard missed < 30 else { throw Failure("There is no connection any more.") }
            }
            try await Task.sleep(for: .milliseconds(5))
        }
        return view
    }

    /// What the kernel holds for the node that listens at a port, of what came from another port;
    /// nil where its table has no such connection.
    private static func unread(at port: Int, from other: Int) throws -> Int? {
        // Not as a string at once: of a file without a size that gives the first 4 KiB alone.
        let file = try #require(FileHandle(forReadingAtPath: "/proc/net/tcp"))
        defer { try? file.close() }
        let table = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        let (local, remote) = (String(format: ":%04X", port), String(format: ":%04X", other))
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count > 4, fields[1].hasSuffix(local), fields[2].hasSuffix(remote) else {
                continue
            }
            return Int(fields[4].split(separator: ":")[1], radix: 16) ?? -1
        }
        return nil
    }
}
