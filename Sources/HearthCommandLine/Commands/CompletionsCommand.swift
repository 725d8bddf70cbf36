import ArgumentParser

/// Prints what a shell needs to complete command lines.
struct CompletionsCommand: ParsableCommand {
    /// The shells that there are scripts for.
    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish

        var script: String {
            switch self {
            case .bash: CompletionScript.bash
            case .zsh: CompletionScript.zsh
            case .fish: CompletionScript.fish
            }
        }
    }

    static let configuration = CommandConfiguration(
        "completions", "Print a script with which a shell completes commands and names.",
        example: "hearth completions bash",
        more: """
            Keep it where the shell looks: for bash in \
            ~/.local/share/bash-completion/completions/hearth, for zsh as _hearth in a folder of \
            $fpath, for fish in ~/.config/fish/completions/hearth.fish. Names of lists, wishes \
            and friends come from the running node.
            """)

    @OptionGroup var language: LanguageOptions

    @Argument(help: "The shell.")
    var shell: Shell

    func run() throws {
        Console.current.write(shell.script)
    }

    /// The arguments with ArgumentParser's own `--generate-completion-script SHELL` replaced by this
    /// command: in bash its script would run what stands in names.
    static func inPlaceOfParsers(_ arguments: [String]) -> [String] {
        let option = "--generate-completion-script"
        let options = arguments.prefix { $0 != "--" }
        guard let index = options.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") })
        else { return arguments }
        let shell =
            arguments[index] == option
            ? Array(arguments[(index + 1)...].prefix(1))
            : [String(arguments[index].dropFirst(option.count + 1))]
        return [configuration.commandName ?? "completions"] + shell
    }
}
