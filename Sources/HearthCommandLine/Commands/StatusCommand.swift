import ArgumentParser
import HearthAPI

/// How the node is.
struct StatusCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "status", "Show how the node is: members, other nodes, lists, beats.",
        example: "hearth status")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run(_ client: NodeClient, _ console: Console) async throws {
        let status = try await client.perform(ShowStatus())
        try console.answer(status, asJSON: node.json) { StatusText(console: console).say($0) }
    }
}
