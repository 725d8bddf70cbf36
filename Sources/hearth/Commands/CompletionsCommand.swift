import ArgumentParser

/// Prints what a shell needs to complete command lines.
struct CompletionsCommand: ParsableCommand {
    /// The shells that ArgumentParser writes for.
    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish
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
        let kind: CompletionShell =
            switch shell {
            case .bash: .bash
            case .zsh: .zsh
            case .fish: .fish
            }
        Console.current.write(HearthCommand.completionScript(for: kind) + "\n")
    }
}
