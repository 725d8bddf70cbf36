import Foundation
import HearthHousehold
import Testing

@testable import HearthStore

@Suite("A log that was lost")
struct LogMarkTests {
    /// A store in which somebody was told that something is done, as its files lie after a crash.
    private func crashed(_ body: (SQLiteStore) throws -> Void) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        try store.transaction(.full, isMarked: true) { try $0.put(peer(1)) }
        try body(store)
        let copy = try TemporaryFolder()
        for suffix in ["", "-wal", "-mark"] {
            try FileManager.default.copyItem(
                atPath: folder.database + suffix, toPath: copy.database + suffix)
        }
        return copy
    }

    private func peers(_ store: SQLiteStore) throws -> [PeerRow] {
        try store.transaction(.full) { try $0.rows(PeerRow.self) }
    }

    @Test("After a crash nothing is told, and nothing is lost")
    func crash() throws {
        let folder = try crashed { try $0.transaction(.relaxed) { try $0.put(peer(2)) } }
        let store = try SQLiteStore(path: folder.database)
        #expect(!store.hasLostLog)
        #expect(try peers(store) == [peer(1), peer(2)])
        try store.close()
        #expect(try !SQLiteStore(path: folder.database).hasLostLog)
    }

    @Test("A missing log is told once it held what somebody did, until the files are tidied")
    func missing() throws {
        let folder = try crashed { _ in }
        try FileManager.default.removeItem(atPath: folder.database + "-wal")
        for _ in 0..<2 {
            let store = try SQLiteStore(path: folder.database)
            #expect(store.hasLostLog)
            #expect(try peers(store).isEmpty)
            try store.close()
        }
        let store = try SQLiteStore(path: folder.database)
        try store.tidy()
        try store.close()
        #expect(try !SQLiteStore(path: folder.database).hasLostLog)
    }

    @Test("One wrong bit in the log is told, and so is one that ends too early")
    func damaged() throws {
        for isCut in [false, true] {
            let folder = try crashed {
                for octet in 2...5 as ClosedRange<UInt8> {
                    try $0.transaction(.full, isMarked: true) { try $0.put(peer(octet)) }
                }
            }
            let path = folder.database + "-wal"
            var log = try Data(contentsOf: URL(fileURLWithPath: path))
            if isCut {
                log.removeLast(3 * 4120)
            } else {
                log[log.count / 2] ^= 4
            }
            try log.write(to: URL(fileURLWithPath: path))
            let store = try SQLiteStore(path: folder.database)
            #expect(store.hasLostLog)
            #expect(try peers(store).count < 5)
        }
    }

    @Test("A crash between the commit and its mark tells nothing, however often it happens")
    func between() throws {
        let folder = try TemporaryFolder()
        var older: Data?
        for octet in 1...4 as ClosedRange<UInt8> {
            let store = try SQLiteStore(path: folder.database)
            #expect(!store.hasLostLog)
            older = FileManager.default.contents(atPath: folder.database + "-mark")
            try store.transaction(.full, isMarked: true) { try $0.put(peer(octet)) }
            try store.close()
            let mark = URL(fileURLWithPath: folder.database + "-mark")
            // The first stays: before it there was none.
            if let older { try older.write(to: mark) }
        }
        #expect(older?.count == 32)
    }

    @Test("An older database in the place of a newer one is told; one by itself is a backup")
    func olderFile() throws {
        let folder = try TemporaryFolder()
        var store = try SQLiteStore(path: folder.database)
        try store.transaction(.full, isMarked: true) { try $0.put(peer(1)) }
        try store.close()
        let old = try Data(contentsOf: URL(fileURLWithPath: folder.database))
        store = try SQLiteStore(path: folder.database)
        for octet in 2...3 as ClosedRange<UInt8> {
            try store.transaction(.full, isMarked: true) { try $0.put(peer(octet)) }
        }
        try store.close()
        try old.write(to: URL(fileURLWithPath: folder.database))
        #expect(try SQLiteStore(path: folder.database).hasLostLog)
        try FileManager.default.removeItem(atPath: folder.database + "-mark")
        #expect(try !SQLiteStore(path: folder.database).hasLostLog)
    }

    @Test("The mark has one size and no two are alike, whether anything was written or not")
    func marks() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteStore(path: folder.database)
        var seen: Set<Data> = []
        for round in 0..<6 as Range<UInt8> {
            if round % 2 == 0 {
                try store.transaction(.full, isMarked: true) { try $0.put(peer(round)) }
            }
            try store.tidy()
            let mark = try #require(
                FileManager.default.contents(atPath: folder.database + "-mark"))
            #expect(mark.count == 32)
            seen.insert(mark)
        }
        #expect(seen.count == 6)
    }
}
