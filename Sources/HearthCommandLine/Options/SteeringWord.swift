import ArgumentParser
import HearthAPI
import HearthProcess

/// A word of the command line that has a control character in it.
///
/// Words come back in lines of the log, of a unit and of the terminal. So none may begin a line of its own, except
/// texts that people write in lines, and links of friends, which mail breaks over lines: their values are called
/// `<text>` and `<link>` in help.
enum SteeringWord {
    private static let valuesWithLines: Set = ["text", "link"]

    /// Why a command line is refused; nil: it is not. Words are counted from 1.
    static func problem(in arguments: [String]) -> HearthError? {
        var syntax: CommandSyntax?
        for (index, word) in arguments.enumerated() {
            guard let any = ControlCharacters.first(in: word) else { continue }
            var sign = ControlCharacters.first(in: word, hasLines: true)
            if sign == nil {
                // What a command takes takes long to find out, and is seldom needed.
                let known = syntax ?? CommandSyntax(of: CommonOptions.command(in: arguments))
                syntax = known
                if !hasLines(arguments, at: index, known) { sign = any }
            }
            guard let sign else { continue }
            return HearthError(
                .wordControlCharacter,
                ["number": "\(index + 1)", "character": ControlCharacters.name(of: sign)])
        }
        return nil
    }

    /// Whether the word is a text that may have lines.
    private static func hasLines(
        _ arguments: [String], at index: Int, _ syntax: CommandSyntax
    ) -> Bool {
        let isBehindEnd = arguments[..<index].contains("--")
        if !isBehindEnd {
            let name = String(arguments[index].prefix { $0 != "=" })
            if name != arguments[index], let option = option(name, syntax) {
                return hasLines(option)
            }
            if index > 0, let option = option(arguments[index - 1], syntax) {
                return hasLines(option)
            }
        }
        return syntax.positionals.last.map(hasLines) ?? false
    }

    private static func hasLines(_ argument: CommandSyntax.Argument) -> Bool {
        argument.valueName.map(valuesWithLines.contains) ?? false
    }

    private static func option(
        _ spelling: String, _ syntax: CommandSyntax
    ) -> CommandSyntax.Argument? {
        let name = Synonyms.options[spelling].flatMap { syntax.named($0) == nil ? nil : $0 }
        let argument = syntax.named(spelling) ?? name.flatMap(syntax.named)
        return argument?.kind == .option ? argument : nil
    }
}
