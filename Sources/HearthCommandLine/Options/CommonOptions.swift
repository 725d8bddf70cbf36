import ArgumentParser

/// The options that nearly every command takes, which may stand anywhere on the line: also before
/// the command and between its words, where ArgumentParser knows none of them.
enum CommonOptions {
    private static let withValue: Set = ["--as", "--home", "--language", "--passphrase-file"]
    private static let flags: Set = ["--json"]

    static let all = withValue.union(flags)

    /// The arguments as ArgumentParser takes them: with what stands before and among the words of the
    /// command put behind them, and with the command's own words for synonyms.
    ///
    /// Where nothing but such options stands on the line, they are `hearth now`'s. Before a word that is
    /// no command they are left out: there is nothing that would take them.
    static func behindCommand(_ arguments: [String]) -> [String] {
        var moved: [String] = []
        var path = CommandPath([])
        var words: [String] = []
        var rest = arguments[...]
        while let word = rest.first {
            if let option = option(at: rest) {
                moved += option
                rest = rest.dropFirst(option.count)
            } else if path.descend(to: word) {
                words = Array(path.names.dropFirst())
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        if words.isEmpty, rest.isEmpty { words = [NowCommand.name] }
        return Synonyms.plain(words + (words.isEmpty ? [] : moved) + rest, for: path.command)
    }

    /// The command that a command line is for, with the subcommand that goes without saying.
    static func command(in arguments: [String]) -> any ParsableCommand.Type {
        var command = CommandPath(behindCommand(arguments)).command
        while let usual = command.configuration.defaultSubcommand { command = usual }
        return command
    }

    /// What an option of the command line says; nil: nothing. It need not be parsed yet.
    static func value(of option: String, in arguments: [String]) -> String? {
        let options = arguments.prefix { $0 != "--" }
        guard let index = options.lastIndex(where: { $0 == option || $0.hasPrefix(option + "=") })
        else { return nil }
        if options[index] != option { return String(options[index].dropFirst(option.count + 1)) }
        return index + 1 < options.endIndex ? options[index + 1] : nil
    }

    /// The option with its value that the words begin with.
    private static func option(at words: ArraySlice<String>) -> [String]? {
        guard let first = words.first else { return nil }
        let name = String(first.prefix { $0 != "=" })
        if first != name { return withValue.contains(name) ? [first] : nil }
        if flags.contains(name) { return [name] }
        guard withValue.contains(name) else { return nil }
        // What is taken for its value here has one dash at most.
        let value = words.dropFirst().prefix(1).filter {
            !DashedValue.isDashed($0) || !$0.hasPrefix("--") && !DashedValue.help.contains($0)
        }
        return [name] + value
    }
}
