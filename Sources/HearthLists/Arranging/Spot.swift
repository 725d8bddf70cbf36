/// Where something is put among others.
package enum Spot<ID: Hashable & Sendable>: Hashable, Sendable {
    case first
    case last
    case before(ID)
    case after(ID)
    /// Counted from 1; beyond the end is the end.
    case at(Int)

    /// Between which of the others it is: 0 is before all of them; nil when the one that is named
    /// is not there, and for a number below 1.
    package func index(among others: [ID]) -> Int? {
        switch self {
        case .first: 0
        case .last: others.count
        case .before(let id): others.firstIndex(of: id)
        case .after(let id): others.firstIndex(of: id).map { $0 + 1 }
        case .at(let number): number < 1 ? nil : min(number - 1, others.count)
        }
    }

    /// The others with these at the spot, in their order; nil when the one that is named is not
    /// there, or is one of those that move.
    package func placing(_ moving: [ID], among all: [ID]) -> [ID]? {
        let moved = Set(moving)
        var others = all.filter { !moved.contains($0) }
        guard let index = index(among: others) else { return nil }
        others.insert(contentsOf: moving, at: index)
        return others
    }
}
