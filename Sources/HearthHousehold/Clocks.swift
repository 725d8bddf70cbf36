import HearthAPI
import HearthReplication
import HearthWire

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
