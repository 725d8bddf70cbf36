import HearthAPI
import HearthContent
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold
@testable import HearthLists

/// How friends learn: numbers once a day, and nothing that says when somebody was at their phone.
@Suite("Learning words together")
struct TogetherTests {
    private let world = World.quick()
    private let owner: SimulatedNode
    private let friend: SimulatedNode

    init() throws {
        BroughtContent.add()
        owner = try world.add(household: "House of the owner", member: "Owner")
        friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        try world.perform(LearnLanguage("sv", level: 1), on: owner)
    }

    private func share() throws {
        try world.perform(ShareProgress(with: ["First"]), on: owner)
        try world.run(until: "they are asked", within: .seconds(300)) {
            try world.inbox(of: friend).contains { $0.kind == .list }
        }
        let entry = try #require(try world.inbox(of: friend).first { $0.kind == .list })
        try world.perform(AnswerInbox(entry: entry.id, answer: .accept), on: friend)
    }

    private func seen() throws -> FriendStanding? {
        try world.perform(ShowTogether(), on: friend).friends.first
    }

    private func learn() throws {
        let today = try #require(try world.perform(ShowWords(), on: owner).today)
        let item = Pack.swedishWords.list.items.first { $0.name == today.word }
        let meaning = try #require(item?.word?.meanings(in: "en").first)
        #expect(try world.perform(GuessWord(meaning), on: owner).verdict == .right)
    }

    /// Until some minutes after five in the morning have passed.
    private func pastFive() throws {
        let next = try #require(try world.perform(ShowTogether(), on: owner).next)
        let at = try WallTime(written: next)
        world.run(for: .milliseconds(at.milliseconds - owner.now.milliseconds + 60_000))
    }

    private func standing() throws -> StandingInfo {
        try #require(try seen()?.languages.first)
    }

    @Test(
        "It is told at five, through yesterday; a new level, a reset and an end are told then too")
    func told() throws {
        try share()
        world.run(for: .seconds(300))
        #expect(try seen()?.languages.isEmpty == true)
        try learn()
        world.run(for: .seconds(300))
        #expect(try seen()?.languages.isEmpty == true)
        try pastFive()
        let first = try #require(try seen())
        let through = try #require(first.through)
        #expect(first.name == "Owner")
        // Through yesterday: what was learned before midnight.
        let days = try world.perform(ShowWordDays(language: "sv"), on: owner).days
        let done = try #require(days.first { $0.state == .done }?.day)
        try pastFive()
        if done > through { try pastFive() }
        let told = try standing()
        #expect(told.learned == 1 && told.points == 10 && told.level == 1)
        #expect(try seen()?.achievements == ["first"])
        // Each day anew, also where nothing was learned.
        let before = try #require(try seen()?.through)
        try pastFive()
        #expect(try #require(try seen()?.through) > before)
        try world.perform(LearnLanguage("sv", level: 3), on: owner)
        let reset = try world.perform(ResetWords(), on: owner)
        #expect(reset.items == 1)
        #expect(try standing().level == 1 && standing().learned == 1)
        try pastFive()
        #expect(try standing().level == 3 && standing().learned == 0)
        try world.perform(LearnLanguage("sv", stop: true), on: owner)
        try pastFive()
        #expect(try seen()?.languages.isEmpty == true)
        #expect(try world.perform(HideProgress(with: ["First"]), on: owner).readers.isEmpty)
        try world.run(until: "they see it no more", within: .seconds(600)) { try seen() == nil }
        #expect(try world.perform(ShowTogether(), on: owner).next == nil)
        #expect(owner.household?.nextDue(after: owner.now) == nil)
    }

