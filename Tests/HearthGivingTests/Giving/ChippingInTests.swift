import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("Chipping in")
struct ChippingInTests {
    private let bike = "Owner/Birthday/Bike"

    private func story(meeting: Bool = true, price: String = "100.00 EUR") throws -> Birthday {
        let story = try Birthday(meeting: meeting)
        try story.world.perform(
            AddWish(list: "Birthday", name: "Bike", fields: WishFields(price: price)),
            on: story.owner)
        story.world.settle()
        return story
    }

    @Test("Parts add up for all to see until the price is met; what is over is trimmed")
    func addsUp() throws {
        let story = try story()
        let world = story.world
        let first = try world.perform(ChipIn(wish: bike, amount: "60"), on: story.first)
        #expect(first.state == .chippedIn)
        #expect(first.wish.standing?.missing == "40.00 EUR")
        #expect(first.wish.standing?.percent == 60)
        world.run(for: .seconds(1))
        let second = try world.perform(ChipIn(wish: bike, amount: "50.00 eur"), on: story.second)
        #expect(second.state == .chippedIn)
        world.run(for: .seconds(1))
        for node in [story.first, story.second] {
            let standing = try #require(try world.standing(of: bike, for: node))
            #expect(standing.isChipIn && standing.isComplete && !standing.isTaken)
            #expect(standing.contributed == "100.00 EUR")
            #expect(standing.missing == nil && standing.percent == 100)
            #expect(standing.queue.map(\.amount) == ["60.00 EUR", "50.00 EUR"])
            #expect(standing.queue.map(\.counted) == [nil, "40.00 EUR"])
            let entry = try #require(try world.perform(ShowCart(), on: node).entries.first)
            #expect(entry.isComplete && entry.contributed == "100.00 EUR")
        }
        let cart = try world.perform(ShowCart(), on: story.second)
        #expect(cart.entries.map(\.counted) == ["40.00 EUR"])
        #expect(cart.totals == ["40.00 EUR"])
        // Whoever withdraws leaves room for the rest of the other's.
        let freed = try world.perform(FreeWish(wish: bike), on: story.first)
        #expect(freed.state == nil)
        world.run(for: .seconds(1))
        let left = try #require(try world.standing(of: bike, for: story.second))
        #expect(left.contributed == "50.00 EUR" && !left.isComplete)
        #expect(try world.standing(of: "Birthday/Bike", for: story.owner) == nil)
    }

