package import HearthAPI

/// A note as a phone keeps it, to be read without a connection: what its page says, and nothing that can be sent.
package struct KeptNoteView: PageContent {
    package static let template = "kept-note"

    let content: NoteView

    package init(_ note: ItemInfo, on list: ListInfo) {
        content = NoteView(
            NoteShown(note: note, list: list), lists: [], readers: [], backups: nil, comments: nil)
    }

    /// What it has, for those who look for notes that have it.
    package static func contents(of note: ItemInfo) -> [NoteContent] {
        let contents: [NoteContent?] = [
            note.notes == nil ? nil : .text,
            note.photos.contains(where: \.isPicture) ? .picture : nil,
            note.photos.contains(where: \.isSound) ? .sound : nil,
        ]
        return contents.compactMap(\.self)
    }

    /// The addresses of its pictures and sounds, as far as they are here.
    package static func files(of note: ItemInfo) -> [String] {
        note.photos.filter { $0.isHere && ($0.isPicture || $0.isSound) }.map {
            PhotoAddress.of($0.hash, on: note.listID, note.id, isSmall: false)
        }
    }
}

/// The page of a note that a phone keeps, without the note.
package struct NotesFrameView: PageContent {
    package static let template = "notes-frame"

    package init() {}
}