    @Test("No time, day or word goes to a friend; it is written at one moment, learned or not")
    func nothingElse() throws {
        try share()
        try learn()
        let today = try #require(try world.perform(ShowWords(), on: owner).today)
        let solved = try #require(today.meanings.first)
        let log = try Self.opened(owner)
        let moment = try #require(Self.solvedMoments(owner).first)
        #expect(log.contains { Self.holds($0, moment) })
        for _ in 1...3 { try pastFive() }
        let told = try Self.opened(friend)
        #expect(try standing().learned == 1)
        let secrets = [
            Array(today.word.utf8), Array(solved.utf8), Array(today.day?.utf8 ?? "".utf8),
        ]
        for octets in told {
            for secret in secrets { #expect(octets.firstRange(of: secret) == nil) }
            #expect(!Self.holds(octets, moment) && !Self.holds(octets, moment / 1000))
        }
        // The same search finds what is planted.
        #expect(log.contains { $0.firstRange(of: secrets[0]) != nil })
        // Both homes' moments are fixed by the list alone.
        let list = try #require(try seen()?.list)
        let id = try #require(ListID(hex: list))
        let household = try #require(owner.household)
        let next = household.nextTelling(on: id, after: owner.now)
        let again = try #require(next).adding(.milliseconds(-1))
        #expect(household.nextTelling(on: id, after: again) == next)
        // As the specification has it.
        let named = try #require(ListID(octets: Array(0..<16)))
        let first = try #require(household.nextTelling(on: named, after: owner.now))
        #expect(first.seconds % 86_400 == 5 * 3600 + 272)
        let seconds = try #require(next).seconds % 86_400
        #expect((5 * 3600..<5 * 3600 + 600).contains(Int(seconds)))
    }

    @Test("The same word for friends with the same pack and level, and orders that one chooses")
    func same() throws {
        try share()
        try world.perform(LearnLanguage("sv", level: 1), on: friend)
        try learn()
        try pastFive()
        #expect(try standing().isSameWord)
        let words = try [owner, friend].map { node in
            try #require(try world.perform(ShowWords(), on: node).today).word
        }
        #expect(Set(words).count == 1)
        try world.perform(LearnLanguage("sv", level: 2), on: friend)
        #expect(try !standing().isSameWord)
        #expect(try world.perform(ShowTogether(text: "own"), on: friend).friends.count == 1)
        #expect(try world.perform(ShowTogether(text: "else"), on: friend).friends.isEmpty)
        expectRefusal(.sortUnknown) { try world.perform(ShowTogether(sort: "best"), on: friend) }
        expectRefusal(.singleListRead) {
            let own = try #require(try seen()?.list)
            try world.perform(ShareList(list: own, with: ["First"], keeper: true), on: owner)
        }
    }

    @Test(
        "Where a passphrase keeps the keys away, it is told at the next full hour at which they are here"
    )
    func locked() throws {
        let world = World.quick(seed: 9)
        let node = try world.add(
            household: "House", member: "Careful", passphrase: "correct horse")
        let reader = try world.add(household: "Other house", member: "Reader")
        func signIn() throws -> Caller {
            let signIn = SignIn(member: "Careful", passphrase: "correct horse")
            return Caller(session: try world.perform(signIn, on: node).token, at: .home)
        }
        let caller = try signIn()
        try world.befriend(node, reader, as: caller)
        try world.perform(LearnLanguage("sv", level: 1), on: node, as: caller)
        try world.perform(ShareProgress(with: ["Reader"]), on: node, as: caller)
        try world.run(until: "they are asked", within: .seconds(300)) {
            try world.inbox(of: reader).contains { $0.kind == .list }
        }
        let entry = try #require(try world.inbox(of: reader).first { $0.kind == .list })
        try world.perform(AnswerInbox(entry: entry.id, answer: .accept), on: reader)
        world.run(for: .seconds(120))
        try world.perform(Lock(), on: node, as: caller)
        world.run(for: .seconds(26 * 3600))
        func told() throws -> Bool {
            try world.perform(ShowTogether(), on: reader).friends.first?.languages.isEmpty == false
        }
        #expect(try !told())
        _ = try signIn()
        #expect(try !told())
        let rest = 3600 - node.now.seconds % 3600
        world.run(for: .seconds(rest - 60))
        #expect(try !told())
        world.run(for: .seconds(180))
        #expect(try told())
    }

    @Test(
        "A home that was off at five tells it at the next full hour, and not when it is switched on"
    )
    func off() throws {
        try share()
        world.run(for: .seconds(300))
        let next = try WallTime(
            written: try #require(try world.perform(ShowTogether(), on: owner).next))
        world.run(
            for: .milliseconds(next.milliseconds - owner.now.milliseconds - 600_000))
        world.stop(owner)
        world.run(for: .seconds(3 * 3600))
        try world.start(owner)
        world.run(for: .seconds(300))
        #expect(try seen()?.languages.isEmpty == true)
        world.run(for: .seconds(3600 - owner.now.seconds % 3600 - 60))
        #expect(try seen()?.languages.isEmpty == true)
        world.run(for: .seconds(180))
        #expect(try seen()?.languages.isEmpty == false)
    }

    /// All that a home's member can open of all lists, as parts.
    private static func opened(_ node: SimulatedNode) throws -> [[UInt8]] {
        try lists(node).flatMap {
            $0.parts.values.flatMap(\.items).map { Part(items: [$0]).encode() }
        }
    }

    private static func lists(_ node: SimulatedNode) throws -> [OpenList] {
        var household = try #require(node.household)
        let member = try #require(node.member)
        let keys = try #require(household.keyring.keys(of: member))
        let work = Work(store: node.store, now: node.now)
        return try household.allOpenLists(of: member, keys: keys, work)
    }

    private static func solvedMoments(_ node: SimulatedNode) throws -> [Int] {
        try lists(node).flatMap { $0.merged.items.compactMap(\.wordDay) }.flatMap(\.entries)
            .compactMap { $0.solved.map { Int($0.milliseconds) } }
    }

    /// Whether a number stands there, as protobuf writes one.
    private static func holds(_ octets: [UInt8], _ number: Int) -> Bool {
        var rest = UInt64(number)
        var varint: [UInt8] = []
        while rest > 0x7F {
            varint.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        varint.append(UInt8(rest))
        return octets.firstRange(of: varint) != nil
    }
}
