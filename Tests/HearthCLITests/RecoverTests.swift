import FoundationEssentials
import Glibc
import HearthAPI
import HearthNode
import Testing

@testable import HearthCommandLine

@Suite("Coming back on a new computer")
struct RecoverTests {
    private static let code =
        "hearthcode1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnzs23v9ccrydpk8qarc0spzfx9y"
    private static let key =
        "hearth:hearth1q94axspyrdy4juz59z8ztqhhrmvr5px7rclw8vjzagyfxjuwlrjexzgx5rf2tat95j49urtdg7cts2tzm4pug8z2azr7kqvm6asxu36ex3wdlw"
    private static let link = key + "@192.0.2.7:4327"
    private static let named = ["recover", "--name", "Owner", "--friend", link]

    @Test("A home is made with code and link, once, and its member is told what comes next")
    func home() async throws {
        let home = try TestHome()
        let command = Self.named + ["--household", "Oak Lane 3"]
        let made = await home.run(command, typed: [Self.code])
        #expect(made.code == 0, "\(made)")
        #expect(made.output.contains(home.path) && made.output.contains("Oak Lane 3"))
        #expect(!made.output.contains(Self.code))
        #expect(made.explanation.contains("`hearth run`"))
        #expect(made.explanation.contains("the tray"))
        let again = await home.run(command, typed: [Self.code])
        #expect(again.code == 0 && again.output == made.output)
        let json = await home.run(command + ["--json"], typed: [Self.code])
        #expect(json.output.contains(#""member" : "Owner""#))
        #expect(await home.run(["init", "--household", "A", "--member", "B"]).code == 1)
    }

    @Test("What is not given is asked for")
    func questions() async throws {
        let home = try TestHome()
        let made = await home.run(
            ["recover", "--passphrase"],
            typed: [
                "Owner", Self.link, "Oak Lane 3", Self.code, "three odd words", "three odd words",
            ])
        #expect(made.code == 0, "\(made)")
        let questions = [
            "What are you called? ", "A friend's link: ", "What is the household called? ",
            "Recovery code: ", "New passphrase: ", "Once more: ",
        ]
        #expect(made.explanation.hasPrefix(questions.joined()))
        #expect(made.output.contains("Oak Lane 3"))
    }

    @Test("For what is wrong nothing is made")
    func nothingMade() async throws {
        let home = try TestHome()
        let damaged = Self.code.replacing("spzfx9y", with: "spzfx9z")
        for typed in [[damaged], ["correct horse"], []] {
            let refused = await home.run(Self.named, typed: typed)
            #expect(refused.code != 0 && !refused.explanation.contains("run"), "\(refused)")
        }
        let noLink = await home.run(["recover", "--name", "Owner"])
        #expect(noLink.code == 2 && noLink.explanation.contains("--friend"))
        for link in ["hello", Self.key] {
            let refused = await home.run(
                ["recover", "--name", "Owner", "--friend", link], typed: [Self.code])
            #expect(refused.code != 0, "\(refused)")
        }
        #expect(await home.run(Self.named + [Self.code], typed: []).code == 2)
        #expect(!Home.exists(at: home.path))
    }

    @Test("Where others live, a householder asks the running node")
    func others() async throws {
        let home = try TestHome()
        let made = await home.run(["init", "--household", "Oak Lane 3", "--member", "Bo"])
        #expect(made.code == 0)
        let refused = await home.run(Self.named, typed: [Self.code])
        #expect(refused.code == 1 && refused.explanation.contains("`hearth run"), "\(refused)")
    }

    @Test("A running node is asked, and says so of somebody who lives there")
    func runningNode() async throws {
        let node = FakeNode { asked in
            guard let recover = asked.operation as? RecoverMember else {
                return [MemberInfo]()
            }
            guard recover.name == "Owner" else {
                throw HearthError(.livesHere, ["member": "Bo"])
            }
            guard recover.current == "open sesame" else {
                throw HearthError(.passphraseAgain, ["member": "Bo"])
            }
            return HouseholdInfo(household: "Oak Lane 3", member: "Owner", key: "hearth1owner")
        }
        try await node.serve { home in
            let lock = open(home.path + "/lock", O_RDWR | O_CREAT, 0o600)
            defer { close(lock) }
            #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
            let done = await home.run(
                Self.named + ["--as", "Bo", "--household", "A"],
                typed: [Self.code, "open sesame"])
            #expect(done.code == 0, "\(done)")
            #expect(done.explanation.contains("`hearth recover show`"))
            #expect(!done.explanation.contains("`hearth run`"))
            let refused = await home.run(
                ["recover", "--name", "Bo", "--friend", Self.link, "--household", "A"],
                typed: [Self.code])
            #expect(refused.code == 1 && refused.explanation.contains("Bo lives here already"))
        }
        #expect(node.asked.first?.caller.member == "Bo")
    }
}

