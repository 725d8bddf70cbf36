import HearthAPI
import HearthWire
import Testing

@Suite("Bad input")
struct BadInputTests {
    /// A command that is refused, how, and words that say what is wrong.
    private struct Case {
        let arguments: [String]
        let exitCode: Int32
        let words: String

        init(_ arguments: [String], _ exitCode: Int32, _ words: String) {
            self.arguments = arguments
            self.exitCode = exitCode
            self.words = words
        }
    }

    @Test("Keys and links that are none are refused, saying what is wrong with them")
    func keys() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let other = try await world.household("Other")
            let key = try await other.does("key", "--bare")
            let swapped = key.prefix(50) + (key.dropFirst(50).first == "q" ? "p" : "q")
            let wrong = swapped + key.dropFirst(51)
            let foreign = Bech32m.encode([UInt8](repeating: 1, count: 65), prefix: "other")
            func add(_ text: String, _ words: String) -> Case {
                Case(["friend", "add", text, "--at", "127.0.0.1:\(other.port)"], 2, words)
            }
            try await expectRefusals(
                [
                    add("", "does not look like a link to Hearth"),
                    add("nonsense", "does not look like a link to Hearth"),
                    add("hearth1", "A part of this link is missing"),
                    add(String(key.dropLast(17)), "A part of this link is missing"),
                    add(String(key.dropLast()), "A part of this link is missing"),
                    add(String(wrong), "was changed on the way"),
                    add("hearth:\(wrong)@127.0.0.1:1", "was changed on the way"),
                    add(foreign, "something else than Hearth"),
                    add("hearth:\(key)@127.0.0.1:99999", "“127.0.0.1:99999” is not an address"),
                    Case(["friend", "add", key], 2, "--at HOST:PORT"),
                    Case(["friend", "add", key, "--at", "no where"], 2, "“no where” is not an"),
                    Case(["friend", "add", try await owner.link], 2, "your own link"),
                    Case(
                        ["friend", "add", key] + (1...9).flatMap { ["--at", "10.0.0.\($0):1"] },
                        2, "at most 8"),
                ], of: owner)
        }
    }

    @Test("Names that mean nothing or more than one thing are refused, saying which")
    func names() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            try await fill(owner)
            try await expectRefusals(
                [
                    Case(["list", "show", "Party"], 2, "More than one list is meant by “Party”"),
                    Case(["list", "show", "Nothing"], 2, "no list “Nothing”"),
                    Case(["list", "show", "Nobody/Party"], 2, "no friend called “Nobody”"),
                    Case(["wish", "show", "Party one/Red"], 2, "Red shirt, Red socks"),
                    Case(["wish", "show", "Party one/Blue"], 2, "no wish “Blue”"),
                    Case(["wish", "move", "Party one/Red socks", "--to", "X"], 2, "no list “X”"),
                    Case(["share", "Party one", "--with", "Nobody"], 2, "“Nobody”"),
                    Case(["unshare", "Party one", "--with", "Nobody", "--yes"], 1, "with Nobody"),
                    Case(["friend", "remove", "Nobody", "--yes"], 2, "“Nobody”"),
                    Case(["accept", "Nobody"], 2, "“Nobody”"),
                    Case(["invite", "revoke", "abc", "--yes"], 2, "“abc”"),
                    Case(["cart", "--as", "Nobody"], 2, "“Nobody” lives here"),
                    Case(["free", "Party one/Red socks"], 1, "your own list"),
                    Case(["reserve", "Party one/Red socks", "--yes"], 1, "your own list"),
                    Case(["leave", "Party one", "--yes"], 1, "your own list"),
                    Case(["share", "Tray", "--with", "Nobody"], 1, "tray"),
                    Case(["list", "rename", "Tray", "Other"], 1, "tray"),
                    Case(["list", "delete", "Tray", "--yes"], 1, "tray"),
                    Case(["list", "new", "party ONE"], 1, "already"),
                    Case(["list", "rename", "Party one", "Party two"], 1, "already"),
                    Case(["wish", "add", "RED socks", "--list", "Party one"], 1, "already"),
                    Case(
                        ["wish", "edit", "Party one/Red socks", "--name", "Red shirt"], 1,
                        "already"),
                    Case(["member", "add", "Owner"], 1, "already"),
                ], of: owner)
        }
    }

    @Test("Texts, numbers and dates that cannot be are refused, saying why")
    func values() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            try await fill(owner)
            let long = String(repeating: "x", count: 201)
            func add(_ arguments: String..., words: String) -> Case {
                Case(["wish", "add", "New", "--list", "Party one"] + arguments, 2, words)
            }
            func named(_ name: String, _ words: String) -> [Case] {
                [
                    Case(["wish", "add", name, "--list", "Party one"], 2, words),
                    Case(["list", "new", name], 2, words),
                    Case(["member", "add", name], 2, words),
                ]
            }
            var cases = [("", "empty"), ("   ", "empty"), (long, "200 characters")]
                .flatMap { named($0, $1) }
            cases += [("a\u{1B}[31m", "U+001B"), ("a\u{202E}b", "U+202E"), ("a\nb", "U+000A")]
                .flatMap { named($0, $1) }
            cases += [
                Case(["member", "add", "a/b"], 2, "“/”"),
                add("--notes", String(repeating: "x", count: 10_001), words: "10000"),
                add("--price", "cheap", words: "“cheap” is not a price"),
                add("--price", "5", words: "In which currency is “5”?"),
                add("--price=-5 SEK", words: "“-5 SEK” is not a price"),
                add("--price", "5.1234 SEK", words: "is not a price"),
                add("--price", "99999999999999999999 SEK", words: "is not a price"),
                add("--quantity", "0", words: "from 1 to"),
                add("--quantity", "99999999999999999999", words: "quantity"),
                add("--quantity", "many", words: "“many” is not a number"),
                add("--date", "2027-02-30", words: "“2027-02-30” is not a date"),
                add("--date", "tomorrow", words: "“tomorrow” is not a date"),
                add("--occasion", "doomsday", words: "“doomsday” is no occasion"),
                add("--priority", "huge", words: "“huge” is no priority"),
                add("--link", "javascript:alert(1)", words: "leads to no web page"),
                Case(["list", "edit", "Party one", "--date", "31/05/2027"], 2, "is not a date"),
                Case(["invite", "new", "--days", "0"], 2, "from 1 to 365"),
                Case(["invite", "new", "--days", "soon"], 2, "soon"),
                Case(["wish", "edit", "Party one/Red socks", "--price", "much"], 2, "“much”"),
            ]
            try await expectRefusals(cases, of: owner)
        }
    }

    @Test("Commands that are not there or miss something end with 2, and destroying asks first")
    func usage() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            try await fill(owner)
            try await expectRefusals(
                [
                    Case(["nonsense"], 2, "nonsense"),
                    Case(["wish", "add"], 2, "<name>"),
                    Case(["wish", "add", "New", "--colour", "red"], 2, "--colour"),
                    Case(["reserve"], 2, "<wish>"),
                    Case(["list", "delete", "Party one"], 2, "--yes"),
                    Case(["wish", "delete", "Party one/Red socks"], 2, "--yes"),
                    Case(["run", "--beat", "0"], 2, "at least 1 second"),
                    Case(["run", "--log-level", "loud"], 2, "loud"),
                ], of: owner)
        }
    }

    // MARK: Refusing

    private func fill(_ home: TestHome) async throws {
        for list in ["Party one", "Party two"] { try await home.does("list", "new", list) }
        for wish in ["Red socks", "Red shirt"] {
            try await home.does("wish", "add", wish, "--list", "Party one")
        }
    }

    /// Each is refused with its code and words, and not an octet in the database has changed.
    private func expectRefusals(_ cases: [Case], of home: TestHome) async throws {
        // Half a minute after a start it is noted that pictures were looked through.
        func values() throws -> [DatabaseView.Value] {
            try DatabaseView(home).values().filter { $0.table != "settings" }
        }
        let before = try values()
        for refusal in cases {
            let outcome = try await home.run(refusal.arguments)
            #expect(outcome.exitCode == refusal.exitCode, "\(outcome)")
            #expect(outcome.output.isEmpty, "\(outcome)")
            #expect(outcome.errors.hasPrefix("hearth: "), "\(outcome)")
            #expect(outcome.errors.contains(refusal.words), "\(outcome)")
            #expect(try values() == before, "\(outcome)")
        }
        // The comparison is one that notices a change.
        try await home.does("wish", "add", "Last")
        #expect(try values() != before)
    }
}
