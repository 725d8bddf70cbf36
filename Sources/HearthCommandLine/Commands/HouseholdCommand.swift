import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth household`.
struct HouseholdCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "household", "The household itself.", example: "hearth household rename \"Oak Street\"",
        subcommands: [Rename.self])

    struct Rename: NodeCommand {
        static let configuration = CommandConfiguration(
            "rename", "Give the household another name.",
            example: "hearth household rename \"Oak Street\"",
            more: "Its members see the name, and nobody else.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The new name.")
        var name: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let renamed = try await client.perform(RenameHousehold(name: name))
            try console.answer(renamed, asJSON: node.json) {
                console.say(Text("The household is called “\($0.household)” now."))
            }
        }
    }
}
