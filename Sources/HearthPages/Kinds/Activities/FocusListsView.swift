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

    package init(_ all: [ListInfo], today: Day) {
        let shown = all.filter { !$0.isTray && $0.kind == ActivityFields.kind }
        lists = shown.filter { !$0.isArchived }.map { ListCard($0, today: today) }
        archived = shown.filter(\.isArchived).map { ListCard($0, today: today) }
        (hasLists, hasArchived) = (!lists.isEmpty, !archived.isEmpty)
    }
}
