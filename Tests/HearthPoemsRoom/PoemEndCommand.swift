import ArgumentParser
import HearthAPI
import HearthLanguage
import HearthPoems

@testable import HearthCommandLine

extension PoemCommand {
    struct End: NodeCommand {
        static let configuration = CommandConfiguration(
            abstract: "Put a word behind all poems of a list.")

        @OptionGroup var node: NodeOptionGroup
        @Argument(completion: .names(.ownLists)) var list: String
        @Option var word = "End."

        func run(_ client: NodeClient, _ console: Console) async throws {
            let done = try await client.perform(EndPoems(list: list, word: word))
            try console.answer(done, asJSON: node.json) {
                console.say(Text(verbatim: "Poems: \($0.items)."))
            }
        }
    }
}
