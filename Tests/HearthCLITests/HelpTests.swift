import ArgumentParser
import Testing

@testable import HearthCommandLine

@Suite("Help")
struct HelpTests {
    struct Command: Sendable, CustomTestStringConvertible {
        var path: [String]
        var type: any ParsableCommand.Type
        var testDescription: String { path.joined(separator: " ") }
    }

    static let commands = all(HearthCommand.self, under: [])

    /// What ArgumentParser says of each, by its path: made once, since it takes long.
    static let texts = Dictionary(
        uniqueKeysWithValues: commands.map {
            ($0.path, HearthCommand.helpMessage(for: $0.type, columns: 80))
        })

    /// The same in parts.
    static let pages = Dictionary(
        uniqueKeysWithValues: commands.map { ($0.path, HelpPage(of: $0.type)) })

    private static func all(_ type: any ParsableCommand.Type, under path: [String]) -> [Command] {
        let path = path + [type._commandName]
        return [Command(path: path, type: type)]
            + type.configuration.subcommands.flatMap { all($0, under: path) }
    }

    @Test("The help of every command is as kept", arguments: commands)
    func help(command: Command) throws {
        let text = try #require(Self.texts[command.path])
        try Snapshot.expect(
            text + "\n", in: "Help/" + command.path.joined(separator: "-"))
    }

    @Test("No help is kept of a command that is gone")
    func noStaleHelp() throws {
        let names = Set(Self.commands.map { $0.path.joined(separator: "-") })
        #expect(try Snapshot.names(below: "Help") == names)
    }

    @Test(
        "Every command has a sentence about it and an example that can be typed",
        arguments: commands.dropFirst())
    func examples(command: Command) throws {
        let configuration = command.type.configuration
        #expect(configuration.abstract.hasSuffix("."))
        let discussion = configuration.discussion
        let start = try #require(discussion.firstRange(of: "Example: ")).upperBound
        var example = String(discussion[start...])
        if example.hasPrefix("eval \"$(") {
            example = String(example.dropFirst("eval \"$(".count).dropLast(2))
        }
        let words = Self.words(example.split(separator: "&&").first.map(String.init) ?? "")
        #expect(words.starts(with: command.path))
        #expect(throws: Never.self) {
            // From the command itself: the way to it is compared above, and takes long.
            _ = try command.type.parseAsRoot(Array(words.dropFirst(command.path.count)))
        }
    }

    @Test("`hearth help` and --help print to standard output and end well")
    func helpIsNoError() async throws {
        let home = try TestHome()
        for arguments in [
            ["--help"], ["help", "list"], ["help", "list", "new"], ["list", "new", "--help"],
        ] {
            let outcome = await home.run(arguments)
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("USAGE: hearth"))
            #expect(outcome.explanation.isEmpty)
        }
    }

    /// As a shell would split them; knows double quotes only.
    static func words(_ line: String) -> [String] {
        var words: [String] = []
        for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false)
            .enumerated()
        {
            if index.isMultiple(of: 2) {
                words += part.split(separator: " ").map(String.init)
            } else {
                words.append(String(part))
            }
        }
        return words
    }
}
