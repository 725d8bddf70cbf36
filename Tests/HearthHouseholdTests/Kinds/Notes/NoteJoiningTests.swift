import HearthAPI
import HearthHome
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold
@testable import HearthLists

@Suite("Notes that several people write at once")
struct NoteJoiningTests {
    private let cabin: Cabin
    private var world: World { cabin.world }

    init() throws { cabin = try Cabin(seed: 1) }

    /// The cable is out between the owner and the first friend while both write.
    private func meanwhile(
        _ owners: (String) throws -> Void, _ friends: (String) throws -> Void
    ) throws {
        world.network.isolate(cabin.first)
        try owners(cabin.path("Keys", at: cabin.owner))
        world.run(for: .seconds(2))
        try friends(cabin.path("Keys", at: cabin.first))
        world.run(for: .seconds(2))
        world.network.rejoin(cabin.first)
        try cabin.agree()
    }

    private func edit(
        _ node: SimulatedNode, _ note: String, _ text: String
    ) throws { try world.perform(EditNote(note: note, text: text), on: node) }

    @Test("Different lines are joined, on all homes alike")
    func differentLines() throws {
        try meanwhile {
            try edit(cabin.owner, $0, "Keys: under the stone\nWater: off")
        } _: {
            try edit(cabin.first, $0, "Keys: under the mat\nWater: on")
        }
        for node in cabin.all {
            #expect(try cabin.texts(at: node) == ["Keys: under the stone\nWater: on"])
        }
    }

