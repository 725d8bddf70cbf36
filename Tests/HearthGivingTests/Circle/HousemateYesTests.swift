import HearthAPI
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold

@Suite("A giver says yes to somebody in the owner's home")
struct HousemateYesTests {
    /// The first friend is a friend of the partner's too, and is offered another list.
    private func offered(seed: UInt64 = 1) throws -> (Mates, InboxEntry) {
        let scene = try Mates(seed: seed)
        let (story, world) = (scene.story, scene.world)
        try world.befriend(scene.node, story.first, as: scene.mate)
        try world.perform(NewList(title: "Name day"), on: scene.node, as: scene.owner)
        try world.perform(AddWish(list: "Name day", name: "Pan"), on: scene.node, as: scene.owner)
        try world.perform(
            ShareList(list: "Name day", with: ["First", "Second", "Mate"]), on: scene.node,
            as: scene.owner)
        try world.perform(
            AnswerInbox(entry: "Name day", answer: .accept), on: scene.node, as: scene.mate)
        for node in [story.first, story.second] {
            try world.run(until: "they are asked") {
                try world.inbox(of: node).contains { $0.title == "Name day" }
            }
        }
        let entry = try world.inbox(of: story.first).first { $0.title == "Name day" }
        return (scene, try #require(entry))
    }

    private func sees(_ scene: Mates, after answer: HousemateAnswer?) throws -> [String] {
        let world = scene.world
        let said = answer.map { [HousemateDecision(friend: "Mate", answer: $0)] }
        try world.perform(
            AnswerInbox(entry: "Name day", answer: .accept, housemates: said), on: scene.story.first
        )
        try world.run(until: "the list has arrived") {
            try world.lists(of: scene.story.first).contains {
                $0.title == "Name day" && $0.state == .open
            }
        }
        world.beat()
        try world.perform(ReserveWish(wish: "Owner/Name day/Pan"), on: scene.story.first)
        world.beat()
        world.beat()
        return try world.queue(for: "Owner/Name day/Pan", seenBy: scene.node, as: scene.mate)
    }

    @Test(
        "Whoever is asked before they take a list is asked about friends of theirs there, by name")
    func asked() throws {
        let (scene, entry) = try offered()
        #expect(entry.housemates?.map(\.name) == ["Mate"])
        #expect(entry.housemates?.map(\.isNamesake) == [false])
        // The second one knows nobody there but the owner: an offer names nobody new.
        let second = try scene.world.inbox(of: scene.story.second).first { $0.title == "Name day" }
        #expect(second != nil && second?.housemates == nil)
    }

    @Test("Nobody is asked about whose home only their own card says")
    func claimed() throws {
        let (scene, _) = try offered()
        let first = scene.story.first
        let member = try #require(first.member)
        let mate = try scene.world.friends(of: first).first { $0.name == "Mate" }?.key
        let identity = try PublicKeyText(#require(mate)).identity
        var row = try #require(
            first.store.row(FriendRow.self, PairKey(member: member, other: identity)))
        row.isNodeClaimed = true
        first.store.put(row)
        let entry = try scene.world.inbox(of: first).first { $0.title == "Name day" }
        #expect(entry != nil && entry?.housemates == nil)
    }

    @Test("A yes that comes with the answer counts at once on this list; no answer opens nothing")
    func atOnce() throws {
        #expect(try sees(offered().0, after: .yes) == ["First"])
        #expect(try sees(offered().0, after: .notNow) == [])
        #expect(try sees(offered().0, after: nil) == [])
    }

    @Test("Who was answered for, or compared with, is not asked about again")
    func askedOnce() throws {
        for answer in [HousemateAnswer.yes, .notNow] {
            let (scene, _) = try offered()
            try scene.world.perform(
                AnswerHousemate(friend: "Mate", answer: answer), on: scene.story.first)
            let entry = try scene.world.inbox(of: scene.story.first).first {
                $0.title == "Name day"
            }
            #expect(entry != nil && entry?.housemates == nil)
        }
        let (scene, _) = try offered()
        try scene.world.perform(
            VerifyFriend(friend: "Mate", verified: true), on: scene.story.first)
        let entry = try scene.world.inbox(of: scene.story.first).first { $0.title == "Name day" }
        #expect(entry != nil && entry?.housemates == nil)
    }

    @Test("Somebody whom the owner made up, with the name of a friend, is marked and sees nothing")
    func namesake() throws {
        let scene = try Mates()
        let (story, world) = (scene.story, scene.world)
        let third = try world.add(household: "Third house", member: "Mate")
        try world.befriend(third, story.first)
        let people = try world.perform(ShowAudience(list: story.list), on: story.first).people
        #expect(people.filter(\.isAtHome).map(\.isNamesake) == [true])
        #expect(people.filter { !$0.isAtHome }.allSatisfy { !$0.isNamesake })
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.day()
        #expect(try scene.mateSees().isEmpty)
    }

    @Test("Each side is told what comes of a comparison as far as it knows")
    func effects() throws {
        let scene = try Mates()
        let (story, world) = (scene.story, scene.world)
        func effects(_ name: String, of node: SimulatedNode, as caller: Caller = Caller()) throws
            -> [TrustEffect]?
        {
            try world.perform(VerifyFriend(friend: name, verified: true), on: node, as: caller)
                .effects
        }
        #expect(try effects("Mate", of: story.first) == [.theySee])
        #expect(try effects("First", of: scene.node, as: scene.mate) == [.callerSees])
        #expect(try effects("Second", of: story.first) == nil)
        // An owner is let in by nobody, and lets nobody in.
        #expect(try effects("Owner", of: story.first) == nil)
        #expect(try effects("First", of: scene.node, as: scene.owner) == nil)
        #expect(try world.perform(ListFriends(), on: story.first).allSatisfy { $0.effects == nil })
    }

    @Test(
        "Nothing that the owner's node gets tells whether somebody said yes, later, or took it back",
        arguments: [1, 2] as [UInt64])
    func sameForTheOwner(seed: UInt64) throws {
        func life(_ answers: [HousemateAnswer?]) throws -> Trace {
            let scene = try Mates(seed: seed)
            let (story, world) = (scene.story, scene.world)
            try world.perform(ReserveWish(wish: story.kettle), on: story.first)
            for answer in answers {
                world.run(for: .seconds(137))
                if let answer {
                    try world.perform(
                        AnswerHousemate(friend: "Mate", answer: answer), on: story.first)
                }
                world.day()
            }
            for node in world.nodes { #expect(node.failures.isEmpty) }
            return story.owner.trace
        }
        let without = try life([nil, nil, nil]).entries.map(Seen.init)
        #expect(without.count > 200)
        for answers in [[.yes, .notNow, .open], [.notNow, .yes, nil]] as [[HousemateAnswer?]] {
            let with = try life(answers).entries.map(Seen.init)
            if let parting = zip(without, with).first(where: { $0 != $1 }) {
                Issue.record("without: \(parting.0)\nwith: \(parting.1)")
            }
            #expect(without.count == with.count)
        }
    }

    /// What of a frame cannot be random. Bundles are sealed to other people in the two worlds, among
    /// boxes that are sealed to nobody, so their hashes differ, as they do from day to day.
    private struct Seen: Hashable {
        let time: WallTime
        let peer: NodeKey
        let direction: Trace.Direction
        let kind: Trace.Kind
        let byteCount: Int
        let clearCount: Int

        init(_ entry: Trace.Entry) {
            time = entry.time
            peer = entry.peer
            direction = entry.direction
            kind = entry.kind
            byteCount = entry.byteCount
            clearCount = entry.clear.count
        }
    }
}
