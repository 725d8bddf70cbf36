/// What is kept from somebody who lives with the owner of a list.
package enum KeptBackText {
    /// `names`: of those who keep what they reserve from the reader; nil for nobody.
    package static func line(_ names: [String]) -> Text? {
        guard !names.isEmpty else { return nil }
        let list = names.joined(separator: ", ")
        return Text(
            count: names.count,
            one:
                "What \(list) reserves is kept from you until they have compared safety numbers with you, because you live with the owner.",
            other:
                "What \(list) reserve is kept from you until they have compared safety numbers with you, because you live with the owner."
        )
    }
}
