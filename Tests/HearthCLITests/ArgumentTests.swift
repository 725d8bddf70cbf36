import ArgumentParser
import Glibc
import HearthAPI
import HearthLanguage
import Testing

@testable import HearthCommandLine

@Suite("Arguments")
struct ArgumentTests {
    @Test("Words for a few things are understood in the language that is spoken, and in English")
    func typedWords() {
        Language.$current.withValue(.swedish) {
            #expect(TypedWord.occasion("Jul") == "christmas")
            #expect(TypedWord.occasion("namnsdag") == "name-day")
            #expect(TypedWord.occasion("easter") == "easter")
            #expect(TypedWord.priority("hög") == "high")
            #expect(TypedWord.quantity("valfritt") == "any")
        }
        #expect(TypedWord.occasion("Jul") == "Jul")
        #expect(TypedWord.quantity("3") == "3")
    }

    @Test(
        "What was typed wrongly ends with 2, a sentence on standard error, and nothing else",
        arguments: [
            (["bogus"], "There is no command `hearth bogus`."),
            (["wish", "bogus", "--as", "Bo"], "There is no command `hearth wish bogus`."),
            (["list", "new"], "Missing expected argument '<name>'"),
            (["list", "new", "A", "--frob"], "Unknown option '--frob'"),
            (["init", "--household", "A"], "Missing expected argument '--member <name>'"),
            (["wish", "add", "-20% voucher", "--list", "A"], "put -- before it"),
            (["wish", "add", "-5 socks"], "put -- before it"),
            (
                ["list", "new", "-x"],
                "“-x” begins with a dash. If it is a name or a text, put -- before it."
            ),
            (["list", "show", "-1"], "put -- before it"),
            (["wish", "add", "Socks", "--list", "--first"], "write --list='--first'."),
            (["list", "delete", "A", "--as", "-y"], "write --as='-y'."),
            (["run", "--beat", "-5"], "at least 1 second"),
            (["list", "delete", "-y"], "Missing expected argument"),
            (["share", "A"], "--with"),
            (["run", "--beat", "often"], "'often' is invalid"),
            (["run", "--beat", "0"], "at least 1 second"),
            (["run", "--log-level", "loud"], "'loud' is invalid"),
            (["run", "--web", "0.0.0.0:80"], "answers this machine only"),
            (["run", "--web", "here"], "“here” is not an address"),
            (["reserve", "A/B/C", "--quantity", "two"], "'two' is invalid"),
            (["wish", "edit", "A/B"], "Say what to change"),
            (
                ["wish", "edit", "A/B", "--price", "1 SEK", "--clear", "price"],
                "exclude each other"
            ),
            (["wish", "edit", "A/B", "--clear", "name"], "'name' is invalid"),
            (["wish", "move", "A"], "either --to LIST or --tray"),
            (["wish", "move", "A", "--to", "B", "--tray"], "either --to LIST or --tray"),
            (["list", "edit", "A"], "Say what to change"),
            (["list", "edit", "A", "--date", "x", "--clear", "date"], "exclude each other"),
            (["passphrase", "--remove", "--new-passphrase-file", "f"], "exclude each other"),
            (["friend", "verify", "A", "--yes", "--undo"], "exclude each other"),
            (["init", "--household", "A", "--member", "B", "--passphrase"], "no terminal"),
        ])
    func usage(arguments: [String], sentence: String) async throws {
        let outcome = await (try TestHome()).run(arguments)
        let code: Int32 = sentence.contains("this machine only") ? 1 : 2
        #expect(outcome.code == code)
        #expect(outcome.output.isEmpty)
        #expect(outcome.explanation.hasPrefix("hearth: "))
        #expect(outcome.explanation.contains(sentence))
    }

    @Test(
        "Options that every command takes stand anywhere on the line, also before the command",
        arguments: [
            (["--as", "Bo", "list", "show", "Y"], ["list", "show", "--as", "Bo", "Y"]),
            (["list", "--json", "who", "Y"], ["list", "who", "--json", "Y"]),
            (["--home=/x", "run", "--no-web"], ["run", "--home=/x", "--no-web"]),
            (
                ["--passphrase-file", "-", "wish", "--language", "sv", "add", "--", "--json"],
                ["wish", "add", "--passphrase-file", "-", "--language", "sv", "--", "--json"]
            ),
            (["--as", "list", "show"], ["show"]),
            (["--language", "sv"], ["now", "--language", "sv"]), ([], ["now"]),
            (["--json", "frob"], ["frob"]),
            (["list", "--as", "--json"], ["list", "--as", "--json"]),
            (["whisper", "A/B", "--as", "Bo"], ["whisper", "A/B", "--as", "Bo"]),
        ])
    func commonOptions(typed: [String], understood: [String]) {
        #expect(CommonOptions.behindCommand(typed) == understood)
    }

