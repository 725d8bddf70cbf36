package import HearthAPI
import HearthLanguage
package import HearthLists

/// All lists of activities beside the reader's own tray: theirs and those of others.
package struct FocusListsView: PageContent {
    package static let template = "focus-lists"

    let lists: [ListCard]
    let hasLists: Bool
    let archived: [ListCard]
    let hasArchived: Bool
    /// Diaries that others show.
    let diaries: [Diary]
    let hasDiaries: Bool
    /// Who sees the reader's own.
    let seenBy: Text

    struct Diary: Sendable {
        let href: String
        let label: Text
    }

    package init(_ all: [ListInfo], diaries: DiariesShown, today: Day) {
        self.diaries = diaries.others.map {
            Diary(href: "/lists/\($0.diary)", label: Text("\(Text(whose: $0.owner)) diary"))
        }
        hasDiaries = !diaries.others.isEmpty
        seenBy = DiaryText.reader(diaries)
        let shown = all.filter { !$0.isTray && $0.kind == ActivityFields.kind }
        lists = shown.filter { !$0.isArchived }.map { ListCard($0, today: today) }
        archived = shown.filter(\.isArchived).map { ListCard($0, today: today) }
        (hasLists, hasArchived) = (!lists.isEmpty, !archived.isEmpty)
    }
}
