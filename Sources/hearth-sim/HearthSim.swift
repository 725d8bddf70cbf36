import ArgumentParser

/// `hearth-sim`.
@main
struct HearthSim: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hearth-sim",
        abstract: "Runs seeded worlds of simulated homes and checks what has to hold.",
        discussion: """
            A seed determines a world: its homes, their friends and lists, what people do, and \
            what goes wrong. Every seed is run twice, with and without what givers do in secret; \
            no node that hosts an owner may be able to tell the two apart.
            """,
        subcommands: [RunCommand.self, TracesCommand.self], defaultSubcommand: RunCommand.self)
}
