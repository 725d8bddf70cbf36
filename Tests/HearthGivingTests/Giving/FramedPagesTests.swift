import Foundation
import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthTestValues
import HearthWire
import Testing

@testable import HearthGiving
@testable import HearthHousehold

@Suite("What stands around a page")
struct FramedPagesTests {
    private func octets(_ frame: FrameInfo) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(frame)
    }

    @Test("An owner's answer is equal in octets whether somebody of their home gives or not")
    func blind() throws {
        let (one, other) = (try Mates(), try Mates())
        for mates in [one, other] {
            #expect(
                try mates.world.perform(ShowFrame(), on: mates.node, as: mates.owner).members > 1)
        }
        try one.world.perform(ReserveWish(wish: one.story.kettle), on: one.node, as: one.mate)
        for mates in [one, other] { mates.world.beat() }
        let frames = try [one, other].map { mates in
            try octets(mates.world.perform(ShowFrame(), on: mates.node, as: mates.owner))
        }
        #expect(frames[0] == frames[1])
    }

    @Test("The cart's number is remembered until something came, and counted then")
    func cart() throws {
        let story = try Birthday()
        let (world, node) = (story.world, story.first)
        func number() throws -> Int { try world.perform(ShowFrame(), on: node).cart }
        func remembered() throws -> Int? {
            let member = try #require(node.member)
            return try #require(node.household).givingMemory.cartNumbers[member]?.number
        }
        try world.perform(ReserveWish(wish: story.kettle), on: node)
        world.settle()
        #expect(try number() == 0)
        #expect(try remembered() == 0)
        try world.perform(
            EditWish(wish: "Birthday/Kettle", fields: WishFields(price: "35.00 EUR")),
            on: story.owner)
        world.settle()
        #expect(try number() == 1)
        try world.perform(AcknowledgeChanges(), on: node)
        #expect(try number() == 0)
        #expect(try world.perform(ShowFrame(), on: story.owner).lists.map(\.title) == ["Birthday"])
    }

    @Test("It says of own lists what the page of lists says, in its order")
    func lists() throws {
        let story = try Birthday()
        let (world, node) = (story.world, story.owner)
        for title in ["Winter", "Attic", "Moving"] {
            try world.perform(NewList(title: title), on: node)
        }
        try world.perform(EditList(list: "Moving", archived: true), on: node)
        let all = try world.perform(ListLists(), on: node)
            .filter { $0.isOwn && !$0.isTray && !$0.isArchived }
        let framed = try world.perform(ShowFrame(), on: node).lists
        #expect(framed.map(\.id) == all.map(\.id) && framed.count == 3)
        #expect(framed.map(\.title) == all.compactMap(\.title))
    }
}
