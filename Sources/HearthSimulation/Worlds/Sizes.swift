/// How big a world is.
package struct Sizes: Hashable, Sendable {
    /// Households, 3 to 12.
    package var households: Int
    /// Virtual days of acts, before everything heals.
    package var days: Double

    package init(households: Int = 4, days: Double = 0.25) {
        self.households = households
        self.days = days
    }

    package static let householdRange = 3...12
}
