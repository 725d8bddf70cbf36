package import HearthAPI
package import HearthLanguage

/// Brings in what a file has: the form, and then what would come.
package struct ImportView: PageContent {
    package static let template = "import"
    package static let saysProblem = true
    /// What its forms call themselves.
    package static let form = "import"

    let readers: [Choice]
    let lists: [Choice]
    /// The code of the reader's.
    let exampleCurrency: String
    let preview: Preview?
    let problem: String?

    /// What a file that was read would bring.
    package struct Planned: Sendable {
        /// Under what it is remembered.
        let token: String
        let lists: [ImportedListInfo]
        /// The same lists as the file has them.
        let file: [ImportedList]
        let hasProfile: Bool
        /// Whether the picture of the profile is none that can be used.
        let lostPicture: Bool
        /// What was not read as it was written, left out or guessed.
        let remarks: [Text]

        package init(
            token: String, lists: [ImportedListInfo], file: [ImportedList], hasProfile: Bool,
            lostPicture: Bool, remarks: [Text]
        ) {
            self.token = token
            self.lists = lists
            self.file = file
            self.hasProfile = hasProfile
            self.lostPicture = lostPicture
            self.remarks = remarks
        }
    }

    struct Preview: Sendable {
        let token: String
        let hasProfile: Bool
        let lostPicture: Bool
        let hasRemarks: Bool
        let remarks: [Text]
        let lists: [List]
        let button: Text
        let isEmpty: Bool
    }

    struct List: Sendable {
        let title: String
        let isNew: Bool
        let wishes: [Wish]
        /// How many more there are than are shown.
        let more: Text?
    }

    struct Wish: Sendable {
        let name: String
        let price: String?
        let quantity: String?
        let date: String?
        let link: String?
        let notes: String?
        let outcome: Text
        let comes: Bool
    }

    package init(
        lists: [ListInfo], readers: [(word: String, label: Text)] = [],
        currencies: [String] = [], planned: Planned?, problem: Problem?
    ) {
        self.readers =
            [Choice(value: "", label: Text("What it looks like"), isChosen: true)]
            + readers.map { Choice(value: $0.word, label: $0.label, isChosen: false) }
        exampleCurrency = currencies.first ?? "EUR"
        self.lists =
            [Choice(value: "", label: Text("As the file says"), isChosen: true)]
            + lists.filter { KindLook.isKnown($0.kind) && $0.isOwn && !$0.isTray && !$0.isArchived }
            .map {
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
            lostPicture: planned.lostPicture, hasRemarks: !planned.remarks.isEmpty,
            remarks: shown(planned.remarks),
            lists: lists.enumerated().map { index, list in
                // The node answers in the order in which it was asked.
                let file = planned.file.count == lists.count ? planned.file[index].wishes : []
                let fields = Dictionary(file.map { ($0.line, $0.fields) }) { first, _ in first }
                let more = list.wishes.count - shownEntries
                return List(
                    // What the node calls the tray.
                    title: list.title == "Tray" && !list.isNew
                        ? trayTitle(planned, index) : list.title,
                    isNew: list.isNew,
                    wishes: list.wishes.prefix(shownEntries).map { wish in
                        let given = fields[wish.line]
                        return Wish(
                            name: wish.name, price: wish.price.map { Language.current.price($0) },
                            quantity: given?.quantity.map { "× \($0)" }, date: given?.date,
                            link: given?.link, notes: given?.notes, outcome: text(wish),
                            comes: wish.outcome == .added || wish.outcome == .renamed)
                    }, more: more > 0 ? Text("… and \(more) more") : nil)
            },
            button: button(planned, coming),
            isEmpty: coming == 0 && !planned.hasProfile && !lists.contains(where: \.isNew))
    }

    /// What the tray of the kind is called in pages.
    private static func trayTitle(_ planned: Planned, _ index: Int) -> String {
        let kind = planned.file.indices.contains(index) ? planned.file[index].kind : nil
        return kind.map { KindLook.of($0).room.label.string } ?? Text("Wishes").string
    }

    private static func button(_ planned: Planned, _ coming: Int) -> Text {
        if coming == 0 { return Text("Import it") }
        return planned.file.contains { $0.kind != nil }
            ? Text(count: coming, one: "Import 1 entry", other: "Import \(coming) entries")
            : Text(count: coming, one: "Add 1 wish", other: "Add \(coming) wishes")
    }

    /// Entries of a list that are shown before they come; the others are counted.
    private static let shownEntries = 1000

    static func shown(_ remarks: [Text]) -> [Text] {
        let more = remarks.count - shownRemarks
        return remarks.prefix(shownRemarks)
            + (more > 0 ? [Text("… and \(more) more")] : [])
    }

    /// Remarks on a file; anybody who brings in thousands of wishes does not read them all.
    private static let shownRemarks = 100

    private static func text(_ wish: ImportedWishInfo) -> Text {
        switch wish.outcome {
        case .added: Text("Is added")
        case .renamed: Text("Is added, with a number after its name")
        case .known: Text("Is there already")
        case .differs: Text("Is there already, with other details")
        case .refused:
            wish.problem.map {
                Text("Is left out: \(Language.current.text(for: $0))")
            } ?? Text("Is left out")
        }
    }
}
