import Foundation
import GRDB
import HearthHousehold
import HearthReplication
import HearthRows
import HearthWire
import Testing

@testable import HearthStore

@Suite("Durability of the database")
struct DurabilityTests {
    private static func synchronous(in content: any HouseholdStore) throws -> String {
        try #require(content as? StoreTransaction).database.pragma("synchronous")
    }

    @Test("The settings that matter are in force after opening and after opening again")
    func settings() throws {
        let folder = try TemporaryFolder()
        for _ in 0..<2 {
            let store = try SQLiteStore(path: folder.database)
            #expect(try store.pragma("journal_mode") == "wal")
            #expect(try store.pragma("synchronous") == "2")
            #expect(try store.pragma("secure_delete") == "1")
            #expect(try store.pragma("temp_store") == "2")
            try store.close()
        }
    }

    @Test("A full transaction waits for the disk and a relaxed one does not, each time")
    func levels() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        for durability in [Durability.full, .relaxed, .relaxed, .full] {
            let level = try store.transaction(durability) { content in
                try content.put(peer(1))
                return try Self.synchronous(in: content)
            }
            #expect(level == (durability == .full ? "2" : "1"))
            #expect(try store.pragma("synchronous") == "2")
        }
    }

    @Test("FULL is back in force after a relaxed transaction that failed")
    func levelAfterFailure() throws {
        let store = try SQLiteStore.inMemory()
        #expect(throws: Refusal.self) {
            try store.transaction(.relaxed) { _ in throw Refusal() }
        }
        #expect(try store.pragma("synchronous") == "2")
        #expect(try store.transaction(.full) { try Self.synchronous(in: $0) } == "2")
    }

    @Test("What was committed survives the end of the program at any moment; the rest is gone")
    func kill() throws {
        let folder = try TemporaryFolder()
        let copies = [try TemporaryFolder(), try TemporaryFolder()]
        func copy(to copy: TemporaryFolder) throws {
            for suffix in ["", "-wal"] {
                try FileManager.default.copyItem(
                    atPath: folder.database + suffix, toPath: copy.database + suffix)
            }
        }
        let store = try SQLiteStore(path: folder.database)
        try store.transaction(.full) { content in
            for row in SampleRows.all.joined() { try content.put(row) }
            try content.put(record())
        }
        try store.transaction(.full) { content in
            try content.put(record(author: 2))
            try copy(to: copies[0])
        }
        try store.transaction(.relaxed) { try $0.putBeat(cell()) }
        try copy(to: copies[1])

        for (index, copy) in copies.enumerated() {
            let survivor = try SQLiteStore(path: copy.database)
            try survivor.transaction(.full) { content in
                try RowContractTests.expectAll(in: content)
                #expect(try content.records(.part, in: fixed(1)).count == 1 + index)
                #expect(try content.beatCells(in: fixed(1)).count == index)
            }
        }
    }

    @Test("Everything is there after closing and opening, from the one file alone")
    func reopen() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        try store.transaction(.full) { content in
            for row in SampleRows.all.joined() { try content.put(row) }
        }
        try store.close()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names == ["hearth.sqlite"])
        try SQLiteStore(path: folder.database).transaction(.full) { content in
            try RowContractTests.expectAll(in: content)
        }
    }

    @Test("After a checkpoint the file alone is a backup, while the store is in use")
    func backup() throws {
        let folder = try TemporaryFolder()
        let copy = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        try store.transaction(.relaxed) { try $0.put(peer(1)) }
        try store.checkpoint()
        try FileManager.default.copyItem(atPath: folder.database, toPath: copy.database)
        try store.transaction(.full) { try $0.put(peer(2)) }
        let rows = try SQLiteStore(path: copy.database).transaction(.full) { content in
            try content.rows(PeerRow.self)
        }
        #expect(rows == [peer(1)])
    }
}
