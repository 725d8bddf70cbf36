import ArgumentParser
import FoundationEssentials
import Glibc
import HearthAPI
import HearthProcess
import Testing

@testable import HearthCommandLine

@Suite("Completion in shells")
struct CompletionTests {
    /// The program that is built beside the tests; `HEARTH_BINARY` says where that is not usual.
    static let program: String = {
        if let named = getenv("HEARTH_BINARY") { return String(cString: named) }
        let bundle = URL(filePath: ProgramPath.own ?? "")
        return bundle.deletingLastPathComponent().appending(path: "hearth").path
    }()

    /// What bash offers after a beginning of a command line.
    private static func bash(_ words: [String], home: String) async throws -> [String] {
        let script = """
            export HEARTH_COMPLETION_MS=60000 HEARTH_HOME='\(home)' PATH='\(program.dropLast("/hearth".count))':"$PATH"
            source <(hearth completions bash)
            name=$(complete -p hearth | sed 's/.*-F \\([^ ]*\\).*/\\1/')
            COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(words.count - 1)
            COMP_LINE="${COMP_WORDS[*]}"
            COMP_POINT=${#COMP_LINE}
            COMP_TYPE=9
            "$name" hearth '\(words.last ?? "")' '\(words.dropLast().last ?? "")'
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let file = home + "/complete.bash"
        try script.write(toFile: file, atomically: false, encoding: .utf8)
        let answer = await Shell.run("bash '\(file)' 2>&1")
        return answer.split(separator: "\n").map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    @Test("bash loads the script, and offers commands and what the running node knows")
    func inBash() async throws {
        try await FakeNode(answer: Household.answer).serve { home in
            let commands = try await Self.bash(["hearth", "li"], home: home.path)
            #expect(commands == ["list"])
            let subcommands = try await Self.bash(["hearth", "list", "s"], home: home.path)
            #expect(subcommands == ["show"])
            let lists = try await Self.bash(["hearth", "list", "show", ""], home: home.path)
            #expect(lists.contains("Birthday"))
            #expect(lists.contains("Owner/Christmas"))
            let friends = try await Self.bash(
                ["hearth", "share", "Birthday", "--with", "O"], home: home.path)
            #expect(friends == ["Owner"])
            let options = try await Self.bash(["hearth", "list", "new", "--oc"], home: home.path)
            #expect(options == ["--occasion"])
            let early = try await Self.bash(["hearth", "--language", ""], home: home.path)
            #expect(early == ["en", "sv"])
            let behind = try await Self.bash(
                ["hearth", "--as", "Cousin", "--json", "invite", "--home", "/tmp", "l"],
                home: home.path)
            #expect(behind == ["list"])
            #expect(try await Self.bash(["hearth", "--as"], home: home.path) == ["--as"])
        }
    }

    @Test("Without a node nothing is offered, nothing is said, and nobody waits")
    func withoutNode() async throws {
        let home = try TestHome()
        let offered = try await Self.bash(["hearth", "list", "show", ""], home: home.path)
        #expect(offered.allSatisfy { $0.hasPrefix("-") })
        let names = await Console.$current.withValue(home.quiet) {
            await NameCompletion.names(.allLists, words: [], typed: "")
        }
        #expect(names.isEmpty)
    }

    @Test("How long the node is waited for is a quarter of a second, unless it is said otherwise")
    func patience() {
        #expect(NameCompletion.patience([:]) == .milliseconds(250))
        #expect(NameCompletion.patience(["HEARTH_COMPLETION_MS": "900"]) == .milliseconds(900))
        #expect(NameCompletion.patience(["HEARTH_COMPLETION_MS": "soon"]) == .milliseconds(250))
        #expect(NameCompletion.patience(["HEARTH_COMPLETION_MS": "-1"]) == .zero)
    }

    @Test("What is locked stays so")
    func lockedMember() async throws {
        let locked = FakeNode { _ in throw HearthError(.locked, ["member": "Owner"]) }
        try await locked.serve { home in
            let names = await Console.$current.withValue(home.quiet) {
                await NameCompletion.names(.friends, words: [], typed: "")
            }
            #expect(names.isEmpty)
        }
        // Nobody was asked for a passphrase, and none was tried.
        #expect(locked.paths == ["friends"])
    }

    @Test("Wishes are offered of the list that is typed, lists before that")
    func wishes() async throws {
        try await FakeNode(answer: Household.answer).serve { home in
            func names(_ kind: NameKind, _ typed: String) async -> [String] {
                await Console.$current.withValue(home.quiet) {
                    await NameCompletion.names(kind, words: [], typed: typed).map(\.text)
                }
            }
            #expect(await names(.followedWishes, "Ow") == ["Owner/Christmas/"])
            let wishes = await names(.followedWishes, "Owner/Christmas/W")
            #expect(wishes == ["Owner/Christmas/Wool socks"])
            #expect(await names(.ownLists, "B") == ["Birthday"])
            // What could steer a terminal is not offered.
            #expect(await names(.inbox, "Str").isEmpty)
        }
    }

    /// What ArgumentParser says of a command, as far as it matters here.
    private struct Dump: Decodable {
        struct Named: Decodable {
            /// Whatever stands there.
            struct Anything: Decodable { init(from decoder: any Decoder) {} }
            var valueName: String?
            var abstract: String?
            var completionKind: Anything?
        }
        struct Command: Decodable {
            var commandName: String
            var arguments: [Named]?
            var subcommands: [Command]?
        }
        var command: Command
    }

    @Test("Whatever names a list, a wish or somebody is completed, in every command")
    func everyName() throws {
        var found = 0
        func check(_ command: Dump.Command, below path: String) {
            let path = path + " " + command.commandName
            for argument in command.arguments ?? [] {
                let abstract = argument.abstract ?? ""
                guard ["LIST", "WISH", "FRIEND"].contains(where: abstract.contains) else {
                    continue
                }
                found += 1
                #expect(argument.completionKind != nil, "\(path) \(argument.valueName ?? "")")
            }
            for next in command.subcommands ?? [] { check(next, below: path) }
        }
        let dump = try JSONDecoder().decode(Dump.self, from: Data(HearthCommand._dumpHelp().utf8))
        check(dump.command, below: "")
        #expect(found > 30)
    }

    @Test("A list or a wish is offered where either is meant, and the cart where that is")
    func either() async throws {
        try await FakeNode(answer: Household.answer).serve { home in
            func names(_ kind: NameKind, _ typed: String) async -> [String] {
                await Console.$current.withValue(home.quiet) {
                    await NameCompletion.names(kind, words: [], typed: typed).map(\.text)
                }
            }
            #expect(
                await names(.listsAndWishes, "Owner/") == ["Owner/Christmas", "Owner/Christmas/"])
            #expect(await names(.followedListsAndWishes, "B").isEmpty)
            #expect(await names(.friendsAndLists, "Ow") == ["Owner", "Owner/Christmas"])
            #expect(await names(.cart, "Owner/").contains("Owner/Christmas/Wool socks"))
        }
    }

    @Test("The scripts for zsh and fish are loaded by these, where they are installed")
    func otherShells() async throws {
        let home = try TestHome()
        for (shell, check) in [("zsh", "zsh -n"), ("fish", "fish --no-execute")] {
            let outcome = await home.run(["completions", shell])
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("hearth"))
            let file = try home.file("script." + shell, outcome.output)
            guard await Shell.has(shell) else {
                print("\(shell) is not installed: its script was only made")
                continue
            }
            #expect(await Shell.run("\(check) '\(file)' 2>&1") == "")
        }
        #expect(await home.run(["completions", "csh"]).code == 2)
    }

    @Test("What bash would cut, quote or expand is read and written as bash does")
    func quoting() throws {
        func completion(_ line: String, _ ending: String, to name: String) throws -> String {
            let line = try #require(BashLine(line, replacing: ending))
            #expect(name.unicodeScalars.starts(with: line.typed.unicodeScalars))
            return line.completion(to: name)
        }
        #expect(try completion("hearth Wool\\ so", "Wool\\ so", to: "Wool socks") == "Wool\\ socks")
        #expect(try completion("hearth \"Wool so", "Wool so", to: "Wool socks") == "Wool socks")
        #expect(try completion("hearth --as=O", "O", to: "--as=O'") == "O\\'")
        #expect(try completion("hearth a:b", "b", to: "a:b:c") == "b\\:c")
        #expect(try completion("hearth 'it'\\''s", "s", to: "it's so") == "s so")
        #expect(try completion("hearth \"a", "a", to: "a!$`\\\"") == "a\"\\!\"\\$\\`\\\\\\\"")
        // One character to Swift, a quote and an accent to bash.
        #expect(try completion("hearth ", "", to: "'\u{301}") == "\\'\u{301}")
        #expect(BashLine("hearth x", replacing: "y") == nil)
        let words = try #require(
            BashLine("cd x; hearth 'a b' 2>&1 \\$c \"d\\$\"e f", replacing: "f"))
        #expect(words.words == ["hearth", "a b", "$c", "d$e"])
        #expect(words.typed == "f")
        #expect(try #require(BashLine("hearth export >fi", replacing: "fi")).isRedirection)
    }

    @Test("Commands, options, values and names are offered where they can stand, and only there")
    func places() async throws {
        try await FakeNode(answer: Household.answer).serve { home in
            func offered(_ words: String...) async -> [String] {
                await Console.$current.withValue(home.quiet) {
                    await ShellCompletion.offer(words.dropLast(), words.last ?? "").lines
                }
            }
            let version = "=version\tPrint the version of this program and of its protocol."
            #expect(await offered("versi") == ["words", version])
            #expect(await offered("list", "new", "x", "--occasion", "ea") == ["words", "=easter"])
            #expect(
                await offered("list", "new", "--occasion=ea") == ["words", "=--occasion=easter"])
            #expect(await offered("list", "show", "--as", "x", "B") == ["words", "=Birthday"])
            #expect(await offered("list", "show", "--js").count == 2)
            #expect(await offered("list", "show", "--json", "--js") == ["words"])
            #expect(await offered("list", "show", "--as", "--js") == ["words"])
            // After all that it takes, and for what takes nothing.
            #expect(
                await offered("list", "show", "x", "").contains(
                    "=--json\tPrint the node's answer as JSON."))
            #expect(await offered("list", "show", "--", "x", "") == ["words"])
            // A command without a name of its own: `hearth comment LIST`.
            #expect(await offered("comment", "Bi") == ["words", "=Birthday", "+Birthday/"])
            let files = ["files jpg png webp ogg webm m4a wav mp3 jpeg"]
            #expect(await offered("wish", "add", "x", "--photo", "") == files)
            #expect(await offered("wish", "add", "x", "--photo", "y", "z") == files)
            #expect(
                await offered("wish", "add", "x", "--photo", "y", "--list", "B") == [
                    "words", "=Birthday",
                ])
            #expect(await offered("list", "--home", "x") == ["folders"])
        }
    }

    @Test("What the command line says of home and member is asked for, what stands after is not")
    func saidOptions() {
        let value = CommonOptions.value
        #expect(value("--as", ["list", "--as", "Cousin"]) == "Cousin")
        #expect(value("--as", ["list", "--as=Cousin", "x"]) == "Cousin")
        #expect(value("--as", ["list", "--as"]) == nil)
        #expect(value("--as", ["list", "--", "--as", "Cousin"]) == nil)
    }
}

extension TestHome {
    /// A console that nobody reads, for this home.
    var quiet: Console {
        Console(
            write: { _ in }, writeError: { _ in }, isInteractive: true, isColoured: false,
            environment: ["HEARTH_HOME": path, "HEARTH_COMPLETION_MS": "60000"], now: { 0 },
            readLine: { _ in nil },
            readSecret: { _ in nil })
    }
}
