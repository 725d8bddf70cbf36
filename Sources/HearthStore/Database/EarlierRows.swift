import Foundation
import GRDB
import HearthHousehold
import HearthSodium
import HearthWire

/// Rows in which the Hearth before this one kept what came back to a home that was put back to an
/// earlier copy. What was still to be merged waits for it as it does now; what else they said is of no use
/// any more.
///
/// It can go as soon as no home is older than this Hearth.
struct EarlierRows {
    private let database: Database
    private let content: StoreTransaction

    /// Takes them up, and removes them.
    static func takeUp(_ database: Database) throws {
        let rows = EarlierRows(database: database, content: StoreTransaction(database))
        for row in try rows.all("own_versions", OwnVersions.self) {
            try rows.wait([UInt8](row.found))
        }
        for row in try rows.content.rows(FormerRecordRow.self) where row.kind == .part {
            try rows.wait(row.octets)
            try rows.content.remove(FormerRecordRow.self, row.key)
        }
        for row in try rows.all("returned_cells", CellOfMember.self) {
            let author = AuthorTag(of: row.key.member, in: row.key.list, for: row.key.kind)
            guard let cell = try rows.content.beatCell(of: author, in: row.key.list) else {
                continue
            }
            try rows.wait(cell, of: row.key.member)
        }
        for row in try rows.all("found_cells", FoundCell.self) {
            // Or it is a bundle, whose keys are not needed.
            guard let cell = try? Cell(octets: [UInt8](row.octets)) else { continue }
            try rows.wait(cell, of: row.key.member)
        }
        try database.execute(
            sql: """
                DELETE FROM rows WHERE type IN
                ('own_versions', 'cell_orders', 'returned_cells', 'found_cells')
                """)
    }

    private struct OwnVersions: Decodable {
        let found: Data
    }

    private struct CellOfMember: Decodable {
        struct Key: Decodable {
            let list: ListID
            let member: IdentityKey
            let kind: Cell.Kind
        }
        let key: Key
    }

    private struct FoundCell: Decodable {
        struct Key: Decodable {
            let member: IdentityKey
        }
        let key: Key
        let octets: Data
    }

    private func all<Value: Decodable>(_ type: String, _ value: Value.Type) throws -> [Value] {
        let sql = "SELECT value FROM rows WHERE type = ?"
        return try content.fetch(from: type, sql, [type]) { row in
            do {
                return try JSONDecoder().decode(value, from: Data(row.octets("value")))
            } catch is DecodingError {
                throw StoreError.corrupt("a row cannot be read")
            }
        }
    }

    /// A record waits, unless a higher one of its incarnation does.
    private func wait(_ octets: [UInt8]) throws {
        guard let record = try? Record(octets: octets) else { return }
        let key = WaitingRecordRow.Key(
            stream: record.key.stream, author: record.key.author, kind: record.key.kind,
            incarnation: record.version.incarnation)
        if let row = try content.row(WaitingRecordRow.self, key),
            let other = try? Record(octets: row.octets), other.version > record.version
        {
            return
        }
        try content.put(WaitingRecordRow(key: key, octets: octets))
    }

    private func wait(_ cell: Cell, of member: IdentityKey) throws {
        let key = WaitingCellRow.Key(
            list: cell.list, member: member, kind: cell.kind, incarnation: cell.order.incarnation)
        if let row = try content.row(WaitingCellRow.self, key),
            let other = try? Cell(octets: row.cell), other.order > cell.order
        {
            return
        }
        try content.put(WaitingCellRow(key: key, cell: cell.octets))
    }
}
