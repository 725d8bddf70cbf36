import HearthSodium
import HearthWire

/// When the secret rows of members are written who use a node that hosts an owner: a pure machine.
///
/// From a member's request on, whatever they ask for, a commit follows every second for a minute;
/// claims are part of one of these (protocol-spec/threat-model.md).
struct CoverPlan: Sendable {
    /// For how long commits follow a request.
    static let duration: Duration = .seconds(60)
    /// After a whole second: as far as can be from what leaves on whole seconds.
    private static let offset: Duration = .milliseconds(500)

    private var ends: [IdentityKey: WallTime] = [:]
    /// The last commit, or when there began to be a reason for them.
    private var last = WallTime(milliseconds: 0)

    /// A member asked for something.
    mutating func attended(by member: IdentityKey, at now: WallTime) {
        if members(at: now).isEmpty {
            ends = [:]
            last = now
        }
        ends[member] = now.adding(Self.duration)
    }

    /// Who asked for something lately.
    func members(at now: WallTime) -> [IdentityKey] {
        // A clock that was set back since makes nothing last longer.
        ends.filter { now <= $0.value && $0.value <= now.adding(Self.duration) }.keys.sorted()
    }

    /// The next commit, `seconds` (at least 1) after the one before; it may be overdue. Nil: there is no
    /// reason for one.
    func next(every seconds: Int64, at now: WallTime) -> WallTime? {
        let begin = min(last, now).adding(.zero - Self.offset)
        let next = WallTime(seconds: (begin.seconds / seconds + 1) * seconds).adding(Self.offset)
        return members(at: max(now, next)).isEmpty ? nil : next
    }

    /// A commit was made, or its time went by.
    mutating func passed(at now: WallTime) { last = now }
}
