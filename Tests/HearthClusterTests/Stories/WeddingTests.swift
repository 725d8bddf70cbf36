import Foundation
import HearthAPI
import HearthCircle
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
            let before = try await [answers(of: host), answers(of: bride)]
            try await first.does("reserve", kettle, "--yes")
            try await first.does("reserve", list + "/Lamp", "--yes")
            try await first.does("bought", list + "/Lamp")
            try await second.sees(["First"], at: kettle)
            try await second.sees(["First"], at: list + "/Lamp")
            for owner in [host, bride] { try await findsNothing(owner, first, second, claims: 2) }
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

    @Test("Either owner invites their own friends, who reserve, and neither owner learns of it")
    func guests() async throws {
        try await withWorld { world in
            let host = try await world.household("Host")
            let bride = try await world.household("Bride")
            let first = try await world.household("First")
            let third = try await world.household("Third")
            for friend in [bride, first] { try await host.befriend(friend) }
            // The host does not know them.
            try await bride.befriend(third)
            try await make(host, bride)
            try await host.share("Wedding", with: [first], owners: 2)

            let said = try await eventually("the host's home lets in whom she invites") {
                let outcome = try await bride.run(["share", "Wedding", "--with", "Third"])
                return outcome.exitCode == 0 ? outcome : nil
            }
            #expect(
                (said.output + said.errors).contains("Host made the list, and learns whom you ask"))
            try await host.stop()
            try await eventually("the third is asked, by her") {
                try await third.ask([InboxEntry].self, "inbox").contains {
                    $0.title == "Wedding" && $0.from == "Bride"
                }
            }
            try await third.does("accept", "Wedding", "--yes")
            try await eventually("she is told that the third waits for the host's home") {
                try await readers(seenBy: bride)["Third"] == .waiting
            }
            let who = try await bride.run(["list", "who", "Wedding"])
            #expect(
                (who.output + who.errors)
                    .contains("Third gets the list as soon as Host's home hears of it."))
            try await host.start()
            try await third.sees(wishes: ["Kettle"], on: list)
            for home in [host, bride] {
                try await eventually("\(home.name) sees that the third reads it") {
                    try await readers(seenBy: home)["Third"] == .reading
                }
            }

            let before = try await [answers(of: host), answers(of: bride)]
            try await third.does("reserve", kettle, "--yes")
            try await first.sees(["Third"], at: kettle)
            for owner in [host, bride] { try await findsNothing(owner, third, first, claims: 1) }
            #expect(try await [answers(of: host), answers(of: bride)] == before)

            for guest in [third, first] {
                try await bride.does("unshare", "Wedding", "--with", guest.name, "--yes")
                try await eventually("\(guest.name) is told that it ended") {
                    try await guest.ask([InboxEntry].self, "inbox").contains {
                        $0.kind == .ended && $0.title == "Wedding"
                    }
                }
                try await eventually("\(guest.name) is off") {
                    try await readers(seenBy: host)[guest.name] == nil
                }
            }
        }
    }

    /// How far everybody has come with the list, as an owner sees it.
    private func readers(seenBy owner: TestHome) async throws -> [String: ReaderState] {
        let readers = try await owner.ask([ReaderInfo].self, "list", "who", "Wedding")
        return Dictionary(readers.map { ($0.name, $0.state) }) { first, _ in first }
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
                $0.title == "Wedding" && $0.role == .owner
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
        _ owner: TestHome, _ giver: TestHome, _ friend: TestHome, claims: Int
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
                try ClaimSheet.decode(sheet).claims.count == claims
            else { return nil }
            return circle
        }
        #expect(circle.openers(among: try DatabaseView(owner).values()).isEmpty)
        // The search is one that finds.
        #expect(!circle.openers(among: try DatabaseView(friend).values()).isEmpty)
    }
}
