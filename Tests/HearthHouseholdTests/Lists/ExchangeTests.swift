import FoundationEssentials
import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@Suite("Lists from files and into files")
struct ExchangeTests {
    private let story: Birthday
    private var world: World { story.world }

    init() throws { story = try Birthday() }

    private func wish(_ name: String, _ notes: String? = nil) -> ImportedWish {
        ImportedWish(line: 1, name: name, fields: WishFields(notes: notes))
    }

    private func lists(_ node: SimulatedNode) throws -> [String] {
        try world.lists(of: node).compactMap(\.title)
    }

    @Test("A preview says what would be done and does nothing")
    func preview() throws {
        let lists = [
            ImportedList(title: "birthday", wishes: [wish("Lamp"), wish("kettle", "red")]),
            ImportedList(title: "Christmas", occasion: "christmas", wishes: [wish("Book")]),
            ImportedList(wishes: [wish("Idea"), wish("Idea"), wish("Idea", "another")]),
        ]
        let before = try self.lists(story.owner)
        let planned = try world.perform(
            ImportWishes(lists: lists, isPreview: true), on: story.owner)
        #expect(planned.map(\.title) == ["Birthday", "Christmas", "Tray"])
        #expect(planned.map(\.isNew) == [false, true, false])
        #expect(
            planned.map { $0.wishes.map(\.outcome) } == [
                [.added, .differs], [.added], [.added, .known, .renamed],
            ])
        #expect(try self.lists(story.owner) == before)
        #expect(world.wishes(on: "tray", of: story.owner) == [])

