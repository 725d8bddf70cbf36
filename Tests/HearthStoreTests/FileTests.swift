import Foundation
import GRDB
import HearthHousehold
import HearthReplication
import HearthRows
import HearthWire
import Testing

@testable import HearthStore

@Suite("The database's files")
struct FileTests {
    @Test("The database and the files beside it are their owner's alone")
    func modes() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        try store.transaction(.full) { try $0.put(peer(1)) }
        for suffix in ["", "-wal"] {
            #expect(try folder.mode(of: "hearth.sqlite" + suffix) == 0o600)
        }
        try store.close()
        #expect(try folder.mode(of: "hearth.sqlite") == 0o600)
    }

    @Test("What is removed gives its room back to the disk at the next start")
    func shrinks() throws {
        let folder = try TemporaryFolder()
        var store = try SQLiteStore(path: folder.database)
        func size() throws -> Int {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.database)
            return (attributes[.size] as? NSNumber)?.intValue ?? 0
        }
        try store.transaction(.full) { content in
            for author in 1...20 as ClosedRange<UInt8> {
                try content.put(
                    record(author: author, payload: .init(repeating: author, count: 900_000)))
            }
            try content.put(record(stream: 2, payload: [7]))
        }
        try store.transaction(.full) { try $0.removeStream(fixed(1)) }
        try store.close()
        #expect(try size() > 18_000_000)
        store = try SQLiteStore(path: folder.database)
        #expect(try size() < 1_000_000)
        let kept = try store.transaction(.full) { try $0.records(.part, in: fixed(2)) }
        #expect(kept.map(\.payload) == [[7]])
    }

    @Test("To see whether the disk works is to write to it, and to change nothing")
    func trial() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        try store.transaction(.full) { try $0.put(peer(1)) }
        try store.checkpoint()
        let before = try folder.octets()
        try store.tryDisk()
        #expect(try folder.octets() != before)
        #expect(try store.transaction(.full) { try $0.rows(PeerRow.self) } == [peer(1)])
        try store.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 1") }
        #expect(throws: StoreError.readOnly) { try store.tryDisk() }
    }

    @Test("What was removed or replaced is in no file after a checkpoint")
    func secureDelete() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        let secrets = (0..<3).map { _ in (0..<64).map { _ in UInt8.random(in: 0...255) } }
        func found() throws -> [Bool] {
            let files = try folder.octets()
            return secrets.map { secret in
                // Any quarter of it counts, as it is or in base64.
                [Data(secret), Data(secret).base64EncodedData()].contains { form in
                    stride(from: 0, to: 64, by: 16).contains { start in
                        files.contains { Data($0).range(of: form[start..<start + 16]) != nil }
                    }
                }
            }
        }
        var member = SampleRows.members[1]
        try store.transaction(.full) { content in
            for row in SampleRows.all.joined() { try content.put(row) }
            member.seed = secrets[0]
            try content.put(member)
            try content.put(
                CircleKeyRow(list: fixed(7), member: fixed(7), isWrapped: false, octets: secrets[1])
            )
            try content.put(record(payload: .init(repeating: 0, count: 9000) + secrets[2]))
        }
        try store.checkpoint()
        #expect(try found() == [true, true, true])

        try store.transaction(.full) { content in
            member.seed = [1, 2, 3]
            try content.put(member)
            try content.remove(
                CircleKeyRow.self, MembershipKey(list: fixed(7), member: fixed(7)))
            try content.removeRecord(record().key)
        }
        try store.checkpoint()
        #expect(try found() == [false, false, false])
        try store.close()
        #expect(try found() == [false, false, false])
    }

    @Test("A database of a newer program is refused and left as it is")
    func newer() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        try store.queue.write { database in
            try database.execute(
                sql: "INSERT INTO grdb_migrations (identifier) VALUES ('2 of the future')")
        }
        try store.close()
        let before = try folder.octets()
        #expect(throws: StoreError.newerVersion) { try SQLiteStore(path: folder.database) }
        #expect(try folder.octets() == before)
    }

    @Test("A file that cannot be written, or lies where nothing can be, is refused")
    func readOnly() throws {
        let folder = try TemporaryFolder()
        try SQLiteStore(path: folder.database).close()
        chmod(folder.path, 0o755)
        chmod(folder.database, 0o444)
        asNobody {
            #expect(throws: StoreError.readOnly) { try SQLiteStore(path: folder.database) }
        }
        chmod(folder.database, 0o666)
        chmod(folder.path, 0o555)
        asNobody {
            #expect(throws: StoreError.readOnly) { try SQLiteStore(path: folder.database) }
            #expect(throws: StoreError.readOnly) { try SQLiteStore(path: folder.path + "/new") }
        }
        chmod(folder.path, 0o700)
    }

    @Test("A missing folder is an error that says so")
    func missingFolder() throws {
        let folder = try TemporaryFolder()
        #expect(throws: StoreError.io("No such file or directory")) {
            try SQLiteStore(path: folder.path + "/missing/hearth.sqlite")
        }
    }

    @Test("A store that may no longer write says so, and has changed nothing")
    func becomesReadOnly() throws {
        let store = try SQLiteStore.inMemory()
        try store.transaction(.full) { try $0.put(peer(1)) }
        try store.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 1") }
        #expect(throws: StoreError.readOnly) {
            try store.transaction(.full) { try $0.put(peer(2)) }
        }
        try store.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 0") }
        #expect(try store.transaction(.full) { try $0.rows(PeerRow.self) } == [peer(1)])
    }

    @Test("While another program writes, the database is busy; afterwards it is this store's alone")
    func busy() throws {
        let folder = try TemporaryFolder()
        try SQLiteStore(path: folder.database).close()
        let other = try DatabaseQueue(path: folder.database)
        try other.writeWithoutTransaction { database in
            try database.inTransaction(.immediate) {
                #expect(throws: StoreError.busy) {
                    try SQLiteStore(path: folder.database, busyTimeoutSeconds: 0)
                }
                return .rollback
            }
        }
        try other.close()
        let store = try SQLiteStore(path: folder.database, busyTimeoutSeconds: 0)
        try store.transaction(.full) { try $0.put(peer(1)) }
        #expect(throws: DatabaseError.self) { try DatabaseQueue(path: folder.database) }
    }

    @Test("A full disk is an error after which all is as before")
    func diskFull() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        try store.transaction(.full) { try $0.put(peer(1)) }
        try store.queue.writeWithoutTransaction { database in
            let count = try #require(try Int.fetchOne(database, sql: "PRAGMA page_count"))
            try database.execute(sql: "PRAGMA max_page_count = \(count + 2)")
        }
        #expect(throws: StoreError.diskFull) {
            try store.transaction(.full) { content in
                try content.put(peer(2))
                try content.put(record(payload: .init(repeating: 1, count: 100_000)))
            }
        }
        // Nor can a body that does not mind get half of it committed.
        #expect(throws: (any Error).self) {
            try store.transaction(.full) { content in
                try content.put(peer(3))
                try? content.put(record(payload: .init(repeating: 1, count: 100_000)))
                throw Refusal()
            }
        }
        try store.transaction(.full) { content in
            #expect(try content.rows(PeerRow.self) == [peer(1)])
            #expect(try content.stamps(in: fixed(1)).isEmpty)
            try content.put(peer(4))
        }
    }

    @Test("After closing, everything throws")
    func closed() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        try store.close()
        #expect(throws: StoreError.self) { try store.transaction(.full) { try $0.put(peer(1)) } }
        #expect(throws: StoreError.self) { try store.pragma("synchronous") }
        #expect(throws: StoreError.self) { try store.checkpoint() }
    }
}

/// Runs `body` as a user to whom the modes of files apply: they do not for the superuser.
private func asNobody(_ body: () -> Void) {
    typealias SetUser = @convention(c) (UInt32) -> Int32
    guard geteuid() == 0, let symbol = dlsym(dlopen(nil, RTLD_NOW), "setfsuid") else {
        return body()
    }
    // For the files that this thread opens, and for no other thread.
    let setUser = unsafeBitCast(symbol, to: SetUser.self)
    _ = setUser(65534)
    defer { _ = setUser(0) }
    body()
}
