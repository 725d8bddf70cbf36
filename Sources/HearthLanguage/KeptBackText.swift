/// What is kept from somebody who lives with the owner of a list.
package enum KeptBackText {
    /// What the reader may send to those people as it is.
    package static func request(list: String, owner: String) -> Text {
        Text(
            "Hello! I use Hearth too, in \(Text(whose: owner)) home. Please open “\(list)” in your Hearth and say yes to me: then I see what you give, and we do not buy the same thing twice."
        )
    }

    /// `names`: of those who keep what they reserve from the reader; nil for nobody.
    package static func line(_ names: [String]) -> Text? {
        guard !names.isEmpty else { return nil }
        let list = People(names).description
        return Text(
            count: names.count,
            one:
                "What \(list) reserves is kept from you until they say that you may see it, because you live with the owner. Tell them that you use Hearth, and to open the list: they are asked there.",
            other:
                "What \(list) reserve is kept from you until they say that you may see it, because you live with the owner. Tell them that you use Hearth, and to open the list: they are asked there."
        )
    }
}