@Suite("Friends whom a recovery has found")
struct RecoverAskTests {
    private static let progress = RecoveryProgress(
        since: "2027-05-31T10:00:00Z",
        friends: [
            RecoveringFriend(name: "Owner", key: "hearth1owner", isBack: true),
            RecoveringFriend(
                name: "Neighbour", key: "hearth1neighbour", isBack: false, note: .delivered),
            RecoveringFriend(key: "hearth1eve", isBack: false, note: .notHere),
            RecoveringFriend(name: "Partner", key: "hearth1p", isBack: false, note: .notReached),
        ],
        keptAt: "2027-05-30T00:00:07Z",
        found: [
            FoundFriend(name: "Second", key: "hearth1second"),
            FoundFriend(name: "Uncle", key: "hearth1uncle"),
            FoundFriend(name: "uncle", key: "hearth1other"),
        ], listsKept: 5, listsHere: 3, listsHeld: ["Birthday", "Wedding"])

    private static let member = MemberInfo(
        name: "Cousin", key: "hearth1cia", hasPassphrase: false, isUnlocked: true,
        elsewhereSince: "2027-05-30T12:00:00Z")

    @Sendable private static func answer(_ asked: FakeNode.Asked) throws -> any Sendable {
        switch asked.operation {
        case is ShowRecovery: return progress
        case is AskFoundFriends:
            var after = progress
            after.found = []
            return after
        case is ListMembers: return [member]
        case is ShowStatus:
            var status = Household.status
            status.members = [member]
            return status
        case is TakeOver:
            var here = member
            here.elsewhereSince = nil
            return here
        default: return try Household.answer(asked)
        }
    }

    @Test(
        "What is printed of a recovery is as kept",
        arguments: [("", "C.UTF-8"), ("Swedish/", "sv_SE.UTF-8")])
    func transcript(folder: String, language: String) async throws {
        typealias Step = TranscriptTests.Step
        let steps = [
            Step("recover", "show"), Step("recover", "ask"), Step("recover", "ask", typed: ["n"]),
            Step("recover", "ask", "--without", "hearth1other", typed: ["y"]),
            Step("recover", "ask", "--without", "Nobody"),
            Step("recover", "ask", "--without", "Uncle"), Step("recover", "show", "--json"),
            Step("member", "list"), Step("now"), Step("status"), Step("member", "take-over"),
            Step("member", "take-over", typed: ["n"]), Step("member", "take-over", "--yes"),
        ]
        // Times are shown in local time.
        setenv("TZ", "UTC", 1)
        tzset()
        var text = ""
        try await FakeNode(answer: Self.answer).serve { home in
            for step in steps {
                text += await home.transcript(step, environment: ["LANG": language])
            }
        }
        try Snapshot.expect(text, in: "Transcripts/\(folder)recovering")
    }

    @Test("Nobody is asked before the person said yes, and nobody who was left out")
    func asksFirst() async throws {
        let node = FakeNode(answer: Self.answer)
        try await node.serve { home in
            for typed in [nil, ["no"], []] as [[String]?] {
                #expect(await home.run(["recover", "ask"], typed: typed).code != 0)
            }
            let unknown = await home.run(["recover", "ask", "--without", "Bo", "--yes"])
            #expect(unknown.code == 2 && unknown.explanation.contains("Second, Uncle"))
            #expect(Set(node.paths) == ["recovery"])
            let done = await home.run(
                ["recover", "ask", "--without", "SECOND", "--without", "hearth1uncle", "--yes"])
            #expect(done.code == 0)
        }
        let asked = node.asked.compactMap { $0.operation as? AskFoundFriends }
        #expect(asked.map(\.without) == [["hearth1second", "hearth1uncle"]])
    }

    @Test("Where nobody was found, that is said, and that the record is still to come")
    func nobody() async throws {
        let node = FakeNode { _ in RecoveryProgress(since: "2027-05-31T10:00:00Z") }
        try await node.serve { home in
            let early = await home.run(["recover", "ask"])
            #expect(early.code == 0 && early.explanation.contains("Try again"))
            let unknown = await home.run(["recover", "ask", "--without", "Bo"])
            #expect(unknown.code == 2 && unknown.explanation.contains("“Bo”"))
        }
    }
}