    @Test("The same line gives one copy, of which both are told")
    func sameLine() throws {
        try meanwhile {
            try edit(cabin.owner, $0, "Keys: at home\nWater: off")
        } _: {
            try edit(cabin.first, $0, "Keys: in the car\nWater: off")
        }
        for node in cabin.all {
            #expect(
                try cabin.texts(at: node)
                    == ["Keys: at home\nWater: off", "Keys: in the car\nWater: off"])
            let copies = try cabin.notes(at: node).compactMap(\.note).filter { $0.copyOf != nil }
            #expect(copies.count == 1 && copies.first?.copyBy == "Owner")
        }
        world.run(for: .seconds(60))
        for node in [cabin.owner, cabin.first] {
            let news = try world.perform(ShowNews(), on: node).items
            #expect(news.contains { $0.kind == .keptTwice }, "\(node.name)")
        }
    }

    @Test("A copy that was deleted is not made again, nor after a restart")
    func deletedCopy() throws {
        try sameLine()
        let copy = try #require(
            try cabin.notes(at: cabin.second).first { $0.note?.copyOf != nil })
        try world.perform(
            DeleteItem(item: "\(copy.listID)/\(copy.id)"), on: cabin.second)
        try cabin.agree()
        for node in cabin.all {
            world.stop(node)
            try world.start(node)
        }
        world.run(for: .seconds(90))
        try cabin.agree()
        #expect(try cabin.texts(at: cabin.owner).count == 1)
    }

    @Test("An edit brings back what somebody put into the bin, or deleted, without having seen it")
    func deleted() throws {
        try meanwhile {
            try world.perform(BinNotes(notes: [$0]), on: cabin.owner)
        } _: {
            try edit(cabin.first, $0, "Keys: in the car\nWater: off")
        }
        #expect(try cabin.texts(at: cabin.owner) == ["Keys: in the car\nWater: off"])
        try meanwhile {
            try edit(cabin.owner, $0, "Keys: lost\nWater: off")
        } _: {
            try world.perform(DeleteItem(item: $0), on: cabin.first)
        }
        #expect(try cabin.texts(at: cabin.second) == ["Keys: lost\nWater: off"])
    }

    /// An item as a home's member has it open.
    private func held(_ path: String, at node: SimulatedNode) throws -> Item {
        var household = try #require(node.household)
        let pieces = path.split(separator: "/").map(String.init)
        let (list, item) = (
            try #require(ListID(hex: pieces[0])), try #require(ItemID(hex: pieces[1]))
        )
        let member = try #require(node.member)
        let open = try household.open(
            list, for: member, keys: #require(household.keyring.keys(of: member)),
            Work(store: node.store, now: world.now))
        return try #require(open?.merged.item(item))
    }

    @Test("What is written again over a deletion names both the edit and the deletion as seen")
    func writtenAgain() throws {
        var (path, edit, deletion) = ("", VersionTag?.none, VersionTag?.none)
        try meanwhile {
            path = $0
            try self.edit(cabin.owner, path, "Keys: lost\nWater: off")
            edit = try held(path, at: cabin.owner).versionTag
        } _: {
            try world.perform(DeleteItem(item: $0), on: cabin.first)
            deletion = try held($0, at: cabin.first).versionTag
        }
        let list = try #require(ListID(hex: String(path.prefix(while: { $0 != "/" }))))
        let tags = try [cabin.owner, cabin.first].map {
            AuthorTag(of: try #require($0.member), in: list)
        }
        for node in cabin.all {
            let item = try held(path, at: node)
            #expect(!item.isDeleted)
            #expect(item.seenVersion(of: tags[0]) == edit, "\(node.name)")
            #expect(item.seenVersion(of: tags[1]) == deletion, "\(node.name)")
        }
    }

    @Test("Ticks of different lines all stay")
    func ticks() throws {
        try world.perform(SetChecklist(list: "Cabin", isOn: true), on: cabin.owner)
        for name in ["Milk", "Bread", "Salt"] {
            try world.perform(AddLine(list: "Cabin", name: name), on: cabin.owner)
        }
        try cabin.agree()
        world.network.isolate(cabin.first)
        try world.perform(
            CheckLines(lines: [cabin.path("Milk", at: cabin.owner)], isDone: true),
            on: cabin.owner)
        try world.perform(
            CheckLines(lines: [cabin.path("Bread", at: cabin.first)], isDone: true),
            on: cabin.first)
        try world.perform(
            AddLine(list: "Owner/Cabin", name: "Tea"), on: cabin.first)
        world.network.rejoin(cabin.first)
        try cabin.agree()
        let shown = try world.perform(ShowChecklist(list: "Owner/Cabin"), on: cabin.second)
        #expect(Set(shown.done.map(\.name)) == ["Milk", "Bread"])
        #expect(shown.open.map(\.name) == ["Keys", "Salt", "Tea"])
    }

    @Test("Two editors in turns, 40 edits each with pauses offline, make no copy")
    func turns() throws {
        let editors = [cabin.owner, cabin.first]
        var text = try cabin.texts(at: cabin.owner)[0]
        for turn in 0..<80 {
            let node = editors[turn % 2]
            try world.run(until: "\(node.name) has turn \(turn)", within: .seconds(600)) {
                try cabin.texts(at: node) == [text]
            }
            if turn % 3 == 0 { world.network.isolate(node) }
            if turn % 10 == 4 {
                world.stop(node)
                try world.start(node)
            }
            text = "Turn \(turn)\n" + text.split(separator: "\n").prefix(3).joined(separator: "\n")
            try edit(node, cabin.path(at: node), text)
            world.run(for: .seconds(20))
            if turn % 3 == 0 { world.network.rejoin(node) }
        }
        try cabin.agree()
        for node in cabin.all { #expect(try cabin.texts(at: node) == [text]) }
    }

    /// The first friend gets a passphrase, and is signed in.
    private func signIn() throws -> Caller {
        try world.perform(SetPassphrase(new: "correct horse"), on: cabin.first)
        return try signInAgain()
    }

    private func signInAgain() throws -> Caller {
        Caller(
            session: try world.perform(Unlock(passphrase: "correct horse"), on: cabin.first).token)
    }

    @Test("What waits for a locked member is done when they unlock")
    func locked() throws {
        let caller = try signIn()
        let path = try
            "\(cabin.notes(at: cabin.owner)[0].listID)/\(cabin.notes(at: cabin.owner)[0].id)"
        world.network.isolate(cabin.first)
        try world.perform(
            EditNote(note: path, text: "Keys: in the car\nWater: off"), on: cabin.first, as: caller)
        world.run(for: .seconds(2))
        try edit(cabin.owner, path, "Keys: at home\nWater: on")
        try world.perform(Lock(), on: cabin.first, as: caller)
        world.network.rejoin(cabin.first)
        world.run(for: .seconds(60))
        #expect(try cabin.texts(at: cabin.owner) == ["Keys: at home\nWater: on"])
        world.stop(cabin.first)
        try world.start(cabin.first)
        world.run(for: .seconds(60))
        _ = try signInAgain()
        try world.run(until: "the copy comes", within: .seconds(120)) {
            try cabin.texts(at: cabin.owner)
                == ["Keys: at home\nWater: on", "Keys: in the car\nWater: off"]
        }
    }

    @Test(
        "What somebody first wrote of a note comes back beside what they wrote on an earlier copy")
    func firstChangeComesBack() throws {
        let before = cabin.first.store.snapshot()
        try edit(cabin.first, cabin.path(at: cabin.first), "Keys: at home\nWater: off")
        try cabin.agree()
        world.stop(cabin.first)
        world.network.isolate(cabin.first)
        world.run(for: .seconds(30))
        try world.start(cabin.first, from: before)
        try edit(cabin.first, cabin.path(at: cabin.first), "Keys: in the car\nWater: off")
        world.run(for: .seconds(60))
        world.network.rejoin(cabin.first)
        try cabin.agree()
        for node in cabin.all {
            #expect(
                try cabin.texts(at: node)
                    == ["Keys: at home\nWater: off", "Keys: in the car\nWater: off"])
        }
        // Written on, it does not come back once more.
        try edit(
            cabin.first, cabin.path("Keys", at: cabin.first), "Keys: in the car\nWater: on")
        try cabin.agree()
        world.run(for: .seconds(120))
        #expect(try cabin.notes(at: cabin.owner).count == 2)
    }

    @Test("What was said of one note while a page was open is joined with what the page sends")
    func openPage() throws {
        let note = try cabin.path("Keys", at: cabin.owner)
        let seen = try world.perform(ShowNote(note: note), on: cabin.owner).note
        try edit(cabin.owner, note, "Keys: under the mat\nWater: on")
        let joined = try world.perform(
            EditNote(
                note: note, text: "Keys: gone\nWater: off", ifMatch: seen.etag, was: seen.notes),
            on: cabin.owner)
        #expect(joined.isJoined && joined.note.notes == "Keys: gone\nWater: on")
        let apart = try world.perform(
            EditNote(
                note: note, text: "Keys: sold\nWater: off", ifMatch: seen.etag, was: seen.notes),
            on: cabin.owner)
        #expect(apart.copy?.notes == "Keys: sold\nWater: off")
        #expect(apart.note.notes == "Keys: gone\nWater: on")
        // The same once more, since the answer was lost.
        let again = try world.perform(
            EditNote(
                note: note, text: "Keys: sold\nWater: off", ifMatch: seen.etag, was: seen.notes),
            on: cabin.owner)
        #expect(again.copy?.id == apart.copy?.id)
        #expect(try cabin.notes(at: cabin.owner).count == 2)
    }

    @Test(
        "A name that somebody gave while a page was open stays, and another one is kept beside it")
    func openPageAndName() throws {
        let note = try cabin.path("Keys", at: cabin.owner)
        let seen = try world.perform(ShowNote(note: note), on: cabin.owner).note
        func send(
            name: String, text: String = "Keys: under the mat\nWater: off", wasName: String?
        ) throws -> NoteSaved {
            try world.perform(
                EditNote(
                    note: note, name: name, text: text, ifMatch: seen.etag, was: seen.notes,
                    wasName: wasName), on: cabin.owner)
        }
        try world.perform(EditNote(note: note, name: "Door"), on: cabin.owner)
        // The page sends its name as it was, and another text.
        let joined = try send(
            name: "Keys", text: "Keys: under the mat\nWater: on", wasName: "Keys")
        #expect(joined.isJoined && joined.note.name == "Door")
        #expect(joined.note.notes == "Keys: under the mat\nWater: on")
        let apart = try send(name: "Garage", wasName: "Keys")
        #expect(apart.copy?.name == "Garage" && apart.note.name == "Door")
        // Who does not say which name they saw may have given this one.
        let unknown = try send(name: "Keys", wasName: nil)
        #expect(unknown.copy?.name == "Keys" && unknown.note.name == "Door")
        #expect(try send(name: "Door", wasName: nil).isJoined)
        // One that is made of the text gives way to one that somebody typed.
        let made = try send(name: "", text: "Cellar\nWater: off", wasName: "")
        #expect(made.note.name == "Door" && made.copy == nil)
        #expect(try cabin.notes(at: cabin.owner).count == 3)
    }

    @Test("Tags that somebody added while a page was open stay, and those that it took away go")
    func openPageAndTags() throws {
        let note = try cabin.path("Keys", at: cabin.owner)
        try world.perform(EditNote(note: note, tags: ["car", "home"]), on: cabin.owner)
        let seen = try world.perform(ShowNote(note: note), on: cabin.owner).note
        try world.perform(EditNote(note: note, tags: ["car", "home", "spring"]), on: cabin.owner)
        let saved = try world.perform(
            EditNote(
                note: note, text: "Keys: lost", tags: ["home", "found"], ifMatch: seen.etag,
                was: seen.notes, wasTags: seen.tags), on: cabin.owner)
        #expect(Set(saved.note.tags) == ["home", "spring", "found"])
        #expect(saved.note.notes == "Keys: lost" && saved.copy == nil)
    }

    @Test("Who may only read is refused every change, and what cannot be a time or fit is named")
    func refusals() throws {
        let reader = try world.add(household: "Reader's house", member: "Reader")
        try world.befriend(cabin.owner, reader)
        try world.share("Cabin", of: cabin.owner, with: [(reader, "Reader")])
        let note = try cabin.path("Keys", at: cabin.owner)
        for change: any Operation in [
            EditNote(note: note, text: "Mine"), AppendToNote(note: note, text: "Mine"),
            BinNotes(notes: [note]), AddNote(list: "Owner/Cabin", text: "Mine"),
            CheckLines(lines: [note], isDone: true), AddLine(list: "Owner/Cabin", name: "Mine"),
            SetChecklist(list: "Owner/Cabin", isOn: true), ClearDone(list: "Owner/Cabin"),
        ] {
            expectRefusal(.notEditor) { try world.perform(change, on: reader) }
        }
        // To be reminded is theirs alone.
        try world.perform(RemindOfNote(note: note, at: "2031-01-01T00:00:00Z"), on: reader)
        for time in ["tomorrow", "99999-01-01T00:00:00Z", "1969-12-31T23:59:59Z"] {
            expectRefusal(.momentMalformed) {
                try world.perform(RemindOfNote(note: note, at: time), on: reader)
            }
        }
        let long = String(repeating: "x", count: 10_002)
        let refused = #expect(throws: HearthError.self) {
            try world.perform(AddNote(text: long), on: reader)
        }
        #expect(refused?.code == .noteTooLong && refused?.arguments["over"] == "2")
        expectRefusal(.itemTooLarge) {
            try world.perform(
                AddNote(text: String(repeating: "🙂", count: 10_000), tags: ["x"]), on: reader)
        }
    }
}
