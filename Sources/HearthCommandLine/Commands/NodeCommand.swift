import ArgumentParser

/// A command that asks a running node.
protocol NodeCommand: AsyncParsableCommand {
    var node: NodeOptionGroup { get }

    /// Who asks: whom --as names, if not another whose own business it is.
    var asker: String? { get }

    /// Does what the command is for.
    func run(_ client: NodeClient, _ console: Console) async throws
}

extension NodeCommand {
    var asker: String? { node.member }

    func run() async throws {
        let console = Console.current
        try await NodeClient.use(node, as: asker, console) { try await run($0, console) }
    }
}

extension CommandConfiguration {
    /// A command with an example, which every command has.
    init(
        _ name: String, _ abstract: String, example: String, more: String = "",
        subcommands: [any ParsableCommand.Type] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        self.init(
            commandName: name, abstract: abstract,
            discussion: (more.isEmpty ? "" : more + "\n\n") + "Example: " + example,
            subcommands: subcommands, defaultSubcommand: defaultSubcommand)
    }
}
