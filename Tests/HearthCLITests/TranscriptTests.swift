import Glibc
import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Transcripts")
struct TranscriptTests {
    /// A command line and what a person types into it; nil: there is no terminal.
    struct Step: Sendable {
        var arguments: [String]
        var typed: [String]?

        init(_ arguments: String..., typed: [String]? = nil) {
            self.arguments = arguments
            self.typed = typed
        }
    }

    private static let invitation =
        "hearth:hearth1q94axspyrdy4juz59z8ztqhhrmvr5px7rclw8vjzagyfxjuwlrjexzgx5rf2tat95j49urtdg7cts2tzm4pug8z2azr7kqvm6asxu36ex3wdlw@192.0.2.7:4327/invite1gpq5ys6yg4rywjzfff95cn2wfulm4mmj"

    /// Of a friend whose home is dialled elsewhere now.
    private static let moved = String(invitation.prefix { $0 != "@" })

    static let transcripts: [(String, [Step])] = [
        (
            "lists",
            [
                Step("list"), Step("list", "show", "Birthday"),
                Step("list", "show", "Owner/Christmas"), Step("list", "who", "Owner/Christmas"),
                Step("tray"), Step("wish", "show", "Owner/Christmas/Wool socks"),
                Step(
                    "wish", "edit", "Birthday/Lamp", "--quantity", "2", "--clear", "store", "tags"),
                Step("wish", "move", "Lamp", "Chair", "--to", "Birthday"),
                Step("wish", "move", "--all", "tray", "--tray"),
                Step("wish", "order", "Birthday/Lamp", "--last"),
                Step("wish", "order", "Birthday/Lamp", "--before"),
                Step("wish", "order", "Birthday/Lamp", "--first", "--last"),
                Step("wish", "order", "Birthday/Lamp", "--position", "2"),
                Step("wish", "order", "Birthday/Lamp", "--position", "0"),
                Step("wish", "order", "Birthday/Lamp"),
                Step("wish", "add", "Lamp", "--after", "Chair", "--first"),
                Step("wish", "edit", "Birthday/Lamp", "--after", "Chair"),
                Step("wish", "copy", "Owner/Christmas/Wool socks", "--to", "Birthday"),
                Step("list", "order", "Birthday", "--first"), Step("list", "--archived"),
                Step("list", "show", "Birthday", "--sort", "price", "--filter", "lamp"),
                Step("search", "lamp", "wool"),
            ]
        ),
        (
            "people",
            [
                Step("friend", "add", invitation, typed: ["y"]),
                Step("friend", "add", invitation), Step("friend", "add", invitation, typed: [""]),
                Step("friend", "add", moved, "--at", "192.0.2.8:4700"),
                Step("friend"), Step("friend", "show", "Owner"),
                Step("friend", "name", "Owner", "Mum"),
                Step("friend", "name", "Mum"), Step("inbox"), Step("accept", "Stranger\u{202E}"),
                Step("accept", "8"), Step("accept", "Wedding", typed: ["n"]),
                Step("accept", "Wedding", "--show-addresses", typed: ["y"]),
                Step("accept", "Wedding", typed: ["y", "", "perhaps", "n"]),
                Step("accept", "Wedding", typed: ["y", "perhaps"]),
                Step("refuse", "nobody"), Step("friend", "verify", "Owner", typed: ["yes"]),
                Step("friend", "verify", "Owner"), Step("invite", "new", "--list", "Birthday"),
                Step("key"), Step("key", "--bare"), Step("status"), Step(), Step("--json"),
                Step("addresses"),
                Step("addresses", "show"), Step("addresses", "hide"),
            ]
        ),
        (
            "news",
            [
                Step("news"), Step("news", "--unread", "--keep"), Step("news", "read"),
                Step("news", "reminders"), Step("news", "reminders", "30", "3"),
                Step("news", "reminders", "--off"), Step("zone"),
                Step("zone", "Europe/Stockholm"), Step("zone", "--computer"),
                Step("zone", "Europe/Stockholm", "--computer"), Step("hook"),
                Step("hook", "set", "/home/cia/bin/notify", "--loud"), Step("hook", "test"),
                Step("hook", "remove"),
            ]
        ),
        (
            "giving",
            [
                Step("reserve", "Owner/Christmas/Wool socks"),
                Step("reserve", "Owner/Christmas/Wool socks", typed: ["n"]),
                Step("reserve", "Owner/Christmas/Wool socks", "--yes", typed: []),
                Step("reserve", "Owner/Christmas/Book", "--yes"),
                Step("hold", "Owner/Christmas/Puzzle", "--minutes", "30", typed: ["n"]),
                Step("hold", "Owner/Christmas/Puzzle", "--yes"),
                Step("chip-in", "Owner/Christmas/Bicycle", "20.50", "EUR", typed: ["y"]),
                Step("roles", "Owner/Christmas/Bicycle", "--card"),
                Step("roles", "Owner/Christmas/Bicycle"),
                Step("roles", "Owner/Christmas/Bicycle", "--none", "--buys"),
                Step("list", "show", "Owner/Christmas"),
                Step("wish", "show", "Owner/Christmas/Bicycle"),
                Step("wish", "show", "Owner/Christmas/Puzzle"),
                Step("cart"), Step("cart", "--due"), Step("cart", "--due", "30"),
                Step("cart", "--due", "soon"), Step("cart", "--sort", "store"),
                Step("cart", "--sort", "date"),
                Step("cart", "order", "Owner/Christmas/Book", "--first"),
                Step("cart", "--due", "--sort", "date"), Step("cart", "seen"),
                Step("cart", "seen", "Owner/Christmas/Wool socks"),
                Step("bought", "Owner/Christmas/Wool socks"),
                Step("free", "Owner/Christmas/Wool socks"), Step("cart", "--due", "--json"),
            ]
        ),
        (
            "whispering",
            [
                Step("whisper", "Owner/Christmas/Wool socks", "Then blue.", typed: ["n"]),
                Step("whisper", "Owner/Christmas/Wool socks", "Then blue.", typed: ["y"]),
                Step("whisper", "Owner/Christmas", String(repeating: "long ", count: 50), "--yes"),
                Step("whispers", "Owner/Christmas"), Step("whispers", "Owner/Advent"),
                Step("whispers", "Birthday"), Step("whispers", "Owner/Christmas", "--json"),
                Step("whisper", "delete", "Owner/Christmas", "Then"),
                Step("whisper", "delete", "Owner/Christmas", "Mine"),
                Step("idea", "add", "Owner/Christmas", "Balloon ride", "--price", "120 EUR", "-y"),
                Step("idea", "list", "Owner/Christmas"), Step("idea", "list", "Owner/Easter"),
                Step("list", "show", "Owner/Advent"),
                Step("idea", "delete", "Owner/Christmas/Balloon ride"),
                Step("idea", "delete", "Owner/Christmas/Cake"),
            ]
        ),
        (
            "currency",
            [
                Step("currency"), Step("currency", "eur"), Step("currency", "none"),
                Step("currency", "EUR", "--household"), Step("currency", "none", "--household"),
                Step("currency", "EUR", "--json"), Step("currency", "--household"),
                Step("currency", "ABC"), Step("currency", "kronor"),
            ]
        ),
        (
            "asking",
            [
                Step("list", "delete", "Birthday"),
                Step("list", "delete", "Birthday", typed: ["n"]),
                Step("list", "delete", "Birthday", typed: ["y"]),
                Step("wish", "delete", "Birthday/Lamp", "--yes"),
                Step("friend", "remove", "Owner"), Step("unshare", "Birthday", "--with", "Owner"),
                Step("leave", "Owner/Christmas"), Step("invite", "revoke", "9"),
                Step("friend", "remove", "Owner", "-y", "--json"),
            ]
        ),
    ]

