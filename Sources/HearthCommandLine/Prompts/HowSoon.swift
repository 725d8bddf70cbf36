import HearthAPI
import HearthLanguage

/// Asks how soon the others on a list may learn what is reserved: people are asked once, when they take
/// their first list.
enum HowSoon {
    /// Asks, and notes the answer for all lists.
    ///
    /// - Throws: `Declined` when there is no answer.
    static func ask(_ client: NodeClient, _ console: Console) async throws -> Bool {
        console.explain(
            Text(
                "Should friends on a list see at once what you give? Then everybody on it, its owner too, can see your home's internet address (IP), not your street."
            ))
        console.explain(
            Text(
                "You are asked once: it counts for all lists, and `hearth addresses` changes it."
            ))
        let question = Text("Straight away? (Yes is recommended.)")
        guard let answer = console.askYesOrNo(question) else { throw Declined() }
        _ = try await client.perform(SetAddressSharing(isShown: answer))
        return answer
    }
}
