import ArgumentParser
import HearthAPI
import HearthLanguage

/// Looks through everything one reads.
struct SearchCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "search", "Find wishes on your lists and those of your friends.",
        example: "hearth search wool socks",
        more: """
            Every word has to stand in a wish's name, notes, tags, store or place; capitals and \
            accents do not matter.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "What to look for.")
    var words: [String]

    func run(_ client: NodeClient, _ console: Console) async throws {
        let found = try await client.perform(FindItems(text: words.joined(separator: " ")))
        try console.answer(found, asJSON: node.json) { found in
            if found.isEmpty { return console.say(Text("Nothing was found.")) }
            console.say(ListText.found(found).lines())
            if found.count >= FindItems.most {
                console.explain(
                    Text("These are the first \(FindItems.most); more words find fewer."))
            }
        }
    }
}
