import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthSodium
import HearthWire
import Testing

@Suite("What lies on the disk of whoever gives")
struct PrivateRowTests {
    private func size(of node: SimulatedNode) throws -> Int {
        try #require(node.store.rows(PrivateRow.self).first).octets.count
    }

    @Test(
        "The size of a member's own row follows from what she follows, not from what she does",
        arguments: [450, 1900])
    func size(linkLength: Int) throws {
        let story = try Birthday()
        let world = story.world
        let long = String(repeating: "“\\", count: 100)
        for title in ["One", "Two"] {
            try world.perform(NewList(title: title), on: story.owner)
            try world.share(title, of: story.owner, with: [(story.first, "First")])
        }
        let titles = ["Birthday", "One", "Two"]
        let limit = titles.count * Limits.claimsPerPersonAndList
        for title in titles {
            for number in 1...Limits.claimsPerPersonAndList {
                try world.perform(
                    AddWish(
                        list: title, name: "\(number) \(String(repeating: "ö", count: 190))",
                        fields: WishFields(
                            notes: String(repeating: "n", count: 300),
                            link:
                                "https://example.org/\(String(repeating: "l", count: linkLength))",
                            price: "9999999.99 EUR", store: long, place: long + long)),
                    on: story.owner)
            }
        }
        world.settle()
        let before = try size(of: story.first)
        for title in titles {
            let list = "Owner/" + title
            let wishes = try world.perform(ShowList(list: list), on: story.first).items
            for wish in wishes.suffix(Limits.claimsPerPersonAndList) {
                try world.perform(ReserveWish(wish: "\(list)/\(wish.id)"), on: story.first)
                #expect(try size(of: story.first) == before)
            }
        }
        #expect(try world.perform(ShowCart(), on: story.first).entries.count == limit)
        let wishes = try world.perform(ShowList(list: story.list), on: story.first).items
        try world.perform(AcknowledgeChanges(), on: story.first)
        #expect(try size(of: story.first) == before)
        for wish in wishes.suffix(8) {
            try world.perform(DeleteWish(wish: "Birthday/\(wish.id)"), on: story.owner)
        }
        world.settle()
        let cart = try world.perform(ShowCart(), on: story.first).entries
        #expect(cart.count { $0.note == "gone" } == 8)
        #expect(cart.allSatisfy { $0.changes.isEmpty })
        try world.perform(LeaveList(list: story.list), on: story.first)
        #expect(try size(of: story.first) == before)
        #expect(try world.perform(ShowCart(), on: story.first).entries.count == limit)
    }

    /// What a reservation could show in on the disk of a node: how many rows, how long.
    private func rows(of node: SimulatedNode, in list: ListID) -> [String: [Int]] {
        let store = node.store
        return [
            "private": store.rows(PrivateRow.self).map(\.octets.count),
            "news": store.rows(NewsRow.self).map(\.octets.count),
            "news of lists": store.rows(NewsListRow.self).map(\.octets.count),
            "own cells": store.rows(OwnCellRow.self).map(\.cell.count),
            "own pages": store.rows(OwnPageRow.self).map(\.page.count),
            "circle keys": store.rows(CircleKeyRow.self).map(\.octets.count),
            "beat cells": store.beatCells(in: list).map { Int($0.order.sequence) },
            "early cells": store.earlyCells(in: list).map { Int($0.order.sequence) },
            "parts": store.records(.part, in: list.stream).map(\.payload.count),
            "bundles": store.records(.bundle, in: list.stream).map(\.payload.count),
        ]
    }

    /// A partner on the owner's node does this with her wishes; what lies there after every step.
    private func partner(
        _ acts: [(World, SimulatedNode, Caller) throws -> Void]
    ) throws -> [[String: [Int]]] {
        let story = try Birthday()
        let world = story.world
        let owner = Caller(member: "Owner")
        try world.perform(AddMember(name: "Partner", passphrase: "correct horse"), on: story.owner)
        try world.perform(
            EditWish(wish: "Birthday/Kettle", fields: WishFields(price: "40.00 EUR")),
            on: story.owner, as: owner)
        for title in ["One", "Two"] {
            try world.perform(NewList(title: title), on: story.owner, as: owner)
        }
        let session = try world.perform(
            Unlock(passphrase: "correct horse"), on: story.owner, as: Caller(member: "Partner"))
        let partner = Caller(member: "Partner", session: session.token)
        for title in ["Birthday", "One", "Two"] {
            try world.perform(
                ShareList(list: title, with: ["Partner"]), on: story.owner, as: owner)
            try world.perform(
                AnswerInbox(entry: title, answer: .accept), on: story.owner, as: partner)
        }
        world.beat()
        world.beat()
        let id = try world.list("Birthday", of: story.owner, as: owner).id
        let list = try #require(ListID(hex: id))
        var seen: [[String: [Int]]] = []
        for act in acts {
            try act(world, story.owner, partner)
            seen.append(rows(of: story.owner, in: list))
            world.beat()
            seen.append(rows(of: story.owner, in: list))
        }
        try world.perform(DeleteWish(wish: "Birthday/Kettle"), on: story.owner, as: owner)
        try world.perform(DeleteList(list: "Birthday", atOnce: true), on: story.owner, as: owner)
        world.beat()
        seen.append(rows(of: story.owner, in: list))
        return seen
    }

    @Test("On the owner's node a partner leaves the same rows, whatever she reserves or does not")
    func partnersRows() throws {
        let kettle = "Owner/Birthday/Kettle"
        let marbles = "Owner/Birthday/Marbles"
        let acts: [(World, SimulatedNode, Caller) throws -> Void] = [
            { try $0.perform(ReserveWish(wish: marbles, quantity: 2), on: $1, as: $2) },
            { try $0.perform(HoldWish(wish: kettle, minutes: 1), on: $1, as: $2) },
            { try $0.perform(ChipIn(wish: kettle, amount: "12"), on: $1, as: $2) },
            { try $0.perform(TakeRoles(wish: kettle, roles: ["card"]), on: $1, as: $2) },
            { try $0.perform(MarkBought(wish: marbles), on: $1, as: $2) },
            { try $0.perform(AcknowledgeChanges(), on: $1, as: $2) },
            { try $0.perform(FreeWish(wish: marbles), on: $1, as: $2) },
            { try $0.perform(AddWhisper(about: marbles, text: "Which?"), on: $1, as: $2) },
            { try $0.perform(AddIdea(list: "Owner/Birthday", name: "Cake"), on: $1, as: $2) },
            { try $0.perform(ReserveWish(wish: "Owner/Birthday/Cake"), on: $1, as: $2) },
            { try $0.perform(DeleteIdea(idea: "Owner/Birthday/Cake"), on: $1, as: $2) },
        ]
        let with = try partner(acts)
        let without = try partner(acts.map { _ in { _, _, _ in } })
        #expect(with == without)
        #expect(with.first?["own cells"]?.count == 3)
    }
}
