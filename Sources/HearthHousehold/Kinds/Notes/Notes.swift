import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension HouseholdKind {
    static let notes = HouseholdKind(
        operations: [
            ShowNotes.self, ShowNote.self, AddNote.self, EditNote.self, AppendToNote.self,
            BinNotes.self, RemindOfNote.self, NewNotesList.self, SetChecklist.self,
            ShowChecklist.self, AddLine.self, AddLines.self, CheckLines.self,
            ClearDone.self, KeepAsNotes.self, ShowTags.self, RenameTag.self,
        ]
    ) { item, open in
        item.note.map { NoteFields($0, edited: item.edited, in: open) }
    } listFields: { open in
        open.head.kind == .notes ? NotesListFields(linesToDo: open.linesToDo) : nil
    }
}

extension NoteFields {
    init(_ note: Note, edited: UInt64, in open: OpenList) {
        self.init(
            edited: WallTime.text(ofMilliseconds: edited), isPinned: note.isPinned,
            binned: WallTime.text(ofMilliseconds: note.binned), isNameMade: note.isNameMade,
            check: note.tick.map { check in
                NoteCheck(
                    isDone: check.isDone, at: WallTime.text(ofMilliseconds: check.at),
                    by: check.by.map(open.name), isHidden: check.isHidden)
            }, copyOf: note.copyOf?.hex, copyBy: note.copyBy.map(open.name))
    }
}

extension WallTime {
    /// ISO 8601; nil for 0.
    fileprivate static func text(ofMilliseconds milliseconds: UInt64) -> String? {
        milliseconds == 0
            ? nil : WallTime(milliseconds: Int64(clamping: milliseconds)).text
    }
}

extension Note: DueKind {
    /// The member is reminded of the note, and nothing else happens.
    package static func due(
        _ due: DueNow, in household: inout Household, _ work: Work
    ) throws -> KindNews? {
        KindNews(.due, on: due.open, item: due.item)
    }
}
