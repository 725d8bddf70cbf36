/// A value that the household keeps, told from others of its type by its key.
///
/// A store keeps it as its type codes it, so to add a property is to say what older rows have there.
package protocol StoredRow: Codable, Hashable, Sendable {
    associatedtype Key: RowKey
    /// What the type is called in stores. Homes have it: it never changes.
    static var table: String { get }
    var key: Key { get }
    /// Those of the group that the row belongs to; none where its type has no groups.
    var groupOctets: [UInt8] { get }
}

extension StoredRow {
    package var groupOctets: [UInt8] { [] }
}

/// A row that is also found with others of its type: those of one member, or of one list.
package protocol GroupedRow: StoredRow {
    associatedtype Group: RowKey
    var group: Group { get }
}

extension GroupedRow {
    package var groupOctets: [UInt8] { group.octets }
}

/// What a row is found by.
package protocol RowKey: Hashable, Sendable {
    /// By these, rows are told apart and sorted.
    var octets: [UInt8] { get }
}

extension String: RowKey {
    package var octets: [UInt8] { Array(utf8) }
}