    @Test("What commands print is as kept", arguments: transcripts.map(\.0))
    func transcript(name: String) async throws {
        try await keep(name, in: "Transcripts/", environment: [:])
    }

    @Test("The same in Swedish, the answers too", arguments: transcripts.map(\.0))
    func swedishTranscript(name: String) async throws {
        try await keep(
            name, in: "Transcripts/Swedish/", environment: ["LANG": "sv_SE.UTF-8"])
    }

    private func keep(
        _ name: String, in folder: String, environment: [String: String]
    ) async throws {
        let steps = try #require(Self.transcripts.first { $0.0 == name }).1
        // Times are shown in local time.
        setenv("TZ", "UTC", 1)
        tzset()
        var text = ""
        try await FakeNode(answer: Household.answer).serve { home in
            for step in steps {
                let outcome = await home.run(
                    step.arguments, typed: step.typed, environment: environment)
                let line = step.arguments.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
                    .joined(separator: " ")
                text += "$ hearth \(SafeText.line(line))\n" + outcome.output
                for line in outcome.explanation.split(
                    separator: "\n", omittingEmptySubsequences: false) where !line.isEmpty
                {
                    text += "2> \(line)\n"
                }
                text += outcome.code == 0 ? "\n" : "=> \(outcome.code)\n\n"
            }
        }
        try Snapshot.expect(text, in: folder + name)
    }

    @Test("Nothing destructive reaches the node before the person said yes")
    func asksFirst() async throws {
        let node = FakeNode(answer: Household.answer)
        try await node.serve { home in
            let commands = [
                ["list", "delete", "A"], ["wish", "delete", "A/B"], ["friend", "remove", "A"],
                ["unshare", "A", "--with", "B"], ["leave", "A/B"], ["invite", "revoke", "9"],
            ]
            for command in commands {
                #expect(await home.run(command).code == 2)
                #expect(await home.run(command, typed: ["no"]).code == 1)
                #expect(await home.run(command, typed: []).code == 1)
                #expect(node.asked.isEmpty)
            }
            #expect(await home.run(["leave", "A/B"], typed: ["y"]).code == 0)
            #expect(node.paths == ["lists/leave"])
        }
    }

    @Test("Who will see a reservation is told before the first one on a list, not again")
    func audienceOnce() async throws {
        let node = FakeNode { asked in
            var audience = Household.audience
            audience.alreadyClaimed = true
            return asked.operation is ShowAudience ? audience : try Household.answer(asked)
        }
        try await node.serve { home in
            let outcome = await home.run(["reserve", "Owner/Christmas/Wool socks"], typed: [])
            #expect(outcome.code == 0)
            #expect(outcome.explanation.isEmpty)
        }
        #expect(node.paths == ["items/show", "giving/audience", "giving/reserve"])
    }
}
