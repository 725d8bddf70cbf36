/// What passed between the owner's node and one peer in one direction, beat by beat.
///
/// Everything for a node that hosts an owner leaves on whole seconds, so one that beats every
/// second has the traffic of one beat between two half seconds. Where a beat ends is a matter of
/// the clock alone, and of nothing that anybody did.
struct BeatPatterns {
    /// A frame as anybody on the way could see it, and its type.
    struct Frame: Hashable, CustomStringConvertible {
        let kind: String
        let octets: Int
        var description: String { "\(kind) \(octets)" }
    }

    /// The second, since 1970, of the first of them.
    let first: Int64
    /// Frames of each beat, in their order; nil where a day had just begun.
    let beats: [[Frame]?]

    /// Takes the whole beats within these times, in milliseconds since 1970, from a trace.
    init(
        _ lines: [Trace.Line], peer: String, isIncoming: Bool, within times: Range<Int64>
    ) {
        let beats = Self.beat(at: times.lowerBound) + 1..<Self.beat(at: times.upperBound)
        let frames = lines.filter {
            // Asked by the clock every 20 seconds, so that they fall into another beat each time.
            $0.isFrame && $0.kind != "ping" && $0.kind != "pong"
                && $0.peer == peer && $0.isIncoming == isIncoming
        }
        let byBeat = Dictionary(grouping: frames) { Self.beat(at: $0.time) }
        first = beats.lowerBound
        self.beats = beats.map { beat in
            if Self.isAtTurn(beat) { return nil }
            return (byBeat[beat] ?? []).map { Frame(kind: $0.kind, octets: $0.octets ?? 0) }
        }
    }

    /// Whether everybody's sender keys were just changed, for a day of 24 slots has begun, and go
    /// from home to home: with the first beat of a day, and with the next where one was late.
    private static func isAtTurn(_ beat: Int64) -> Bool { beat % 24 < 4 }

    /// Which day has just begun at this moment, in milliseconds since 1970; nil in the rest of a day.
    static func turn(at time: Int64) -> Int64? {
        isAtTurn(beat(at: time)) ? day(at: time) : nil
    }

    /// The days that have begun, wholly, within these times.
    static func turns(within times: Range<Int64>) -> [Int64] {
        let beats = beat(at: times.lowerBound) + 1..<beat(at: times.upperBound)
        return Dictionary(grouping: beats.filter(isAtTurn)) { $0 / 24 }
            .filter { $0.value.count == 4 }.keys.sorted()
    }

    static func day(at time: Int64) -> Int64 { beat(at: time) / 24 }

    /// Whether the next day begins no sooner than in ten beats, and this one has not just begun.
    static func isFarFromTurns(_ time: Int64) -> Bool { (4...14).contains(beat(at: time) % 24) }

    private static func beat(at time: Int64) -> Int64 { (time + 500) / 1000 }

    /// What most beats look like, frame after frame.
    var usual: [Frame] {
        let counts = Dictionary(beats.compactMap { $0.map { ($0, 1) } }, uniquingKeysWith: +)
        return counts.max { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }?.key ?? []
    }

    /// The beats that have other frames than most, by their seconds. The order of frames does not
    /// count here: a node that is some hundredths of a second late asks what its peer holds before
    /// it answers, and both leave on the same second.
    var unusual: [Int64: [Frame]] {
        let usual = Self.sorted(usual)
        return beats.indices.reduce(into: [:]) { found, index in
            guard let beat = beats[index], Self.sorted(beat) != usual else { return }
            found[first + Int64(index)] = beat
        }
    }

    static func sorted(_ frames: [Frame]) -> [Frame] {
        frames.sorted { ($0.kind, $0.octets) < ($1.kind, $1.octets) }
    }

    /// The same without how many cells came in how many frames.
    var withoutCounts: BeatPatterns {
        BeatPatterns(
            first: first,
            beats: beats.map { beat in
                guard let beat else { return nil }
                let cells = beat.filter { $0.kind == "cells" }.prefix(1)
                return cells.map { Frame(kind: $0.kind, octets: 0) }
                    + beat.filter { $0.kind != "cells" }
            })
    }

    private init(first: Int64, beats: [[Frame]?]) {
        self.first = first
        self.beats = beats
    }
}
