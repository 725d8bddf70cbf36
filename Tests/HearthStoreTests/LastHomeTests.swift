import Foundation
import GRDB
import HearthAPI
import HearthHousehold
import HearthWire
import Testing

@testable import HearthStore

/// A home that real nodes made with the last Hearth: that of First, who has no passphrase, and of Locked, whose
/// passphrase is "correct horse". They write lists and notes, alone and with others, one of whom keeps a child's list;
/// the home was put back to a copy, and the last that happened is what no other home has seen.
/// `scripts/lib/filling` made it.
@Suite("A home of the last Hearth")
struct LastHomeTests {
    private static let path = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Homes/every-row.sqlite").path
    /// Types that it did not have: none. Nothing was superseded in it (`SupersededRow`), for nobody else's home was
    /// put back.
    private static let new: Set<String> = []
    private static let carried = ["records", "beat_cells", "early_cells"]

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Self.path, toPath: folder.database)
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

    /// A minute after its node last heard another.
    private func now(_ store: SQLiteStore) throws -> WallTime {
        try store.transaction(.full) { content in
            let heard = try content.rows(PeerRow.self).map(\.lastHeard).max()
            return try #require(heard).adding(.seconds(60))
        }
    }
}
