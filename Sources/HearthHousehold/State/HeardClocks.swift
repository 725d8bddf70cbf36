import HearthAPI
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// What the clocks of peers showed when they said hello last, in this run.
struct HeardClocks: Sendable {
    /// In seconds since 1970, less those that had passed here by then (`Work.elapsed`).
    private var clocks: [NodeKey: Int64] = [:]

    /// `seconds`: since 1970, the low 32 bits.
    mutating func heard(_ seconds: UInt32, of peer: NodeKey, _ work: Work) {
        let own = UInt32(truncatingIfNeeded: work.now.seconds)
        let clock = work.now.seconds + Int64(Int32(bitPattern: seconds &- own))
        clocks[peer] = clock - work.elapsed.components.seconds
    }

    mutating func keep(_ isKnown: (NodeKey) -> Bool) {
        clocks = clocks.filter { isKnown($0.key) }
    }

    /// How many seconds this node's clock is ahead of each, by their nodes.
    func leads(_ work: Work) -> [NodeKey: Int64] {
        clocks.mapValues { work.now.seconds - $0 - work.elapsed.components.seconds }
    }

    /// How many seconds this node's clock is ahead of the one that is furthest behind; nil: none was heard.
    func lead(_ work: Work) -> Int64? {
        clocks.values.min().map { work.now.seconds - $0 - work.elapsed.components.seconds }
    }
}
