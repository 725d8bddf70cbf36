import Foundation
import HearthAPI
import HearthLists
import HearthSodium
import HearthWire
import Testing

@Suite("A list of two owners on two nodes")
struct WeddingTests {
    private let list = "Host & Bride/Wedding"
    private let kettle = "Host & Bride/Wedding/Kettle"

    @Test("Both write it, friends reserve from it, and neither node holds or tells anything of it")
    func wedding() async throws {
        try await withWorld { world in
            let host = try await world.household("Host")
            let bride = try await world.household("Bride")
            let first = try await world.household("First")
            let second = try await world.household("Second")
            for friend in [bride, first, second] { try await host.befriend(friend) }
            try await make(host, bride)
            try await host.share("Wedding", with: [first, second], owners: 2)

            // She did not say yes to be left out of anything: she writes as the host does.
            try await bride.does("wish", "add", "Lamp", "--list", "Wedding")
            try await bride.does("list", "edit", "Wedding", "--date", "2027-05-31")
            for (home, path) in [(host, "Wedding"), (first, list), (second, "Bride/Wedding")] {
                try await home.sees(wishes: ["Kettle", "Lamp"], on: path)
                try await eventually("\(home.name) sees the date") {
                    try await home.lists().contains { $0.date == "2027-05-31" }
                }
            }
            for (home, act) in [(bride, "unshare"), (bride, "share")] {
                let outcome = try await home.run([act, "Wedding", "--with", "First", "--yes"])
                    .exitCode
                #expect(outcome != 0)
            }

            let before = try await [answers(of: host), answers(of: bride)]
            try await first.does("reserve", kettle, "--yes")
            try await first.does("reserve", list + "/Lamp", "--yes")
            try await first.does("bought", list + "/Lamp")
            try await second.sees(["First"], at: kettle)
            try await second.sees(["First"], at: list + "/Lamp")
            for owner in [host, bride] { try await findsNothing(owner, first, second) }
            #expect(try await [answers(of: host), answers(of: bride)] == before)

            try await host.does("list", "delete", "Wedding", "--now", "--yes")
            for home in [bride, first] {
                try await eventually("\(home.name) is told that it ended") {
                    try await home.ask([InboxEntry].self, "inbox").contains {
                        $0.kind == .ended && $0.title == "Wedding"
                    }
                }
            }
            #expect(try await bride.does("inbox").contains("which you owned together"))
            #expect(try await first.does("cart").contains("Kettle"))
            #expect(try await bride.does("cart").contains("empty"))
        }
    }

    /// The host makes the list, the other owner is asked and says yes, and only then it is shared.
    private func make(_ host: TestHome, _ bride: TestHome) async throws {
        try await host.does("list", "new", "Wedding", "--with-owner", "Bride")
        try await host.does("wish", "add", "Kettle", "--list", "Wedding")
        let tooEarly = try await host.run(["share", "Wedding", "--with", "First"])
        #expect(tooEarly.exitCode == 1)
        #expect(tooEarly.errors.contains("Still to answer: Bride"))
        try await eventually("she is asked to own it") {
            try await bride.ask([InboxEntry].self, "inbox").contains {
                $0.title == "Wedding" && $0.role == "owner"
            }
        }
        #expect(try await bride.lists().allSatisfy { $0.title != "Wedding" })
        try await bride.does("accept", "Wedding", "--yes")
        try await bride.sees(wishes: ["Kettle"], on: "Wedding")
        try await eventually("the host knows that she said yes") {
            try await host.lists().contains {
                $0.title == "Wedding" && $0.awaitedOwners.isEmpty
            }
        }
    }

    /// What an owner is told, in every form, without what says how time goes by.
    private func answers(of owner: TestHome) async throws -> [String: String] {
        var answers: [String: String] = [:]
        for command in [
            ["list"], ["list", "show", "Wedding"], ["list", "who", "Wedding"], ["inbox"], ["cart"],
            ["wish", "show", "Wedding/Kettle"], ["wish", "show", "Wedding/Lamp"],
            ["reserve", "Wedding/Kettle", "--yes"], ["free", "Wedding/Lamp"],
            ["bought", "Wedding/Lamp"], ["friend", "list"],
        ] {
            for form in [command, command + ["--json"]] {
                let outcome = try await owner.run(form)
                answers[form.joined(separator: " ")] = OwnersAnswers.withoutTime(
                    "\(outcome.exitCode)\n\(outcome.output)\n\(outcome.errors)")
            }
        }
        return answers
    }

    /// The giver's newest cell lies in an owner's home, a friend's keys open it to the claims, and
    /// nothing that stands in the owner's database opens any cell or any box.
    private func findsNothing(
        _ owner: TestHome, _ giver: TestHome, _ friend: TestHome
    ) async throws {
        let seed = try #require(
            try DatabaseView(friend).octets("seed", of: "members").first.flatMap {
                Seed(octets: $0)
            })
        let identity = try #require(
            try DatabaseView(giver).octets("identity", of: "members").first.flatMap {
                IdentityKey(octets: $0)
            })
        let circle = try await eventually("the claims lie, sealed, in the home of \(owner.name)") {
            () -> CircleView? in
            let circle = try CircleView(DatabaseView(owner))
            guard let key = circle.senderKey(of: identity, with: seed.sealing()),
                let sheet = circle.sheet(of: identity, with: key),
                try ClaimSheet.decode(sheet).claims.count == 2
            else { return nil }
            return circle
        }
        #expect(circle.openers(among: try DatabaseView(owner).values()).isEmpty)
        // The search is one that finds.
        #expect(!circle.openers(among: try DatabaseView(friend).values()).isEmpty)
    }
}
