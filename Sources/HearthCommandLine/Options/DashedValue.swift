import ArgumentParser

/// Values of options that begin with a dash, such as "-5 degrees".
///
/// ArgumentParser takes them for options. So each is tied to its option with a sign here, in one place for all
/// options of all commands, unless it is itself an option of the command.
enum DashedValue {
    static let help: Set<String> = ["-h", "--help", "--version"]

    /// The arguments of a command with such values tied: `--notes=-5 degrees`.
    static func tied(_ arguments: [String]) -> [String] {
        let words = arguments.prefix { $0 != "--" }
        // What a command takes takes long to find out, and is seldom needed.
        let isNeeded = zip(words, words.dropFirst()).contains { word, next in
            isDashed(next) && !help.contains(next) && word.hasPrefix("-")
                || isDashed(next) && !next.hasPrefix("--")
        }
        guard isNeeded else { return arguments }
        return tied(arguments, by: CommandSyntax(of: CommonOptions.command(in: arguments)))
    }

    /// The same by what a command takes.
    static func tied(_ arguments: [String], by syntax: CommandSyntax) -> [String] {
        let words = arguments.prefix { $0 != "--" }
        var tied: [String] = []
        // The option that takes what comes next, and whether it has something already.
        var open: (option: CommandSyntax.Argument, hasValue: Bool)?
        for word in words {
            if isDashed(word), !isOption(word, syntax), let (option, hasValue) = open {
                let spelling = hasValue ? option.spellings.last ?? "" : tied.removeLast()
                tied.append(spelling + "=" + word)
                open = option.takesSeveral ? (option, true) : nil
            } else if let option = syntax.named(word), option.kind == .option {
                open = (option, false)
                tied.append(word)
            } else {
                let goesOn = !isDashed(word) && open?.option.takesSeveral == true
                open = goesOn ? open.map { ($0.option, true) } : nil
                tied.append(word)
            }
        }
        return tied + arguments[words.count...]
    }

    /// Whether a word looks like an option; a dash alone is none.
    static func isDashed(_ word: String) -> Bool { word.hasPrefix("-") && word.count > 1 }

    private static func isOption(_ word: String, _ syntax: CommandSyntax) -> Bool {
        let name = String(word.prefix { $0 != "=" })
        return help.contains(name) || syntax.named(name) != nil || Synonyms.options[name] != nil
    }
}
