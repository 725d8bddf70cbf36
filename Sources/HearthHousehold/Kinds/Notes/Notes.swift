import HearthAPI
package import HearthLists
import HearthReplication
package import HearthSodium
package import HearthWire

extension HouseholdKind {
    static let notes = HouseholdKind(
        operations: [
            ShowNotes.self, ShowNote.self, AddNote.self, EditNote.self, AppendToNote.self,
            BinNotes.self, RemindOfNote.self, NewNotesList.self, SetChecklist.self,
            ShowChecklist.self, AddLine.self, CheckLines.self,
            ClearDone.self, ShowTags.self, RenameTag.self,
        ]
    ) { item, open in
        item.note.map { NoteFields($0, edited: item.edited, in: open) }
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
    /// The member is told, and nothing else happens.
    package static func due(
        _ item: Item, at moment: WallTime, on open: OpenList, keys: MemberKeys,
        in household: inout Household, _ work: Work
    ) throws {}
}

/// How long notes stay in the bin.
enum NotesBin {
    static let time: Duration = .seconds(30 * 86_400)

    /// Whether a note is to be seen in the bin.
    static func holds(_ note: Note, at now: WallTime) -> Bool {
        note.isBinned && !isOver(note, at: now)
    }

    static func isOver(_ note: Note, at now: WallTime) -> Bool {
        note.isBinned
            && WallTime(milliseconds: Int64(clamping: note.binned)).adding(time) <= now
    }
}

extension Household {
    /// What has been in the bin for 30 days goes, from lists that the member hosts.
    package mutating func emptyBins(of member: IdentityKey, _ work: Work) throws {
        guard let keys = keyring.keys(of: member) else { return }
        for open in try openLists(of: member, keys: keys, work)
        where open.entry.host == member && open.head.kind == .notes {
            let over = open.merged.items.filter {
                $0.note.map { NotesBin.isOver($0, at: work.now) } ?? false
            }
            guard !over.isEmpty else { continue }
            do {
                try write(
                    over.map { .tombstone(id: $0.id, revision: $0.nextRevision(at: work.now)) },
                    to: open, keys: keys, work)
            } catch is HearthError {
                // Something of it has not come yet.
                continue
            }
        }
    }
}
