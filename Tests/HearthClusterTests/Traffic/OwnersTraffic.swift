import HearthSodium
import HearthWire

/// What the owner's node sent and got in one life of a world: what two lives are compared by.
///
/// No time is compared, since on a busy machine the system decides it, and no frames with which two
/// nodes compare what they hold, since they depend on who of several is first. Simulated worlds compare
/// all of that exactly.
struct OwnersTraffic {
    /// A frame as anybody on the way could see it, and its type.
    struct Frame: Hashable, CustomStringConvertible {
        let kind: String
        let octets: Int
        var description: String { "\(kind) \(octets)" }
    }

    /// With one friend in one direction.
    struct View {
        let what: String
        /// All frames while only givers act.
        let stretch: [Frame]
        /// Which frames there were then, and which others afterwards, while the owner edits.
        let kinds: Set<Frame>
        let rest: Set<Frame>
        /// Batches of cells that came besides one for each beat.
        let besides: Int
    }

    let views: [View]

    /// - Parameters:
    ///   - lines: The owner's trace, from when only givers act.
    ///   - friends: What they are called here, and their names in the trace.
    ///   - count: How many of these lines there are until the owner acts too.
    ///   - isDirect: Whether the friends' nodes are connected: then either hands on the other's cells,
    ///     and whether it is first is up to the machine.
    init(
        _ lines: [Trace.Line], friends: [(name: String, peer: String)], stretch count: Int,
        isDirect: Bool
    ) {
        let uncompared: Set = ["ping", "pong", "close", "digest", "summary", "versions"]
        views = friends.flatMap { name, peer in
            [true, false].map { isIncoming in
                func frames(_ lines: some Sequence<Trace.Line>) -> [Frame] {
                    lines.filter {
                        $0.isFrame && $0.peer == peer && $0.isIncoming == isIncoming
                            && !uncompared.contains($0.kind)
                    }.map { Frame(kind: $0.kind, octets: $0.octets ?? 0) }
                }
                let stretch = frames(lines.prefix(count))
                let batches = stretch.count { $0.kind == "cells" }
                let beats = stretch.count { $0.kind == "have" }
                let isOneForEach = isIncoming && !isDirect
                let rest = Set(frames(lines.dropFirst(count)).filter { $0.kind != "cells" })
                return View(
                    what: "\(isIncoming ? "from" : "to") the \(name) friend", stretch: stretch,
                    kinds: Set(isDirect ? stretch.filter { $0.kind != "cells" } : stretch),
                    // New keys may come meanwhile, or not.
                    rest: rest.subtracting(stretch),
                    // The first or the last beat may be there by half.
                    besides: isOneForEach ? max(0, abs(batches - beats) - 1) : 0)
            }
        }
    }

    /// Octets of the frame with the cells, or cells and pages, of one friend or of two.
    private static let batches: Set<Int> = {
        let (claims, page) = (
            Cell.claimsByteCount(isLarge: false), Cell.Kind.talk.byteCount
        )
        return Set(
            [claims, claims + page].flatMap { each in
                [1, 2].map { HearthWire.Frame.headerByteCount + $0 * each }
            })
    }()

    /// What no beat has: more than one batch of cells, or one of other cells than there may be. Claims
    /// come as one message, never more than one cell of each friend, and with a page of each where pages
    /// are due.
    var oddities: [String] {
        views.flatMap { view in
            let odd = view.stretch.filter {
                $0.kind == "cells" && !Self.batches.contains($0.octets)
            }
            var found = Set(odd).map { "\(view.what): \($0)" }
            if view.besides > 0 { found.append("\(view.what): \(view.besides) batches too many") }
            if !view.stretch.contains(where: { $0.kind == "have" }) {
                found.append("\(view.what): no beat")
            }
            return found
        }
    }

    /// What is not the same in another life.
    func differences(from other: OwnersTraffic) -> [String] {
        guard views.map(\.what) == other.views.map(\.what) else { return ["other friends"] }
        return zip(views, other.views).flatMap { one, two -> [String] in
            [
                (one.kinds.symmetricDifference(two.kinds), "while givers act"),
                (one.rest.symmetricDifference(two.rest), "while the owner edits"),
            ].filter { !$0.0.isEmpty }.map { "\(one.what), \($0.1), in one life alone: \($0.0)" }
        }
    }
}
