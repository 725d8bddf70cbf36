import HearthKinds

/// How big a world is.
package struct Sizes: Hashable, Sendable {
    /// Households, 3 to 12.
    package var households: Int
    /// Virtual days of acts, before everything heals.
    package var days: Double
    /// The share of worlds in which two people own a list together.
    package var jointLists: Double
    /// Whether there is a child, whose list a partner keeps.
    package var children: Bool
    /// Of which other kinds people write lists together as well, by their names (`KindActs`).
    package var kinds: Set<String>
    /// Whether people leave lists, are taken off and made readers more often, and one of them loses their home.
    /// Then there are lists of the first other kind too, and each list has one owner.
    package var departures: Bool

    package init(
        households: Int = 4, days: Double = 0.25, jointLists: Double = 0.34,
        children: Bool = false, kinds: Set<String> = [], departures: Bool = false
    ) {
        self.households = households
        self.days = days
        self.jointLists = departures ? 0 : jointLists
        self.children = children
        let first = departures ? KindActs.table.all.first : nil
        self.kinds = kinds.union(first.map { [$0.kind] } ?? [])
        self.departures = departures
    }

    package static let householdRange = 3...12
}
