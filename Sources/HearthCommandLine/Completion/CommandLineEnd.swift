import ArgumentParser
import HearthLanguage

/// What can stand at the end of a command line, found from the words before it.
struct CommandLineEnd {
    /// The command that is named so far.
    private(set) var command: any ParsableCommand.Type = HearthCommand.self
    /// Found out where it is needed alone: that of a command with many others below it takes long.
    private var syntax: CommandSyntax { CommandSyntax(of: command) }
    /// Options and flags that stand there already.
    private var used: Set<String> = []
    /// How many arguments without a name stand there.
    private var count = 0
    private var isAfterTerminator = false
    /// The option whose value comes next.
    private var pending: CommandSyntax.Argument?

    /// One source of candidates.
    enum Source: Equatable {
        case candidates([Candidate])
        /// Values of an argument, each behind the prefix: `--as=`.
        case values(CommandSyntax.Completion?, prefix: String)
    }

    /// After `words`, without the program's name.
    init(after words: [String]) {
        for word in words { take(word) }
    }

    private mutating func take(_ word: String) {
        if let option = pending {
            let isOption = word.hasPrefix("-") && !isAfterTerminator
            if !(option.takesSeveral && isOption) {
                if !option.takesSeveral { pending = nil }
                return
            }
            pending = nil
        }
        if isAfterTerminator {
            count += 1
        } else if word == "--" {
            isAfterTerminator = true
        } else if word.hasPrefix("-"), word != "-" {
            let name = String(word.prefix { $0 != "=" })
            guard let argument = argument(named: name) else { return }
            used.formUnion(argument.spellings)
            if argument.kind == .option, name == word { pending = argument }
        } else if count == 0,
            let next = Synonyms.subcommand(word, of: command)
        {
            descend(to: next)
        } else {
            if count == 0, let next = command.configuration.defaultSubcommand { descend(to: next) }
            count += 1
        }
    }

    private mutating func descend(to next: any ParsableCommand.Type) {
        command = next
    }

    /// What is taken where no subcommand is named.
    private var byDefault: CommandSyntax? {
        command.configuration.defaultSubcommand.map { CommandSyntax(of: $0) }
    }

    /// What may stand before a command's last word too.
    private var common: [CommandSyntax.Argument] {
        if subcommands.isEmpty { return [] }
        return CommandSyntax(of: StatusCommand.self).arguments.filter {
            !CommonOptions.all.isDisjoint(with: $0.spellings)
        }
    }

    private func argument(named name: String) -> CommandSyntax.Argument? {
        syntax.named(name) ?? byDefault?.named(name)
            ?? common.first { $0.spellings.contains(name) }
            ?? Synonyms.options[name].flatMap { syntax.named($0) }
    }

    /// Where the word that begins with `typed` can come from.
    func sources(for typed: String) -> [Source] {
        let mayBeOption = !isAfterTerminator && typed.hasPrefix("-")
        if let pending {
            if !mayBeOption { return [.values(pending.completionKind, prefix: "")] }
            // A value cannot begin like an option; after one of several an option can follow.
            if !pending.takesSeveral { return [] }
        }
        if mayBeOption {
            guard typed.contains("=") else { return [.candidates(options)] }
            let name = String(typed.prefix { $0 != "=" })
            guard let option = argument(named: name), option.kind == .option else { return [] }
            return [.values(option.completionKind, prefix: name + "=")]
        }
        var sources: [Source] = []
        if count == 0, !isAfterTerminator, !subcommands.isEmpty {
            sources.append(.candidates(subcommands))
        }
        // A command with others below it takes nothing itself.
        if let argument = (subcommands.isEmpty ? syntax : byDefault).flatMap(positional(in:)) {
            sources.append(.values(argument.completionKind, prefix: ""))
        }
        // Nothing else can follow.
        return sources.isEmpty && !isAfterTerminator ? [.candidates(options)] : sources
    }

    /// Whether a value that begins like an option can stand here.
    var takesDashes: Bool { isAfterTerminator }

    private func positional(in syntax: CommandSyntax) -> CommandSyntax.Argument? {
        let all = syntax.positionals
        if count < all.count { return all[count] }
        return all.last.flatMap { $0.isRepeating ? $0 : nil }
    }

    private var subcommands: [Candidate] {
        command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
            Candidate(text: $0._commandName, note: Self.note($0.configuration.abstract))
        }
    }

    private var options: [Candidate] {
        var arguments = syntax.arguments
        if count == 0 {
            for argument in (byDefault?.arguments ?? []) + common
            where !arguments.contains(argument) {
                arguments.append(argument)
            }
        }
        return arguments.filter { argument in
            argument.kind != .positional
                && (argument.isRepeating || used.isDisjoint(with: argument.spellings))
        }.flatMap { argument in
            argument.spellings.map {
                Candidate(text: $0, note: Self.note(argument.abstract ?? ""))
            }
        }
    }

    private static func note(_ text: String) -> String {
        text.isEmpty ? "" : SafeText.line(Language.current.help(text))
    }
}
