package import HearthAPI
import HearthLanguage

/// What stands above and below a list of notes.
package struct NotesHead: Sendable {
    let id: String
    let title: String
    let icon: String
    let back: String
    let backLabel: Text
    let isOwn: Bool
    let isTray: Bool
    let isArchived: Bool
    let isHeld: Bool
    let held: Text
    let isRead: Bool
    let mayEdit: Bool
    let canLeave: Bool
    let owner: Face
    let ownerText: Text
    let readers: NotesReaders
    let isAlone: Bool
    let keeping: NotesKeeping
    let notes: String?
    /// There is more to say of it.
    let hasMore: Bool
    let missing: [Text]
    /// Who overwrote what the reader wrote; nil: nobody did.
    let overwritten: Text?
    /// For a new note; nil: none can be written, or it is a checklist.
    let newHref: String?

    package init(_ list: ListInfo, readers: [ReaderInfo], backups: BackupsInfo?) {
        id = list.id
        title = NotesTitle.of(list)
        icon = list.isChecklist ? "lists" : "notes"
        back = list.isOwn && list.readers == 0 ? "/notes" : "/notes/shared"
        backLabel = list.isOwn && list.readers == 0 ? Text("Notes") : Text("Shared")
        (isOwn, isTray, isArchived) = (list.isOwn, list.isTray, list.isArchived)
        isHeld = list.isHeld == true
        held = HeldText.readers(knownAt: list.readersKnownAt)
        isRead = list.readers > 0
        mayEdit = list.isOwn || list.role == .keeper
        canLeave = !list.isOwn
        owner = Face(list.owner)
        ownerText = ListView.ownerText(of: list)
        self.readers = NotesReaders(readers)
        isAlone = list.isOwn && list.readers == 0
        keeping = NotesKeeping(backups)
        notes = list.notes
        hasMore =
            notes != nil || !isAlone && (self.readers.edits != nil || self.readers.there != nil)
        missing = ListView.missing(of: list)
        overwritten = OverwrittenText.line(list.overwrites)
        newHref =
            mayEdit && !list.isChecklist
            ? "/notes/new" + (list.isTray ? "" : "?list=\(list.id)") : nil
    }
}

/// A list of notes.
package struct NotesListView: PageContent {
    package static let template = "notes-list"

    let head: NotesHead
    let grid: NotesGrid
    let talk: TalkView?
    let comments: CommentsView?

    package init(_ head: NotesHead, _ grid: NotesGrid, comments: CommentsInfo?, on list: ListInfo) {
        self.head = head
        self.grid = grid
        talk = nil
        self.comments = comments.flatMap { CommentsView($0, on: list.id, list) }
    }
}
