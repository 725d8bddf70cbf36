import GRDB
import HearthReplication
import HearthSodium
import HearthWire

/// Ours, not the class of this name in GRDB.
typealias Record = HearthWire.Record

extension StoreTransaction {
    func record(_ key: RecordKey) throws -> Record? {
        let sql = """
            SELECT octets FROM records WHERE stream = ? AND kind = ? AND author = ? AND name = ?
            """
        let arguments: [DatabaseValue] = [
            .fixed(key.stream), .number(Int(key.kind.rawValue)), .fixed(key.author),
            .fixed(key.name),
        ]
        let record = try fetch(from: "records", sql, arguments, Self.readRecord).first
        guard record == nil || record?.key == key else {
            throw StoreError.corrupt("records: a record stands under the key of another")
        }
        return record
    }

    func records(_ kind: RecordKind, in stream: StreamID) throws -> [Record] {
        let sql = "SELECT octets FROM records WHERE stream = ? AND kind = ? ORDER BY author, name"
        let arguments: [DatabaseValue] = [.fixed(stream), .number(Int(kind.rawValue))]
        let records = try fetch(from: "records", sql, arguments, Self.readRecord)
        guard records.allSatisfy({ $0.key.stream == stream && $0.key.kind == kind }) else {
            throw StoreError.corrupt("records: a record stands under the key of another")
        }
        return records
    }

    func stamps(in stream: StreamID) throws -> [RecordStamp] {
        let sql = """
            SELECT kind, author, name, incarnation, counter, hash FROM records WHERE stream = ?
            ORDER BY kind, author, name
            """
        return try fetch(from: "records", sql, [.fixed(stream)]) { columns throws(StoreError) in
            let key = RecordKey(
                kind: try columns.choice(), stream: stream, author: try columns.fixed(),
                name: try columns.fixed())
            let version = Version(
                incarnation: try columns.number(), counter: try columns.counter())
            return RecordStamp(key: key, version: version, hash: try columns.fixed())
        }
    }

    func octets(by author: IdentityKey) throws -> Int {
        let sql = "SELECT coalesce(sum(length(octets)), 0) FROM records WHERE author = ?"
        let sums = try fetch(from: "records", sql, [.fixed(author)]) {
            columns throws(StoreError) -> Int in try columns.number()
        }
        return sums.first ?? 0
    }

    func put(_ record: Record) throws {
        let sql = Self.upsert(
            "records", ["stream", "kind", "author", "name"],
            ["incarnation", "counter", "hash", "octets"])
        try execute(
            sql,
            [
                .fixed(record.key.stream), .number(Int(record.key.kind.rawValue)),
                .fixed(record.key.author), .fixed(record.key.name),
                .number(record.version.incarnation), .counter(record.version.counter),
                .fixed(record.hash), .octets(record.octets),
            ])
    }

    func removeRecord(_ key: RecordKey) throws {
        try execute(
            "DELETE FROM records WHERE stream = ? AND kind = ? AND author = ? AND name = ?",
            [
                .fixed(key.stream), .number(Int(key.kind.rawValue)), .fixed(key.author),
                .fixed(key.name),
            ])
    }

    func removeStream(_ stream: StreamID) throws {
        try execute("DELETE FROM records WHERE stream = ?", [.fixed(stream)])
        // A list's cells stand under the same 16 octets as its stream.
        try execute("DELETE FROM beat_cells WHERE list = ?", [.fixed(stream)])
    }

    private static func readRecord(_ columns: inout ColumnReader) throws(StoreError) -> Record {
        let octets = try columns.octets()
        do throws(WireError) {
            return try Record(octets: octets)
        } catch {
            throw .corrupt("records: a stored record cannot be read (\(error))")
        }
    }
}
