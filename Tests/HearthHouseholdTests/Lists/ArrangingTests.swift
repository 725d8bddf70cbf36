import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@Suite("Arranging lists and wishes")
struct ArrangingTests {
    private let story: Birthday
    private var world: World { story.world }

    init() throws { story = try Birthday() }

    @Test("An owner orders her wishes, and her friends see them so")
    func orderWishes() throws {
        for name in ["Lamp", "Book"] {
            try world.perform(AddWish(list: "Birthday", name: name), on: story.owner)
        }
        let shown = try world.perform(
            OrderItems(
                items: ["Birthday/Book", "Birthday/Kettle"], placement: .after, other: "Marbles"),
            on: story.owner)
        let order = ["Marbles", "Book", "Kettle", "Lamp"]
        #expect(shown.items.map(\.name) == order)
        world.settle()
        #expect(world.wishes(on: story.list, of: story.first) == order)
        expectRefusal(.spotNotThere) {
            try world.perform(
                OrderItems(items: ["Birthday/Book"], placement: .before, other: "Book"),
                on: story.owner)
        }
        expectRefusal(.notEditor) {
            try world.perform(
                OrderItems(items: [story.kettle], placement: .first), on: story.first)
        }
        try world.perform(AddWish(name: "Idea"), on: story.owner)
        expectRefusal(.listsApart) {
            try world.perform(
                OrderItems(items: ["Birthday/Book", "Idea"], placement: .first),
                on: story.owner)
        }
    }

    @Test("A wish is put where it belongs as it is noted or changed, in one step")
    func placing() throws {
        func order() throws -> [String]? {
            world.settle()
            let own = world.wishes(on: "Birthday", of: story.owner)
            #expect(world.wishes(on: story.list, of: story.first) == own)
            return own
        }
        try world.perform(
            AddWish(list: "Birthday", name: "Lamp", placement: .first), on: story.owner)
        try world.perform(
            AddWish(list: "Birthday", name: "Book", placement: .before, other: "marbles"),
            on: story.owner)
        #expect(try order() == ["Lamp", "Kettle", "Book", "Marbles"])
        try world.perform(
            EditWish(wish: "Birthday/Lamp", name: "Big lamp", placement: .at, number: 3),
            on: story.owner)
        #expect(try order() == ["Kettle", "Book", "Big lamp", "Marbles"])
        try world.perform(
            EditWish(wish: "Birthday/Kettle", placement: .at, number: 99), on: story.owner)
        #expect(try order() == ["Book", "Big lamp", "Marbles", "Kettle"])
        try world.perform(
            OrderItems(
                items: ["Birthday/Kettle", "Birthday/Big lamp"], placement: .at, number: 1),
            on: story.owner)
        #expect(try order() == ["Kettle", "Big lamp", "Book", "Marbles"])

        for number in [nil, 0, -1, 10_001] {
            expectRefusal(.numberOutOfRange) {
                try world.perform(
                    AddWish(list: "Birthday", name: "No", placement: .at, number: number),
                    on: story.owner)
            }
        }
        expectRefusal(.unknownWish) {
            try world.perform(
                AddWish(list: "Birthday", name: "No", placement: .after, other: "Nothing"),
                on: story.owner)
        }
        // Of a change that cannot be put where it is to go nothing is done.
        expectRefusal(.spotNotThere) {
            try world.perform(
                EditWish(
                    wish: "Birthday/Book", name: "No", placement: .after, other: "Book"),
                on: story.owner)
        }
        #expect(try order() == ["Kettle", "Big lamp", "Book", "Marbles"])
    }

