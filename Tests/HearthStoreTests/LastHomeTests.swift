import Foundation
import GRDB
import HearthAPI
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire
import Testing

@testable import HearthStore

/// A home that real nodes made with the last Hearth: that of First, who has no passphrase, and of Locked, whose
/// passphrase is "correct horse". They write lists and notes, alone and with others, one of whom keeps a child's list;
/// the home was put back to a copy, and the last that happened is what no other home has seen.
/// `scripts/lib/filling` made it.
@Suite("A home of the last Hearth")
struct LastHomeTests {
    private static let homes = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Homes")
    /// Types that it did not have: none. Nothing was superseded in it (`SupersededRow`), for nobody else's home was
    /// put back.
    private static let new: Set<String> = []
    private static let carried = ["records", "beat_cells", "early_cells"]

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Self.homes.appending(path: "every-row.sqlite").path, toPath: folder.database)
    }

    @Test("Rows of every type are there, and say what they said")
    func rows() throws {
        func tables() throws -> [String: Set<[String: String]>] {
            let queue = try DatabaseQueue(path: folder.database)
            defer { try? queue.close() }
            return try queue.read { try StoredTables.all($0) }
        }
        let before = try tables()
        let store = try SQLiteStore(path: folder.database)
        let rows = try StoredTables.types(before["rows"])
        let known = Set(SampleRows.firsts.map { type(of: $0).table })
        #expect(Set(rows.keys) == known.subtracting(Self.new))
        try store.transaction(.full) { content in
            func read<Row: StoredRow>(_ row: Row) throws {
                let read = try content.rows(Row.self)
                #expect(read.count == rows[Row.table]?.count ?? 0, "\(Row.table)")
                for row in read { #expect(try content.row(Row.self, row.key) == row) }
            }
            for row in SampleRows.firsts { try read(row) }
        }
        try store.close()
        let after = try tables()
        for table in Self.carried {
            #expect(before[table]?.isEmpty == false && after[table] == before[table], "\(table)")
        }
        let kept = try StoredTables.types(after["rows"])
        for type in known { #expect(kept[type] == rows[type], "\(type)") }
    }

    @Test("One to be brought up to date is kept beside it for 30 days, and loses nothing")
    func earlierCopy() throws {
        let sql = try String(
            contentsOf: Self.homes.appending(path: "before-sums.sql"), encoding: .utf8)
        let before = try change { database in
            try database.execute(sql: sql)
            return try StoredTables.all(database)
        }
        try SQLiteStore(path: folder.database).close()
        var after = try change { try StoredTables.all($0) }
        #expect(after.removeValue(forKey: "author_octets")?.isEmpty == false)
        #expect(after == before)

        let copy = folder.database + EarlierCopy.suffix
        let kept = try DatabaseQueue(path: copy)
        #expect(try kept.read { try StoredTables.all($0) } == before)
        try kept.close()
        let attributes = try FileManager.default.attributesOfItem(atPath: copy)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        // A start that changes nothing copies nothing, and one after 30 days removes it.
        for (days, isThere) in [(29.0, true), (31, false)] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date.now.addingTimeInterval(-days * 86_400)],
                ofItemAtPath: copy)
            try SQLiteStore(path: folder.database).close()
            #expect(FileManager.default.fileExists(atPath: copy) == isThere)
        }
        let left = try FileManager.default.contentsOfDirectory(
            atPath: (folder.database as NSString).deletingLastPathComponent)
        #expect(left.allSatisfy { !$0.contains(EarlierCopy.suffix) })
    }

    @Test(
        "A home of development versions is refused and left as it is",
        arguments: [
            "DELETE FROM grdb_migrations WHERE identifier <> 'rows'",
            "DELETE FROM grdb_migrations; INSERT INTO grdb_migrations VALUES ('no log mark')",
        ])
    func older(sql: String) throws {
        try change { try $0.execute(sql: sql) }
        let before = try folder.octets()
        #expect(throws: StoreError.olderVersion) { try SQLiteStore(path: folder.database) }
        #expect(try folder.octets() == before)
    }

    @Test(
        "Members whose cells only an earlier Hearth opens are named",
        arguments: zip([Cell.Kind.claims, .talk, .talk], [(1, 512), (1, 2048), (2, 2976)]))
    func earlierCells(kind: Cell.Kind, form: (format: UInt8, byteCount: Int)) throws {
        let store = try SQLiteStore(path: folder.database)
        let count = try store.transaction(.full) { content in
            let locked = try #require(
                try content.rows(MemberRow.self).first { !$0.protection.isEmpty })
            return try content.rows(KnownListRow.self).reduce(into: 0) { count, row in
                let tag = AuthorTag(of: locked.identity, in: row.list, for: kind)
                guard let cell = try content.beatCell(of: tag, in: row.list) else { return }
                let octets = [kind.rawValue, form.format] + cell.octets[2..<44]
                let rest = [UInt8](repeating: 0, count: form.byteCount - octets.count)
                try content.putBeat(try Cell(octets: octets + rest))
                count += 1
            }
        }
        #expect(count > 0)
        try store.close()
        #expect(throws: HearthError(.homeNeedsMembers, ["members": "Locked"])) {
            try open { _ in }
        }
    }

    @Test("Its members read what they read before, and unlock with their passphrase")
    func household() throws {
        for _ in 0..<2 {
            try open { home in
                try expectNotes(home)
                try expectGifts(home)
                try expectNews(home)
                #expect(throws: HearthError.self) {
                    try home.asks(ShowNotes(), Caller(member: "Locked"))
                }
                let locked = try home.unlock("Locked", "correct horse")
                try expectLockeds(home, locked)
            }
        }
    }

    private func expectNotes(_ home: OpenedHome) throws {
        let notes = try home.asks(ShowNotes(), home.first).notes
        #expect(Set(notes.map(\.name)).isSuperset(of: ["Roof", "Song", "Kettle boils", "Keys"]))
        let roof = try #require(notes.first { $0.name == "Roof" })
        #expect(roof.notes == "Call the roofer\nbefore winter" && roof.tags == ["house"])
        #expect(roof.note?.isPinned == true && roof.photos.map(\.caption) == ["The leak"])
        let song = try #require(notes.first { $0.name == "Song" })
        #expect(song.photos.count == 1 && song.tags == ["house", "music"])
        // What nobody else has seen of theirs, and what both wrote at once.
        #expect(notes.contains { $0.name == "Keys" && $0.notes == "Keys: with First" })
        let wood = Set(notes.compactMap(\.notes).filter { $0.hasPrefix("Firewood") })
        #expect(wood == ["Firewood: birch", "Firewood: oak"])
        let bin = try home.asks(ShowNotes(bin: true), home.first).notes
        #expect(bin.map(\.name) == ["Old plan"])
        let lines = try home.asks(ShowNotes(list: "Shopping"), home.first).notes
        #expect(Set(lines.map(\.name)) == ["Milk", "Bread", "Eggs"])
        #expect(lines.filter { $0.note?.check?.isDone == true }.map(\.name) == ["Milk"])
        let tags = try home.asks(ShowTags(), home.first).tags
        #expect(Set(tags.map(\.tag)) == ["house", "music"])
    }

    private func expectGifts(_ home: OpenedHome) throws {
        let lists = Set(try home.asks(ListLists(), home.first).map(\.path))
        #expect(
            lists.isSuperset(of: [
                "Toys", "Shed", "Shopping", "Owner/Birthday", "Owner/Party", "Owner/Cabin",
                "Owner/Plans",
            ]))
        #expect(lists.contains { $0.hasPrefix("Child/") })
        let cart = Set(try home.asks(ShowCart(), home.first).entries.map(\.wish))
        #expect(cart.isSuperset(of: ["Kettle", "Book", "Teapot", "Cup", "Gift 01", "Gift 18"]))
        let friends = Set(try home.asks(ListFriends(), home.first).compactMap(\.name))
        #expect(friends.isSuperset(of: ["Auntie", "Owner", "Mother", "Child", "Kusin"]))
        let told = try home.asks(ShowComments(on: "Toys"), home.first).comments
        #expect(told.map(\.text) == ["Wood is best", "How nice"])
    }

    private func expectNews(_ home: OpenedHome) throws {
        let unread = try home.asks(ShowNews(which: "unread"), home.first).items
        let kinds = Set(unread.filter(\.isUnread).map(\.kind))
        #expect(
            kinds.isSuperset(of: [
                .friendRenamed, .listArrived, .listEnded, .dateChanged, .wishChanged, .wishGone,
                .comment, .thanks, .birthday, .due, .reservedChanged, .reservedGone,
                .reservedMoved, .turn, .boughtTwice, .priceMet, .holdLapsed, .whisper, .idea,
                .roleChanged, .keptTwice,
            ]), "\(kinds)")
    }

    /// With what came back and was due while they were locked.
    private func expectLockeds(_ home: OpenedHome, _ locked: Caller) throws {
        let notes = try home.asks(ShowNotes(), locked).notes
        #expect(Set(notes.map(\.name)).isSuperset(of: ["Pills", "Key"]))
        #expect(notes.first { $0.name == "Key" }?.notes == "Under the mat")
        let news = try home.asks(ShowNews(which: "all"), locked).items
        #expect(news.contains { $0.kind == .due && $0.wish == "Pills" })
        let cart = Set(try home.asks(ShowCart(), locked).entries.map(\.wish))
        #expect(cart.isSuperset(of: ["Gift 01", "Marbles", "Train", "Drum"]))
        let whispers = try home.asks(ShowWhispers(about: "First/Toys"), locked).whispers
        #expect(whispers.map(\.text) == ["With rails", "A loud one"])
        let garden = try home.asks(ShowList(list: "Garden"), locked)
        #expect(garden.items.map(\.name) == ["Spade", "Rake"])
        #expect(try home.asks(ListIntroductions(), locked).map(\.name) == ["Child"])
    }

    private func open(_ body: (OpenedHome) throws -> Void) throws {
        let store = try SQLiteStore(path: folder.database)
        try body(OpenedHome(store, at: try now(store)))
        try store.close()
    }

    @discardableResult
    private func change<Result>(_ body: (Database) throws -> Result) throws -> Result {
        let queue = try DatabaseQueue(path: folder.database)
        defer { try? queue.close() }
        return try queue.writeWithoutTransaction(body)
    }

    /// A minute after its node last heard another.
    private func now(_ store: SQLiteStore) throws -> WallTime {
        try store.transaction(.full) { content in
            let heard = try content.rows(PeerRow.self).map(\.lastHeard).max()
            return try #require(heard).adding(.seconds(60))
        }
    }
}
