/// What is kept from somebody who lives with the owner of a list.
package enum KeptBackText {
    /// What the reader may send to those people as it is.
    package static func request(list: String, owner: String) -> Text {
        Text(
            "Hello! I use Hearth too, and live with \(owner). Please let me see what you give on “\(list)”: your Hearth asks you on the list, or on my page. Then we do not buy the same thing twice."
        )
    }

    /// `names`: of those who keep what they reserve from the reader; nil for nobody.
    package static func line(_ names: [String]) -> Text? {
        guard !names.isEmpty else { return nil }
        let list = People(names).description
        return Text(
            count: names.count,
            one:
                "What \(list) reserves is kept from you until they say that you may see it, because you live with the owner. Tell them that you use Hearth: theirs asks them about you.",
            other:
                "What \(list) reserve is kept from you until they say that you may see it, because you live with the owner. Tell them that you use Hearth: theirs asks them about you."
        )
    }
}
