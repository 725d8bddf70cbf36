extension KindOnPhone {
    /// Where a phone gets the texts of all notes.
    package static let notesTexts = "/notes/kept"

    static let notes = KindOnPhone(
        form: "/notes/new", finds: "/notes/find", texts: notesTexts,
        drawn: Drawn(
            all: "/notes", cards: "note-cards", card: "note-card", line: "notes",
            text: ".note-text",
            isNewFirst: true),
        acts: [
            "notes/check": .switch(.tick, of: "lines[]", .init("isDone", is: "true")),
            "notes/lines/add": .makes(.add, undo: .init("notes/bin", "notes[]")),
            "notes/bin": .switch(.gone, of: "notes[]", .init("restore", is: "true", means: false)),
            "notes/edit": .change(of: "note", mark: "isPinned"),
        ],
        gone: ["unknownNote"])
}
