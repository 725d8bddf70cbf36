import Foundation
import GRDB
import HearthAPI
import HearthHome
import HearthHousehold
import HearthReplication
import HearthSodium
import HearthWire
import Testing

@testable import HearthStore

/// A home that real nodes made with a Hearth of before, which remembered versions and had claims without moments:
/// that of First, who has no passphrase, and of Locked, whose passphrase is "correct horse". It was put back to
/// a copy; what came back of Locked's waits for them.
@Suite("A home of a Hearth of before")
struct EarlierHomeTests {
    private static let path = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Homes/remembered-versions.sqlite").path
    /// Types whose rows are of no use any more.
    private static let gone: Set = [
        "own_versions", "cell_orders", "returned_cells", "found_cells",
    ]
    /// Types that it did not have.
    private static let new: Set = [
        WaitingCellRow.table, WaitingRecordRow.table, ForgottenLetterRow.table,
        UnnamedBlobsRow.table, StoredCartRow.table, KeptPartRow.table,
        IntroductionRow.table, DueRow.table, PassedDueRow.table, StoredEditRow.table,
        HousemateNoteRow.table, SeenOfferRow.table, SupersededRow.table,
    ]
    /// What it did not count beforehand.
    private static let sums = "author_octets"
    private static let carried = ["records", "beat_cells", "early_cells"]
    /// A minute after its node ended.
    private static let now = WallTime(milliseconds: 1_795_646_880_000)

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Self.path, toPath: folder.database)
    }

    @Test(
        "The home as it was is kept beside it, for its owner alone, and only while it is another one"
    )
    func earlierCopy() throws {
        let copy = folder.database + EarlierCopy.suffix
        let before = try Self.tables(at: folder.database)
        try SQLiteStore(path: folder.database).close()
        #expect(try Self.tables(at: copy) == before)
        let attributes = try FileManager.default.attributesOfItem(atPath: copy)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        // A start that changes nothing copies nothing, and one after 30 days removes it.
        try FileManager.default.setAttributes(
            [.modificationDate: Date.now.addingTimeInterval(-29 * 86_400)], ofItemAtPath: copy)
        try SQLiteStore(path: folder.database).close()
        #expect(FileManager.default.fileExists(atPath: copy))
        try FileManager.default.setAttributes(
            [.modificationDate: Date.now.addingTimeInterval(-31 * 86_400)], ofItemAtPath: copy)
        try SQLiteStore(path: folder.database).close()
        #expect(!FileManager.default.fileExists(atPath: copy))
        let left = try FileManager.default.contentsOfDirectory(
            atPath: (folder.database as NSString).deletingLastPathComponent)
        #expect(left.allSatisfy { !$0.contains(EarlierCopy.suffix) })
    }

    private static func tables(at path: String) throws -> [String: Set<[String: String]>] {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { try StoredTables.all($0) }
    }

    @Test("Rows of every type are there, with all that they said")
    func rows() throws {
        let old = try DatabaseQueue(path: folder.database)
        let before = try old.read { try StoredTables.all($0) }
        try old.close()
        #expect(before.allSatisfy { !$0.value.isEmpty })
        let store = try SQLiteStore(path: folder.database)
        let after = try store.queue.read { try StoredTables.all($0) }
        #expect(Set(after.keys) == Set(before.keys).union([Self.sums]))
        for table in Self.carried { #expect(after[table] == before[table], "\(table)") }

        let rows = try StoredTables.types(before["rows"])
        let kept = try StoredTables.types(after["rows"])
        let known = Set(SampleRows.firsts.map { type(of: $0).table })
        #expect(Set(rows.keys) == known.subtracting(Self.new).union(Self.gone))
        for type in known.subtracting(Self.new).subtracting([FormerRecordRow.table]) {
            #expect(kept[type] == rows[type], "\(type)")
        }
        try store.transaction(.full) { content in
            func read<Row: StoredRow>(_ row: Row) throws {
                let rows = try content.rows(Row.self)
                #expect(rows.count == kept[Row.table]?.count ?? 0, "\(Row.table)")
                for row in rows { #expect(try content.row(Row.self, row.key) == row) }
            }
            for row in SampleRows.firsts { try read(row) }
            // A part that came back waits among such records now.
            #expect(try content.rows(FormerRecordRow.self).map(\.kind) == [.comment])
            #expect(try content.rows(WaitingRecordRow.self).map(\.key.kind) == [.part])
        }
        #expect(rows[FormerRecordRow.table]?.count == 2)
        #expect(kept[WaitingCellRow.table]?.count == rows["returned_cells"]?.count)
        #expect(Set(kept.keys).isDisjoint(with: Self.gone))
    }

    @Test("Its members read what they read before, and unlock with their passphrase")
    func household() throws {
        for _ in 0..<2 {
            try open { home in
                try expectFirstsLists(home)
                try expectFirstsGifts(home)
                #expect(throws: HearthError.self) {
                    try home.asks(ShowCart(), Caller(member: "Locked"))
                }
                let locked = try home.unlock("Locked", "correct horse")
                try expectLockeds(home, locked)
                try expectFirstsGifts(home)
            }
        }
    }

    @Test("Its beats make cells that other readers open, and lose nothing")
    func beats() throws {
        try open { home in
            let locked = try home.unlock("Locked", "correct horse")
            // The owner of the long list lives here: it has large cells from now on.
            for _ in 0..<60 { try home.wake(after: .seconds(1)) }
            try expectFirstsGifts(home)
            try expectLockeds(home, locked)
            let current = try home.cells(
                on: ["Owner/Birthday", "First/Toys", "First/Shed"], locked
            ).filter(\.isCurrent)
            // Of both on the list that both read, of Locked alone on those of First.
            #expect(current.filter { $0.kind == .talk }.count == 4)
            let claims = current.filter { $0.kind == .claims }
            #expect(
                claims.map(\.octets.count).sorted()
                    == [false, false, false, true].map { Cell.claimsByteCount(isLarge: $0) })
            #expect(claims.allSatisfy { $0.salt != .zero })
            // More claims than a small cell has room for wait until the host of that list is heard again.
            let wedding = try home.cells(on: ["Owner/Wedding"], home.first)
                .filter { $0.kind == .claims }
            #expect(wedding.allSatisfy { !$0.isCurrent })
            // Locked opens what First's home has made since, and the other way round.
            let kettle = try home.asks(ShowItem(item: "Owner/Birthday/Kettle"), locked)
            #expect(kettle.standing?.queue.map(\.name) == ["First"])
            let marbles = try home.asks(ShowItem(item: "Owner/Birthday/Marbles"), home.first)
            #expect(marbles.standing?.queue.map(\.name) == ["Locked", "Auntie"])
            let whispers = try home.asks(ShowWhispers(about: "Owner/Birthday"), locked).whispers
            #expect(whispers.map(\.text) == ["The green one", "I ask for the price"])
        }
        try open { try expectFirstsGifts($0) }
    }

    @Test("A friend's home gets the cells that it can take, and no others")
    func friend() throws {
        try open { home in
            for _ in 0..<60 { try home.wake(after: .seconds(1)) }
            let lists = try ["Owner/Birthday", "Owner/Wedding"].map {
                try #require(ListID(hex: home.asks(ShowList(list: $0), home.first).list.id))
            }
            let directives = try home.meetsAunt(holdingNothingOf: lists)
            let cells = directives.flatMap { directive -> [Cell] in
                if case .send(_, .cells(let cells), _) = directive { cells } else { [] }
            }
            #expect(cells.allSatisfy { $0.isCurrent })
            #expect(Set(cells.map(\.list)) == Set(lists))
            // Of First and of Locked on one list; on the other, First's claims wait.
            #expect(cells.filter { $0.kind == .claims }.map(\.list) == [lists[0], lists[0]])
            #expect(cells.filter { $0.kind == .talk }.count == 3)
        }
    }

    @Test("A home of the Hearth before that is refused and left as it is")
    func older() throws {
        let old = try DatabaseQueue(path: folder.database)
        try old.write { database in
            try database.execute(sql: "UPDATE grdb_migrations SET identifier = 'no log mark'")
        }
        try old.close()
        let before = try folder.octets()
        #expect(throws: StoreError.olderVersion) { try SQLiteStore(path: folder.database) }
        #expect(try folder.octets() == before)
    }

    private func expectFirstsLists(_ home: OpenedHome) throws {
        #expect(home.household.name == "House First")
        let lists = try home.asks(ListLists(), home.first)
        #expect(
            Set(lists.map(\.path)) == [
                "tray", "Toys", "Shed", "Offered", "Owner/Birthday", "Owner/Housewarming",
                "Owner/Wedding",
            ])
        let toys = try home.asks(ShowList(list: "Toys"), home.first)
        #expect(toys.items.map(\.name) == ["Train", "Drum", "Ball", "Kite"])
        #expect(toys.items.first?.photos.count == 1)
        let comments = try home.asks(ShowComments(on: "Toys"), home.first).comments
        #expect(comments.map(\.text) == ["Wood is best", "How nice"])
        #expect(comments.map(\.author) == ["First", "Owner"])
        let friends = try home.asks(ListFriends(), home.first)
        #expect(Set(friends.compactMap(\.name)) == ["Auntie", "Locked", "Owner"])
        #expect(friends.filter(\.isVerified).map(\.name) == ["Auntie"])
        let profile = try home.asks(ShowProfile(), home.first)
        #expect(profile.birthday == "1990-04-17" && profile.note == "No wool")
        #expect(profile.pictureType != nil)
        #expect(try home.asks(ShowProfile(friend: "Auntie"), home.first).note == "No glass")
        #expect(try home.asks(ListAsks(), home.first).map(\.friend) == ["Owner"])
        let inbox = try home.asks(ShowInbox(), home.first)
        #expect(Set(inbox.map(\.from)) == ["Stranger", "Owner", "Auntie"])
        #expect(try home.asks(ListInvitations(), home.first).count == 2)
        #expect(try home.asks(ShowAlarms(), home.first).count == 2)
        let proposal = try home.asks(ProposeThanks(list: "Owner/Housewarming"), home.first)
        #expect(proposal.told?.text == "With love")
    }

    private func expectFirstsGifts(_ home: OpenedHome) throws {
        let cart = try home.asks(ShowCart(), home.first).entries
        let gifts = (1...18).map { $0 < 10 ? "Gift 0\($0)" : "Gift \($0)" }
        let others = ["Kettle", "Lamp", "Bicycle", "Book", "Teapot", "Bread and salt"]
        #expect(Set(cart.map(\.wish)) == Set(gifts + others))
        #expect(cart.first { $0.wish == "Lamp" }?.until != nil)
        #expect(cart.first { $0.wish == "Bicycle" }?.roles == [.wraps])
        // Of the two reserving it, the page of the other says so.
        let standing = try home.asks(ShowItem(item: "Owner/Wedding/Gift 20"), home.first).standing
        #expect(standing?.queue.map(\.name) == ["Auntie"])
        let whispers = try home.asks(ShowWhispers(about: "Owner/Birthday"), home.first).whispers
        #expect(whispers.map(\.text) == ["The green one", "I ask for the price"])
        let ideas = try home.asks(ListIdeas(list: "Owner/Birthday"), home.first)
        #expect(ideas.map(\.name) == ["Balloon ride"])
    }

    /// With what came back while they were locked.
    private func expectLockeds(_ home: OpenedHome, _ locked: Caller) throws {
        let cart = try home.asks(ShowCart(), locked).entries
        let gifts = (1...18).map { $0 < 10 ? "Gift 0\($0)" : "Gift \($0)" }
        #expect(Set(cart.map(\.wish)) == Set(gifts + ["Marbles", "Train", "Drum"]))
        let whispers = try home.asks(ShowWhispers(about: "First/Toys"), locked).whispers
        #expect(whispers.map(\.text) == ["With rails", "A loud one"])
        let garden = try home.asks(ShowList(list: "Garden"), locked)
        #expect(garden.items.map(\.name) == ["Spade", "Rake"])
    }

    private func open(_ body: (OpenedHome) throws -> Void) throws {
        let store = try SQLiteStore(path: folder.database)
        try body(OpenedHome(store, at: Self.now))
        try store.close()
    }
}
