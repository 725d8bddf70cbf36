import HearthLists

/// What was read of one file, and what a person should know of it before it is brought in.
package struct NoteReading: Hashable, Sendable {
    /// Several if the text was too long for one.
    package private(set) var notes: [NoteFile]
    package private(set) var remarks: [NoteRemark]

    /// No more of one file would be read.
    private static let remarkLimit = ExchangeLimits.remarks

    init(notes: [NoteFile] = []) {
        self.notes = notes
        remarks = []
    }

    /// Of a file that has no notes.
    init(leftOut format: String) {
        notes = []
        remarks = [.otherFormat(format)]
    }

    mutating func add(_ remark: NoteRemark) {
        guard remarks.count < Self.remarkLimit else { return }
        remarks.append(remark)
    }

    /// Takes a note, in as many parts as its text needs, and tells how much was too much for the first one.
    ///
    /// The further parts have the note's title with a number behind it, and everything else that the note has,
    /// except its files.
    mutating func take(_ note: NoteFile) {
        let parts =
            note.isChecklist
            ? [note.text] : NoteParts.parts(of: note.text, room: NoteParts.room(beside: note))
        for (index, part) in parts.enumerated() {
            var piece = note
            piece.text = part
            if index > 0 {
                piece.title = NoteParts.title(note.title, number: index + 1)
                piece.files = []
            }
            notes.append(piece)
        }
        guard parts.count > 1 else { return }
        let rest = parts.dropFirst().reduce(0) { $0 + $1.count }
        add(.tooLong(rest: rest, notes: parts.count - 1))
    }

    /// The first characters of a value, to show which one is meant.
    static func shown(_ value: String) -> String {
        WishText.fit(value, to: TextRule(limit: ExchangeLimits.shownValue)).text
    }
}
