import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Telling an owner what one gave")
struct ThanksTests {
    private static let kettle = GiftRequest(wish: "Kettle")

    /// The day so many days from now in a world, as people write it.
    private func date(_ days: Int64, in world: World) throws -> String {
        try #require(Day(utc: world.now.adding(.seconds(86_400 * days)))).description
    }

    @Test("The owner learns what its giver told, and nobody else learns what")
    func told() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(MarkBought(wish: story.kettle), on: story.first)
        let proposal = try world.perform(ProposeThanks(list: story.list), on: story.first)
        #expect(proposal.gifts.map(\.wish) == ["Kettle"] && proposal.told == nil)
        #expect(try world.perform(ShowThanks(list: "Birthday"), on: story.owner).isEmpty)
        let told = try world.perform(
            TellOwner(
                list: story.list, gifts: [Self.kettle], text: "With love", isSure: true),
            on: story.first)
        #expect(told.from == "First" && told.gifts.map(\.wish) == ["Kettle"])
        world.settle()
        let thanks = try world.perform(ShowThanks(list: "Birthday"), on: story.owner)
        #expect(thanks == [told])
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        let record = try #require(story.second.store.records(.thanks, in: list.stream).first)
        let seeds = try [story.owner, story.first, story.second].map { node in
            try #require(
                node.store.rows(MemberRow.self).first.flatMap { Seed(octets: $0.seed) })
        }
        #expect(
            seeds.map { SealedThanks.open(record, by: $0.sealing()) != nil }
                == [true, true, false])
        expectRefusal(.notOwner) {
            try world.perform(ShowThanks(list: story.list), on: story.second)
        }
        expectRefusal(.ownerNeverTells) {
            try world.perform(
                TellOwner(list: "Birthday", gifts: [Self.kettle], isSure: true),
                on: story.owner)
        }
    }

    @Test("It says what was told and no more: nothing of what was reserved otherwise")
    func noMore() throws {
        let story = try Birthday()
        let world = story.world
        for wish in [story.kettle, story.marbles] {
            try world.perform(ReserveWish(wish: wish), on: story.first)
            try world.perform(MarkBought(wish: wish), on: story.first)
        }
        try world.perform(
            TellOwner(list: story.list, gifts: [Self.kettle], isSure: true), on: story.first)
        world.beat()
        let thanks = try world.perform(ShowThanks(list: "Birthday"), on: story.owner)
        #expect(thanks.flatMap(\.gifts).map(\.wish) == ["Kettle"])
        #expect(thanks.first?.gifts.first?.pieces == nil)
        let items = try world.perform(ShowList(list: "Birthday"), on: story.owner).items
        #expect(items.allSatisfy { $0.standing == nil })
        // Telling again adds to it; taking back takes everything back.
        try world.perform(
            TellOwner(
                list: story.list, gifts: [GiftRequest(wish: "Marbles", pieces: 2)], isSure: true),
            on: story.first)
        world.settle()
        let more = try world.perform(ShowThanks(list: "Birthday"), on: story.owner)
        #expect(more.flatMap(\.gifts).map(\.wish) == ["Kettle", "Marbles"])
        #expect(more.flatMap(\.gifts).map(\.pieces) == [nil, 2])
        try world.perform(WithdrawThanks(list: story.list), on: story.first)
        world.settle()
        #expect(try world.perform(ShowThanks(list: "Birthday"), on: story.owner).isEmpty)
    }

    @Test("Before noon of the day after the date it is refused, whatever the giver says")
    func tooEarly() throws {
        let story = try Birthday(clock: .standard)
        let world = story.world
        let day = try date(1, in: world)
        try world.perform(EditList(list: "Birthday", date: day), on: story.owner)
        world.settle()
        func tell(isSure: Bool? = nil) throws {
            try world.perform(
                TellOwner(list: story.list, gifts: [Self.kettle], isSure: isSure),
                on: story.first)
        }
        let error = expectRefusal(.tellTooEarly) { try tell() }
        #expect(error?.arguments["date"] == day)
        expectRefusal(.tellTooEarly) { try tell(isSure: true) }
        let over = try #require(Day(day)).startUTC.adding(.seconds(86_400 + 43_200))
        world.run(until: over.adding(.seconds(-60)).ticks)
        expectRefusal(.tellTooEarly) { try tell() }
        world.run(until: over.ticks)
        try tell()
        world.settle()
        #expect(try world.perform(ShowThanks(list: "Birthday"), on: story.owner).count == 1)
    }

    @Test("A date that is moved back or taken away opens nothing by itself, after a start neither")
    func movedBack() throws {
        let story = try Birthday()
        let world = story.world
        let day = try date(30, in: world)
        func tell(isSure: Bool? = nil) throws {
            try world.perform(
                TellOwner(list: story.list, gifts: [Self.kettle], isSure: isSure),
                on: story.first)
        }
        expectRefusal(.tellUndated) { try tell() }
        try world.perform(EditList(list: "Birthday", date: day), on: story.owner)
        world.settle()
        expectRefusal(.tellTooEarly) { try tell() }
        for past in [try date(-30, in: world), ""] {
            try world.perform(EditList(list: "Birthday", date: past), on: story.owner)
            world.settle()
            world.stop(story.first)
            try world.start(story.first)
            let error = expectRefusal(.tellMovedBack) { try tell() }
            #expect(error?.arguments["date"] == day)
        }
        try tell(isSure: true)
    }

    @Test("A wish with a date of its own is told after that")
    func wishDate() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(
            EditWish(
                wish: "Birthday/Kettle", fields: WishFields(date: try date(9, in: world))),
            on: story.owner)
        world.settle()
        expectRefusal(.tellTooEarly) {
            try world.perform(
                TellOwner(list: story.list, gifts: [Self.kettle], isSure: true),
                on: story.first)
        }
        try world.perform(
            TellOwner(list: story.list, gifts: [GiftRequest(wish: "Marbles")], isSure: true),
            on: story.first)
    }

    @Test("A wish that is gone can be told of, and nothing that never was")
    func gone() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(DeleteItem(item: "Birthday/Kettle"), on: story.owner)
        world.settle()
        expectRefusal(.unknownWish) {
            try world.perform(
                TellOwner(list: story.list, gifts: [Self.kettle], isSure: true),
                on: story.first)
        }
        let kettle = GiftRequest(wish: "Kettle", alsoGone: true)
        try world.perform(
            TellOwner(list: story.list, gifts: [kettle], isSure: true), on: story.first)
        world.settle()
        let thanks = try world.perform(ShowThanks(list: "Birthday"), on: story.owner)
        #expect(thanks.flatMap(\.gifts).map(\.wish) == ["Kettle"])
        expectRefusal(.unknownWish) {
            try world.perform(
                TellOwner(
                    list: story.list, gifts: [GiftRequest(wish: "Lamp", alsoGone: true)],
                    isSure: true),
                on: story.first)
        }
        expectRefusal(.nothingToTell) {
            try world.perform(
                TellOwner(list: story.list, gifts: [], isSure: true), on: story.second)
        }
    }

    @Test("Both owners of a list learn it, and note for themselves whom they thanked")
    func bothOwners() throws {
        let story = try Wedding()
        let world = story.world
        try world.perform(
            EditList(list: "Wedding", date: try date(-2, in: world)), on: story.host)
        world.settle()
        try world.perform(
            TellOwner(list: story.list, gifts: [Self.kettle], isSure: true), on: story.first)
        world.settle()
        for node in [story.host, story.bride] {
            let thanks = try world.perform(ShowThanks(list: "Wedding"), on: node)
            #expect(thanks.map(\.from) == ["First"])
            #expect(thanks.map(\.isThanked) == [false])
        }
        try world.perform(
            MarkThanked(list: "Wedding", from: "First", thanked: true), on: story.host)
        #expect(
            try world.perform(ShowThanks(list: "Wedding"), on: story.host).map(\.isThanked)
                == [true])
        #expect(
            try world.perform(ShowThanks(list: "Wedding"), on: story.bride).map(\.isThanked)
                == [false])
    }

    @Test("What somebody told who has left stays with the owner")
    func left() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(
            TellOwner(list: story.list, gifts: [Self.kettle], isSure: true), on: story.first)
        world.settle()
        try world.perform(LeaveList(list: story.list), on: story.first)
        world.settle()
        #expect(
            try world.perform(ShowThanks(list: "Birthday"), on: story.owner).map(\.from)
                == ["First"])
    }

    @Test("What was handed over is noted in the cart alone, and is what is proposed")
    func given() throws {
        let story = try Birthday()
        let world = story.world
        let day = try date(5, in: world)
        try world.perform(EditList(list: "Birthday", date: day), on: story.owner)
        world.settle()
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).entries.map(\.isDue) == [true])
        #expect(
            try world.perform(ProposeThanks(list: story.list), on: story.first).gifts.isEmpty)
        let before = story.first.store.row(
            OwnCellRow.self, try #require(story.first.store.rows(OwnCellRow.self).first?.key))
        let cart = try world.perform(MarkGiven(wish: story.kettle), on: story.first)
        #expect(cart.entries.map(\.isGiven) == [true] && cart.entries.map(\.isDue) == [false])
        #expect(story.first.store.rows(OwnCellRow.self).first == before)
        #expect(
            try world.perform(ProposeThanks(list: story.list), on: story.first).gifts
                .map(\.wish) == ["Kettle"])
        // It stays when its giver takes note of changes, and goes when she frees it.
        try world.perform(EditWish(wish: "Birthday/Kettle", name: "Teapot"), on: story.owner)
        world.settle()
        try world.perform(AcknowledgeChanges(), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).entries.map(\.isGiven) == [true])
        try world.perform(MarkGiven(wish: "Owner/Birthday/Teapot", given: false), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).entries.map(\.isGiven) == [false])
        expectRefusal(.notReserved) {
            try world.perform(MarkGiven(wish: story.marbles), on: story.first)
        }
    }

    @Test("That something was given is taken back after what was told of it, and by that alone")
    func givenTakenBack() throws {
        let story = try Birthday()
        let world = story.world
        for wish in [story.kettle, story.marbles] {
            try world.perform(ReserveWish(wish: wish), on: story.first)
            try world.perform(MarkGiven(wish: wish), on: story.first)
        }
        try world.perform(
            TellOwner(list: story.list, gifts: [GiftRequest(wish: "Kettle")], isSure: true),
            on: story.first)
        let error = expectRefusal(.givenTold) {
            try world.perform(MarkGiven(wish: story.kettle, given: false), on: story.first)
        }
        #expect(error?.arguments == ["wish": "Kettle", "owner": "Owner"])
        // Of what was not told nothing stands in the way, and noting it again does nothing.
        try world.perform(MarkGiven(wish: story.kettle), on: story.first)
        try world.perform(MarkGiven(wish: story.marbles, given: false), on: story.first)
        try world.perform(WithdrawThanks(list: story.list), on: story.first)
        let cart = try world.perform(
            MarkGiven(wish: story.kettle, given: false), on: story.first)
        #expect(cart.entries.map(\.isGiven) == [false, false])
    }
}
