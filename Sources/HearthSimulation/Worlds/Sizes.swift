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
    /// Whether people write lists of notes together as well.
    package var notes: Bool
    /// Whether people leave lists, are taken off and made readers more often, and one of them loses their home.
    /// Then there are notes too, and each list has one owner.
    package var departures: Bool

    package init(
        households: Int = 4, days: Double = 0.25, jointLists: Double = 0.34,
        children: Bool = false, notes: Bool = false, departures: Bool = false
    ) {
        self.households = households
        self.days = days
        self.jointLists = departures ? 0 : jointLists
        self.children = children
        self.notes = notes || departures
        self.departures = departures
    }

    package static let householdRange = 3...12
}
