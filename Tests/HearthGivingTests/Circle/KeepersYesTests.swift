import HearthAPI
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold

@Suite("Accepting a child's list is the yes to its keepers, there alone")
struct KeepersYesTests {
    private let family: Family
    private var world: World { family.world }
    private var home: SimulatedNode { family.home }
    private var first: SimulatedNode { family.friends[0] }

    init() throws { family = try Family() }

    /// The child's list is offered to the first friend of the mother's.
    private func invited() throws {
        try world.perform(
            InviteForChild(list: family.list, friends: ["First"]), on: home,
            as: family.signIn("Mother"))
    }

    /// A wish on a list of somebody here is reserved by the first friend, and the next beat is over.
    @discardableResult
    private func reserve(_ name: String = "Kite", on list: String? = nil, by owner: Caller? = nil)
        throws -> String
    {
        let list = list ?? family.list
        let wish = try world.perform(
            AddWish(list: list, name: name), on: home, as: owner ?? family.atHome)
        try world.run(until: "the friend sees it") {
            world.wishes(on: list, of: first)?.contains(name) == true
        }
        let path = "\(list)/\(wish.id)"
        try world.perform(ReserveWish(wish: path), on: first)
        world.beat()
        return path
    }

    private func sees(_ name: String, _ path: String) throws -> Bool {
        try world.queue(for: path, seenBy: home, as: family.signIn(name)) == ["First"]
    }

    private func questions() throws -> [HousemateQuestion] {
        try world.perform(ListHousemates(), on: first)
    }

    @Test("The page names them, and they see what is given from the first sender key on")
    func named() throws {
        try invited()
        try family.accept(first)
        let audience = try world.perform(ShowAudience(list: family.list), on: first).people
        for keeper in ["Mother", "Father", "Uncle", "Guest"] {
            let person = try #require(audience.first { $0.name == keeper })
            #expect(person.note == .yes && person.housemate == nil && !person.isAsked)
        }
        // The mother is asked about nowhere: nobody else of her home is a friend but the child.
        #expect(try questions().isEmpty)
        let path = try reserve()
        for keeper in ["Mother", "Father"] { #expect(try sees(keeper, path)) }
        let child = try #require(try world.friends(of: first).first { $0.name == "Child" })
        #expect(child.isChild && !child.isAsked)
    }

    @Test("Who was not told of them says no yes, and is asked")
    func notTold() throws {
        try invited()
        try family.accept(first, toldOfKeepers: false)
        #expect(try questions().map(\.name).sorted() == ["Father", "Guest", "Mother", "Uncle"])
        #expect(try questions().allSatisfy { $0.place == .list && $0.livesWith == ["Child"] })
        let path = try reserve()
        #expect(try !sees("Mother", path))
    }

    @Test("The yes is taken back for one of them, and given again")
    func takenBack() throws {
        try invited()
        try family.accept(first)
        let path = try reserve()
        for (answer, isSeen) in [(HousemateAnswer.notNow, false), (.yes, true)] {
            try world.perform(
                AnswerHousemate(friend: "Father", answer: answer, list: family.list), on: first)
            world.day()
            #expect(try sees("Father", path) == isSeen && sees("Mother", path))
        }
        #expect(try questions().isEmpty)
    }

    @Test("A child who has a passphrase is none any more: the yes stands, later lists ask")
    func grownUp() throws {
        try invited()
        try family.accept(first)
        try world.perform(
            SetPassphrase(new: Family.passphrase), on: home, as: family.atHome)
        try world.run(until: "the friend has heard of it") {
            try world.friends(of: first).first { $0.name == "Child" }?.isChild == false
        }
        #expect(try sees("Mother", reserve(by: family.signIn("Child"))))
        try world.perform(
            NewList(title: "Later"), on: home, as: family.signIn("Child"))
        try world.perform(
            ShareList(list: "Later", with: ["Mother"], keeper: true), on: home,
            as: family.signIn("Child"))
        try world.perform(
            AnswerInbox(entry: "Later", answer: .accept), on: home, as: family.signIn("Mother"))
        try world.perform(
            ShareList(list: "Later", with: ["First"]), on: home, as: family.signIn("Child"))
        try world.run(until: "it is offered") {
            try world.inbox(of: first).contains { $0.title == "Later" }
        }
        #expect(try world.inbox(of: first).first?.keepers == nil)
        // Now the two are grown friends who live together, and are asked about as such.
        #expect(try questions().map(\.place) == [.friendsHome, .friendsHome])
    }

    @Test("A child sees nothing where an owner lives with them, whatever was said")
    func child() throws {
        try invited()
        try family.accept(first)
        for answer in [true, false] {
            try world.perform(VerifyFriend(friend: "Child", verified: answer), on: first)
            try world.perform(AnswerHousemate(friend: "Child", answer: .yes), on: first)
            let row = try #require(
                first.store.rows(FriendRow.self).first { $0.isChild == true })
            #expect(row.firstLetter == .ofChild && row.housemate == .yes)
            var known = KnownHousemate()
            (known.isChild, known.isVerified, known.answer) = (true, answer, row.housemate)
            #expect(!known.sees && known.place == nil && !known.isAskedOnList)
        }
    }

    @Test("Nothing that the child's home gets tells whether the yes was said, or was taken back")
    func sameForTheHome() throws {
        func life(isTold: Bool, takesBack: Bool = false) throws -> [Seen] {
            let tests = try KeepersYesTests()
            try tests.invited()
            try tests.family.accept(tests.first, toldOfKeepers: isTold)
            try tests.reserve()
            if takesBack {
                try tests.world.perform(
                    AnswerHousemate(friend: "Mother", answer: .notNow, list: tests.family.list),
                    on: tests.first)
            }
            tests.world.day()
            for node in tests.world.nodes { #expect(node.failures.isEmpty) }
            return tests.home.trace.entries.map(Seen.init)
        }
        let without = try life(isTold: false)
        #expect(without.count > 100)
        Seen.expectAlike(without, try life(isTold: true))
        Seen.expectAlike(without, try life(isTold: true, takesBack: true))
    }
}
