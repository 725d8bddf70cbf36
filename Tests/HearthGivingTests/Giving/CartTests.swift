import HearthAPI
import HearthHousehold
import HearthLists
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("The cart")
struct CartTests {
    private func entry(_ story: Birthday, of node: SimulatedNode) throws -> CartEntry {
        try #require(try story.world.perform(ShowCart(), on: node).entries.first)
    }

    @Test("What changed about a wish is told until its giver took note, and not again")
    func changes() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.marbles), on: story.first)
        #expect(try entry(story, of: story.first).changes.isEmpty)
        try world.perform(
            EditWish(
                wish: "Birthday/Marbles", name: "Glass marbles",
                fields: WishFields(
                    notes: "Blue ones", link: "https://example.org/m", price: "3.00 EUR",
                    store: "Corner shop", place: "Main street", quantity: "5")),
            on: story.owner)
        try world.perform(EditList(list: "Birthday", date: "2027-01-31"), on: story.owner)
        world.settle()
        let told = try entry(story, of: story.first)
        #expect(told.wish == "Glass marbles" && told.path == "Owner/Birthday/Glass marbles")
        #expect(
            told.changes == [
                WishChange(field: .name, before: "Marbles", after: "Glass marbles"),
                WishChange(field: .said(.price), after: "3.00 EUR"),
                WishChange(field: .said(.store), after: "Corner shop"),
                WishChange(field: .said(.place), after: "Main street"),
                WishChange(field: .said(.link), after: "https://example.org/m"),
                WishChange(field: .said(.quantity), before: "3", after: "5"),
                WishChange(field: .said(.date), after: "2027-01-31"),
                WishChange(field: .said(.notes)),
            ])
        #expect(try entry(story, of: story.first).changes == told.changes)
        // Saying that it is bought is not reading it.
        try world.perform(MarkBought(wish: told.path), on: story.first)
        #expect(try entry(story, of: story.first).changes == told.changes)
        let noted = try world.perform(AcknowledgeChanges(wish: told.path), on: story.first)
        #expect(noted.entries.map(\.changes) == [[]])
        try world.perform(
            EditWish(wish: "Birthday/Glass marbles", fields: WishFields(notes: "Green ones")),
            on: story.owner)
        world.settle()
        #expect(try entry(story, of: story.first).changes == [WishChange(field: .said(.notes))])
        let all = try world.perform(AcknowledgeChanges(), on: story.first)
        #expect(all.entries.map(\.changes) == [[]])
        expectRefusal(.notReserved) {
            try world.perform(AcknowledgeChanges(wish: story.kettle), on: story.first)
        }
    }

    @Test("A wish can be freed by the name that it had")
    func oldName() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(EditWish(wish: "Birthday/Kettle", name: "Teapot"), on: story.owner)
        world.settle()
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).entries.isEmpty)
    }

    @Test("A removed wish keeps what its giver knew, beside another of the same name")
    func removed() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(
            EditWish(
                wish: "Birthday/Kettle",
                fields: WishFields(
                    link: "https://example.org/k", price: "40.00 EUR", store: "Corner shop")),
            on: story.owner)
        world.settle()
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(DeleteItem(item: "Birthday/Kettle"), on: story.owner)
        try world.perform(AddWish(list: "Birthday", name: "Kettle"), on: story.owner)
        try world.perform(AddWish(list: "Birthday", name: "Kettle stand"), on: story.owner)
        world.settle()
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        let entries = try world.perform(ShowCart(), on: story.first).entries
        #expect(entries.map(\.wish) == ["Kettle", "Kettle"])
        #expect(entries.map(\.note) == [.gone, nil])
        #expect(entries.map(\.price) == ["40.00 EUR", nil])
        #expect(entries.first?.link == "https://example.org/k")
        #expect(entries.map(\.isDue) == [false, false])
        try world.perform(MarkBought(wish: entries[0].path), on: story.first)
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        let left = try world.perform(ShowCart(), on: story.first).entries
        #expect(left.map(\.state) == [.bought] && left.map(\.note) == [.gone])
        // Now its name means it alone, and not the stand.
        try world.perform(DeleteItem(item: "Birthday/Kettle"), on: story.owner)
        world.settle()
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).entries.isEmpty)
    }

    @Test("Of a list that is gone the cart keeps what was reserved, until it is taken out")
    func listGone() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(
            EditWish(wish: "Birthday/Kettle", fields: WishFields(price: "40.00 EUR")),
            on: story.owner)
        world.settle()
        try world.perform(ChipIn(wish: story.kettle, amount: "15"), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(ReserveWish(wish: story.marbles, quantity: 2), on: story.first)
        try world.perform(MarkBought(wish: story.marbles), on: story.first)
        try world.perform(LeaveList(list: story.list), on: story.first)
        world.settle()
        let entries = try world.perform(ShowCart(), on: story.first).entries
        #expect(entries.map(\.note) == [.listGone, .listGone])
        #expect(entries.map(\.state) == [.chippedIn, .bought])
        #expect(entries.map(\.amount) == ["15.00 EUR", nil])
        #expect(entries.map(\.units) == [0, 2])
        try world.perform(AcknowledgeChanges(), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).entries == entries)
        try world.perform(FreeWish(wish: story.marbles), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).entries.count == 1)
        expectRefusal(.unknownList) {
            try world.perform(FreeWish(wish: story.marbles), on: story.first)
        }
    }

    @Test("Whoever waits is told who is first, then that it is hers, until she took note")
    func turn() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        let waiting = try entry(story, of: story.second)
        #expect(waiting.state == .waiting && waiting.position == 1 && waiting.waiting == 1)
        #expect(waiting.ahead == ["First"] && waiting.changes.isEmpty)
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        world.run(for: .seconds(1))
        let hers = try entry(story, of: story.second)
        #expect(hers.state == .reserved && hers.position == nil && hers.ahead.isEmpty)
        #expect(hers.changes == [WishChange(field: .turn)])
        try world.perform(AcknowledgeChanges(wish: story.kettle), on: story.second)
        #expect(try entry(story, of: story.second).changes.isEmpty)
    }

    @Test("Bought twice is told to both: by the answer, in the cart and at the wish")
    func boughtTwice() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        try world.perform(MarkBought(wish: story.kettle), on: story.second)
        world.run(for: .seconds(1))
        // Who waits behind somebody who bought is told to look for something else.
        #expect(try entry(story, of: story.first).state == .waiting)
        #expect(try entry(story, of: story.first).ahead == ["Second"])
        let answer = try world.perform(MarkBought(wish: story.kettle), on: story.first)
        #expect(answer.state == .boughtTwice && answer.ahead == ["Second"])
        world.run(for: .seconds(1))
        for (node, other) in [(story.first, "Second"), (story.second, "First")] {
            let entry = try entry(story, of: node)
            #expect(entry.state == .boughtTwice && entry.ahead == [other])
            let standing = try #require(try world.standing(of: story.kettle, for: node))
            #expect(standing.isBoughtTwice)
            #expect(standing.queue.map(\.state) == [.boughtTwice, .boughtTwice])
        }
    }

    @Test("Bought is taken back by one of two: reserved again with its place, and the other has it")
    func boughtTakenBack() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        world.run(for: .seconds(1))
        let since = try #require(try world.standing(of: story.kettle, for: story.first)).queue
        for node in [story.first, story.second] {
            try world.perform(MarkBought(wish: story.kettle), on: node)
            world.run(for: .seconds(1))
        }
        let back = try world.perform(
            MarkBought(wish: story.kettle, bought: false), on: story.first)
        #expect(back.state == .waiting && back.ahead == ["Second"])
        world.run(for: .seconds(1))
        for node in [story.first, story.second] {
            let standing = try #require(try world.standing(of: story.kettle, for: node))
            #expect(!standing.isBoughtTwice && standing.isTaken)
            #expect(standing.queue.map(\.name) == ["Second", "First"])
            #expect(standing.queue.map(\.state) == [.bought, .waiting])
        }
        // With the other's taken back as well, the line is what it was.
        try world.perform(MarkBought(wish: story.kettle, bought: false), on: story.second)
        world.run(for: .seconds(1))
        let standing = try #require(try world.standing(of: story.kettle, for: story.first))
        #expect(standing.queue.map(\.since) == since.map(\.since))
        #expect(standing.queue.map(\.state) == [.reserved, .waiting])
        #expect(standing.queue.map(\.name) == ["First", "Second"])
        expectRefusal(.notReserved) {
            try world.perform(MarkBought(wish: story.marbles, bought: false), on: story.first)
        }
    }

    @Test("A quantity that goes down and up again destroys nobody's claim; any takes everything")
    func quantityFlicked() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.marbles, quantity: 2), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(HoldWish(wish: story.marbles, minutes: 1440), on: story.second)
        world.run(for: .seconds(1))
        let before = try #require(try world.standing(of: story.marbles, for: story.second))
        func set(_ quantity: String) throws -> Standing? {
            try world.perform(
                EditWish(wish: "Birthday/Marbles", fields: WishFields(quantity: quantity)),
                on: story.owner)
            world.settle()
            return try world.standing(of: story.marbles, for: story.second)
        }
        let one = try set("1")
        #expect(one?.held == 1 && one?.isTaken == true)
        #expect(one?.queue.map(\.waiting) == [1, 1])
        #expect(one?.queue.map(\.state) == [.reserved, .waiting])
        #expect(one?.queue.map(\.position) == [1, 2])
        #expect(try set("3") == before)
        let any = try set("any")
        #expect(any?.wanted == nil && any?.isTaken == false && any?.held == 3)
        try world.perform(ReserveWish(wish: story.marbles, quantity: 200), on: story.first)
        world.run(for: .seconds(1))
        #expect(try world.standing(of: story.marbles, for: story.second)?.held == 201)
    }

    @Test("What is not bought is due as its date comes near, and after it")
    func reminders() throws {
        let story = try Birthday()
        let world = story.world
        let today = try #require(Day(utc: world.now))
        func day(in days: Int) throws -> String {
            try #require(Day(daysSinceEpoch: today.daysSinceEpoch + days)).description
        }
        try world.perform(
            EditList(list: "Birthday", date: try day(in: 15)), on: story.owner)
        try world.perform(
            EditWish(
                wish: "Birthday/Marbles", fields: WishFields(date: try day(in: -3))),
            on: story.owner)
        world.settle()
        try world.perform(HoldWish(wish: story.kettle, minutes: 1440), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(ReserveWish(wish: story.marbles), on: story.first)
        func due(_ days: String? = nil) throws -> [String] {
            try world.perform(ShowReminders(days: days), on: story.first).entries.map(\.wish)
        }
        #expect(try due() == ["Marbles"])
        #expect(try due("0") == ["Marbles"])
        #expect(try due("15") == ["Marbles", "Kettle"])
        let cart = try world.perform(ShowCart(), on: story.first).entries
        #expect(cart.map(\.daysLeft) == [15, -3])
        #expect(cart.map(\.isDue) == [false, true])
        try world.perform(MarkBought(wish: story.marbles), on: story.first)
        #expect(try due("3650") == ["Kettle"])
        for days in ["x", "", "1.5"] {
            expectRefusal(.numberMalformed) { _ = try due(days) }
        }
        for days in ["-1", "3651"] {
            expectRefusal(.numberOutOfRange) { _ = try due(days) }
        }
        // Behind somebody else, or lapsed, there is nothing to buy.
        world.run(for: .seconds(86_400))
        #expect(try due("3650").isEmpty)
        #expect(try due() == [])
    }

    @Test("Of those who chip in the buyer is reminded, and everybody while there is none")
    func buyersReminder() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        let today = try #require(Day(utc: world.now)).description
        try world.perform(
            EditWish(
                wish: "Birthday/Kettle", fields: WishFields(price: "40.00 EUR", date: today)),
            on: story.owner)
        world.settle()
        for node in [story.first, story.second] {
            try world.perform(ChipIn(wish: story.kettle, amount: "20"), on: node)
        }
        world.run(for: .seconds(1))
        #expect(try entry(story, of: story.first).isDue)
        #expect(try entry(story, of: story.second).isDue)
        try world.perform(TakeRoles(wish: story.kettle, roles: ["buys"]), on: story.second)
        world.run(for: .seconds(1))
        #expect(try !entry(story, of: story.first).isDue)
        #expect(try entry(story, of: story.second).isDue)
        try world.perform(MarkBought(wish: story.kettle), on: story.second)
        #expect(try !entry(story, of: story.second).isDue)
    }
}