    @Test("Several wishes move together or not at all")
    func moveTogether() throws {
        for name in ["Idea", "Other idea", "kettle"] {
            try world.perform(AddWish(name: name), on: story.owner)
        }
        expectRefusal(.wishNameTaken) {
            try world.perform(MoveItems(allOf: "tray", to: "Birthday"), on: story.owner)
        }
        #expect(world.wishes(on: "tray", of: story.owner) == ["Idea", "Other idea", "kettle"])
        #expect(world.wishes(on: "Birthday", of: story.owner) == ["Kettle", "Marbles"])
        try world.perform(DeleteItem(item: "kettle"), on: story.owner)
        try world.perform(NewList(title: "Christmas"), on: story.owner)
        let moved = try world.perform(
            MoveItems(items: ["Birthday/Marbles", "Idea"], allOf: "tray", to: "Christmas"),
            on: story.owner)
        #expect(moved.map(\.name) == ["Marbles", "Idea", "Other idea"])
        #expect(world.wishes(on: "tray", of: story.owner) == [])
        #expect(world.wishes(on: "Birthday", of: story.owner) == ["Kettle"])
        #expect(
            world.wishes(on: "Christmas", of: story.owner) == ["Marbles", "Idea", "Other idea"])
        #expect(
            try world.perform(ShowItem(item: "Christmas/Marbles"), on: story.owner).quantity == "3")
        #expect(
            try world.perform(MoveItems(allOf: "Christmas", to: "Christmas"), on: story.owner)
                .isEmpty)
    }

    @Test("Whoever wants it too gets what it is, not how much her friend wants it")
    func copy() throws {
        try world.perform(
            EditWish(
                wish: "Birthday/Kettle",
                fields: WishFields(
                    notes: "Red", link: "https://example.org/k", price: "20.00 EUR", store: "Shop",
                    place: "Town", quantity: "2", priority: "high", occasion: "birthday",
                    date: "2027-01-01", tags: ["kitchen"])), on: story.owner)
        world.settle()
        func records() throws -> [String] {
            try world.perform(ShowStatus(), on: story.owner).lists.map { "\($0.id) \($0.records)" }
        }
        let before = try records()
        let copy = try world.perform(CopyWish(wish: story.kettle), on: story.first)
        #expect(copy.list == "Tray")
        #expect(copy.notes == "Red" && copy.link == "https://example.org/k")
        #expect(copy.price == "20.00 EUR" && copy.store == "Shop" && copy.place == "Town")
        #expect(copy.tags == ["kitchen"])
        #expect(copy.quantity == nil && copy.priority == nil)
        #expect(copy.occasion == nil && copy.date == nil)
        world.settle()
        #expect(try records() == before)
        expectRefusal(.wishNameTaken) {
            try world.perform(CopyWish(wish: story.kettle), on: story.first)
        }
        expectRefusal(.ownWishCopied) {
            try world.perform(CopyWish(wish: "Birthday/Kettle"), on: story.owner)
        }
    }

    @Test("Everybody has her own order of lists; what is archived comes last")
    func orderLists() throws {
        for title in ["Autumn", "Christmas"] {
            try world.perform(NewList(title: title), on: story.owner)
        }
        func titles() throws -> [String] {
            try world.lists(of: story.owner).filter { !$0.isTray }.compactMap(\.title)
        }
        #expect(try titles() == ["Autumn", "Birthday", "Christmas"])
        try world.perform(
            OrderList(list: "Christmas", placement: .before, other: "Birthday"), on: story.owner)
        #expect(try titles() == ["Autumn", "Christmas", "Birthday"])
        try world.perform(OrderList(list: "Birthday", placement: .first), on: story.owner)
        #expect(try titles() == ["Birthday", "Autumn", "Christmas"])
        try world.perform(EditList(list: "Birthday", archived: true), on: story.owner)
        #expect(try titles() == ["Autumn", "Christmas", "Birthday"])
        try world.perform(NewList(title: "Baby"), on: story.owner)
        #expect(try titles() == ["Autumn", "Christmas", "Baby", "Birthday"])
        expectRefusal(.trayCannotBeChanged) {
            try world.perform(OrderList(list: "tray", placement: .last), on: story.owner)
        }
        try world.perform(NewList(title: "Mine"), on: story.first)
        expectRefusal(.listsApart) {
            try world.perform(
                OrderList(list: "Mine", placement: .after, other: story.list), on: story.first)
        }
    }

    @Test("The circle may see what is free first; no order leads an owner to what is taken")
    func freeFirst() throws {
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        func names(_ show: ShowList, on node: SimulatedNode) throws -> [String] {
            try world.perform(show, on: node).items.map(\.name)
        }
        #expect(
            try names(ShowList(list: story.list, sort: "free"), on: story.first)
                == ["Marbles", "Kettle"])
        expectRefusal(.ownerNeverSees) {
            _ = try names(ShowList(list: "Birthday", sort: "free"), on: story.owner)
        }
        let refusal = expectRefusal(.sortUnknown) {
            _ = try names(ShowList(list: "Birthday", sort: "taken"), on: story.owner)
        }
        #expect(refusal?.arguments["candidates"]?.contains("free") == false)
        #expect(
            try names(ShowList(list: "Birthday", sort: "name"), on: story.owner)
                == ["Kettle", "Marbles"])
    }

    @Test("What is paid together counts as taken where free ones come first")
    func paidLast() throws {
        try world.perform(
            EditWish(wish: "Birthday/Kettle", fields: WishFields(price: "40 EUR")), on: story.owner)
        world.settle()
        let show = ShowList(list: story.list, sort: "free")
        try world.perform(ChipIn(wish: story.kettle, amount: "15"), on: story.first)
        #expect(
            try world.perform(show, on: story.first).items.map(\.name) == ["Kettle", "Marbles"])
        try world.perform(ChipIn(wish: story.kettle, amount: "40"), on: story.first)
        #expect(
            try world.perform(show, on: story.first).items.map(\.name) == ["Marbles", "Kettle"])
    }

    @Test("Wishes are found on every list one reads, and of friends' wishes whether they are taken")
    func find() throws {
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(
            AddWish(name: "Tea", fields: WishFields(notes: "for the kettle")), on: story.first)
        let found = try world.perform(FindItems(text: "KÉTTLE"), on: story.first)
        #expect(found.map(\.path) == ["Tea", story.kettle])
        #expect(found.map(\.isOwn) == [true, false])
        #expect(found.map(\.item.standing?.isTaken) == [nil, true])
        guard case .plain? = found.first, case .inCircle? = found.last else {
            Issue.record("own wishes are answered by another type than friends'")
            return
        }
        #expect(try world.perform(FindItems(text: "tea"), on: story.owner).isEmpty)
        expectRefusal(.textEmpty) { try world.perform(FindItems(text: " "), on: story.first) }
    }
}