        let done = try world.perform(ImportWishes(lists: lists), on: story.owner)
        #expect(planned.flatMap(\.wishes).allSatisfy { $0.path == nil })
        // What is there now can be found; all else is as it was announced.
        for wish in done.flatMap(\.wishes) {
            let path = try #require(wish.path)
            let there = try world.perform(ShowItem(item: path), on: story.owner)
            #expect(there.name.lowercased() == wish.name.lowercased())
        }
        var announced = done
        for list in announced.indices {
            for wish in announced[list].wishes.indices {
                announced[list].wishes[wish].path = nil
            }
        }
        #expect(announced == planned)
        #expect(world.wishes(on: "Birthday", of: story.owner) == ["Kettle", "Marbles", "Lamp"])
        #expect(world.wishes(on: "Christmas", of: story.owner) == ["Book"])
        #expect(world.wishes(on: "tray", of: story.owner) == ["Idea", "Idea (2)"])
        world.settle()
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles", "Lamp"])
        // Once more adds nothing.
        let again = try world.perform(ImportWishes(lists: lists), on: story.owner)
        #expect(
            again.flatMap(\.wishes).allSatisfy { $0.outcome == .known || $0.outcome == .differs })
    }

    @Test("Photos are wanted for wishes that come, and for those that are there without any")
    func photos() throws {
        let photo = [ImportedPhoto(file: "photos/a.jpg", caption: "A")]
        func wanted() throws -> [[ImportedPhoto]?] {
            var wishes = [
                wish("Lamp"), wish("Kettle"), wish("Marbles", "other"), wish("Lamp"), wish("Bare"),
            ]
            for index in wishes.indices.dropLast() { wishes[index].photos = photo }
            wishes[1].fields.quantity = nil
            let lists = [ImportedList(title: "Birthday", wishes: wishes)]
            let planned = try world.perform(
                ImportWishes(lists: lists, isPreview: true), on: story.owner)
            return planned.flatMap(\.wishes).map(\.photos)
        }
        // The second lamp of the file is the first one.
        #expect(try wanted() == [photo, photo, nil, nil, nil])
        try world.perform(
            AttachPhoto(
                item: "Birthday/Kettle", octets: [0xFF, 0xD8, 0xFF], mediaType: "image/jpeg",
                width: 1, height: 1, thumbnail: [0xFF, 0xD8, 0xFF], caption: "Own"),
            on: story.owner)
        #expect(try wanted() == [photo, nil, nil, nil, nil])
        // A friend's export says of a photo what she has of it.
        world.settle()
        let export = try world.perform(ExportLists(followed: "yes"), on: story.first)
        let kettle = try #require(export.lists.flatMap(\.items).first { $0.name == "Kettle" })
        #expect(
            kettle.photos == [
                ExportedPhoto(caption: "Own", mediaType: "image/jpeg", width: 1, height: 1)
            ])
        let shown = try world.perform(ShowItem(item: story.kettle), on: story.first)
        #expect(kettle.id == shown.id)
    }

    @Test("A wish that is refused is told, keeps no other out, and makes no list of its own")
    func refused() throws {
        let bad = ImportedWish(line: 2, name: "Bad", fields: WishFields(price: "cheap"))
        let before = try lists(story.owner)
        let lists = [
            ImportedList(title: "New", wishes: [bad]),
            ImportedList(title: "Birthday", wishes: [wish("Good"), bad, wish("Kettle")]),
        ]
        for isPreview in [true, false] {
            let answer = try world.perform(
                ImportWishes(lists: lists, isPreview: isPreview), on: story.owner)
            #expect(
                answer.map { $0.wishes.map(\.outcome) } == [
                    [.refused], [.added, .refused, .known],
                ])
            let told = answer[1].wishes[1]
            #expect(told.problem?.code == .priceMalformed && told.line == 2 && told.path == nil)
        }
        #expect(try self.lists(story.owner) == before)
        #expect(world.wishes(on: "Birthday", of: story.owner) == ["Kettle", "Marbles", "Good"])
    }

    @Test("What a list has no room for is told; a request of too many is refused as a whole")
    func room() throws {
        let many = (0..<9999).map { wish("W\($0)") }
        // A preview says so too, before anybody says yes.
        let answer = try world.perform(
            ImportWishes(
                lists: [ImportedList(title: "Birthday", wishes: many)], isPreview: true),
            on: story.owner)
        let left = answer[0].wishes.filter { $0.outcome == .refused }
        #expect(left.map(\.name) == ["W9998"] && left[0].problem?.code == .limitItems)
        expectRefusal(.fileTooManyWishes) {
            let lists = (0..<6).map { ImportedList(title: "L\($0)", wishes: many) }
            try world.perform(ImportWishes(lists: lists), on: story.owner)
        }
        #expect(world.wishes(on: "Birthday", of: story.owner) == ["Kettle", "Marbles"])
    }

    @Test("Of a profile that cannot be taken as it is, the rest is")
    func profileInParts() throws {
        let given = ExportedProfile(
            birthday: "yesterday",
            sizes: [SizeInfo(label: "", value: "1"), SizeInfo(label: "Shoes", value: "39")],
            note: "No wool")
        try world.perform(ImportWishes(lists: [], profile: given), on: story.owner)
        let profile = try world.perform(ShowProfile(), on: story.owner)
        #expect(profile.birthday == nil && profile.note == "No wool")
        #expect(profile.sizes.map(\.label) == ["Shoes"])
    }

    @Test("A list is there or is not, as was said")
    func targets() throws {
        expectRefusal(.nameTaken) {
            try world.perform(
                ImportWishes(lists: [ImportedList(title: "Birthday")], target: .new),
                on: story.owner)
        }
        expectRefusal(.unknownList) {
            try world.perform(
                ImportWishes(lists: [ImportedList(title: "Nothing")], target: .present),
                on: story.owner)
        }
        expectRefusal(.notEditor) {
            try world.perform(
                ImportWishes(lists: [ImportedList(title: story.list)], target: .present),
                on: story.first)
        }
        expectRefusal(.occasionUnknown) {
            try world.perform(
                ImportWishes(lists: [ImportedList(title: "New", occasion: "Tuesday")]),
                on: story.owner)
        }
        try world.perform(
            ImportWishes(lists: [ImportedList(title: "Old", isArchived: true)]), on: story.owner)
        #expect(try world.lists(of: story.owner).first { $0.title == "Old" }?.isArchived == true)
    }

    @Test("An export holds what is one's own, what is followed and the cart when asked for")
    func export() throws {
        try world.perform(
            EditWish(
                wish: "Birthday/Kettle",
                fields: WishFields(price: "20.00 EUR", place: "Town", position: "59.5,18.25")),
            on: story.owner)
        world.settle()
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(AddWish(name: "Tea"), on: story.first)
        let own = try world.perform(ExportLists(), on: story.first)
        #expect(own.lists.map(\.title) == ["Tray"] && own.cart == nil)
        #expect(own.lists[0].items.map(\.name) == ["Tea"])
        let all = try world.perform(
            ExportLists(followed: "yes", cart: "yes"), on: story.first)
        #expect(all.lists.map(\.role) == [.owner, .friend])
        #expect(all.lists[1].items.map(\.position) == ["59.5,18.25", nil])
        #expect(all.lists[1].items.map(\.quantity) == [nil, "3"])
        #expect(all.cart?.entries.map(\.wish) == ["Kettle"])
        let named = try world.perform(ExportLists(lists: story.list), on: story.first)
        #expect(named.lists.map(\.title) == ["Birthday"])
    }

    @Test("A whole export has one's own profile; one of named lists has not")
    func profile() throws {
        #expect(try world.perform(ExportLists(), on: story.first).profile == nil)
        let picture = picture(1)
        try world.perform(
            EditProfile(
                birthday: "02-29", sizes: [SizeInfo(label: "Shoes", value: "39")],
                addresses: ["Oak Street 1"], note: "No wool", picture: picture),
            on: story.first)
        world.settle()
        let whole = try world.perform(ExportLists(followed: "yes"), on: story.first)
        #expect(
            whole.profile
                == ExportedProfile(
                    birthday: "02-29", sizes: [SizeInfo(label: "Shoes", value: "39")],
                    addresses: ["Oak Street 1"], note: "No wool", picture: picture))
        // What friends tell is theirs to hand on.
        #expect(try world.perform(ExportLists(), on: story.owner).profile == nil)
        #expect(
            try world.perform(ExportLists(lists: story.list), on: story.first).profile == nil)
    }

    @Test("A whole export has what one wrote; what the owner may not read goes with the cart")
    func words() throws {
        let first = story.first
        try world.perform(AddComment(on: story.kettle, text: "Which colour?"), on: first)
        try world.perform(AskForWishes(of: "Owner", text: "More, please"), on: first)
        try world.perform(AddWhisper(about: story.kettle, text: "I have a voucher"), on: first)
        try world.perform(AddIdea(list: story.list, name: "Balloon"), on: first)
        func words(cart: String?, lists: String? = nil) throws -> [ExportedWords] {
            try world.perform(ExportLists(lists: lists, cart: cart), on: first).words ?? []
        }
        let open = try words(cart: nil)
        #expect(open.map(\.kind) == [.comment, .ask])
        #expect(open[0].wish == "Kettle" && open[0].text == "Which colour?")
        #expect(open[0].list == "Birthday" && open[0].owner == "Owner")
        #expect(open[1].to == "Owner" && open[1].text == "More, please")
        let all = try words(cart: "yes")
        #expect(Set(all.map(\.kind)) == [.comment, .ask, .whisper, .idea])
        #expect(all.first { $0.kind == .whisper }?.text == "I have a voucher")
        #expect(all.first { $0.kind == .idea }?.idea?.name == "Balloon")
        #expect(try words(cart: nil, lists: story.list).isEmpty)
        // What others wrote is theirs to take out.
        #expect(
            try world.perform(ExportLists(followed: "yes", cart: "yes"), on: story.second).words
                == nil)
    }

    @Test("A profile that comes back fills in what is not said, and changes nothing else")
    func profileBack() throws {
        let given = ExportedProfile(
            birthday: "1980-04-17",
            sizes: [
                SizeInfo(label: "shoes", value: "39"), SizeInfo(label: "Gloves", value: "M"),
            ], addresses: ["Oak Street 1"], note: "No wool", picture: picture(1))
        try world.perform(
            EditProfile(sizes: [SizeInfo(label: "Shoes", value: "40")], note: "No lace"),
            on: story.owner)
        let preview = ImportWishes(lists: [], profile: given, isPreview: true)
        try world.perform(preview, on: story.owner)
        #expect(try world.perform(ShowProfile(), on: story.owner).birthday == nil)
        try world.perform(ImportWishes(lists: [], profile: given), on: story.owner)
        let profile = try world.perform(ShowProfile(), on: story.owner)
        #expect(profile.birthday == "1980-04-17" && profile.note == "No lace")
        #expect(profile.sizes.map(\.value) == ["40", "M"])
        #expect(profile.addresses == ["Oak Street 1"])
        #expect(try world.perform(ShowProfilePicture(), on: story.owner) == picture(1))
        let other = ExportedProfile(picture: picture(2))
        try world.perform(ImportWishes(lists: [], profile: other), on: story.owner)
        #expect(try world.perform(ShowProfilePicture(), on: story.owner) == picture(1))
    }

    private func picture(_ octet: UInt8) -> PictureInfo {
        PictureInfo(
            mediaType: "image/jpeg",
            base64: Data([0xFF, 0xD8, 0xFF, 0xDB, 0, 3, octet, 0xFF, 0xD9]).base64EncodedString())
    }

    @Test("An owner's export is the same whether anything is reserved or not")
    func blind() throws {
        func export(_ node: SimulatedNode) throws -> String {
            var export = try world.perform(
                ExportLists(followed: "yes", cart: "yes"), on: node)
            export.exportedAt = ""
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(export), as: UTF8.self)
        }
        let before = try export(story.owner)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(MarkBought(wish: story.kettle), on: story.first)
        try world.perform(AddWhisper(about: story.kettle, text: "Mine"), on: story.first)
        world.beat()
        #expect(try export(story.owner) == before)
        // The same test would see it in a friend's.
        #expect(try export(story.first).contains("bought"))
    }
}
