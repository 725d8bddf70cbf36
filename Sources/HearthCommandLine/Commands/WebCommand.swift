import ArgumentParser
import HearthAPI
import HearthLanguage

/// The link that lets a browser in.
struct WebCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "web", "Print the link that opens the pages in a browser.",
        example: "hearth web",
        more:
            "Anybody who opens the link in a browser of this machine is let in for good, so keep it to yourself. Phones and other computers are added with `hearth devices add`. A node that runs with --no-web has no pages."
    )

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run(_ client: NodeClient, _ console: Console) async throws {
        let entrance = try await client.perform(ShowEntrance())
        try console.answer(entrance, asJSON: node.json) { console.say([$0.link]) }
    }
}
