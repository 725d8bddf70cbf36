import Testing

/// Whether the comparison of two lives would see a leak: a made-up trace of a life without
/// reservations is held against the same with what a leak would do to it.
@Suite("Comparing what passed an owner's node")
struct OwnersTrafficTests {
    /// Six beats after a day of 24 began; so the next begins, whole, within the beats below.
    private static let start: Int64 = 1_767_225_606_000
    private static let turn: Int64 = start + 18_000
    private static let beats: Int64 = 30
    private static let friends = [(name: "first", peer: "1111"), (name: "second", peer: "2222")]

    /// A beat every second with both friends, new keys when a day begins, and then an edit of the
    /// owner's.
    private static func life() -> [Trace.Line] {
        var lines: [Trace.Line] = []
        for beat in 0..<beats {
            for (_, peer) in friends {
                let time = start + 1000 * beat
                lines.append(line(time, peer, "in", "cells", 518))
                lines.append(line(time + 1, peer, "in", "have", 70))
                lines.append(line(time + 70, peer, "out", "cells", 518))
                lines.append(line(time + 70, peer, "out", "have", 70))
            }
        }
        for (_, peer) in friends {
            lines.append(line(turn + 80, peer, "in", "record", 1828))
            lines.append(line(start + 1000 * beats, peer, "out", "record", 540))
            lines.append(line(start + 1000 * beats + 2, peer, "in", "digest", 38))
        }
        return lines
    }

    private static func line(
        _ time: Int64, _ peer: String, _ direction: String, _ kind: String, _ octets: Int?
    ) -> Trace.Line {
        Trace.Line(
            time: time, peer: peer, connection: 1, direction: direction, kind: kind,
            octets: octets)
    }

    private static func traffic(_ lines: [Trace.Line]) -> OwnersTraffic {
        OwnersTraffic(
            lines.sorted { $0.time < $1.time }, friends: friends,
            stretch: start - 400..<start + 1000 * beats, isCounted: true)
    }

    /// All that a test would fail over.
    private static func findings(_ lines: [Trace.Line]) -> [String] {
        let (without, with) = (traffic(life()), traffic(lines))
        return with.unrest + with.oddCells + with.differences(from: without)
    }

    @Test("Two lives that are the same are the same, and there is something to compare")
    func same() {
        #expect(Self.traffic(Self.life()).isCalm)
        #expect(Self.findings(Self.life()).isEmpty)
        // Whoever asks by the clock does so in another beat each time, and nothing is to be read
        // from a few milliseconds.
        var other = Self.life().map {
            Self.line($0.time + 30, $0.peer, $0.direction, $0.kind, $0.octets)
        }
        other.append(Self.line(Self.start + 4500, "1111", "in", "ping", 14))
        #expect(Self.findings(other).isEmpty)
    }

    /// What a leak does to a trace; a letter says which.
    enum Leak: String, CaseIterable {
        case earlyFrame, beatMissing, beatDouble, beatLate, frameLonger, everyFrameLonger
        case extraRecord, recordLonger, recordMissing, extraHave, cellOfAnother, reordered
        case keyMissing, keyLonger, keyAmongBeats

        func happen(to lines: inout [Trace.Line]) {
            let third = OwnersTrafficTests.start + 3000
            let isIncomingCells: (Trace.Line) -> Bool = {
                $0.peer == "1111" && $0.isIncoming && $0.kind == "cells"
            }
            switch self {
            case .earlyFrame:
                lines.append(OwnersTrafficTests.line(third + 400, "1111", "in", "early", 518))
            case .beatMissing:
                lines.removeAll {
                    $0.peer == "1111" && $0.isIncoming && $0.time / 1000 == third / 1000
                }
            case .beatDouble:
                lines.append(OwnersTrafficTests.line(third + 2, "1111", "in", "cells", 518))
            case .beatLate:
                change(&lines, where: { isIncomingCells($0) && $0.time == third }, late: 600)
            case .frameLonger:
                change(&lines, where: { isIncomingCells($0) && $0.time == third }, octets: 1)
            case .everyFrameLonger: change(&lines, where: isIncomingCells, octets: 1)
            case .extraRecord:
                lines.append(OwnersTrafficTests.line(third, "2222", "out", "record", 540))
            case .recordLonger: change(&lines, where: { $0.octets == 540 }, octets: 1)
            case .recordMissing: lines.removeAll { $0.octets == 540 && $0.peer == "2222" }
            case .extraHave:
                lines.append(OwnersTrafficTests.line(third + 300, "2222", "in", "have", 70))
            case .cellOfAnother: change(&lines, where: isIncomingCells, octets: 512)
            case .reordered:
                change(&lines, where: { isIncomingCells($0) }, late: 2)
            case .keyMissing: lines.removeAll { $0.octets == 1828 && $0.peer == "2222" }
            case .keyLonger: change(&lines, where: { $0.octets == 1828 }, octets: 1)
            case .keyAmongBeats: change(&lines, where: { $0.octets == 1828 }, late: 5000)
            }
        }

        private func change(
            _ lines: inout [Trace.Line], where isMeant: (Trace.Line) -> Bool,
            late: Int64 = 0, octets: Int = 0
        ) {
            lines = lines.map { line in
                guard isMeant(line) else { return line }
                return OwnersTrafficTests.line(
                    line.time + late, line.peer, line.direction, line.kind,
                    (line.octets ?? 0) + octets)
            }
        }
    }

    @Test("What a leak does to the traffic is found", arguments: Leak.allCases)
    func found(leak: Leak) {
        var lines = Self.life()
        leak.happen(to: &lines)
        #expect(!Self.findings(lines).isEmpty)
    }
}
