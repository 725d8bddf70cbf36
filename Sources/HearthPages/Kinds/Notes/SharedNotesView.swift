package import HearthAPI
import HearthLanguage

/// All lists of notes: those that several people read first.
package struct SharedNotesView: PageContent {
    package static let template = "notes-shared"

    let shared: [Card]
    let hasShared: Bool
    let own: [Card]
    let hasOwn: Bool
    let archived: [Card]
    let hasArchived: Bool
    /// Nil where these are all.
    let ways: PageWays?

    /// A list and who reads it.
    package struct Card: Sendable {
        let id: String
        let href: String
        let title: String
        let icon: String
        let whose: String
        let count: Text
        let with: Text?
        let edits: Text?
        let absent: Text?

        package init(_ list: ListInfo, readers: [ReaderInfo]) {
            id = list.id
            href = "/lists/\(list.id)"
            title = list.title ?? Text("\(Text(whose: list.owner)) list").string
            icon = list.isChecklist ? "lists" : "notes"
            whose = list.isOwn ? "own" : "friend"
            count =
                list.isChecklist
                ? Text(count: list.items, one: "1 line", other: "\(list.items) lines")
                : KindLook.notes.count(list.items)
            let readers = NotesReaders(readers)
            with = list.isOwn ? readers.with : Text("\(Text(whose: list.owner)) list")
            edits = readers.edits
            absent = ListCard.absence(of: list)
        }
    }

    package init(
        shared: [Card], own: [Card], archived: [Card], ways: PageWays? = nil
    ) {
        self.ways = ways
        self.shared = shared
        self.own = own
        self.archived = archived
        (hasShared, hasOwn) = (!shared.isEmpty, !own.isEmpty)
        hasArchived = !archived.isEmpty
    }
}
