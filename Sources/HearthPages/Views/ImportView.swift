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

    /// What a file that was read would bring.
    package struct Planned: Sendable {
        /// Under what it is remembered.
        let token: String
        let lists: [ImportedListInfo]
        let hasProfile: Bool
        /// Whether the picture of the profile is none that can be used.
        let lostPicture: Bool

        package init(
            token: String, lists: [ImportedListInfo], hasProfile: Bool, lostPicture: Bool
        ) {
            self.token = token
            self.lists = lists
            self.hasProfile = hasProfile
            self.lostPicture = lostPicture
        }
    }

    struct Preview: Sendable {
        let token: String
        let hasProfile: Bool
        let lostPicture: Bool
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

    package init(
        lists: [ListInfo], planned: Planned?, problem: Problem?
    ) {
        self.lists =
            [Choice(value: "", label: Text("As the file says, otherwise Wishes"), isChosen: true)]
            + lists.filter { $0.isOwn && !$0.isTray && !$0.isArchived }.map {
                Choice(
                    value: $0.title ?? "", label: Text(verbatim: $0.title ?? ""), isChosen: false)
            }
        preview = planned.map(Self.preview)
        self.problem = problem?.message
    }

    private static func preview(_ planned: Planned) -> Preview {
        let lists = planned.lists
        let coming = lists.flatMap(\.wishes).count {
            $0.outcome == .added || $0.outcome == .renamed
        }
        return Preview(
            token: planned.token, hasProfile: planned.hasProfile,
            lostPicture: planned.lostPicture,
            lists: lists.map { list in
                List(
                    // What the node calls the tray.
                    title: list.title == "Tray" && !list.isNew
                        ? Text("Wishes").string : list.title,
                    isNew: list.isNew,
                    wishes: list.wishes.map { wish in
                        Wish(
                            name: wish.name, price: wish.price.map { Language.current.amount($0) },
                            outcome: text(wish.outcome),
                            comes: wish.outcome == .added || wish.outcome == .renamed)
                    })
            },
            button: coming == 0
                ? Text("Import it")
                : Text(count: coming, one: "Add 1 wish", other: "Add \(coming) wishes"),
            isEmpty: coming == 0 && !planned.hasProfile && !lists.contains(where: \.isNew))
    }

    private static func text(_ outcome: ImportedWishInfo.Outcome) -> Text {
        switch outcome {
        case .added: Text("Is added")
        case .renamed: Text("Is added, with a number after its name")
        case .known: Text("Is there already")
        case .differs: Text("Is there already, with other details")
        }
    }
}
