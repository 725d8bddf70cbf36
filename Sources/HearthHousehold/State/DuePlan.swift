package import HearthAPI
import HearthRows
package import HearthSodium
package import HearthWire

/// All moments of all members, as the rows say them: those that are to come, and those that wait for keys.
///
/// In memory, because every step asks for the next one. A home without any has no timer for them.
package struct DuePlan: Sendable {
    private(set) var coming = DueTable()
    /// Those that have passed, and wait for their members' keys or for their list.
    private(set) var waiting = DueTable()
    /// As many as a member may have.
    var limit = Limits.dueMoments
    /// The earliest that is to come.
    private var first: WallTime?
    /// When what waits for a full hour is done, of members whose keys came into memory.
    private var hours: [IdentityKey: WallTime] = [:]
    /// What came in this step.
    var alarms: [DueAlarmed] = []

    private static let hour: Duration = .seconds(3600)

    init() {}

    /// Of both.
    func moment(_ key: DueMoment.Key) -> DueMoment? { coming[key] ?? waiting[key] }

    func count(of member: IdentityKey) -> Int {
        coming.count(of: member) + waiting.count(of: member)
    }

    /// When something is to be done next. A clock that was set back makes nobody wait for longer than an hour.
    func next(after now: WallTime) -> WallTime? {
        let hour = hours.values.min().map { min($0, Self.fullHour(after: now)) }
        return [first, hour].compactMap { $0 }.min()
    }

    mutating func put(_ moment: DueMoment) {
        let before = coming[moment.key]?.at
        coming.put(moment)
        if before == nil || before != first {
            first = min(first ?? moment.at, moment.at)
        } else {
            findFirst()
        }
    }

    /// Takes away what is to come; looks for the next one once, however many go.
    mutating func remove(_ keys: [DueMoment.Key]) {
        let gone = keys.compactMap { coming.remove($0)?.at }
        if gone.contains(where: { $0 == first }) { findFirst() }
    }

    /// Takes away what is done now, if it is still to come as it is; `findFirst` has to follow.
    mutating func take(_ moment: DueMoment) -> Bool {
        guard coming[moment.key] == moment else { return false }
        coming.remove(moment.key)
        return true
    }

    mutating func wait(_ moment: DueMoment) { waiting.put(moment) }

    /// Takes away what waits; nil: it does not.
    @discardableResult
    mutating func endWait(of key: DueMoment.Key) -> DueMoment? { waiting.remove(key) }

    package mutating func forget(_ member: IdentityKey) {
        coming.forget(member)
        waiting.forget(member)
        hours[member] = nil
        alarms.removeAll { $0.member == member }
        findFirst()
    }

    /// The first of those that are due, in their order.
    func due(at now: WallTime, atMost limit: Int) -> [DueMoment] {
        guard let first, first <= now else { return [] }
        let all = coming.all.filter { $0.at <= now }
        return Array(all.sorted(by: DueMoment.isEarlier).prefix(limit))
    }

    mutating func findFirst() { first = coming.all.lazy.map(\.at).min() }

    // MARK: Full hours

    /// A member's keys are in memory: what waits for a full hour is done at the next one.
    mutating func planHour(of member: IdentityKey, at now: WallTime) {
        guard waiting.has(member, where: \.isWrittenAtHour) else { return }
        hours[member] = Self.fullHour(after: now)
    }

    /// Members whose full hour has come. Each is named once.
    mutating func takeHours(at now: WallTime) -> [IdentityKey] {
        // After a clock was set back.
        for (member, hour) in hours where hour.since(now) > Self.hour {
            hours[member] = Self.fullHour(after: now)
        }
        let come = hours.filter { $0.value <= now }.map(\.key).sorted()
        for member in come { hours[member] = nil }
        return come
    }

    /// Of UTC: no member's zone shows in it.
    static func fullHour(after now: WallTime) -> WallTime {
        let rest = (now.milliseconds % 3_600_000 + 3_600_000) % 3_600_000
        return now.adding(.milliseconds(3_600_000 - rest))
    }
}

/// Something was due for a member, who is called for it.
package struct DueAlarmed: Hashable, Sendable {
    package let member: IdentityKey
    package let at: WallTime
    /// What the news say of it; nil: the member is locked, and none say anything.
    package let kind: NewsKind?
}