    @Test("A part can be changed, up to what others leave, and keeps its place")
    func changes() throws {
        let story = try story()
        let world = story.world
        try world.perform(ChipIn(wish: bike, amount: "10"), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(ChipIn(wish: bike, amount: "70.50"), on: story.second)
        world.run(for: .seconds(1))
        let error = expectRefusal(.amountOverMissing) {
            try world.perform(ChipIn(wish: bike, amount: "29.51"), on: story.first)
        }
        #expect(error?.arguments["limit"] == "29.50 EUR")
        let more = try world.perform(ChipIn(wish: bike, amount: "29.50"), on: story.first)
        #expect(more.wish.standing?.isComplete == true)
        #expect(more.wish.standing?.queue.map(\.name) == ["First", "Second"])
        let less = try world.perform(ChipIn(wish: bike, amount: "1"), on: story.first)
        #expect(less.wish.standing?.queue.map(\.amount) == ["1.00 EUR", "70.50 EUR"])
    }

    @Test("Amounts are in the currency of the price, not above it, and need one")
    func refusals() throws {
        let story = try story()
        let world = story.world
        func refused(_ code: ErrorCode, _ amount: String, at wish: String) {
            expectRefusal(code) {
                try world.perform(ChipIn(wish: wish, amount: amount), on: story.first)
            }
        }
        refused(.wishWithoutPrice, "20", at: story.kettle)
        refused(.currencyDiffers, "20 SEK", at: bike)
        refused(.amountOverPrice, "100.01", at: bike)
        for amount in ["", "0", "0.00", "-1", "1e3", "20 EURY", "1 2 3", "³"] {
            refused(.amountMalformed, amount, at: bike)
        }
        expectRefusal(.ownerNeverReserves) {
            try world.perform(ChipIn(wish: "Birthday/Bike", amount: "20"), on: story.owner)
        }
        #expect(try world.perform(ShowCart(), on: story.first).entries.isEmpty)
        #expect(try world.queue(for: bike, seenBy: story.first).isEmpty)
    }

    @Test(
        "Nobody chips in on what costs nothing; it is reserved as others are",
        arguments: ["free", "0 EUR"])
    func nothing(price: String) throws {
        let story = try story(price: price)
        expectRefusal(.wishWithoutPrice) {
            try story.world.perform(ChipIn(wish: bike, amount: "5"), on: story.first)
        }
        try story.world.perform(ReserveWish(wish: bike), on: story.first)
        let cart = try story.world.perform(ShowCart(), on: story.first)
        #expect(cart.entries.count == 1 && cart.totals.isEmpty)
    }

    @Test("The first one decides whether a wish is given whole or together; the other is refused")
    func modes() throws {
        let story = try story()
        let world = story.world
        try world.perform(ChipIn(wish: bike, amount: "20"), on: story.first)
        world.run(for: .seconds(1))
        for operation in [0, 1] {
            let error = expectRefusal(.chippedIn) {
                if operation == 0 {
                    try world.perform(ReserveWish(wish: bike), on: story.second)
                } else {
                    try world.perform(HoldWish(wish: bike), on: story.second)
                }
            }
            #expect(error?.arguments == ["wish": "Bike", "names": "First"])
        }
        expectRefusal(.ownContribution) {
            try world.perform(ReserveWish(wish: bike), on: story.first)
        }
        try world.perform(FreeWish(wish: bike), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(ReserveWish(wish: bike), on: story.second)
        world.run(for: .seconds(1))
        let error = expectRefusal(.takenWhole) {
            try world.perform(ChipIn(wish: bike, amount: "20"), on: story.first)
        }
        #expect(error?.arguments["names"] == "Second")
        expectRefusal(.ownReservation) {
            try world.perform(ChipIn(wish: bike, amount: "20"), on: story.second)
        }
        // A hold that lapses decides nothing any more.
        try world.perform(FreeWish(wish: bike), on: story.second)
        try world.perform(HoldWish(wish: bike, minutes: 1), on: story.second)
        world.run(for: .seconds(61))
        #expect(
            try world.perform(ChipIn(wish: bike, amount: "20"), on: story.first).state
                == .chippedIn)
    }

    @Test("Two who go about it differently without hearing of each other are both told")
    func concurrentModes() throws {
        let story = try story(meeting: false)
        let world = story.world
        try world.perform(ChipIn(wish: bike, amount: "20"), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(ReserveWish(wish: bike), on: story.second)
        world.beat()
        world.beat()
        for node in [story.first, story.second] {
            let standing = try #require(try world.standing(of: bike, for: node))
            #expect(standing.isChipIn && standing.contributed == "20.00 EUR")
            #expect(standing.queue.map(\.state) == [.chippedIn, .otherMode])
        }
        let entry = try #require(try world.perform(ShowCart(), on: story.second).entries.first)
        #expect(entry.state == .otherMode && entry.ahead == ["First"])
        #expect(try world.perform(ShowCart(), on: story.second).totals.isEmpty)
        // She bought it already: that is a fact, and neither loses it.
        let bought = try world.perform(MarkBought(wish: bike), on: story.second)
        #expect(bought.state == .bought)
        world.beat()
        world.beat()
        try world.perform(MarkBought(wish: bike), on: story.first)
        world.beat()
        world.beat()
        for (node, other) in [(story.first, "Second"), (story.second, "First")] {
            #expect(try world.standing(of: bike, for: node)?.isBoughtTwice == true)
            let entry = try #require(try world.perform(ShowCart(), on: node).entries.first)
            #expect(entry.state == .boughtTwice && entry.ahead == [other])
        }
    }

    @Test("Who buys, wraps and writes the card is agreed in the circle")
    func roles() throws {
        let story = try story()
        let world = story.world
        expectRefusal(.notReserved) {
            try world.perform(TakeRoles(wish: bike, roles: ["wraps"]), on: story.first)
        }
        try world.perform(ChipIn(wish: bike, amount: "20"), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(ChipIn(wish: bike, amount: "30"), on: story.second)
        try world.perform(TakeRoles(wish: bike, roles: ["Buys", "card"]), on: story.first)
        try world.perform(TakeRoles(wish: bike, roles: ["wraps"]), on: story.second)
        world.run(for: .seconds(1))
        for node in [story.first, story.second] {
            let queue = try #require(try world.standing(of: bike, for: node)).queue
            #expect(queue.map(\.roles) == [[.buys, .card], [.wraps]])
        }
        let error = expectRefusal(.taskUnknown) {
            try world.perform(TakeRoles(wish: bike, roles: ["buys", "sings"]), on: story.first)
        }
        #expect(error?.arguments == ["value": "sings"])
        let bought = try world.perform(MarkBought(wish: bike), on: story.first)
        #expect(bought.state == .bought)
        #expect(bought.wish.standing?.contributed == "50.00 EUR")
        world.run(for: .seconds(1))
        #expect(
            try world.standing(of: bike, for: story.second)?.queue.map(\.state)
                == [.bought, .chippedIn])
        let twice = try world.perform(MarkBought(wish: bike), on: story.second)
        #expect(twice.state == .boughtTwice && twice.ahead == ["First"])
        let undone = try world.perform(MarkBought(wish: bike, bought: false), on: story.second)
        #expect(undone.state == .chippedIn)
        #expect(undone.wish.standing?.queue.last?.roles == [.buys, .wraps])
        try world.perform(MarkBought(wish: bike), on: story.second)
        // Whoever does not buy after all gives the task back, and is no buyer any more.
        let back = try world.perform(TakeRoles(wish: bike), on: story.second)
        #expect(back.state == .chippedIn)
        #expect(try world.standing(of: bike, for: story.second)?.isBoughtTwice == false)
        // Tasks outlive a change of the amount.
        let less = try world.perform(ChipIn(wish: bike, amount: "5"), on: story.first)
        #expect(less.state == .bought)
        #expect(less.wish.standing?.queue.first?.roles == [.buys, .card])
    }

    @Test("A price that goes up and down, or away, destroys nothing")
    func priceFlicked() throws {
        let story = try story()
        let world = story.world
        try world.perform(ChipIn(wish: bike, amount: "60"), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(ChipIn(wish: bike, amount: "40"), on: story.second)
        world.run(for: .seconds(1))
        let before = try #require(try world.standing(of: bike, for: story.second))
        func set(_ price: String) throws -> Standing? {
            try world.perform(
                EditWish(wish: "Birthday/Bike", fields: WishFields(price: price)),
                on: story.owner)
            world.settle()
            return try world.standing(of: bike, for: story.second)
        }
        let lower = try set("50.00 EUR")
        #expect(lower?.contributed == "50.00 EUR" && lower?.isComplete == true)
        #expect(lower?.queue.map(\.amount) == ["60.00 EUR", "40.00 EUR"])
        #expect(lower?.queue.map(\.counted) == ["50.00 EUR", "0.00 EUR"])
        let entry = try #require(try world.perform(ShowCart(), on: story.second).entries.first)
        #expect(entry.state == .waiting)
        #expect(
            entry.changes == [
                WishChange(field: .said(.price), before: "100.00 EUR", after: "50.00 EUR")
            ])
        let none = try set("")
        #expect(none?.contributed == "100.00" && none?.isComplete == false)
        #expect(try set("100.00 EUR") == before)
        #expect(try world.perform(ShowCart(), on: story.second).entries.first?.changes == [])
    }
}
