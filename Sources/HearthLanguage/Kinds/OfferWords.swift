package import HearthAPI
import HearthKinds

/// What people read where a list of a kind is offered to them, or goes to somebody who has no Hearth yet; each for the
/// list's name. Kinds without words of their own speak of a list.
package struct OfferWords: Sendable {
    /// In a letter to somebody who has no Hearth: the writer would like to share it.
    let letter: @Sendable (_ title: String) -> Text
    /// What somebody asks for, after their name in a table.
    package let question: @Sendable (_ title: String) -> Text
    /// Somebody wants to share it, to own it together, or to have it edited together.
    let sharing: @Sendable (_ from: String, _ title: String) -> Text
    let owning: @Sendable (_ from: String, _ title: String) -> Text
    let editing: @Sendable (_ from: String, _ title: String) -> Text

    package init(
        letter: @escaping @Sendable (_ title: String) -> Text,
        question: @escaping @Sendable (_ title: String) -> Text,
        sharing: @escaping @Sendable (_ from: String, _ title: String) -> Text,
        owning: @escaping @Sendable (_ from: String, _ title: String) -> Text,
        editing: @escaping @Sendable (_ from: String, _ title: String) -> Text
    ) {
        self.letter = letter
        self.question = question
        self.sharing = sharing
        self.owning = owning
        self.editing = editing
    }

    private static let list = OfferWords(
        letter: { Text("I would like to share my list “\($0)” with you.") },
        question: { Text("to share “\($0)”") },
        sharing: { Text("\($0) wants to share “\($1)” with you") },
        owning: { Text("\($0) wants to own “\($1)” together with you") },
        editing: { Text("\($0) asks you to help with “\($1)”") })

    package static func of(_ kind: String?) -> OfferWords {
        ListName.table.all.first { $0.kind == kind }?.offer ?? list
    }

    /// For a list that is offered to be owned together, edited, or read.
    package func heading(from: String, title: String, as role: ListRole?) -> Text {
        switch role {
        case .owner: owning(from, title)
        case .keeper: editing(from, title)
        default: sharing(from, title)
        }
    }
}
