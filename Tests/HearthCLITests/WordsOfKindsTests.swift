import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Words of kinds")
struct WordsOfKindsTests {
    private static let tray = ListInfo(
        id: "66ff", title: "Notes", path: "tray:notes", owner: "Cousin", isOwn: true, role: .owner,
        kind: "notes", isTray: true, isArchived: false, items: 103, readers: 0, state: .open)
    private static let note = ItemInfo(
        id: "0a", name: "Roof", list: "Notes", listID: "66ff", isInTray: true, owner: "Cousin",
        kind: "notes", body: ItemFields(NoteFields()))
    private static let shared = ListInfo(
        id: "77aa", title: "Cabin", owner: "Owner", isOwn: false, role: .keeper, kind: "notes",
        isTray: false, isArchived: false, items: 1, readers: 2, state: .open)

    private static func answer(_ asked: FakeNode.Asked) throws -> any Sendable {
        func reader(_ name: String, _ role: ListRole, hasAll: Bool?, isCaller: Bool = false)
            -> ReaderInfo
        {
            var reader = ReaderInfo(
                name: name, key: "hearth1\(name)", role: role, state: .reading, isCaller: isCaller,
                isHost: role == .owner, isFriend: true, isVerified: true, seesReservations: false)
            reader.hasAll = hasAll
            return reader
        }
        switch asked.operation {
        case is ListLists: return [Household.list, Household.tray, tray, shared]
        case is AddNote: return note
        case let show as ShowNote where show.note == "Roof":
            return NoteShown(note: note, list: tray)
        case is ShowNote: return NoteShown(note: note, list: shared)
        case is WhoCanSee:
            return [
                reader("Owner", .owner, hasAll: true), reader("Bea", .friend, hasAll: false),
                reader("Cousin", .keeper, hasAll: nil, isCaller: true),
            ]
        case is FindItems:
            return [ShownFind.plain(FoundItem(path: "tray:notes/Roof", isOwn: true, item: note))]
        case is ShowInbox:
            return [
                InboxEntry(
                    id: "8", kind: .list, from: "Owner", key: "hearth1owner", title: "Cabin",
                    role: .keeper, listKind: "notes", isKindKnown: true, readers: 2)
            ]
        default: return try Household.answer(asked)
        }
    }

    @Test(
        "What is on no list is called so in the reader's language, and never as programs write it",
        arguments: [("en", "Notes"), ("sv", "Anteckningar")])
    func trays(_ language: String, _ name: String) async throws {
        try await FakeNode(answer: Self.answer).serve { home in
            for arguments in [
                ["list"], ["note", "add", "Roof"], ["note", "show", "Roof"], ["search", "Roof"],
            ] {
                let outcome = await home.run(arguments + ["--language", language])
                #expect(outcome.code == 0, "\(outcome)")
                #expect(outcome.output.contains(name), "\(outcome.output)")
                #expect(!outcome.output.contains("tray:"), "\(outcome.output)")
                #expect(language == "en" || !outcome.output.contains("Tray"), "\(outcome.output)")
            }
        }
    }

    @Test("Wishes are counted without notes")
    func counts() async throws {
        try await FakeNode(answer: Self.answer).serve { home in
            let now = await home.run(["now", "--json"])
            #expect(
                now.output.contains("\"wishes\" : {\n      \"own\" : 3\n    }"), "\(now)")
        }
    }

    @Test("Of who has a note the command says what the page says")
    func readers() async throws {
        try await FakeNode(answer: Self.answer).serve { home in
            let alone = await home.run(["note", "show", "Roof"])
            #expect(alone.output.contains("On this computer only: nobody else reads it."))
            let shared = await home.run(["note", "show", "Owner/Cabin/Roof"])
            for said in [
                "Shared with Owner and Bea", "You and Owner may edit it", "Owner has all of it",
                "Bea gets what is new when your homes next meet",
            ] { #expect(shared.output.contains(said), "\(said) in \(shared.output)") }
        }
    }

    @Test("Who is offered notes is told so, and asked nothing about gifts")
    func offered() async throws {
        let node = FakeNode(answer: Self.answer)
        try await node.serve { home in
            let inbox = await home.run(["inbox"])
            #expect(inbox.output.contains("to share the notes “Cabin”"), "\(inbox.output)")
            let accepted = await home.run(["accept", "Cabin"], typed: ["y"])
            #expect(!accepted.explanation.contains("give"), "\(accepted.explanation)")
        }
    }
}
