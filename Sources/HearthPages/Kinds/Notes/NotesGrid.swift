package import HearthAPI
import HearthLanguage

/// Notes as cards, with what chooses among them.
package struct NotesGrid: Sendable {
    let action: String
    let words: String
    /// The tags that are chosen.
    let chosen: [String]
    let sorts: [Choice]
    let filters: [Choice]
    let chips: [Chip]
    let hasChips: Bool
    let checklists: [ChecklistCard]
    /// Before the checklists.
    let pinned: [NoteCard]
    let hasPinned: Bool
    let cards: [NoteCard]
    let hasCards: Bool
    /// Nothing is left out, and there is nothing.
    let isEmpty: Bool
    let isFiltered: Bool
    /// Some are left out, or all stand in another order than the usual one.
    let isSought: Bool
    /// The way to all checklists, where there are more than these.
    let otherChecklists: Text?
    /// Nil where these are all.
    let ways: PageWays?

    /// A tag, and how many notes have it.
    struct Chip: Sendable {
        let tag: String
        let number: Int
        let count: Text
        let href: String
        let isChosen: Bool
    }

    /// More of them would hide the notes.
    private static let mostChips = 20
    /// The same of checklists.
    private static let mostChecklists = 12

    /// `trays`: the ids of the lists that cards do not name.
    package init(
        _ shown: NotesShown, checklists: [ListInfo] = [], _ search: NotesSearch,
        unnamed trays: Set<String> = []
    ) {
        action = search.path
        words = search.words ?? ""
        chosen = search.tags
        sorts = [
            ("edited", Text("Changed last")), ("added", Text("Newest first")),
            ("name", Text("By name")),
        ].map { Choice(value: $0, label: $1, isChosen: $0 == search.sort ?? "edited") }
        filters = Self.filters(chosen: search.has)
        chips = Self.chips(shown.tags, search)
        hasChips = !chips.isEmpty
        self.checklists =
            search.isFiltered || search.from > 0
            ? [] : checklists.prefix(Self.mostChecklists).compactMap(ChecklistCard.init)
        let left = self.checklists.isEmpty ? 0 : checklists.count - self.checklists.count
        otherChecklists =
            left == 0
            ? nil : Text(count: left, one: "1 more checklist", other: "\(left) more checklists")
        let all = shown.notes.map { NoteCard($0, isListSaid: !trays.contains($0.listID)) }
        pinned = all.filter(\.isPinned)
        hasPinned = !pinned.isEmpty
        cards = all.filter { !$0.isPinned }
        hasCards = !all.isEmpty || !self.checklists.isEmpty
        isFiltered = search.isFiltered
        isSought = search.has != nil || search.sort != nil
        isEmpty = !hasCards && !isFiltered && search.from == 0
        let end = search.from + shown.notes.count
        ways =
            search.from == 0 && end == shown.total
            ? nil
            : PageWays(
                range: Text("\(search.from + 1)–\(end) of \(shown.total)"),
                previous: search.from > 0 ? search.from(search.from - NotesSearch.count).href : nil,
                next: end < shown.total ? search.from(end).href : nil)
    }

    static func filters(chosen: NoteContent?) -> [Choice] {
        [Choice(value: "", label: Text("Everything"), isChosen: chosen == nil)]
            + NoteContent.allCases.map {
                Choice(value: $0.rawValue, label: label($0), isChosen: $0 == chosen)
            }
    }

    private static func label(_ content: NoteContent) -> Text {
        switch content {
        case .text: Text("With text")
        case .picture: Text("With pictures")
        case .sound: Text("With sound")
        }
    }

    /// Those that are chosen first, also where no note has them.
    private static func chips(_ tags: [TagCount], _ search: NotesSearch) -> [Chip] {
        let chosen = search.tags.map { tag in
            tags.first { $0.tag == tag } ?? TagCount(tag: tag, notes: 0)
        }
        let others = tags.filter { !search.tags.contains($0.tag) }
        return (chosen + others.prefix(mostChips)).map { tag in
            Chip(
                tag: tag.tag, number: tag.notes,
                count: Text(count: tag.notes, one: "1 note", other: "\(tag.notes) notes"),
                href: search.toggling(tag.tag).href, isChosen: search.tags.contains(tag.tag))
        }
    }
}

/// All notes.
package struct NotesView: PageContent {
    package static let template = "notes"

    let grid: NotesGrid

    package init(_ grid: NotesGrid) { self.grid = grid }
}

/// Notes in which words stand, lines of checklists among them.
package struct NotesFindView: PageContent {
    package static let template = "notes-find"

    let grid: NotesGrid
    let lists: [Choice]
    /// Something was asked for.
    let isAsked: Bool

    package init(_ grid: NotesGrid, _ search: NotesSearch, lists: [ListInfo]) {
        self.grid = grid
        isAsked = search.isFiltered
        self.lists =
            [Choice(value: "", label: Text("All lists"), isChosen: search.list == nil)]
            + lists.map {
                Choice(
                    value: $0.id, label: Text(verbatim: NotesTitle.of($0)),
                    isChosen: $0.id == search.list)
            }
    }
}

/// What was put into the bin.
package struct NotesBinView: PageContent {
    package static let template = "notes-bin"

    let grid: NotesGrid

    package init(_ grid: NotesGrid) { self.grid = grid }
}
