import Testing

/// Whether the comparison of two lives would see a leak: a made-up trace of a life without
/// reservations is held against the same with what a leak would do to it.
@Suite("Comparing what passed an owner's node")
struct OwnersTrafficTests {
    private static let beats = 30
    private static let friends = [(name: "first", peer: "1111"), (name: "second", peer: "2222")]

    /// Beats with both friends, new keys in between, and then an edit of the owner's.
    private static func life() -> (givers: [Trace.Line], owner: [Trace.Line]) {
        var lines: [Trace.Line] = []
        for beat in 0..<beats {
            for (_, peer) in friends {
                if beat == 18 { lines.append(line(peer, "in", "record", 1828)) }
                lines.append(line(peer, "in", "cells", 578))
                lines.append(line(peer, "in", "have", 70))
                lines.append(line(peer, "out", "cells", 578))
                lines.append(line(peer, "out", "have", 70))
            }
        }
        let edit = friends.flatMap {
            [line($0.peer, "out", "record", 540), line($0.peer, "in", "digest", 38)]
        }
        return (lines, edit)
    }

    private static func line(
        _ peer: String, _ direction: String, _ kind: String, _ octets: Int?
    ) -> Trace.Line {
        Trace.Line(
            time: 0, peer: peer, connection: 1, direction: direction, kind: kind, octets: octets)
    }

    /// All that a test would fail over.
    private static func findings(_ life: (givers: [Trace.Line], owner: [Trace.Line])) -> [String] {
        func traffic(_ life: (givers: [Trace.Line], owner: [Trace.Line])) -> OwnersTraffic {
            OwnersTraffic(
                life.givers + life.owner, friends: friends, stretch: life.givers.count,
                isDirect: false)
        }
        let with = traffic(life)
        return with.oddities + with.differences(from: traffic(Self.life()))
    }

    @Test("Two lives that are the same are the same, and so is one with a beat less")
    func same() {
        #expect(Self.findings(Self.life()).isEmpty)
        var other = Self.life()
        other.givers.removeFirst(4)
        other.givers.append(Self.line("1111", "in", "ping", 14))
        #expect(Self.findings(other).isEmpty)
    }

    /// What a leak does to a trace.
    enum Leak: CaseIterable {
        case earlyFrame, noBeats, beatsDoubled, frameLonger, everyFrameLonger, extraRecord
        case recordLonger, recordMissing, cellOfAnother, keyMissing, keyLonger

        func happen(to life: inout (givers: [Trace.Line], owner: [Trace.Line])) {
            let isIncomingCells: (Trace.Line) -> Bool = {
                $0.peer == "1111" && $0.isIncoming && $0.kind == "cells"
            }
            let line = OwnersTrafficTests.line
            switch self {
            case .earlyFrame: life.givers.append(line("1111", "in", "early", 578))
            case .noBeats: life.givers.removeAll { $0.peer == "1111" && $0.isIncoming }
            case .beatsDoubled:
                for _ in 0..<2 { life.givers.insert(line("1111", "in", "cells", 578), at: 9) }
            case .frameLonger:
                if let place = life.givers.lastIndex(where: isIncomingCells) {
                    life.givers[place] = line("1111", "in", "cells", 579)
                }
            case .everyFrameLonger: change(&life.givers, where: isIncomingCells, octets: 1)
            case .extraRecord: life.givers.append(line("2222", "out", "record", 540))
            case .recordLonger: change(&life.owner, where: { $0.octets == 540 }, octets: 1)
            case .recordMissing: life.owner.removeAll { $0.octets == 540 && $0.peer == "2222" }
            case .cellOfAnother: change(&life.givers, where: isIncomingCells, octets: 572)
            case .keyMissing: life.givers.removeAll { $0.octets == 1828 && $0.peer == "2222" }
            case .keyLonger: change(&life.givers, where: { $0.octets == 1828 }, octets: 1)
            }
        }

        private func change(
            _ lines: inout [Trace.Line], where isMeant: (Trace.Line) -> Bool, octets: Int
        ) {
            lines = lines.map { line in
                guard isMeant(line) else { return line }
                return OwnersTrafficTests.line(
                    line.peer, line.direction, line.kind, (line.octets ?? 0) + octets)
            }
        }
    }

    @Test("What a leak does to the traffic is found", arguments: Leak.allCases)
    func found(leak: Leak) {
        var life = Self.life()
        leak.happen(to: &life)
        #expect(!Self.findings(life).isEmpty)
    }
}
