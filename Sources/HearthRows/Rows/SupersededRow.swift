package import HearthReplication
package import HearthSodium
import HearthWire

/// What was superseded of somebody (`Superseded`).
package struct SupersededRow: GroupedRow {
    package static let table = "superseded"

    package struct Key: Codable, RowKey {
        let author: IdentityKey
        let place: [UInt8]
        let incarnation: UInt32
        package var octets: [UInt8] {
            var writer = OctetWriter()
            writer.write(author)
            writer.write(place)
            writer.write(incarnation)
            return writer.octets
        }

        init(_ name: Superseded.Name) {
            author = name.author
            place = name.place
            incarnation = name.incarnation
        }
    }

    package let key: Key
    package var group: IdentityKey { key.author }
    private let isCell: Bool
    /// The record or cell.
    package let octets: [UInt8]
    private let since: WallTime

    init(_ superseded: Superseded) {
        key = Key(superseded.name)
        since = superseded.since
        switch superseded.content {
        case .record(let record):
            isCell = false
            octets = record.octets
        case .cell(let cell):
            isCell = true
            octets = cell.octets
        }
    }

    /// Nil for octets that are neither.
    var superseded: Superseded? {
        let content: Superseded.Content?
        if isCell {
            content = (try? Cell(octets: octets)).map { .cell($0) }
        } else {
            content = (try? Record(octets: octets)).map { .record($0) }
        }
        return content.map { Superseded(author: key.author, content: $0, since: since) }
    }
}

extension HouseholdStore {
    package func superseded(by author: IdentityKey) throws -> [Superseded] {
        try rows(SupersededRow.self, of: author).compactMap(\.superseded)
    }

    package func superseded(_ name: Superseded.Name) throws -> Superseded? {
        try row(SupersededRow.self, SupersededRow.Key(name))?.superseded
    }

    package func put(_ superseded: Superseded) throws { try put(SupersededRow(superseded)) }

    package func remove(_ name: Superseded.Name) throws {
        try remove(SupersededRow.self, SupersededRow.Key(name))
    }
}
