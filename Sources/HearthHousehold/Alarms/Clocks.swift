package import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

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

    /// What those who look after the computer are shown of its clock: that more than half of the homes that have said
    /// what time it is there differ from it by more than two minutes in one direction. Where that is one home, nobody
    /// can tell whose clock is wrong: only of two members are told as news (`clockError`).
    package func clockInfo(_ work: Work) throws -> ClockInfo? {
        let leads = heardClocks.leads(work)
        let tolerance = Limits.clockTolerance.components.seconds
        for sign: Int64 in [1, -1] {
            let apart = leads.filter { $0.value * sign > tolerance }
            guard apart.count * 2 > leads.count, let least = apart.values.map({ $0 * sign }).min()
            else { continue }
            return ClockInfo(
                seconds: Int(least * sign), homes: try names(at: Set(apart.keys), work),
                of: leads.count)
        }
        return nil
    }

    /// Friends of members here who live at these nodes.
    private func names(at nodes: Set<NodeKey>, _ work: Work) throws -> [String] {
        var names: Set<String> = []
        for row in try work.store.rows(FriendRow.self) where row.state == .friends {
            guard try nodes.contains(card(of: row.identity, work)?.body.nodeKey ?? row.node) else {
                continue
            }
            names.insert(try personName(row.identity, work))
        }
        return names.sorted()
    }

    /// What stands in the status as long as they say so.
    package var clockNotice: AlarmNotice? {
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
