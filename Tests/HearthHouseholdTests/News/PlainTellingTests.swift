import HearthAPI
import HearthSimulation
import HearthSodium
import HearthWire
import Testing

@testable import HearthHousehold

/// What comes through the stream and the hook of somebody who gives to an owner on the same node.
@Suite("News beside an owner")
struct PlainTellingTests {
    /// What one step told her: to look, to run her hook.
    private struct Told: Equatable {
        let at: WallTime
        let isToldToLook: Bool
        let runsHook: Bool
    }

    /// What she is told while the owner edits and friends, and she herself, give or do not.
    private func life(withSecrets: Bool) throws -> (told: [Told], news: [NewsKind]) {
        let mates = try Mates()
        let (world, node, story) = (mates.world, mates.node, mates.story)
        let mate = try #require(
            node.store.rows(MemberRow.self).first { !$0.protection.isEmpty }?.identity)
        try world.perform(VerifyFriend(friend: "Mate", verified: true), on: story.first)
        if withSecrets {
            try world.perform(ReserveWish(wish: story.kettle), on: node, as: mates.mate)
        }
        world.day()
        var told: [Told] = []
        node.onStep = { household, now in
            guard household.isToldPlainly(mate) else { return }
            let one = Told(
                at: now, isToldToLook: household.isToldToLook(mate),
                runsHook: household.hasOpenNews(mate))
            // What an open page has missed is told by the same rule.
            #expect(household.toldMembers.contains(mate) == one.isToldToLook)
            if one.isToldToLook || one.runsHook { told.append(one) }
        }
        let start = world.now
        func edit(_ wish: String, _ notes: String) throws {
            try world.perform(
                EditWish(wish: "Birthday/\(wish)", fields: WishFields(notes: notes)), on: node,
                as: mates.owner)
        }
        for second in 0..<400 as Range<Int64> {
            world.run(for: start.adding(.seconds(second)).since(world.now))
            switch second {
            case 30: try edit("Kettle", "Red")
            case 33: try edit("Kettle", "Blue")
            case 34: try edit("Marbles", "Large")
            case 150:
                try world.perform(
                    DeleteWish(wish: "Birthday/Kettle"), on: node, as: mates.owner)
            case 40 where withSecrets:
                try world.perform(ReserveWish(wish: story.marbles), on: story.first)
                try world.perform(
                    AddWhisper(about: story.list, text: "Who orders the cake?"), on: story.first)
            case 77 where withSecrets:
                try world.perform(
                    ReserveWish(wish: story.marbles), on: node, as: mates.mate)
            case 90 where withSecrets:
                try world.perform(AddIdea(list: story.list, name: "Rope"), on: node, as: mates.mate)
            case 200 where withSecrets:
                _ = try world.perform(ShowNews(), on: node, as: mates.mate)
            default: break
            }
        }
        #expect(node.failures.isEmpty)
        return (told, try world.unread(of: node, as: mates.mate).map(\.kind))
    }

    @Test("It is the same in the same moments, whatever is given")
    func same() throws {
        let without = try life(withSecrets: false)
        let with = try life(withSecrets: true)
        #expect(with.told == without.told)
        // Once in every slot, and when the owner did something.
        #expect(with.told.count { !$0.runsHook } >= 6)
        #expect(with.told.count { $0.runsHook } >= 3)
        // And yet she has it in her news.
        #expect(with.news.contains(.whisper))
        #expect(with.news.contains(.wishGone))
    }

    @Test("Who gives to nobody at home is told everything as before")
    func others() throws {
        let mates = try Mates()
        for node in [mates.node, mates.story.first] {
            for member in node.store.rows(MemberRow.self).map(\.identity) {
                let isMate = node.household?.isToldPlainly(member) == true
                #expect(isMate == (node === mates.node && member != mates.node.ownersIdentity))
            }
        }
    }
}

extension SimulatedNode {
    /// Of whoever lives here longest.
    fileprivate var ownersIdentity: IdentityKey? {
        store.rows(MemberRow.self).min { $0.createdAt < $1.createdAt }?.identity
    }
}
