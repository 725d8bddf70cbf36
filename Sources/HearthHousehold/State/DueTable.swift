import HearthRows
import HearthSodium
import HearthWire

/// Moments, found by member, by list and each by its key.
struct DueTable: Sendable {
    private var moments: [IdentityKey: [ListID: [DueMoment.Place: DueMoment]]] = [:]

    subscript(key: DueMoment.Key) -> DueMoment? { moments[key.member]?[key.list]?[key.place] }

    /// In no order.
    var all: some Sequence<DueMoment> {
        moments.values.lazy.flatMap(\.values).flatMap(\.values)
    }

    /// Members with any.
    var members: [IdentityKey] { moments.keys.sorted() }

    func count(of member: IdentityKey) -> Int {
        (moments[member] ?? [:]).values.reduce(0) { $0 + $1.count }
    }

    func has(_ member: IdentityKey, where isMeant: (DueMoment) -> Bool) -> Bool {
        (moments[member] ?? [:]).values.contains { $0.values.contains(where: isMeant) }
    }

    /// Those of a member, in the order in which they come.
    func moments(of member: IdentityKey) -> [DueMoment] {
        (moments[member] ?? [:]).values.flatMap(\.values).sorted(by: DueMoment.isEarlier)
    }

    /// The same on a list.
    func moments(of member: IdentityKey, on list: ListID) -> [DueMoment] {
        (moments[member]?[list] ?? [:]).values.sorted(by: DueMoment.isEarlier)
    }

    /// Lists on which a member has any.
    func lists(of member: IdentityKey) -> [ListID] { (moments[member] ?? [:]).keys.sorted() }

    /// Members with any on a list.
    func members(on list: ListID) -> [IdentityKey] {
        moments.filter { $0.value[list] != nil }.map(\.key).sorted()
    }

    mutating func put(_ moment: DueMoment) {
        moments[moment.member, default: [:]][moment.list, default: [:]][moment.key.place] = moment
    }

    @discardableResult
    mutating func remove(_ key: DueMoment.Key) -> DueMoment? {
        guard
            let removed = moments[key.member]?[key.list]?.removeValue(forKey: key.place)
        else { return nil }
        if moments[key.member]?[key.list]?.isEmpty == true { moments[key.member]?[key.list] = nil }
        if moments[key.member]?.isEmpty == true { moments[key.member] = nil }
        return removed
    }

    mutating func forget(_ member: IdentityKey) { moments[member] = nil }
}
