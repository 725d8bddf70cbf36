package import HearthAPI
import HearthLanguage

/// Brings wishes in: the form, and then what would come.
package struct ImportView: PageContent {
    package static let template = "import"
    package static let saysProblem = true
    /// What its forms call themselves.
    package static let form = "import"

    let lists: [Choice]
    let preview: Preview?
    let problem: String?

    struct Preview: Sendable {
        let token: String
        let lists: [List]
        let button: Text
        let isEmpty: Bool
    }

    struct List: Sendable {
        let title: String
        let isNew: Bool
        let wishes: [Wish]
    }

    struct Wish: Sendable {
        let name: String
        let price: String?
        let outcome: Text
        let comes: Bool
    }

    /// `planned`: what a file that was read would bring, and under what it is remembered.
    package init(
        lists: [ListInfo], planned: (token: String, lists: [ImportedListInfo])?, problem: Problem?
    ) {
        self.lists =
            [Choice(value: "", label: Text("As the file says, else Wishes"), isChosen: true)]
            + lists.filter { $0.isOwn && !$0.isTray && !$0.isArchived }.map {
                Choice(
                    value: $0.title ?? "", label: Text(verbatim: $0.title ?? ""), isChosen: false)
            }
        preview = planned.map { Self.preview($0.token, $0.lists) }
        self.problem = problem?.message
    }

    private static func preview(_ token: String, _ lists: [ImportedListInfo]) -> Preview {
        let coming = lists.flatMap(\.wishes).count {
            $0.outcome == .added || $0.outcome == .renamed
        }
        return Preview(
            token: token,
            lists: lists.map { list in
                List(
                    title: list.title, isNew: list.isNew,
                    wishes: list.wishes.map { wish in
                        Wish(
                            name: wish.name, price: wish.price.map { Language.current.amount($0) },
                            outcome: text(wish.outcome),
                            comes: wish.outcome == .added || wish.outcome == .renamed)
                    })
            },
            button: Text(count: coming, one: "Add 1 wish", other: "Add \(coming) wishes"),
            isEmpty: coming == 0)
    }

    private static func text(_ outcome: ImportedWishInfo.Outcome) -> Text {
        switch outcome {
        case .added: Text("Comes")
        case .renamed: Text("Comes, with a number behind its name")
        case .known: Text("Is there already")
        case .differs: Text("Is there already, and says other things")
        }
    }
}
