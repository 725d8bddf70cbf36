import HearthAPI
import HearthLanguage
import Testing

@testable import hearth

@Suite("Arguments")
struct ArgumentTests {
    @Test(
        "What was typed wrongly ends with 2, a sentence on standard error, and nothing else",
        arguments: [
            (["bogus"], "Unexpected argument 'bogus'"),
            (["list", "new"], "Missing expected argument '<name>'"),
            (["list", "new", "A", "--frob"], "Unknown option '--frob'"),
            (["init", "--household", "A"], "Missing expected argument '--member <name>'"),
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
    func homePath() {
        var options = HomeOptions()
        options.folder = "/a/"
        #expect(options.path(["HEARTH_HOME": "/b"]) == "/a")
        options.folder = nil
        #expect(options.path(["HEARTH_HOME": "/b"]) == "/b")
        #expect(options.path(["HEARTH_HOME": "", "XDG_DATA_HOME": "/c"]) == "/c/hearth")
        #expect(options.path(["HOME": "/d"]) == "/d/.local/share/hearth")
        options.folder = "x"
        #expect(options.path([:]).hasPrefix("/"))
        #expect(options.path([:]).hasSuffix("/x"))
    }
}
