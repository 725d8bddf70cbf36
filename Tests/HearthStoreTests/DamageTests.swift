import Foundation
import GRDB
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire
import Testing

@testable import HearthStore

@Suite("A damaged database")
struct DamageTests {
    /// A database with something in every table, closed; and its octets.
    private static func sample() throws -> (TemporaryFolder, [UInt8]) {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        try store.transaction(.full) { content in
            for row in SampleRows.all.joined() { try content.put(row) }
            for author in 0..<20 as Range<UInt8> {
                try content.put(record(author: author, payload: .init(repeating: 1, count: 3000)))
                try content.putBeat(cell(author: author))
                try content.putEarly(cell(author: author, sub: 1))
            }
        }
        try store.close()
        return (folder, try #require(try folder.octets().first))
    }

    /// Opens these octets as a database, reads all of it and writes to it.
    private static func use(_ octets: [UInt8]) throws {
        let folder = try TemporaryFolder()
        try Data(octets).write(to: URL(fileURLWithPath: folder.database))
        let store = try SQLiteStore(path: folder.database)
        try store.transaction(.full) { content in
            _ = try content.records(.part, in: fixed(1))
            _ = try content.stamps(in: fixed(1))
            _ = try content.beatCells(in: fixed(1))
            _ = try content.earlyCells(in: fixed(1))
            func read<Row: StoredRow>(_ row: Row) throws {
                _ = try content.rows(Row.self)
                _ = try content.row(Row.self, row.key)
            }
            for row in SampleRows.firsts { try read(row) }
            try content.removeStream(fixed(1))
            try content.put(peer(1))
        }
        try store.close()
    }

    private static func isCorrupt(_ error: any Error) -> Bool {
        if case .corrupt? = error as? StoreError { true } else { false }
    }

    @Test("A file that is no database is corrupt")
    func noDatabase() throws {
        #expect { try Self.use([UInt8]("not a database, or no longer one".utf8)) } throws: {
            Self.isCorrupt($0)
        }
        #expect { try Self.use([UInt8](repeating: 0xA5, count: 8192)) } throws: {
            Self.isCorrupt($0)
        }
    }

    @Test("A file cut short anywhere is an error of ours, and corrupt where pages are missing")
    func truncated() throws {
        let (_, octets) = try Self.sample()
        var corruptCount = 0
        // SQLite takes up to one octet for a new file.
        let lengths = stride(from: 2, to: octets.count, by: 3001)
        for length in lengths {
            do {
                try Self.use(Array(octets.prefix(length)))
                Issue.record("\(length) of \(octets.count) octets were taken for the whole")
            } catch {
                #expect(error is StoreError)
                if Self.isCorrupt(error) { corruptCount += 1 }
            }
        }
        #expect(corruptCount == Array(lengths).count)
    }

    @Test("Flipped octets anywhere give what is stored or an error of ours, never a trap")
    func flipped() throws {
        let (_, octets) = try Self.sample()
        var random = SystemRandomNumberGenerator()
        var failureCount = 0
        for trial in 0..<150 {
            var damaged = octets
            // The first page has the header and the schema: half of the trials go there.
            let range = trial % 2 == 0 ? 0..<4096 : 4096..<octets.count
            for _ in 0..<(trial % 5 + 1) {
                damaged[Int.random(in: range, using: &random)] ^= .random(in: 1...255)
            }
            do {
                try Self.use(damaged)
            } catch {
                #expect(error is StoreError)
                failureCount += 1
            }
        }
        #expect(failureCount > 0)
    }

    @Test(
        "A value that cannot be what it should be is corrupt, and the table is named",
        arguments: [
            ("records", "octets = x'01'"), ("records", "octets = x''"),
            ("records", "author = x'01'"), ("records", "kind = 200"),
            ("records", "incarnation = -1"), ("records", "incarnation = 4294967296"),
            ("records", "hash = x'00'"), ("records", "stream = zeroblob(16)"),
            ("beat_cells", "octets = zeroblob(512)"), ("beat_cells", "list = zeroblob(16)"),
            ("beat_cells", "author = zeroblob(8)"), ("early_cells", "octets = x'01'"),
            ("early_cells", "list = zeroblob(16)"),
        ])
    func invalid(_ table: String, _ change: String) throws {
        let store = try SQLiteStore.inMemory()
        try store.transaction(.full) { content in
            try content.put(record())
            try content.putBeat(cell())
            try content.putEarly(cell(sub: 1))
        }
        try store.queue.write { try $0.execute(sql: "UPDATE \(table) SET \(change)") }
        let error = #expect(throws: StoreError.self) {
            try store.transaction(.full) { content in
                _ = try content.records(.part, in: fixed(1))
                _ = try content.record(record().key)
                _ = try content.records(.part, in: fixed(0))
                _ = try content.stamps(in: fixed(1))
                for list in [fixed(0), fixed(1)] as [ListID] {
                    _ = try content.beatCells(in: list)
                    _ = try content.beatCell(of: fixed(0), in: list)
                    _ = try content.earlyCells(in: list)
                }
            }
        }
        guard case .corrupt(let text)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(text.hasPrefix(table))
    }

    @Test(
        "A row that says something else than its type can is corrupt, and the type is named",
        arguments: [
            ("settings", "name", "1"), ("settings", "value", "\"*\""),
            ("members", "identity", "\"00\""), ("members", "incarnation", "1099511627776"),
            ("members", "identity", "\"\(String(repeating: "07", count: 32))\""),
            ("friends", "state", "0"), ("friends", "addresses", "[1]"),
            ("friends", "isVerified", "2"), ("knocks", "greeting", "null"),
            ("invitations", "list", "\"\""), ("invitations", "usedBy", "\"0102\""),
            ("follows", "state", "6"), ("follows", "round", "-1"),
            ("own_cells", "member", "\"01\""), ("owner_nodes", "node", "\"01\""),
            ("peers", "address", "7"),
        ])
    func invalidRow(_ type: String, _ property: String, _ json: String) throws {
        try expectCorrupt(type, "json_set(CAST(value AS TEXT), '$.\(property)', json('\(json)'))")
    }

    @Test("A row that is no JSON is corrupt", arguments: ["''", "'{'", "'[]'", "x'FF'"])
    func noJSON(_ value: String) throws {
        try expectCorrupt("nicknames", value)
    }

    private func expectCorrupt(_ type: String, _ value: String) throws {
        let store = try SQLiteStore.inMemory()
        try store.transaction(.full) { content in
            for row in SampleRows.firsts { try content.put(row) }
        }
        try store.queue.write { database in
            try database.execute(
                sql: "UPDATE rows SET value = CAST(\(value) AS BLOB) WHERE type = ?",
                arguments: [type])
        }
        let error = #expect(throws: StoreError.self) {
            try store.transaction(.full) { content in
                func read<Row: StoredRow>(_ row: Row) throws { _ = try content.rows(Row.self) }
                for row in SampleRows.firsts { try read(row) }
            }
        }
        guard case .corrupt(let text)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(text.hasPrefix(type + ":"))
    }
}
