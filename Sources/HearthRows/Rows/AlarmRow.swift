package import HearthSodium
package import HearthWire

/// Something about somebody that a person has to know; kept until they forget it.
package struct AlarmRow: StoredRow {
    package static let table = "alarms"

    /// From the least grave to the gravest.
    package enum Kind: Int, Codable, Comparable, Sendable {
        /// More of them came than is kept of one person.
        case quota = 1
        /// Something newer of a member here came back from others.
        case earlierCopy = 2
        /// Two records under one version, both signed by them.
        case twoRecords = 3
        /// Somebody in a circle of theirs was given another roster than this node under one version.
        case rostersDiffer = 4
        /// Two rosters under one version, both signed by them.
        case twoRosters = 5

        package static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
    }

    /// Who signed the two records, or hosts the list, or of whom too much came.
    package var person: IdentityKey
    package var kind: Kind
    package var foundAt: WallTime
    package var key: IdentityKey { person }

    package init(person: IdentityKey, kind: Kind, foundAt: WallTime) {
        self.person = person
        self.kind = kind
        self.foundAt = foundAt
    }
}
