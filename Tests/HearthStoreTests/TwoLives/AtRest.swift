import Foundation
import GRDB
import HearthStore

@testable import HearthStore

/// Everything about the files of a database that can be compared with another life's, where what is
/// sealed differs: how pages hang together, numbers of rows, sizes, and which pages changed.
struct AtRest: Equatable {
    /// One page as SQLite's own statistics have it; the path gives its place in a chain.
    struct Page: Hashable {
        let table: String
        let path: String
        let number: Int
        let kind: String
        let cells: Int
        let payload: Int
        let unused: Int
    }

    /// The first 100 octets: counters of changes, pages and free ones among them.
    let header: [UInt8]
    let pages: Set<Page>
    /// Of trunks, in order, the next trunk and the free pages that it names.
    let free: [[UInt32]]
    /// Numbers of rows, where a table has any.
    let rowNumbers: [String: [Int64]]
    /// Octets of every value, in the order of the keys.
    let lengths: [String: [Int]]
    /// Numbers of pages that differ from those of the last look.
    let changed: [Int]
    /// Octets of every file, by the end of its name.
    let files: [String: Int]

    /// Looks now; `before` is the file's octets at the last look, and those of now afterwards.
    init(_ store: SQLiteStore, in folder: TemporaryFolder, since before: inout [UInt8]) throws {
        let octets = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.database)))
        header = Array(octets.prefix(100))
        changed = Self.pages(of: octets).enumerated().filter { index, page in
            let start = index * Self.pageSize
            return before.count < start + Self.pageSize
                || page != before[start..<start + Self.pageSize]
        }.map { $0.offset + 1 }
        free = Self.freelist(in: octets)
        before = octets
        files = try Dictionary(
            uniqueKeysWithValues: FileManager.default.contentsOfDirectory(atPath: folder.path).map {
                let path = folder.path + "/" + $0
                let size = try FileManager.default.attributesOfItem(atPath: path)[.size]
                return (
                    $0.replacingOccurrences(of: "hearth.sqlite", with: ""),
                    (size as? NSNumber)?.intValue ?? -1
                )
            })
        (pages, rowNumbers, lengths) = try store.queue.writeWithoutTransaction { database in
            let tables = try Row.fetchAll(
                database, sql: "SELECT name, wr FROM pragma_table_list WHERE type = 'table'"
            ).map { (name: $0["name"] as String, hasNumbers: ($0["wr"] as Int) == 0) }
                .filter { $0.name != "sqlite_sequence" }
            var numbers: [String: [Int64]] = [:]
            var lengths: [String: [Int]] = [:]
            for table in tables.sorted(by: { $0.name < $1.name }) {
                if table.hasNumbers {
                    numbers[table.name] = try Int64.fetchAll(
                        database, sql: "SELECT rowid FROM \(table.name) ORDER BY 1")
                }
                lengths[table.name] = try Row.fetchAll(
                    database, sql: "SELECT * FROM \(table.name)"
                ).flatMap { row in
                    row.compactMap { Data.fromDatabaseValue($0.1)?.count }
                }
            }
            return (try Self.tree(database), numbers, lengths)
        }
    }

    private static let pageSize = 4096

    private static func pages(of octets: [UInt8]) -> [ArraySlice<UInt8>] {
        stride(from: 0, to: octets.count, by: pageSize).map {
            octets[$0..<min($0 + pageSize, octets.count)]
        }
    }

    private static func tree(_ database: Database) throws -> Set<Page> {
        let sql = "SELECT name, path, pageno, pagetype, ncell, payload, unused FROM dbstat"
        return try Set(
            Row.fetchAll(database, sql: sql).map {
                Page(
                    table: $0[0], path: $0[1], number: $0[2], kind: $0[3], cells: $0[4],
                    payload: $0[5], unused: $0[6])
            })
    }

    /// From octet 32 of the header on (the file format's section 1.5).
    private static func freelist(in octets: [UInt8]) -> [[UInt32]] {
        func number(at offset: Int) -> UInt32 {
            octets[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        var trunks: [[UInt32]] = []
        var next = number(at: 32)
        while next != 0 {
            let start = (Int(next) - 1) * pageSize
            let count = Int(number(at: start + 4))
            trunks.append((0..<count + 2).map { number(at: start + 4 * $0) })
            next = number(at: start)
        }
        return trunks
    }
}
