/// What a note says beside what all items do.
package struct NoteFields: KindFields {
    package static let kind = "notes"
    package static let empty = NoteFields()
    package static let unknown = ErrorCode.unknownNote
    package static let ambiguous = ErrorCode.ambiguousNote

    package static var ofLists: (any KindFields.Type)? { NotesListFields.self }

    /// When it was last changed, ISO 8601; nil when nobody said.
    package var edited: String?
    package var isPinned: Bool
    /// When it was put into the bin, ISO 8601; nil: it is not there.
    package var binned: String?
    /// The program made its name of its text, and makes another one when that changes.
    package var isNameMade: Bool
    /// Of a line of a checklist; nil: nobody ticked it yet.
    package var check: NoteCheck?
    /// The id of the note beside which somebody wrote this at the same time.
    package var copyOf: String?
    /// Who wrote it.
    package var copyBy: String?

    package init(
        edited: String? = nil, isPinned: Bool = false, binned: String? = nil,
        isNameMade: Bool = false, check: NoteCheck? = nil, copyOf: String? = nil,
        copyBy: String? = nil
    ) {
        self.edited = edited
        self.isPinned = isPinned
        self.binned = binned
        self.isNameMade = isNameMade
        self.check = check
        self.copyOf = copyOf
        self.copyBy = copyBy
    }
}

/// Whether a line of a checklist is done, and who said so.
package struct NoteCheck: Codable, Sendable, Hashable {
    package var isDone: Bool
    /// ISO 8601.
    package var at: String?
    /// Who said so; nil: nobody knows.
    package var by: String?
    /// Done and cleared away.
    package var isHidden: Bool

    package init(isDone: Bool, at: String? = nil, by: String? = nil, isHidden: Bool = false) {
        self.isDone = isDone
        self.at = at
        self.by = by
        self.isHidden = isHidden
    }
}

extension ItemInfo {
    /// What it says as a note; nil for what is none.
    package var note: NoteFields? { body?.value as? NoteFields }
}
