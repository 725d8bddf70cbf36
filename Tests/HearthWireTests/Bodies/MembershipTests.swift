import HearthWire
import Testing

@Suite("Who reads a list")
struct MembershipTests {
    /// An offer, what is answered to it, the person's removal, and what follows.
    struct Round: CustomTestStringConvertible, Sendable {
        var round: UInt32 = 20
        var since: UInt32 = 20
        var answer: (round: UInt32, decision: LetterBody.Decision)?
        var removal: UInt32?
        var role: ReaderRole
        let membership: Membership
        let testDescription: String

        init(
            _ description: String, round: UInt32 = 20, since: UInt32 = 20,
            answer: (UInt32, LetterBody.Decision)? = nil, removal: UInt32? = nil,
            role: ReaderRole = .keeper, _ membership: Membership
        ) {
            testDescription = description
            self.round = round
            self.since = since
            self.answer = answer
            self.removal = removal
            self.role = role
            self.membership = membership
        }
    }

    @Test(
        "One rule says where somebody stands with a list",
        arguments: [
            Round("offered", .asked),
            Round("said yes", answer: (20, .accepted), .answered(.accepted)),
            Round("said no", answer: (20, .refused), .answered(.refused)),
            Round("left", answer: (20, .left), .answered(.left)),
            Round(
                "reads, and is asked for another role", since: 10, answer: (10, .accepted),
                .askedAgain(after: .accepted)),
            Round(
                "left without having seen that", since: 10, answer: (19, .left),
                .askedAgain(after: .left)),
            Round(
                "may only read from now on", since: 10, answer: (10, .accepted), role: .friend,
                .answered(.accepted)),
            Round(
                "said no to more, and may only read all the same", since: 10,
                answer: (15, .refused), role: .friend, .askedAgain(after: .refused)),
            Round(
                "left without having seen that they may only read", since: 10,
                answer: (19, .left), role: .friend, .askedAgain(after: .left)),
            Round(
                "read it before they were taken off, and would only read it",
                answer: (19, .accepted),
                role: .friend, .asked),
            Round(
                "taken off while they may only read", since: 10, answer: (10, .accepted),
                removal: 15, role: .friend, .off),
            Round("said no, and is asked again", answer: (10, .refused), .asked),
            Round("read it before they were taken off", answer: (19, .accepted), .asked),
            Round("left, and is asked again", answer: (19, .left), .asked),
            Round("offered after a removal", removal: 19, .asked),
            Round("offered before a removal", removal: 20, .off),
            Round("taken off", answer: (20, .accepted), removal: 20, .off),
            Round(
                "let in again after a removal", answer: (20, .accepted), removal: 19,
                .answered(.accepted)),
            Round(
                "taken off while asked for another role", since: 10, answer: (10, .accepted),
                removal: 15, .off),
            Round("answered what is forgotten", answer: (21, .accepted), .ahead),
            Round(
                "answered what is forgotten, but is off", answer: (21, .accepted), removal: 20, .off
            ),
            Round(
                "an offer that does not say since when", since: 0, answer: (1, .accepted),
                .askedAgain(after: .accepted)),
            Round(
                "the highest round of all", round: .max, since: .max, answer: (.max, .accepted),
                removal: .max - 1, .answered(.accepted)),
        ])
    func rule(_ row: Round) throws {
        #expect(
            Membership.decide(
                offer: try offer(row.round, since: row.since, role: row.role),
                answer: try row.answer.map { try answer($0.round, $0.decision) },
                removal: row.removal) == row.membership)
    }

    @Test("Who is not offered a list has nothing to do with it, whatever they answered")
    func notOffered() throws {
        #expect(Membership.decide(offer: nil, answer: try answer(20, .accepted)) == .off)
        #expect(Membership.decide(offer: nil, answer: nil, removal: 3) == .off)
    }

    @Test("An offer waits for an answer until one to its round, or to a later one, came")
    func isOpen() {
        #expect(Membership.asked.isOpen && Membership.askedAgain(after: .accepted).isOpen)
        for closed in [Membership.off, .ahead, .answered(.refused), .answered(.accepted)] {
            #expect(!closed.isOpen)
        }
        #expect(Membership.askedAgain(after: .accepted).decision == nil)
        #expect(Membership.answered(.left).decision == .left)
    }

    @Test(
        "A new round is above all before it, and no earlier than the clock",
        arguments: [
            ([nil, nil], 100), ([7, 99], 100), ([7, 100], 101), ([200, nil, 300], 301),
            ([.max], .max),
        ] as [([UInt32?], UInt32)])
    func nextRound(rounds: [UInt32?], next: UInt32) {
        #expect(Membership.nextRound(after: rounds, now: Self.now) == next)
    }

    @Test("Since when a list is offered stays for its readers, and begins again for all others")
    func since() throws {
        let held = try offer(50, since: 30)
        #expect(Membership.since(isReader: true, present: held, removal: 20, round: 100) == 30)
        #expect(Membership.since(isReader: true, present: nil, removal: 20, round: 100) == 21)
        #expect(Membership.since(isReader: true, present: nil, removal: .max, round: 100) == .max)
        #expect(Membership.since(isReader: true, present: nil, removal: nil, round: 100) == 0)
        #expect(Membership.since(isReader: false, present: held, removal: 20, round: 100) == 100)
    }

    @Test("A removal ends what was offered up to now, except what was offered after an earlier one")
    func removal() throws {
        let accepted = try answer(50, .accepted)
        func round(
            _ offer: LetterBody.Offer?, _ answer: LetterBody.Answer?, requested: UInt32? = nil
        ) -> UInt32 {
            Membership.removalRound(
                offer: offer, answer: answer, requested: requested, now: Self.now)
        }
        #expect(round(nil, nil) == 100)
        #expect(round(try offer(120, since: 50), accepted) == 120)
        #expect(round(try offer(120, since: 120), nil) == 120)
        #expect(round(try offer(120, since: 120), accepted) == 119)
        #expect(round(try offer(120, since: 120), accepted, requested: 130) == 130)
        #expect(round(nil, nil, requested: 130) == 130)
    }

    private static let now = WallTime(milliseconds: 100_000)

    private func offer(
        _ round: UInt32, since: UInt32, role: ReaderRole = .friend
    ) throws -> LetterBody.Offer {
        LetterBody.Offer(
            list: try Sample.fixed(3), title: "Garden", role: role, readers: 2, occasion: 0,
            date: [], isGiving: true, round: round, since: since)
    }

    private func answer(
        _ round: UInt32, _ decision: LetterBody.Decision
    ) throws -> LetterBody.Answer {
        LetterBody.Answer(
            list: try Sample.fixed(3), round: round, decision: decision, showsAddresses: false,
            addresses: [])
    }
}
