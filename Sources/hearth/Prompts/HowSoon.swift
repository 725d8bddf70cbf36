import HearthLanguage

/// Asks how soon the others on a list may learn what is reserved: people are asked once, when they take a list.
enum HowSoon {
    /// - Throws: `Declined` when there is no answer.
    static func ask(_ console: Console) throws -> Bool {
        console.explain(
            Text(
                "Should the others on this list see straight away what you reserve, and you what they do?"
            )
        )
        console.explain(
            Text(
                "Their computers then talk to yours directly. So everybody on the list, its owner too, learns the address of your home on the internet. Otherwise it takes a few minutes. Either way, the owner never learns who gives what."
            ))
        let question = Text("Straight away? (Yes is recommended.)")
        guard let answer = console.askYesOrNo(question) else { throw Declined() }
        return answer
    }
}
