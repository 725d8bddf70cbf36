import HearthWire

/// What the owner's node sent and got in one life of a world: what two lives are compared by.
struct OwnersTraffic {
    /// With one friend in one direction.
    struct View {
        let what: String
        /// All whole beats of the stretch in which only givers act, but for the turns of a day.
        let beats: [[BeatPatterns.Frame]]
        /// What most of them look like, and those that look otherwise, by their seconds.
        let usual: [BeatPatterns.Frame]
        let unusual: [Int64: [BeatPatterns.Frame]]
        /// What is not the beat's, from then on to the end, but for the turns of a day.
        let rest: [BeatPatterns.Frame]
        /// What is not the beat's at each whole turn of a day within the stretch, in no order.
        let turns: [[BeatPatterns.Frame]]
    }

    let views: [View]

    /// - Parameters:
    ///   - lines: The owner's trace.
    ///   - friends: What they are called here, and their names in the trace.
    ///   - stretch: When only givers acted, in milliseconds since 1970.
    ///   - isCounted: Whether the number of cells in a beat is compared.
    init(
        _ lines: [Trace.Line], friends: [(name: String, peer: String)], stretch: Range<Int64>,
        isCounted: Bool
    ) {
        let ofBeats: Set = ["cells", "have", "ping", "pong", "close"]
        let wholeTurns = BeatPatterns.turns(within: stretch)
        views = friends.flatMap { name, peer in
            [true, false].map { isIncoming in
                let all = BeatPatterns(
                    lines, peer: peer, isIncoming: isIncoming, within: stretch)
                let beats = isCounted ? all : all.withoutCounts
                let rest = lines.filter {
                    $0.isFrame && $0.time >= stretch.lowerBound && $0.peer == peer
                        && $0.isIncoming == isIncoming && !ofBeats.contains($0.kind)
                }
                func frame(_ line: Trace.Line) -> BeatPatterns.Frame {
                    .init(kind: line.kind, octets: line.octets ?? 0)
                }
                let atTurns = Dictionary(grouping: rest) { BeatPatterns.turn(at: $0.time) }
                return View(
                    what: "\(isIncoming ? "from" : "to") the \(name) friend",
                    beats: all.beats.compactMap { $0 }, usual: beats.usual,
                    unusual: beats.unusual, rest: (atTurns[nil] ?? []).map(frame),
                    turns: wholeTurns.map {
                        BeatPatterns.sorted((atTurns[$0] ?? []).map(frame))
                    })
            }
        }
    }

    /// Whether there is anything to compare: beats that look alike, in every direction.
    var isCalm: Bool { unrest.isEmpty && views.allSatisfy { !$0.usual.isEmpty } }

    /// Beats, and turns of a day, that do not look like the others.
    var unrest: [String] {
        views.filter { !$0.unusual.isEmpty }.map {
            "\($0.what): \(Array($0.unusual.values)) besides \($0.usual) in \($0.beats.count) beats"
        }
            + views.filter { Set($0.turns).count > 1 }.map { "\($0.what): turns of \($0.turns)" }
    }

    /// Whether in every direction most beats by far look alike.
    var isMostlyCalm: Bool {
        views.allSatisfy { !$0.usual.isEmpty && $0.unusual.count * 4 < $0.beats.count }
    }

    /// Whether a beat that reaches into these times, in milliseconds since 1970, does not look like
    /// the others.
    func isRestless(within times: Range<Int64>) -> Bool {
        views.contains { view in
            view.unusual.keys.contains { times.overlaps($0 * 1000 - 500..<$0 * 1000 + 500) }
        }
    }

    /// Octets of the frame with the cells, or cells and pages, of one friend or of two.
    private static let batches: Set<Int?> = {
        let (claims, page) = (Cell.Kind.claims.byteCount, Cell.Kind.page.byteCount)
        return Set(
            [claims, claims + page].flatMap { each in
                [1, 2].map { Frame.headerByteCount + $0 * each }
            })
    }()

    /// Claims come as one message, never more than one cell of each friend, and with a page of each
    /// where pages are due.
    var oddCells: [String] {
        views.flatMap { view in
            view.beats.joined().filter { $0.kind == "cells" && !Self.batches.contains($0.octets) }
                .map { "\(view.what): \($0)" }
        }
    }

    /// What is not the same in another life.
    func differences(from other: OwnersTraffic) -> [String] {
        guard views.map(\.what) == other.views.map(\.what) else { return ["other friends"] }
        return zip(views, other.views).flatMap { one, two -> [String] in
            var found: [String] = []
            if one.usual != two.usual {
                found.append("\(one.what): beats of \(one.usual), and of \(two.usual)")
            }
            if let first = one.turns.first, let other = two.turns.first, first != other {
                found.append("\(one.what): turns of \(first), and of \(other)")
            }
            if one.rest != two.rest {
                let same = zip(one.rest, two.rest).prefix { $0 == $1 }.count
                found.append(
                    "\(one.what): after \(same) frames \(one.rest.dropFirst(same).prefix(3)), "
                        + "and \(two.rest.dropFirst(same).prefix(3))")
            }
            return found
        }
    }
}
