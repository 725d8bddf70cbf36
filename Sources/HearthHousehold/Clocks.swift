import HearthAPI
import HearthReplication
package import HearthSodium
package import HearthWire

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

    mutating func keep(_ isKept: (NodeKey) -> Bool) {
        clocks = clocks.filter { isKept($0.key) }
    }

    /// How many seconds this node's clock is ahead of the one that is furthest behind; nil: none was heard.
    func lead(_ work: Work) -> Int64? {
        clocks.values.min().map { work.now.seconds - $0 - work.elapsed.components.seconds }
    }
}

/// What other homes say of this node's clock (protocol-spec/circle.md, "Clocks").
extension Household {
    /// Other homes' clocks were heard of again: members are told when they begin to say that this
    /// one is wrong.
    package mutating func noticeClockError(_ work: Work) throws {
        let error = replicator.clockError
        guard (error ?? 0).signum() != (clockError ?? 0).signum() else {
            clockError = error
            return
        }
        clockError = error
        for member in replicator.directory.members.sorted() {
            try happened(.peopleChanged(of: member), work)
        }
        noteChange()
    }

    /// A peer said what time it is there.
    package mutating func noteClock(_ hello: Hello, of peer: NodeKey, _ work: Work) {
        heardClocks.heard(hello.clock, of: peer, work)
        heardClocks.keep { replicator.directory.isKnown($0) }
    }

    /// Whether this node's clock is further ahead than this of what one of its peers said last and what has passed
    /// since; not if none has said anything in this run.
    func isAhead(by limit: Duration, _ work: Work) -> Bool {
        heardClocks.lead(work).map { $0 > limit.components.seconds } ?? false
    }

    /// What stands in the status as long as they say so.
    var clockNotice: AlarmNotice? {
        clockError.map { error in
            AlarmNotice(
                error > 0 ? .clockAhead : .clockBehind, detail: Self.minutes(of: error))
        }
    }

    /// The fact that members are told as news, once for as long as it lasts.
    var clockNews: NewsFact? {
        clockError.map { error in
            let minutes = (error > 0 ? "+" : "-") + Self.minutes(of: error)
            return NewsFact(
                mark: Fingerprint("clock", [error > 0 ? 1 : 0]),
                draft: .about(.clockWrong, person: "", detail: minutes))
        }
    }

    private static func minutes(of seconds: Int64) -> String { "\((seconds.magnitude + 30) / 60)" }
}
