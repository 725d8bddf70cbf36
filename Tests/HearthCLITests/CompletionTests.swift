import ArgumentParser
import FoundationEssentials
import Glibc
import HearthAPI
import Testing

@testable import hearth

@Suite("Completion in shells")
struct CompletionTests {
    /// The program that is built beside the tests; `HEARTH_BINARY` says where that is not usual.
    private static let program: String = {
        if let named = getenv("HEARTH_BINARY") { return String(cString: named) }
        let here = #filePath
        let root = here.firstRange(of: "/Tests/").map { here[..<$0.lowerBound] } ?? ""
        return root + "/.build/debug/hearth"
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
        }
    }

    @Test("Without a node nothing is offered, nothing is said, and nobody waits")
    func withoutNode() async throws {
        let home = try TestHome()
        let offered = try await Self.bash(["hearth", "list", "show", ""], home: home.path)
        #expect(offered.allSatisfy { $0.hasPrefix("-") })
        let names = await Console.$current.withValue(home.quiet) {
            await NameCompletion.names(.allLists, words: ["hearth"], typed: "")
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
            func names(_ kind: NameCompletion.Kind, _ typed: String) async -> [String] {
                await Console.$current.withValue(home.quiet) {
                    await NameCompletion.names(kind, words: ["hearth"], typed: typed)
                }
            }
            #expect(await names(.followedWishes, "Ow") == ["Owner/Christmas/"])
            let wishes = await names(.followedWishes, "Owner/Christmas/W")
            #expect(wishes == ["Owner/Christmas/Wool socks"])
            #expect(await names(.followedWishes, "Owner/Christmas/Wool\\ s") == wishes)
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
            func names(_ kind: NameCompletion.Kind, _ typed: String) async -> [String] {
                await Console.$current.withValue(home.quiet) {
                    await NameCompletion.names(kind, words: ["hearth"], typed: typed)
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

    @Test("A word is compared as the shell would take it")
    func quoting() {
        #expect(NameCompletion.plain("\"Wool so") == "Wool so")
        #expect(NameCompletion.plain("Wool\\ so") == "Wool so")
        #expect(NameCompletion.plain("plain") == "plain")
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
