import ArgumentParser
import FoundationEssentials

/// What a command takes, as ArgumentParser describes it.
struct CommandSyntax {
    /// An argument, an option or a flag.
    struct Argument: Decodable, Equatable {
        enum Kind: String, Decodable { case positional, option, flag }
        var kind: Kind
        var isRepeating: Bool
        var shouldDisplay: Bool
        var parsingStrategy: String
        var names: [Name]?
        var abstract: String?
        /// What stands in the place of its value in help: `text`.
        var valueName: String?
        var completionKind: Completion?

        /// Whether everything up to the next option belongs to it.
        var takesSeveral: Bool { parsingStrategy == "upToNextOption" }

        /// `--home`, `-y`
        var spellings: [String] { (names ?? []).map(\.spelling) }
    }

    struct Name: Decodable, Equatable {
        var kind: String
        var name: String

        var spelling: String { (kind == "long" ? "--" : "-") + name }
    }

    /// Where an argument's values come from; of a kind that is not known here nothing is offered.
    struct Completion: Decodable, Equatable {
        struct Values: Decodable, Equatable { var values: [String] }
        struct Endings: Decodable, Equatable { var extensions: [String] }
        struct Nothing: Decodable, Equatable {}
        struct Command: Decodable, Equatable { var command: String }
        var list: Values?
        var file: Endings?
        var directory: Nothing?
        var shellCommand: Command?
    }

    var arguments: [Argument]

    init(of command: any ParsableCommand.Type) {
        struct Dump: Decodable {
            struct Command: Decodable { var arguments: [Argument]? }
            var command: Command
        }
        let octets = Data(command._dumpHelp().utf8)
        arguments =
            ((try? JSONDecoder().decode(Dump.self, from: octets))?.command.arguments ?? [])
            .filter(\.shouldDisplay)
    }

    var positionals: [Argument] { arguments.filter { $0.kind == .positional } }

    /// What has this name.
    func named(_ spelling: String) -> Argument? {
        arguments.first { $0.kind != .positional && $0.spellings.contains(spelling) }
    }
}
