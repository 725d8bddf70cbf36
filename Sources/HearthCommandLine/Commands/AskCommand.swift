import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth ask`.
struct AskCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "ask", "Ask a friend to wish for more, or show whom you asked.",
        example: "hearth ask Owner/Birthday \"Anything for the garden?\"",
        more: "It shows in the friend's inbox; you are not told what becomes of it.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(
        help: "FRIEND or FRIEND/LIST; without it you see whom you asked.",
        completion: .names(.friendsAndLists))
    var target: String?

    @Argument(help: "A few words, at most 280 characters.")
    var words: String?

    @Flag(help: "Take the question back.")
    var withdraw = false

    func validate() throws {
        if withdraw, target == nil || words != nil {
            throw ValidationError("Say which question to take back: FRIEND or FRIEND/LIST.")
        }
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        guard let target else {
            let asks = try await client.perform(ListAsks())
            return try console.answer(asks, asJSON: node.json) { asks in
                console.say(
                    asks.isEmpty
                        ? [Text("You have asked nobody.").string]
                        : PeopleText.asks(asks).lines())
            }
        }
        if withdraw {
            let done = try await client.perform(WithdrawAsk(of: target))
            return try console.answer(done, asJSON: node.json) { _ in
                console.say(Text("Taken back."))
            }
        }
        let ask = try await client.perform(AskForWishes(of: target, text: words))
        try console.answer(ask, asJSON: node.json) { ask in
            let (name, list) = (ask.friend, ask.list)
            console.say(
                list.map { Text("Asked: \(name) sees that you would like more wishes on “\($0)”.") }
                    ?? Text("Asked: \(name) sees that you would like more wishes."))
        }
    }
}
