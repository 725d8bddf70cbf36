import HearthAPI
import HearthHousehold
import HearthLists
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("At the shop")
struct HoldingTests {
    @Test("A hold is seen by the circle, lapses by itself everywhere, and the next one holds")
    func lapses() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        let start = world.now
        let held = try world.perform(HoldWish(wish: story.kettle, minutes: 30), on: story.first)
        #expect(held.state == .held)
        #expect(held.wish.standing?.isTaken == true)
        let until = start.adding(.seconds(1800))
        #expect(held.wish.standing?.queue.map(\.until) == [until.text])
        world.run(for: .seconds(1))
        let waiting = try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        #expect(waiting.state == .waiting && waiting.ahead == ["First"])
        world.run(for: until.adding(.milliseconds(-1)).since(world.now))
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First", "Second"])
        world.run(for: .milliseconds(1))
        for node in [story.first, story.second] {
            let standing = try #require(try world.standing(of: story.kettle, for: node))
            #expect(standing.queue.map(\.name) == ["Second"])
            #expect(standing.queue.map(\.state) == [.reserved])
        }
        let first = try world.perform(ShowCart(), on: story.first).entries
        #expect(first.map(\.state) == [.lapsed])
        #expect(first.map(\.until) == [until.text])
        let second = try world.perform(ShowCart(), on: story.second).entries
        #expect(second.map(\.state) == [.reserved])
        #expect(second.flatMap(\.changes).map(\.field) == [.turn])
        world.beat()
        world.beat()
        #expect(try world.perform(ShowCart(), on: story.first).entries.map(\.state) == [.lapsed])
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["Second"])
    }

    @Test("Holding again prolongs from now on and keeps the place in line")
    func prolongs() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(HoldWish(wish: story.kettle, minutes: 10), on: story.first)
        world.run(for: .seconds(60))
        try world.perform(HoldWish(wish: story.kettle, minutes: 100), on: story.second)
        world.run(for: .seconds(240))
        let again = try world.perform(HoldWish(wish: story.kettle, minutes: 10), on: story.first)
        #expect(again.state == .held)
        let until = world.now.adding(.seconds(600))
        #expect(again.wish.standing?.queue.first?.until == until.text)
        world.run(for: .seconds(599))
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First", "Second"])
        world.run(for: .seconds(2))
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["Second"])
        // Once it lapsed the place is gone: it is held anew, behind the other.
        let anew = try world.perform(HoldWish(wish: story.kettle), on: story.first)
        #expect(anew.state == .waiting && anew.ahead == ["Second"])
    }

    @Test("A hold becomes a reservation in its place, or bought; a lapsed one can still be bought")
    func becomes() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(HoldWish(wish: story.marbles, quantity: 2), on: story.first)
        world.run(for: .seconds(5))
        try world.perform(ReserveWish(wish: story.marbles, quantity: 1), on: story.second)
        world.run(for: .seconds(5))
        let reserved = try world.perform(ReserveWish(wish: story.marbles), on: story.first)
        #expect(reserved.state == .reserved)
        #expect(reserved.wish.standing?.queue.map(\.name) == ["First", "Second"])
        #expect(reserved.wish.standing?.queue.map(\.units) == [2, 1])
        expectRefusal(.alreadyReserved) {
            try world.perform(HoldWish(wish: story.marbles), on: story.first)
        }
        try world.perform(HoldWish(wish: story.kettle, minutes: 1), on: story.second)
        world.run(for: .seconds(120))
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
        let bought = try world.perform(MarkBought(wish: story.kettle), on: story.second)
        #expect(bought.state == .bought)
        expectRefusal(.alreadyBought) {
            try world.perform(HoldWish(wish: story.kettle), on: story.second)
        }
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["Second"])
    }

    @Test("A hold is for a minute to a day, and for what is wished")
    func bounds() throws {
        let story = try Birthday()
        let world = story.world
        for minutes in [0, -1, 1441, .max, .min] {
            expectRefusal(.numberOutOfRange) {
                try world.perform(HoldWish(wish: story.kettle, minutes: minutes), on: story.first)
            }
        }
        expectRefusal(.numberOutOfRange) {
            try world.perform(HoldWish(wish: story.marbles, quantity: 256), on: story.first)
        }
        expectRefusal(.quantityOverWished) {
            try world.perform(HoldWish(wish: story.marbles, quantity: 4), on: story.first)
        }
        expectRefusal(.ownerNeverReserves) {
            try world.perform(HoldWish(wish: "Birthday/Kettle"), on: story.owner)
        }
        #expect(try world.perform(ShowCart(), on: story.first).entries.isEmpty)
        for minutes in [1, 1440] {
            try world.perform(HoldWish(wish: story.kettle, minutes: minutes), on: story.first)
        }
    }

    @Test("A lapsed hold takes none of the places, and its giver's next change drops it")
    func place() throws {
        let story = try Birthday()
        let world = story.world
        let limit = Limits.claimsPerPersonAndList
        for number in 1...limit {
            try world.perform(AddWish(list: "Birthday", name: "Wish \(number)"), on: story.owner)
        }
        world.settle()
        try world.perform(HoldWish(wish: story.kettle, minutes: 1), on: story.first)
        for number in 1..<limit {
            try world.perform(ReserveWish(wish: "\(story.list)/Wish \(number)"), on: story.first)
        }
        let last = "\(story.list)/Wish \(limit)"
        let error = expectRefusal(.limitClaims) {
            try world.perform(ReserveWish(wish: last), on: story.first)
        }
        #expect(error?.arguments == ["limit": "64"])
        expectRefusal(.limitClaims) { try world.perform(HoldWish(wish: last), on: story.first) }
        world.run(for: .seconds(61))
        #expect(try world.perform(ShowCart(), on: story.first).entries.count == limit)
        try world.perform(ReserveWish(wish: last), on: story.first)
        let entries = try world.perform(ShowCart(), on: story.first).entries
        #expect(entries.count == limit)
        #expect(entries.allSatisfy { $0.state == .reserved })
        expectRefusal(.limitClaims) {
            try world.perform(HoldWish(wish: story.kettle), on: story.first)
        }
    }
}
