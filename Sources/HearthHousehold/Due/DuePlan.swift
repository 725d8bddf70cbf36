package import HearthSodium
package import HearthWire

/// All moments that are to come, of all members, as the rows say them; and whom something waits for.
///
/// In memory, because every step asks for the next one. A home without any has no timer for them.
package struct DuePlan: Sendable {
    private var moments: [IdentityKey: [ListID: [ItemID: WallTime]]] = [:]
    /// As many as a member may have.
    var limit = Limits.dueMoments
    /// The earliest.
    private(set) var next: WallTime?
    /// Members something was due for while they were locked, and who have not unlocked since.
    var withPassed: Set<IdentityKey> = []
    /// What came in this step.
    var alarms: [DueAlarmed] = []

    init() {}

    func moment(_ key: DueMoment.Key) -> WallTime? { moments[key.member]?[key.list]?[key.item] }

    func count(of member: IdentityKey) -> Int {
        (moments[member] ?? [:]).values.reduce(0) { $0 + $1.count }
    }

    /// Lists on which a member has any.
    func lists(of member: IdentityKey) -> [ListID] { (moments[member] ?? [:]).keys.sorted() }

    /// Those of a member on a list.
    func keys(of member: IdentityKey, on list: ListID) -> [DueMoment.Key] {
        (moments[member]?[list] ?? [:]).keys.sorted {
            $0.octets.lexicographicallyPrecedes($1.octets)
        }
        .map { DueMoment.Key(member: member, list: list, item: $0) }
    }

    /// Members with any on a list.
    func members(on list: ListID) -> [IdentityKey] {
        moments.filter { $0.value[list] != nil }.map(\.key).sorted()
    }

    mutating func put(_ moment: DueMoment) {
        let before = self.moment(moment.key)
        moments[moment.member, default: [:]][moment.list, default: [:]][moment.item] = moment.at
        if before == nil || before != next {
            next = min(next ?? moment.at, moment.at)
        } else {
            findNext()
        }
    }

    mutating func remove(_ key: DueMoment.Key) { remove([key]) }

    /// Looks for the next one once, however many go.
    mutating func remove(_ keys: [DueMoment.Key]) {
        var isNextGone = false
        for key in keys {
            guard let before = moments[key.member]?[key.list]?.removeValue(forKey: key.item) else {
                continue
            }
            if before == next { isNextGone = true }
            if moments[key.member]?[key.list]?.isEmpty == true {
                moments[key.member]?[key.list] = nil
            }
            if moments[key.member]?.isEmpty == true { moments[key.member] = nil }
        }
        if isNextGone { findNext() }
    }

    mutating func forget(_ member: IdentityKey) {
        moments[member] = nil
        withPassed.remove(member)
        findNext()
    }

    /// The first of those that are due, in their order.
    func due(at now: WallTime, atMost limit: Int) -> [DueMoment] {
        guard let next, next <= now else { return [] }
        var all: [DueMoment] = []
        for (member, lists) in moments {
            for (list, items) in lists {
                for (item, at) in items where at <= now {
                    all.append(DueMoment(member: member, list: list, item: item, at: at))
                }
            }
        }
        return Array(all.sorted(by: DueMoment.isEarlier).prefix(limit))
    }

    private mutating func findNext() {
        next = moments.values.lazy.flatMap(\.values).flatMap(\.values).min()
    }
}

/// Something was due for a member: whose it is and when, and no more.
package struct DueAlarmed: Hashable, Sendable {
    package let member: IdentityKey
    package let at: WallTime
}