    @Test("They do before the command what they do behind it")
    func commonOptionsInFront() async throws {
        let node = FakeNode(answer: Household.answer)
        try await node.serve { home in
            let behind = await home.run(["list", "show", "Birthday", "--as", "Bo", "--json"])
            #expect(behind.code == 0 && behind.output.hasPrefix("{"))
            for line in [
                ["--as", "Bo", "--json", "list", "show", "Birthday"],
                ["list", "--as=Bo", "show", "--json", "Birthday"],
                ["--json", "list", "--as", "Bo", "show", "Birthday"],
            ] {
                #expect(await home.run(line) == behind, "\(line)")
            }
            #expect(node.asked.allSatisfy { $0.caller.member == "Bo" })
            let swedish = await home.run(["--language", "sv", "xyzzy"])
            let none = "hearth: Det finns inget kommando `hearth xyzzy`."
            #expect(swedish.explanation.hasPrefix(none))
            let json = await home.run(["--json", "list", "show"])
            #expect(json.code == 2 && json.explanation.contains(#""code" : "usage""#))
        }
    }

    @Test(
        "Other words for commands and options are understood like Hearth's own",
        arguments: [
            ("friend remove Bo --yes", "friend delete Bo --yes"),
            ("wish remove A", "wish delete A"), ("wish photo remove A 1", "wish photo delete A 1"),
            ("hook remove", "hook delete"),
            ("export --output=x --force", "export --to=x --overwrite"),
            ("profile set --note A", "profile set --notes A"),
            ("idea add A B --note C", "idea add A B --notes C"),
            ("comment A -- --note", "comment A -- --note"),
            ("wish add A --force", "wish add A --force"),
        ])
    func synonyms(typed: String, understood: String) {
        #expect(
            CommonOptions.behindCommand(HelpTests.words(typed)) == HelpTests.words(understood))
    }

    @Test("Only one word is shown for one thing")
    func oneWord() throws {
        for command in HelpTests.commands {
            let page = try #require(HelpTests.pages[command.path])
            let help = page.text(columns: 1000) { $0.rawValue }
            for word in Synonyms.options.keys {
                #expect(!help.contains(word + " ") && !help.contains(word + "]"), "\(command)")
            }
            #expect(Synonyms.commands[command.path.last ?? ""] == nil, "\(command)")
        }
    }

    @Test(
        "What may be meant is proposed by its meaning first, by its letters else",
        arguments: [
            (["list", "rm"], ["hearth list delete"]), (["friend", "rm"], ["hearth friend delete"]),
            (["list", "ls"], ["hearth list all"]), (["ls"], ["hearth list"]),
            (["wish", "rename"], ["hearth wish edit --name"]),
            (["wish", "new"], ["hearth wish add"]), (["list", "add"], ["hearth list new"]),
            (["rm"], ["hearth wish delete", "hearth list delete"]),
            (["invite", "remove"], ["hearth invite revoke"]),
            (["lits"], ["hearth list"]), (["wish", "shwo"], ["hearth wish show"]),
            (["quux"], []),
        ])
    func meant(typed: [String], proposed: [String]) async throws {
        #expect(CommandPath(typed).suggestions == proposed)
        let outcome = await (try TestHome()).run(typed)
        #expect(outcome.code == 2)
        #expect(proposed.allSatisfy { outcome.explanation.contains("`\($0)`") })
    }

    @Test("Whatever is proposed for a word is a command somewhere")
    func proposalsExist() {
        for (word, proposals) in Synonyms.meant {
            let known = proposals.filter { proposal in
                let words = proposal.split(separator: " ").prefix { !$0.hasPrefix("-") }
                return HelpTests.commands.contains {
                    $0.path.suffix(words.count) == words.map(String.init)[...]
                }
            }
            #expect(known == proposals, "\(word)")
        }
    }

    @Test("With --json an error is JSON, on standard error too")
    func jsonErrors() async throws {
        let home = try TestHome()
        let usage = await home.run(["list", "show", "--json"])
        #expect(usage.code == 2)
        #expect(usage.output.isEmpty)
        #expect(usage.explanation.contains(#""code" : "usage""#))
        let refused = await home.run(["list", "--json"])
        #expect(refused.code == 1)
        #expect(refused.explanation.contains(#""code" : "nodeNotRunning""#))
    }

    @Test("A node that does not answer is said, to a person, and waited for")
    func slowNode() async throws {
        let explanation = Collected()
        let node = FakeNode { asked in
            // It answers when the person was told, or after the test has failed.
            for _ in 0..<2000 where !explanation.text.contains("not answered") { usleep(10_000) }
            return try Household.answer(asked)
        }
        try await node.serve { home in
            let outcome = await home.run(
                ["list"], typed: [], patience: .milliseconds(1), explanation: explanation)
            #expect(outcome.code == 0 && outcome.output.contains("Birthday"))
            #expect(outcome.explanation.hasPrefix("hearth: The node has not answered for 0 s."))
            // Nobody looks.
            let quiet = await home.run(["list"], patience: .zero)
            #expect(quiet.explanation.isEmpty)
        }
    }

    @Test("What is wrong with a file is said, not what might be")
    func files() async throws {
        try await FakeNode(answer: Household.answer).serve { home in
            let text = try home.file("text", "Lamp\n")
            for (arguments, sentence) in [
                (["import", home.path + "/none", "--to", "Birthday"], "There is nothing at “"),
                (["import", home.path, "--to", "Birthday"], "is a folder, not a file"),
                (["import", text + "/x", "--to", "Birthday"], "There is nothing at “"),
                (["profile", "set", "--picture", home.path + "/none"], "There is nothing at “"),
                (["wish", "photo", "add", "Birthday/Lamp", home.path], "is a folder, not a file"),
                (["export", "--to", home.path + "/no/file"], "cannot be written"),
            ] {
                let outcome = await home.run(arguments)
                #expect(
                    outcome.code == 2 && outcome.explanation.contains(sentence),
                    "\(arguments) \(outcome)")
            }
            #expect(HearthError.unreadable("x", EACCES).code == .fileUnreadable)
            #expect(HearthError.unwritable("x", EACCES).code == .fileUnwritable)
        }
    }

    @Test("Without a running node it says how to start one, without a home how to make one")
    func noNode() async throws {
        let home = try TestHome()
        let stopped = await home.run(["status"])
        #expect(stopped.code == 1)
        #expect(stopped.explanation.contains("`hearth run`"))
        let missing = await home.run(["status", "--home", home.path + "/none"])
        #expect(missing.code == 1)
        #expect(missing.explanation.contains("`hearth init"))
    }

    @Test("Every text that names a command names one that exists")
    func commandsInTexts() {
        let known = Set(
            HelpTests.commands.map { $0.path.joined(separator: " ") }.map { $0 + " " })
        for language in Language.all {
            for code in ErrorCode.allCases {
                let text = language.template(code)
                for (index, quoted) in text.split(separator: "`").enumerated() where index % 2 == 1
                {
                    guard quoted.hasPrefix("hearth") else { continue }
                    let line = quoted + " "
                    let isKnown = known.contains { $0 != "hearth " && line.hasPrefix($0) }
                    #expect(isKnown, "\(quoted)")
                }
            }
        }
    }

    @Test("The home is taken from the option, then the environment, then the user's folder")
    func homePath() throws {
        var options = HomeOptions()
        options.folder = "/a/"
        #expect(try options.path(["HEARTH_HOME": "/b"]) == "/a")
        options.folder = nil
        #expect(try options.path(["HEARTH_HOME": "/b"]) == "/b")
        #expect(try options.path(["HEARTH_HOME": "", "XDG_DATA_HOME": "/c"]) == "/c/hearth")
        #expect(try options.path(["HOME": "/d"]) == "/d/.local/share/hearth")
        options.folder = "x"
        #expect(try options.path([:]).hasPrefix("/"))
        #expect(try options.path([:]).hasSuffix("/x"))
    }
}
