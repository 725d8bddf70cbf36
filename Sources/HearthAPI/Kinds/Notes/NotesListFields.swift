/// What a list of notes says beside what all lists do.
package struct NotesListFields: KindFields {
    package static let kind = "notes"
    package static let empty = NotesListFields()

    /// Of a checklist: how many lines are to do; nil: it is none.
    package var linesToDo: Int?

    package init(linesToDo: Int? = nil) {
        self.linesToDo = linesToDo
    }
}

extension ListInfo {
    /// Of a checklist: how many lines are to do; nil: it is none.
    package var linesToDo: Int? {
        get { (kindFields?.value as? NotesListFields)?.linesToDo }
        set { kindFields = ItemFields(NotesListFields(linesToDo: newValue)) }
    }

    /// Whether its items are lines to tick.
    package var isChecklist: Bool { linesToDo != nil }
}
