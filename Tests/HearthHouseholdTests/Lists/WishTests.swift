import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@Suite("Lists and wishes")
struct WishTests {
    private let world = World.quick()
    private let owner: SimulatedNode

    init() throws {
        owner = try world.add(household: "House of the owner", member: "Owner")
        try world.perform(NewList(title: "Birthday"), on: owner)
        try world.perform(AddWish(list: "Birthday", name: "Kettle"), on: owner)
    }

    @Test("Two lists of one owner have two names, whatever the capitals")
    func listNames() throws {
        expectRefusal(.nameTaken) { try world.perform(NewList(title: "birthday"), on: owner) }
        try world.perform(NewList(title: "Christmas"), on: owner)
        expectRefusal(.nameTaken) {
            try world.perform(EditList(list: "Christmas", title: "BIRTHDAY"), on: owner)
        }
        try world.perform(EditList(list: "Birthday", title: "birthday"), on: owner)
        expectRefusal(.textEmpty) { try world.perform(NewList(title: "  "), on: owner) }
        let titles = try world.lists(of: owner).filter { !$0.isTray }.compactMap(\.title)
        #expect(titles == ["birthday", "Christmas"])
    }

    @Test("Two wishes of one list have two names, and a wish has one")
    func wishNames() throws {
        expectRefusal(.wishNameTaken) {
            try world.perform(AddWish(list: "Birthday", name: "KETTLE"), on: owner)
        }
        expectRefusal(.textEmpty) {
            try world.perform(AddWish(list: "Birthday", name: ""), on: owner)
        }
        expectRefusal(.textControlCharacter) {
            try world.perform(AddWish(list: "Birthday", name: "a\u{7}b"), on: owner)
        }
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: owner)
        expectRefusal(.wishNameTaken) {
            try world.perform(EditWish(wish: "Birthday/Lamp", name: "kettle"), on: owner)
        }
        #expect(world.wishes(on: "Birthday", of: owner) == ["Kettle", "Lamp"])
        try world.perform(DeleteItem(item: "Birthday/Kettle"), on: owner)
        try world.perform(EditWish(wish: "Birthday/Lamp", name: "Kettle"), on: owner)
        #expect(world.wishes(on: "Birthday", of: owner) == ["Kettle"])
    }

    @Test("Whoever fills in a form of before somebody else's change is told so, and loses nothing")
    func lostUpdates() throws {
        let seen = try world.perform(ShowItem(item: "Birthday/Kettle"), on: owner)
        let other = try world.perform(
            EditWish(
                wish: "Birthday/Kettle", fields: WishFields(notes: "red"), ifMatch: seen.etag),
            on: owner)
        #expect(seen.etag != nil && other.etag != seen.etag)
        expectRefusal(.changedMeanwhile) {
            try world.perform(
                EditWish(
                    wish: "Birthday/Kettle", fields: WishFields(notes: "blue"),
                    ifMatch: seen.etag), on: owner)
        }
        #expect(try world.perform(ShowItem(item: "Birthday/Kettle"), on: owner).notes == "red")
        // Where it stands is not what it says.
        try world.perform(AddWish(list: "Birthday", name: "Lamp", placement: .first), on: owner)
        try world.perform(
            OrderItems(items: ["Birthday/Kettle"], placement: .first), on: owner)
        try world.perform(
            EditWish(
                wish: "Birthday/Kettle", fields: WishFields(notes: "blue"), ifMatch: other.etag),
            on: owner)

        let list = try world.perform(ShowList(list: "Birthday"), on: owner).list
        try world.perform(
            EditList(list: "Birthday", notes: "For all", ifMatch: list.etag), on: owner)
        expectRefusal(.changedMeanwhile) {
            try world.perform(EditList(list: "Birthday", notes: "x", ifMatch: list.etag), on: owner)
        }
        try world.perform(EditList(list: "Birthday", notes: "y"), on: owner)
    }

    @Test("A place that is spelled otherwise is where it was, until its spot is cleared or another")
    func positions() throws {
        func edit(_ fields: WishFields) throws -> [String?] {
            let wish = try world.perform(
                EditWish(wish: "Birthday/Kettle", fields: fields), on: owner)
            return [wish.place, wish.position]
        }
        #expect(
            try edit(WishFields(place: "Old twon", position: "59.5,18.25"))
                == ["Old twon", "59.5,18.25"])
        #expect(try edit(WishFields(place: "Old town")) == ["Old town", "59.5,18.25"])
        #expect(try edit(WishFields(position: "60,18")) == ["Old town", "60.0,18.0"])
        #expect(try edit(WishFields(position: "")) == ["Old town", nil])
        #expect(try edit(WishFields(position: "60,18")) == ["Old town", "60.0,18.0"])
        #expect(try edit(WishFields(place: "")) == [nil, nil])
    }

    @Test("An amount alone is in the currency of the wish, else in the one used last")
    func currencies() throws {
        func price(_ wish: String, _ price: String) throws -> String? {
            try world.perform(
                EditWish(wish: "Birthday/\(wish)", fields: WishFields(price: price)), on: owner
            ).price
        }
        func add(_ wish: String, _ price: String) throws -> String? {
            world.run(for: .seconds(1))
            return try world.perform(
                AddWish(list: "Birthday", name: wish, fields: WishFields(price: price)), on: owner
            ).price
        }
        expectRefusal(.currencyMissing) { _ = try price("Kettle", "199") }
        // What costs nothing needs none, and says nothing of what comes after it.
        #expect(try price("Kettle", "gratis") == "0.00 XXX")
        #expect(try price("Kettle", "0") == "0.00 XXX")
        #expect(try price("Kettle", "0.00 XXX") == "0.00 XXX")
        expectRefusal(.currencyMissing) { _ = try price("Kettle", "199") }
        expectRefusal(.currencyUnknown) { _ = try price("Kettle", "5 XXX") }
        expectRefusal(.currencyMissing) { _ = try add("Hat", "199") }
        #expect(try add("Socks", "5,50 kr") == "5.50 SEK")
        #expect(try price("Kettle", "199:-") == "199.00 SEK")
        #expect(try add("Book", "€12") == "12.00 EUR")
        #expect(try add("Hat", "7") == "7.00 EUR")
        #expect(try price("Socks", "6,50") == "6.50 SEK")
        #expect(try price("Socks", "free") == "0.00 SEK")
        #expect(try price("Kettle", "199:-") == "199.00 SEK")
    }

    @Test("A currency that is none is asked about where it is typed, and kept where it came from")
    func unknownCurrency() throws {
        expectRefusal(.currencyUnknown) {
            try world.perform(
                AddWish(list: "Birthday", name: "Hat", fields: WishFields(price: "12 ABC")),
                on: owner)
        }
        #expect(try world.perform(ShowUsualCurrency(), on: owner).currency == nil)
        try world.perform(
            ImportWishes(
                lists: [
                    ImportedList(
                        title: "Birthday",
                        wishes: [
                            ImportedWish(
                                line: 1, name: "Coin", fields: WishFields(price: "1.00 ABC"))
                        ])
                ], target: .present), on: owner)
        #expect(try world.perform(ShowUsualCurrency(), on: owner).currency == "ABC")
        let coin = try world.perform(
            EditWish(wish: "Birthday/Coin", fields: WishFields(price: "2 ABC")), on: owner)
        #expect(coin.price == "2.00 ABC")
    }

    @Test("A refused field leaves the wish as it was")
    func refusedFields() throws {
        let before = try world.perform(ShowItem(item: "Birthday/Kettle"), on: owner)
        let refused: [(ErrorCode, WishFields)] = [
            (.priceMalformed, WishFields(notes: "new", price: "cheap")),
            (.dateMalformed, WishFields(notes: "new", date: "2026-02-30")),
            (.priorityUnknown, WishFields(notes: "new", priority: "urgent")),
            (.occasionUnknown, WishFields(notes: "new", occasion: "Tuesday")),
            (.linkOtherScheme, WishFields(notes: "new", link: "javascript:alert(1)")),
            (.textTooLong, WishFields(store: String(repeating: "x", count: 201))),
        ]
        for (code, fields) in refused {
            expectRefusal(code) {
                try world.perform(EditWish(wish: "Birthday/Kettle", fields: fields), on: owner)
            }
        }
        #expect(try world.perform(ShowItem(item: "Birthday/Kettle"), on: owner) == before)
    }

    @Test("A wish noted without a list lies in the tray, which is nobody else's")
    func tray() throws {
        try world.perform(AddWish(name: "Idea"), on: owner)
        #expect(world.wishes(on: "tray", of: owner) == ["Idea"])
        expectRefusal(.trayCannotBeShared) {
            try world.perform(ShareList(list: "tray", with: []), on: owner)
        }
        expectRefusal(.trayCannotBeChanged) {
            try world.perform(DeleteList(list: "tray", atOnce: true), on: owner)
        }
        expectRefusal(.trayCannotBeChanged) {
            try world.perform(EditList(list: "tray", title: "Drawer"), on: owner)
        }
        expectRefusal(.trayCannotBeShared) {
            try world.perform(NewInvitation(list: "tray"), on: owner)
        }
    }

    @Test("A moved wish stands in the new list alone, with all that it says")
    func move() throws {
        let fields = WishFields(
            notes: "Blue", price: "399.50 SEK", quantity: "2", tags: ["kitchen"])
        try world.perform(AddWish(name: "Teapot", fields: fields), on: owner)
        try world.perform(MoveItems(item: "Teapot", to: "Birthday"), on: owner)
        #expect(world.wishes(on: "tray", of: owner) == [])
        #expect(world.wishes(on: "Birthday", of: owner) == ["Kettle", "Teapot"])
        let moved = try world.perform(ShowItem(item: "Birthday/Teapot"), on: owner)
        #expect(moved.notes == "Blue")
        #expect(moved.price == "399.50 SEK")
        #expect(moved.quantity == "2")
        #expect(moved.tags == ["kitchen"])
    }

    @Test("A move that cannot be finished is not begun")
    func refusedMove() throws {
        try world.perform(AddWish(name: "kettle"), on: owner)
        expectRefusal(.wishNameTaken) {
            try world.perform(MoveItems(item: "kettle", to: "Birthday"), on: owner)
        }
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: owner)
        owner.disk.refusals = 1
        #expect(throws: SimulatedDisk.Failed.self) {
            try world.perform(MoveItems(item: "Birthday/Lamp", to: nil), on: owner)
        }
        #expect(world.wishes(on: "tray", of: owner) == ["kettle"])
        #expect(world.wishes(on: "Birthday", of: owner) == ["Kettle", "Lamp"])
    }

    @Test("A deleted list takes its wishes along, for its readers too")
    func delete() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(DeleteList(list: "Birthday", atOnce: true), on: story.owner)
        #expect(world.wishes(on: "Birthday", of: story.owner) == nil)
        try world.run(until: "the friends' copies are gone") {
            try world.lists(of: story.first).allSatisfy { $0.title != "Birthday" }
                && world.lists(of: story.second).allSatisfy { $0.title != "Birthday" }
        }
    }
}
