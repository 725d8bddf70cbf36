package import HearthAPI
import HearthLanguage

/// One note, large.
package struct NoteView: PageContent {
    package static let template = "note"

    let path: String
    let href: String
    let back: String
    let backLabel: String
    let isOwn: Bool
    let isShared: Bool
    let owner: Face
    let ownerText: Text
    let name: String
    let copy: Text?
    /// The note beside which it was written.
    let original: String?
    let isPinned: Bool
    let edited: Text?
    let added: Text?
    /// When it was put into the bin; nil: it is not there.
    let binned: Text?
    let blocks: [NoteMarkup.Block]
    let photos: [AttachmentView]
    let hasPhotos: Bool
    let hasSeveralPhotos: Bool
    let sounds: [AttachmentView]
    let hasSounds: Bool
    let tags: [NotesGrid.Chip]
    let hasTags: Bool
    let mayEdit: Bool
    let canMove: Bool
    let otherLists: [Choice]
    let remind: Reminder
    let readers: NotesReaders
    let keeping: NotesKeeping
    let talk: TalkView?
    let comments: CommentsView?
    /// What the reader wrote and others overwrote.
    let kept: [String]
    let hasKept: Bool
    let beside: Neighbours?

    /// When its reader is reminded of it.
    struct Reminder: Sendable {
        let isSet: Bool
        let said: Text?
        /// As a field for a date and a time has it.
        let value: String
    }

    /// `lists`: those of notes.
    package init(
        _ shown: NoteShown, lists: [ListInfo], readers: [ReaderInfo], backups: BackupsInfo?,
        comments: CommentsInfo?, kept: [KeptNotes] = [], beside: [ItemInfo] = []
    ) {
        self.kept = kept.map(\.text)
        hasKept = !kept.isEmpty
        let (note, list) = (shown.note, shown.list)
        let here = "\(note.listID)/\(note.id)"
        self.beside = Neighbours(of: note.id, among: beside, label: NotesTitle.of(list))
        path = here
        href = "/lists/\(here)"
        back = list.isTray ? "/notes" : "/lists/\(list.id)"
        backLabel = NotesTitle.of(list)
        isOwn = list.isOwn
        isShared = !list.isOwn || list.readers > 0
        owner = Face(list.owner)
        ownerText = ListView.ownerText(of: list)
        name = note.name
        copy = NoteCard.copyText(of: note)
        original = note.note?.copyOf.map { "/lists/\(note.listID)/\($0)" }
        isPinned = note.note?.isPinned == true
        edited = note.note?.edited.map { Text("Changed \(DateText.moment($0))") }
        added = note.added.map { Text("Written \(DateText.moment($0))") }
        binned = note.note?.binned.map {
            Text("In the bin since \(DateText.moment($0)). After 30 days it is deleted for good.")
        }
        blocks = NoteMarkup(NoteMarkup.withoutName(of: note)).blocks
        photos = AttachmentView.all(
            of: note.photos, areSounds: false, on: note.listID, note.id, named: note.name)
        hasPhotos = !photos.isEmpty
        hasSeveralPhotos = photos.count > 1
        sounds = AttachmentView.all(
            of: note.photos, areSounds: true, on: note.listID, note.id, named: note.name)
        hasSounds = !sounds.isEmpty
        tags = note.tags.map {
            NotesGrid.Chip(
                tag: $0, number: 0, count: Text(verbatim: ""),
                href: NotesSearch(path: "/notes", tags: [$0]).href, isChosen: false)
        }
        hasTags = !tags.isEmpty
        mayEdit = list.isOwn || list.role == .keeper
        otherLists =
            (list.isTray ? [] : [Choice(value: "", label: Text("Notes"), isChosen: false)])
            + lists.filter { $0.isOwn && !$0.isTray && !$0.isArchived && $0.id != list.id }.map {
                Choice(value: $0.id, label: Text(verbatim: $0.title ?? ""), isChosen: false)
            }
        canMove = list.isOwn && !otherLists.isEmpty
        remind = Reminder(
            isSet: shown.remindAt != nil,
            said: shown.remindAt.map { Text("You are reminded: \(LocalTime.near($0)).") },
            value: shown.remindAt.flatMap { LocalTime($0) }.map { "\($0.day)T\($0.clock)" } ?? "")
        self.readers = NotesReaders(readers)
        keeping = NotesKeeping(backups)
        talk = nil
        self.comments = comments.flatMap { CommentsView($0, on: here, list) }
    }
}
