import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth hook`.
struct HookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "hook", "Have a program run for every piece of your news.",
        example: "hearth hook set /home/me/bin/notify",
        more: """
            The program gets a line of JSON on its standard input and nothing else. It runs as the \
            user who runs the node, while your keys are unlocked, one at a time and at most 30 \
            times an hour. Its texts are in the language in which the hook was set; give \
            --language for another. scripts/hooks has examples.
            """,
        subcommands: [Show.self, Set.self, Delete.self, Test.self], defaultSubcommand: Show.self)

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show the hook.", example: "hearth hook show")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let hook = try await client.perform(ShowHook())
            try console.answer(hook, asJSON: node.json) { console.say($0) }
        }
    }

    struct Set: NodeCommand {
        static let configuration = CommandConfiguration(
            "set", "Choose the program.", example: "hearth hook set /home/me/bin/notify --loud")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "The whole path of a program that only you can change.", completion: .file())
        var program: String

        @Argument(parsing: .allUnrecognized, help: "What it is given as arguments.")
        var arguments: [String] = []

        func run(_ client: NodeClient, _ console: Console) async throws {
            let hook = try await client.perform(
                SetHook(
                    program: program, arguments: arguments, language: Language.current.code))
            try console.answer(hook, asJSON: node.json) { hook in
                console.say(hook)
                if hook.isShared {
                    console.explain(
                        Text(
                            "Others live on this node too: the person who runs it can read what the program gets."
                        ))
                }
            }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "Have no program run any more.", example: "hearth hook delete")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let hook = try await client.perform(RemoveHook())
            try console.answer(hook, asJSON: node.json) { _ in
                console.say(Text("The hook is removed."))
            }
        }
    }

    struct Test: NodeCommand {
        static let configuration = CommandConfiguration(
            "test", "Run the program once, with an event that says that it is a test.",
            example: "hearth hook test")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let hook = try await client.perform(TestHook())
            try console.answer(hook, asJSON: node.json) { hook in
                console.say(
                    hook.problem.map { Text("The hook failed: \($0)") }
                        ?? Text("The hook was run, and it said that all is well."))
            }
            if hook.problem != nil { throw ExitCode.failure }
        }
    }
}

extension Console {
    /// Which program is run.
    fileprivate func say(_ hook: HookInfo) {
        guard let program = hook.program else { return say(Text("There is no hook.")) }
        let command = ([program] + hook.arguments).joined(separator: " ")
        say(Text("The hook is \(command)."))
        if let language = hook.language.flatMap(Language.named) {
            say(Text("It gets its texts in: \(language.name)"))
        }
        if hook.isOff {
            say(
                Text("It is not run: it was chosen on a page. Set it again with `hearth hook set`.")
            )
        }
        if let problem = hook.problem { say(Text("The hook failed: \(problem)")) }
    }
}
