package import HearthSodium
package import HearthWire

/// Something about somebody that a person has to know, with its proof; kept until they forget it.
package struct AlarmRow: StoredRow {
    package static let table = "alarms"

    package enum Kind: Int, Codable, Sendable {
        /// Two records under one version, both signed by their author.
        case equivocation = 1
        /// Somebody in the circle was given another roster than this node under one version.
        case rosters = 2
        /// More of somebody came than is kept of one person; there is no proof of it.
        case quota = 3
        /// Something newer of a member here came back from others; there is no proof of it.
        case earlierCopy = 4
    }

    package var id: Digest
    package var kind: Kind
    /// Who signed the two records, or hosts the list, or of whom too much came.
    package var person: IdentityKey
    package var stream: StreamID
    package var recordKind: RecordKind
    /// A record as this node holds it, and what contradicts it: as they travel, or, when they are
    /// long, their signed headers; empty where there is no proof.
    package var held: [UInt8]
    package var other: [UInt8]
    package var foundAt: WallTime
    package var key: Digest { id }

    package init(
        id: Digest, kind: Kind, person: IdentityKey, stream: StreamID, recordKind: RecordKind,
        held: [UInt8], other: [UInt8], foundAt: WallTime
    ) {
        self.id = id
        self.kind = kind
        self.person = person
        self.stream = stream
        self.recordKind = recordKind
        self.held = held
        self.other = other
        self.foundAt = foundAt
    }
}
