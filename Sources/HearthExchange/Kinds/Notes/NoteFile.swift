package import HearthWire

/// A note as a file says it: nothing of it is cut or cleaned yet, see `fitted()`.
package struct NoteFile: Hashable, Sendable {
    /// Empty: none was given.
    package var title: String
    package var text: String
    package var tags: [String]
    package var isPinned: Bool
    package var isBinned: Bool
    /// Whether the text is a checklist, see `ChecklistText`.
    package var isChecklist: Bool
    /// From 1970 to 9999; nil: not said.
    package var added: WallTime?
    package var edited: WallTime?
    /// Pictures and sounds, relative to the folder of the note, as the note names them. Which file of a folder
    /// is meant, says `NoteFolder`: one may begin with `../`, but none leads out of the folder that is read.
    package var files: [String]
    /// The list that it is for: the folder in which it stood, if the file does not say another one.
    package var list: String?
    /// When its reader is reminded of it.
    package var remindAt: WallTime?
    /// Whether the file says no more than that there is a list without notes.
    package var isListAlone: Bool

    package init(
        title: String = "", text: String = "", tags: [String] = [], isPinned: Bool = false,
        isBinned: Bool = false, isChecklist: Bool = false, added: WallTime? = nil,
        edited: WallTime? = nil, files: [String] = [], list: String? = nil,
        remindAt: WallTime? = nil, isListAlone: Bool = false
    ) {
        self.title = title
        self.text = text
        self.tags = tags
        self.isPinned = isPinned
        self.isBinned = isBinned
        self.isChecklist = isChecklist
        self.added = added
        self.edited = edited
        self.files = files
        self.list = list
        self.remindAt = remindAt
        self.isListAlone = isListAlone
    }
}
