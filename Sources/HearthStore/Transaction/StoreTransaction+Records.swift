import Foundation
import GRDB
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Ours, not the class of this name in GRDB.
typealias Record = HearthWire.Record

extension StoreTransaction {
    func record(_ key: RecordKey) throws -> Record? {
        let sql = """
            SELECT octets FROM records WHERE stream = ? AND kind = ? AND author = ? AND name = ?
            """
        let record = try fetch(from: "records", sql, Self.columns(of: key), Self.readRecord).first
        guard record == nil || record?.key == key else {
            throw StoreError.corrupt("records: a record stands under the key of another")
        }
        return record
    }

    func records(_ kind: RecordKind, in stream: StreamID) throws -> [Record] {
        let sql = "SELECT octets FROM records WHERE stream = ? AND kind = ? ORDER BY author, name"
        let arguments: StatementArguments = [stream.data, kind.rawValue]
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
        return try fetch(from: "records", sql, [stream.data]) { row in
            guard let kind = RecordKind(rawValue: try row.number("kind")) else {
                throw StoreError.corrupt("no valid kind")
            }
            let key = RecordKey(
                kind: kind, stream: stream, author: try row.fixed("author"),
                name: try row.fixed("name"))
            let version = Version(
                incarnation: try row.number("incarnation"),
                counter: UInt64(bitPattern: try row.number("counter")))
            return RecordStamp(key: key, version: version, hash: try row.fixed("hash"))
        }
    }

    func blobs(in stream: StreamID) throws -> [RecordKey] {
        let sql = "SELECT author, name FROM records WHERE stream = ? AND kind = ?"
        let arguments: StatementArguments = [stream.data, RecordKind.blob.rawValue]
        return try fetch(from: "records", sql, arguments) { row in
            RecordKey(
                kind: .blob, stream: stream, author: try row.fixed("author"),
                name: try row.fixed("name"))
        }
    }

    func octets(by author: IdentityKey) throws -> Int {
        let sql = "SELECT coalesce(sum(octets), 0) AS sum FROM author_octets WHERE author = ?"
        let sums: [Int] = try fetch(from: "author_octets", sql, [author.data]) {
            try $0.number("sum")
        }
        return try (sums.first ?? 0) + keptOctets(by: author)
    }

    func octetsByStream(of author: IdentityKey) throws -> [StreamID: Int] {
        let sql = "SELECT stream, octets FROM author_octets WHERE author = ?"
        let sums = try fetch(from: "author_octets", sql, [author.data]) { row in
            (try row.fixed("stream") as StreamID, try row.number("octets") as Int)
        }
        return try Dictionary(sums, uniquingKeysWith: +)
            .merging(keptOctetsByStream(of: author), uniquingKeysWith: +)
    }

    func put(_ record: Record) throws {
        let sql = """
            INSERT INTO records
            (stream, kind, author, name, incarnation, counter, hash, octets)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (stream, kind, author, name) DO UPDATE
            SET incarnation = excluded.incarnation, counter = excluded.counter,
            hash = excluded.hash, octets = excluded.octets
            """
        let version = record.version
        try execute(
            sql,
            Self.columns(of: record.key) + [
                version.incarnation, Int64(bitPattern: version.counter), record.hash.data,
                Data(record.octets),
            ])
    }

    func removeRecord(_ key: RecordKey) throws {
        try execute(
            "DELETE FROM records WHERE stream = ? AND kind = ? AND author = ? AND name = ?",
            Self.columns(of: key))
    }

    func removeStream(_ stream: StreamID) throws {
        try execute("DELETE FROM records WHERE stream = ?", [stream.data])
        // A list's cells stand under the same 16 octets as its stream.
        try execute("DELETE FROM beat_cells WHERE list = ?", [stream.data])
    }

    /// In the order in which they sort records.
    private static func columns(of key: RecordKey) -> StatementArguments {
        [key.stream.data, key.kind.rawValue, key.author.data, key.name.data]
    }

    private static func readRecord(_ row: Row) throws(StoreError) -> Record {
        let octets = try row.octets("octets")
        do throws(WireError) {
            return try Record(octets: octets)
        } catch {
            throw .corrupt("a stored record cannot be read (\(error))")
        }
    }
}
