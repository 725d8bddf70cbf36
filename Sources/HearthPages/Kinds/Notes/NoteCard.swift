package import HearthAPI
import HearthLanguage

/// A note among others.
package struct NoteCard: Sendable {
    let id: String
    let href: String
    let name: String
    let isPinned: Bool
    /// Who wrote it at the same time as somebody else wrote another text.
    let copy: Text?
    let beginning: String?
    let picture: String?
    let hasSound: Bool
    let tags: [String]
    /// The list on which it stands, where that is not the tray or the page is not the list's.
    let list: String?
    /// Of a line of a checklist.
    let isDone: Bool

    /// `isListSaid`: whether the card says on which list the note stands.
    package init(_ note: ItemInfo, isListSaid: Bool) {
        id = note.id
        href = "/lists/\(note.listID)/\(note.id)"
        name = note.name
        isPinned = note.note?.isPinned == true
        copy = Self.copyText(of: note)
        beginning = Self.beginning(of: note)
        picture = note.photos.first(where: \.isPicture).map {
            PhotoAddress.of($0.hash, on: note.listID, note.id, isSmall: true)
        }
        hasSound = note.photos.contains(where: \.isSound)
        tags = note.tags
        list = isListSaid ? note.list : nil
        isDone = note.note?.check?.isDone == true
    }

    static func copyText(of note: ItemInfo) -> Text? {
        note.note?.copyBy.map { Text("(\($0), at the same time)") }
    }

    /// The most characters of a text that stand on a card.
    private static let limit = 240

    /// How the text begins, without the line that is its name.
    static func beginning(of note: ItemInfo) -> String? {
        let text = NoteMarkup.withoutName(of: note)
        guard !text.isEmpty else { return nil }
        return text.count > limit ? text.prefix(limit - 1) + "…" : text
    }
}

/// A checklist among notes.
package struct ChecklistCard: Sendable {
    let id: String
    let href: String
    let title: String
    let count: Text

    /// Nil unless it is one.
    package init?(_ list: ListInfo) {
        guard let open = list.linesToDo else { return nil }
        id = list.id
        href = "/lists/\(list.id)"
        title = NotesTitle.of(list)
        count =
            open == 0
            ? Text("Everything is done")
            : Text(count: open, one: "1 line to do", other: "\(open) lines to do")
    }
}

/// What a list of notes is called.
package enum NotesTitle {
    /// The tray has no name of its own.
    package static func of(_ list: ListInfo) -> String {
        list.isTray ? Text("Notes").string : list.title ?? "…"
    }
}
