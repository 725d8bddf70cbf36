import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("Reserving")
struct ReservingTests {
    @Test("What one friend reserves the other sees as taken, through the owner's node alone")
    func throughTheOwner() throws {
        let story = try Birthday()
        let world = story.world
        let claim = try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        #expect(claim.state == .reserved)
        #expect(claim.wish.standing?.isTaken == true)
        #expect(!world.network.isConnected(story.first, story.second))
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
        world.beat()
        world.beat()
        let standing = try #require(try world.standing(of: story.kettle, for: story.second))
        #expect(standing.isTaken)
        #expect(standing.queue.map(\.name) == ["First"])
        #expect(standing.queue.map(\.isCaller) == [false])
        let own = try world.standing(of: story.kettle, for: story.first)
        #expect(own?.queue.map(\.isCaller) == [true])
    }

    @Test("Friends whose nodes meet see it at once")
    func early() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.run(for: world.network.latency)
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        world.run(for: world.network.latency)
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
    }

    @Test("Whoever is second waits, is told who is ahead, and is next when that one frees it")
    func waiting() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.run(for: .seconds(1))
        let second = try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        #expect(second.state == .waiting)
        #expect(second.ahead == ["First"])
        world.run(for: .seconds(1))
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["First", "Second"])
        let freed = try world.perform(FreeWish(wish: story.kettle), on: story.first)
        #expect(freed.state == nil)
        world.run(for: .seconds(1))
        let cart = try world.perform(ShowCart(), on: story.second)
        #expect(cart.entries.map(\.state) == [.reserved])
        #expect(try world.perform(ShowCart(), on: story.first).entries.isEmpty)
        #expect(try world.perform(FreeWish(wish: story.kettle), on: story.first).state == nil)
    }

    @Test("Two who reserve while they cannot meet agree on who was first, and nothing is lost")
    func concurrent() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        world.run(for: .seconds(2))
        let later = try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        #expect(later.state == .reserved)
        world.beat()
        world.beat()
        for node in [story.first, story.second] {
            let standing = try #require(try world.standing(of: story.kettle, for: node))
            #expect(standing.queue.map(\.name) == ["Second", "First"])
            #expect(standing.queue.map(\.state) == [.reserved, .waiting])
        }
        #expect(
            try world.perform(ShowCart(), on: story.first).entries.map(\.state) == [.waiting])
    }

    @Test("Bought goes before reserved, and stays with its buyer")
    func bought() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.run(for: .seconds(1))
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        try world.perform(MarkBought(wish: story.kettle), on: story.second)
        world.run(for: .seconds(1))
        let standing = try #require(try world.standing(of: story.kettle, for: story.first))
        #expect(standing.queue.map(\.name) == ["Second", "First"])
        #expect(standing.queue.map(\.state) == [.bought, .waiting])
        expectRefusal(.alreadyBought) {
            try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        }
        try world.perform(MarkBought(wish: story.kettle), on: story.first)
        world.run(for: .seconds(1))
        for node in [story.first, story.second] {
            #expect(try world.standing(of: story.kettle, for: node)?.isBoughtTwice == true)
        }
    }

    @Test("Of several pieces each may take some, and who comes too late waits for the rest")
    func quantity() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        // They do not hear of each other in between.
        try world.perform(ReserveWish(wish: story.marbles, quantity: 2), on: story.first)
        try world.perform(ReserveWish(wish: story.marbles, quantity: 2), on: story.second)
        world.run(for: .seconds(1))
        var standing = try #require(try world.standing(of: story.marbles, for: story.first))
        #expect(standing.isTaken && standing.held == 3)
        #expect(standing.queue.map(\.units) == [2, 2])
        #expect(standing.queue.map(\.waiting) == [0, 1])
        expectRefusal(.quantityOverWished) {
            try world.perform(ReserveWish(wish: story.marbles, quantity: 4), on: story.first)
        }
        expectRefusal(.numberOutOfRange) {
            try world.perform(ReserveWish(wish: story.marbles, quantity: 0), on: story.first)
        }
        try world.perform(ReserveWish(wish: story.marbles, quantity: 1), on: story.first)
        world.run(for: .seconds(1))
        standing = try #require(try world.standing(of: story.marbles, for: story.second))
        #expect(standing.queue.map(\.name) == ["First", "Second"])
        #expect(standing.queue.map(\.waiting) == [0, 0])
    }

    @Test("One more and one less is taken in place, and never more than are left")
    func oneMore() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        func take(_ units: Int?, _ node: SimulatedNode) throws -> [Int]? {
            try world.perform(ReserveWish(wish: story.marbles, quantity: units), on: node)
            world.run(for: .seconds(1))
            return try world.standing(of: story.marbles, for: story.second)?.queue.map(\.units)
        }
        #expect(try take(1, story.first) == [1])
        for units in [2, 1, 2] { #expect(try take(units, story.first) == [units]) }
        for units in [2, 3] {
            let error = expectRefusal(.quantityOverLeft) { _ = try take(units, story.second) }
            #expect(error?.arguments == ["wish": "Marbles", "limit": "1"])
            expectRefusal(.quantityOverLeft) {
                try world.perform(
                    HoldWish(wish: story.marbles, quantity: units), on: story.second)
            }
        }
        #expect(try take(1, story.second) == [2, 1])
        // What one has is not too much, even now that nothing is left; more is.
        #expect(try take(nil, story.first) == [2, 1])
        expectRefusal(.quantityOverLeft) { _ = try take(3, story.first) }
        // Of what others have taken all, one can wait for as many as are wished for.
        try world.perform(FreeWish(wish: story.marbles), on: story.second)
        world.run(for: .seconds(1))
        #expect(try take(3, story.first) == [3])
        #expect(try take(2, story.second) == [3, 2])
        #expect(try take(3, story.second) == [3, 3])
    }

    @Test("A wish that its owner removed stays in its giver's cart, marked so")
    func removedWish() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(DeleteItem(item: "Birthday/Kettle"), on: story.owner)
        world.settle()
        let cart = try world.perform(ShowCart(), on: story.first)
        #expect(cart.entries.map(\.wish) == ["Kettle"])
        #expect(cart.entries.map(\.note) == [.gone])
        try world.perform(FreeWish(wish: cart.entries[0].path), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).entries.isEmpty)
    }

    @Test("The owner can neither reserve nor see, and is told no number")
    func owner() throws {
        let story = try Birthday()
        let world = story.world
        let before = try world.perform(ShowList(list: "Birthday"), on: story.owner)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        #expect(try world.perform(ShowList(list: "Birthday"), on: story.owner) == before)
        #expect(before.items.allSatisfy { $0.standing == nil })
        expectRefusal(.ownerNeverReserves) {
            try world.perform(ReserveWish(wish: "Birthday/Kettle"), on: story.owner)
        }
        expectRefusal(.ownerNeverReserves) {
            try world.perform(FreeWish(wish: "Birthday/Kettle"), on: story.owner)
        }
        expectRefusal(.ownerNeverReserves) {
            try world.perform(ShowAudience(list: "Birthday"), on: story.owner)
        }
        #expect(try world.perform(ShowCart(), on: story.owner).entries.isEmpty)
    }

    @Test("Over the limit of claims on one list a reservation is refused and nothing is lost")
    func limit() throws {
        let story = try Birthday()
        let world = story.world
        for number in 1...Limits.claimsPerPersonAndList {
            try world.perform(AddWish(list: "Birthday", name: "Wish \(number)"), on: story.owner)
        }
        world.settle()
        for number in 1...Limits.claimsPerPersonAndList {
            try world.perform(
                ReserveWish(wish: "\(story.list)/Wish \(number)"), on: story.first)
        }
        expectRefusal(.limitClaims) {
            try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        }
        world.beat()
        world.beat()
        let cart = try world.perform(ShowCart(), on: story.first)
        #expect(cart.entries.count == Limits.claimsPerPersonAndList)
        #expect(try world.queue(for: "\(story.list)/Wish 16", seenBy: story.second) == ["First"])
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
    }

    @Test("A change of readers does not make anybody's reservation vanish for the others")
    func rosterChange() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.owner, third)
        try world.share("Birthday", of: story.owner, with: [(third, "Third")])
        for _ in 0..<200 {
            world.run(for: .seconds(1))
            let seen = try world.queue(for: story.kettle, seenBy: story.second)
            try #require(seen == ["First"])
        }
        #expect(try world.queue(for: story.kettle, seenBy: third) == ["First"])
    }
}
