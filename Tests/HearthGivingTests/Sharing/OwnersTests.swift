import HearthAPI
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Two owners")
struct OwnersTests {
    @Test("The other owner is asked as an owner, and before she says yes the list is not shared")
    func asked() throws {
        let story = try Wedding(asked: 1)
        let world = story.world
        let entry = try #require(try world.inbox(of: story.bride).first)
        #expect(entry.kind == .list && entry.role == .owner && entry.title == "Wedding")
        #expect(entry.owners == ["Host", "Bride"])
        world.settle()
        let id = try #require(try story.id())
        #expect(story.bride.store.stamps(in: id.stream).isEmpty)
        #expect(try world.lists(of: story.bride).allSatisfy { $0.title != "Wedding" })
        let list = try world.list("Wedding", of: story.host)
        #expect(list.coOwners == ["Bride"] && list.awaitedOwners == ["Bride"])
        let error = expectRefusal(.ownersNotAgreed) {
            try world.perform(ShareList(list: "Wedding", with: ["First"]), on: story.host)
        }
        #expect(error?.arguments["candidates"] == "Bride")
        expectRefusal(.ownersNotAgreed) {
            try world.perform(NewInvitation(list: "Wedding"), on: story.host)
        }
        let who = try world.perform(WhoCanSee(list: "Wedding"), on: story.host)
        #expect(
            Dictionary(uniqueKeysWithValues: who.map { ($0.name, $0.state) })
                == ["Host": .reading, "Bride": .asked])
    }

    @Test("Who refuses owns nothing, the list stays unshared, and she can be asked again")
    func refused() throws {
        let story = try Wedding(asked: 1)
        let world = story.world
        try world.perform(AnswerInbox(entry: "Wedding", answer: .refuse), on: story.bride)
        world.settle()
        #expect(try world.lists(of: story.bride).allSatisfy { $0.title != "Wedding" })
        expectRefusal(.ownersNotAgreed) {
            try world.perform(ShareList(list: "Wedding", with: ["First"]), on: story.host)
        }
        expectRefusal(.ownerIsFixed) {
            try world.perform(
                ShareList(list: "Wedding", with: ["Bride"], keeper: true), on: story.host)
        }
        try world.perform(ShareList(list: "Wedding", with: ["Bride"]), on: story.host)
        try world.run(until: "she is asked again") {
            try world.inbox(of: story.bride).first?.role == .owner
        }
        try world.perform(AnswerInbox(entry: "Wedding", answer: .accept), on: story.bride)
        world.settle()
        #expect(try world.list("Wedding", of: story.bride).isOwn)
        #expect(try world.list("Wedding", of: story.host).awaitedOwners.isEmpty)
    }

    @Test("Both edit one list, and neither sees what is reserved there")
    func both() throws {
        let story = try Wedding()
        let world = story.world
        let hers = try world.list("Wedding", of: story.bride)
        #expect(hers.isOwn && hers.role == .owner && hers.coOwners == ["Host"])
        try world.perform(AddWish(list: "Wedding", name: "Lamp"), on: story.bride)
        try world.perform(EditWish(wish: "Wedding/Kettle", name: "Teapot"), on: story.bride)
        world.settle()
        for (node, path) in [
            (story.host, "Wedding"), (story.bride, "Wedding"), (story.first, story.list),
            (story.second, "Bride/Wedding"), (story.second, "Host/Wedding"),
        ] {
            #expect(world.wishes(on: path, of: node) == ["Teapot", "Lamp"])
        }
        let before = try [story.host, story.bride].map {
            try world.perform(ShowList(list: "Wedding"), on: $0)
        }
        try world.perform(ReserveWish(wish: story.list + "/Lamp"), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.list + "/Lamp", seenBy: story.second) == ["First"])
        for (node, seen) in zip([story.host, story.bride], before) {
            #expect(try world.perform(ShowList(list: "Wedding"), on: node) == seen)
            #expect(seen.items.allSatisfy { $0.standing == nil })
            expectRefusal(.ownerNeverReserves) {
                try world.perform(ReserveWish(wish: "Wedding/Lamp"), on: node)
            }
            expectRefusal(.ownerNeverReserves) {
                try world.perform(ShowAudience(list: "Wedding"), on: node)
            }
            #expect(node.store.rows(CircleKeyRow.self).isEmpty)
            #expect(node.store.rows(OwnCellRow.self).isEmpty)
        }
    }

    @Test("From the first roster on, both owners' nodes host owners for everybody in the circle")
    func ownerNodes() throws {
        let story = try Wedding()
        let id = try #require(try story.id())
        for node in [story.host, story.bride, story.first, story.second] {
            let entry = try #require(node.household?.replicator.directory.lists[id])
            #expect(entry.ownerNodes.isSuperset(of: [story.host.key, story.bride.key]))
        }
        // Neither owner can open a box that a circle member made.
        for node in [story.host, story.bride] {
            let seed = try #require(
                node.store.rows(MemberRow.self).first.flatMap { Seed(octets: $0.seed) })
            let slots = try node.store.records(.bundle, in: id.stream)
                .flatMap { try BundleBody(octets: $0.payload).slots }
            #expect(slots.count == 32)
            #expect(slots.allSatisfy { seed.sealing().open($0) == nil })
        }
    }

    @Test("Only who made the list deletes it, and nobody takes an owner off")
    func hostOnly() throws {
        let story = try Wedding()
        let world = story.world
        let refusal = expectRefusal(.hostOnly) {
            try world.perform(DeleteList(list: "Wedding", atOnce: true), on: story.bride)
        }
        #expect(refusal?.arguments["name"] == "Host")
        for (node, other) in [(story.host, "Bride"), (story.bride, "Host")] {
            expectRefusal(.ownerIsFixed) {
                try world.perform(UnshareList(list: "Wedding", with: [other]), on: node)
            }
            let isHost = node === story.host
            if !isHost {
                expectRefusal(.alreadyReader) {
                    try world.perform(ShareList(list: "Wedding", with: [other]), on: node)
                }
            }
        }
        expectRefusal(.ownerCannotLeave) {
            try world.perform(LeaveList(list: "Wedding"), on: story.host)
        }
        for node in [story.host, story.bride] {
            let friend = node === story.host ? "Bride" : "Host"
            expectRefusal(.ownsTogether) {
                try world.perform(RemoveFriend(friend: friend), on: node)
            }
        }
    }

    @Test("An owner who leaves stays an owner for good, blind, and can be asked back")
    func leaving() throws {
        let story = try Wedding()
        let world = story.world
        let id = try #require(try story.id())
        try world.perform(AddWish(list: "Wedding", name: "Lamp"), on: story.bride)
        world.settle()
        try world.perform(LeaveList(list: "Wedding"), on: story.bride)
        world.settle()
        #expect(try world.lists(of: story.bride).allSatisfy { $0.title != "Wedding" })
        #expect(story.bride.store.stamps(in: id.stream).isEmpty)
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Lamp"])
        let who = try world.perform(WhoCanSee(list: "Wedding"), on: story.host)
        let bride = try #require(who.first { $0.name == "Bride" })
        #expect(bride.role == .owner && bride.state == .left && !bride.seesReservations)
        expectRefusal(.ownerIsFixed) {
            try world.perform(
                ShareList(list: "Wedding", with: ["Bride"], keeper: true), on: story.host)
        }
        // It is still shared with others.
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.host, third)
        try world.share("Wedding", of: story.host, with: [(third, "Third")])
        let entry = try #require(third.household?.replicator.directory.lists[id])
        #expect(entry.ownerNodes.contains(story.bride.key))

        try world.perform(ShareList(list: "Wedding", with: ["Bride"]), on: story.host)
        try world.run(until: "she is asked back") {
            try world.inbox(of: story.bride).first?.role == .owner
        }
        try world.perform(AnswerInbox(entry: "Wedding", answer: .accept), on: story.bride)
        world.settle()
        try world.perform(AddWish(list: "Wedding", name: "Plates"), on: story.bride)
        world.settle()
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Lamp", "Plates"])
        for node in world.nodes {
            #expect(try world.perform(ShowStatus(), on: node).alarms.isEmpty)
        }
    }

    @Test("Who left can end the friendship, and the list goes on")
    func parting() throws {
        let story = try Wedding()
        let world = story.world
        try world.perform(LeaveList(list: "Wedding"), on: story.bride)
        world.settle()
        try world.perform(RemoveFriend(friend: "Host"), on: story.bride)
        world.settle()
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.host, third)
        try world.share("Wedding", of: story.host, with: [(third, "Third")])
        #expect(world.wishes(on: story.list, of: third) == ["Kettle"])
    }

    @Test("When who made it deletes the list, the other owner is told")
    func deleted() throws {
        let story = try Wedding()
        let world = story.world
        try world.perform(DeleteList(list: "Wedding", atOnce: true), on: story.host)
        world.settle()
        let entry = try #require(try world.inbox(of: story.bride).first)
        #expect(entry.kind == .ended && entry.role == .owner)
        #expect(entry.from == "Host" && entry.title == "Wedding")
        try world.perform(AnswerInbox(entry: entry.id, answer: .ignore), on: story.bride)
        #expect(try world.inbox(of: story.bride).isEmpty)
        #expect(try world.lists(of: story.bride).allSatisfy { $0.title != "Wedding" })
    }

    @Test("A roster that names somebody an owner who never accepted that is nothing to her")
    func unasked() throws {
        let story = try Wedding(asked: 1)
        let world = story.world
        let id = try #require(try story.id())
        world.settle()
        // The roster and the part reach her node by some way all the same.
        for record in story.host.store.records(.roster, in: id.stream)
            + story.host.store.records(.part, in: id.stream)
        {
            story.bride.store.put(record)
        }
        story.bride.store.put(KnownListRow(list: id))
        world.stop(story.bride)
        try world.start(story.bride)
        world.settle()
        #expect(try world.lists(of: story.bride).allSatisfy { $0.title != "Wedding" })
        #expect(world.wishes(on: "Wedding", of: story.bride) == nil)
    }

    @Test("An offer whose owners do not make its list id is not asked about")
    func forged() throws {
        let story = try Wedding(asked: 1)
        let world = story.world
        let original = try #require(try story.host.offers(to: story.bride).first)
        var changes: [(inout LetterBody.Offer) -> Void] = [
            { $0.salt[0] ^= 1 }, { $0.coOwners = [] }, { $0.role = .friend },
        ]
        changes.append { $0.salt = [] }
        for change in changes {
            var offer = original
            change(&offer)
            try story.host.setOffer(offer, to: story.bride)
            try world.perform(ShowStatus(), on: story.host)
            world.settle()
            #expect(try world.inbox(of: story.bride).isEmpty)
        }
        try story.host.setOffer(original, to: story.bride)
        try world.perform(ShowStatus(), on: story.host)
        try world.run(until: "the true one is asked about") {
            try world.inbox(of: story.bride).count == 1
        }
    }

    @Test("An own list of the same name is renamed before another becomes her own")
    func titles() throws {
        let story = try Wedding(asked: 1)
        let world = story.world
        try world.perform(NewList(title: "wedding"), on: story.bride)
        expectRefusal(.ownTitleTaken) {
            try world.perform(AnswerInbox(entry: "Wedding", answer: .accept), on: story.bride)
        }
        try world.perform(EditList(list: "wedding", title: "Ours"), on: story.bride)
        try world.perform(AnswerInbox(entry: "Wedding", answer: .accept), on: story.bride)
        world.settle()
        expectRefusal(.nameTaken) {
            try world.perform(NewList(title: "Wedding"), on: story.bride)
        }
    }

    @Test("Housemates own a list together, each blind on the one node")
    func housemates() throws {
        let world = World.quick()
        let node = try world.add(household: "House", member: "Host")
        let first = try world.add(household: "First house", member: "First")
        let (host, mate) = (Caller(member: "Host"), Caller(member: "Mate"))
        try world.perform(AddMember(name: "Mate"), on: node)
        try world.befriend(node, first, as: host)
        try world.perform(NewList(title: "Home", owners: ["Mate"]), on: node, as: host)
        try world.perform(AnswerInbox(entry: "Home", answer: .accept), on: node, as: mate)
        try world.perform(AddWish(list: "Home", name: "Table"), on: node, as: mate)
        try world.perform(ShareList(list: "Home", with: ["First"]), on: node, as: host)
        try world.run(until: "she is asked") { try world.inbox(of: first).count == 1 }
        try world.perform(AnswerInbox(entry: "Home", answer: .accept), on: first)
        world.beat()
        try world.perform(ReserveWish(wish: "Host & Mate/Home/Table"), on: first)
        world.beat()
        for caller in [host, mate] {
            let seen = try world.perform(ShowList(list: "Home"), on: node, as: caller)
            #expect(seen.list.isOwn && seen.items.map(\.name) == ["Table"])
            #expect(seen.items.allSatisfy { $0.standing == nil })
        }
        try world.perform(EditList(list: "Home", date: "2027-05-01"), on: node, as: mate)
        let id = try #require(
            ListID(hex: try world.list("Home", of: node, as: host).id))
        #expect(node.day(of: id) != nil)
    }
}
