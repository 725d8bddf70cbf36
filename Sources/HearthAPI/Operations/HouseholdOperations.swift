/// Gives the household another name, which its members and nobody else see.
package struct RenameHousehold: Operation {
    package typealias Answer = HouseholdNameInfo
    package static let path = "household/rename"
    package static let askers = Askers.householders

    package var name: String

    package init(name: String) {
        self.name = name
    }
}

/// What the household is called.
package struct HouseholdNameInfo: Codable, Sendable, Hashable {
    package var household: String

    package init(household: String) {
        self.household = household
    }
}
