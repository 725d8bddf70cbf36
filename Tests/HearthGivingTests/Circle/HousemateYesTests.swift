import HearthAPI
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold

@Suite("A giver says yes to somebody in the owner's home")
struct HousemateYesTests {
    /// The first friend becomes a friend of the partner's too.
    private func friends(seed: UInt64 = 1) throws -> Mates {
        let scene = try Mates(seed: seed)
        try scene.world.befriend(scene.node, scene.story.first, as: scene.mate)
        scene.world.settle()
        return scene
    }

    private func asked(_ scene: Mates, about name: String = "Mate") throws -> HousemateQuestion? {
        try scene.world.perform(ListHousemates(), on: scene.story.first).first { $0.name == name }
    }

    @Test("Whose housemate becomes a friend is asked about both, once, and on no list")
    func askedOnce() throws {
        for answer in [HousemateAnswer.yes, .notNow] {
            let scene = try friends()
            let (world, story) = (scene.world, scene.story)
            let question = try #require(try asked(scene))
            #expect(question.place == .friendsHome && question.livesWith == ["Owner"])
            #expect(try asked(scene, about: "Owner")?.livesWith == ["Mate"])
            let people = try world.perform(ShowAudience(list: story.list), on: story.first).people
            #expect(people.allSatisfy { !$0.isAsked })
            try world.perform(
                AnswerHousemate(friend: question.key, answer: answer), on: story.first)
            #expect(try asked(scene) == nil)
        }
        let scene = try friends()
        try scene.world.perform(
            VerifyFriend(friend: "Mate", verified: true), on: scene.story.first)
        #expect(try asked(scene) == nil)
    }

    @Test("Who is on a list without being a friend is asked about there, with whom they live")
    func onTheList() throws {
        let scene = try Mates()
        let (world, story) = (scene.world, scene.story)
        let question = try #require(try asked(scene))
        #expect(question.place == .list && question.livesWith == ["Owner"])
        #expect(question.list == scene.list.hex && question.listTitle == "Birthday")
        let people = try world.perform(ShowAudience(list: story.list), on: story.first).people
        #expect(people.filter(\.isAsked).map(\.name) == ["Mate"])
        // The owner's other lists say nothing of them again.
        try world.perform(AnswerHousemate(friend: question.key, answer: .notNow), on: story.first)
        #expect(try asked(scene) == nil)
    }

    @Test("Nobody is asked about whose home only their own card says, but on lists")
    func claimed() throws {
        let scene = try friends()
        let first = scene.story.first
        let member = try #require(first.member)
        let mate = try scene.world.friends(of: first).first { $0.name == "Mate" }?.key
        let identity = try PublicKeyText(#require(mate)).identity
        var row = try #require(
            first.store.row(FriendRow.self, PairKey(member: member, other: identity)))
        row.isNodeClaimed = true
        first.store.put(row)
        #expect(try asked(scene)?.place == .list && asked(scene, about: "Owner") == nil)
    }

    @Test("A yes counts from the next sender key on, an answer for one list there alone")
    func counts() throws {
        let scene = try friends()
        let (world, story) = (scene.world, scene.story)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.day()
        #expect(try scene.mateSees().isEmpty)
        for (answer, list, sees) in [
            (.yes, nil, ["First"]), (.open, nil, []), (.yes, story.list, ["First"]),
            (.notNow, story.list, []),
        ] as [(HousemateAnswer, String?, [String])] {
            try world.perform(
                AnswerHousemate(friend: "Mate", answer: answer, list: list), on: story.first)
            let people = try world.perform(ShowAudience(list: story.list), on: story.first).people
            let mate = try #require(people.first { $0.name == "Mate" })
            #expect(list == nil || mate.note == answer && mate.housemate == nil)
            world.day()
            #expect(try scene.mateSees() == sees, "\(answer) \(list ?? "everywhere")")
        }
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
            Seen.expectAlike(without, try life(answers).entries.map(Seen.init))
        }
    }
}

/// What of a frame cannot be random. Bundles are sealed to other people in the two worlds, among
/// boxes that are sealed to nobody, so their hashes differ, as they do from day to day.
struct Seen: Hashable {
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

    static func expectAlike(_ without: [Seen], _ with: [Seen]) {
        if let parting = zip(without, with).first(where: { $0 != $1 }) {
            Issue.record("without: \(parting.0)\nwith: \(parting.1)")
        }
        #expect(without.count == with.count)
    }
}
