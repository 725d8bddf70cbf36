import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

extension KindPages {
    static let notes = KindPages(
        kind: NoteFields.kind, term: .lists,
        list: { visit, detail, _ in try await visit.notesList(detail.list) },
        item: { visit, id, detail in try await visit.note("\(detail.list.id)/\(id)") },
        edit: { try await $0.editNote($1) },
        settings: { try await $0.notesSettings($1) },
        lists: "/notes/shared", afterDeleting: "/notes/bin",
        taking: ("/notes/new", { $0.asNote }),
        kept: KeptWords(
            leaving: { owner in
                Text(
                    "You will not see it any more. \(owner) learns that you left. What you wrote stays on it; what the others do not have yet is kept among your own notes."
                )
            }, putBack: Text("It is a note of its own now.")),
        pages: [
            ("/notes", .everybody, { visit, _ in try await visit.notes() }),
            ("/notes/new", .everybody, { visit, _ in try await visit.newNote() }),
            (
                "/notes/new-list", .everybody,
                { visit, _ in
                    try await visit.page(Text("New checklist"), whose: .own, NewChecklistView())
                }
            ),
            ("/notes/tags", .everybody, { visit, _ in try await visit.tags() }),
            ("/notes/shared", .everybody, { visit, _ in try await visit.sharedNotes() }),
            ("/notes/find", .everybody, { visit, _ in try await visit.findNotes() }),
            ("/notes/bin", .everybody, { visit, _ in try await visit.notesBin() }),
            (
                "/notes/kept/frame", .everybody,
                { visit, _ in try await visit.page(Text("Notes"), NotesFrameView()) }
            ),
            ("/notes/kept/index", .everybody, { visit, _ in try await visit.keptNotesIndex() }),
            (
                "/notes/kept/:list/:from", .everybody,
                { visit, at in
                    try await visit.keptNotes(on: at.piece("list"), from: at.piece("from"))
                }
            ),
        ],
        forms: [.note],
        offer: { $0.offerNotes() })
}

extension FormActions {
    fileprivate mutating func offerNotes() {
        offer(NewNotesList.self, says: Text("The list is made.")) { list, _, finished in
            finished.next = "/lists/\(list.id)"
        }
        offer(SetChecklist.self, says: Text("Saved."))
        set(AddLine.path, for: AddLine.askers, saysItself: true) { visit, form in
            try await visit.site.addLine(form, visit)
        }
        offer(CheckLines.self, says: Text("Saved."), isSeen: true)
        offer(
            ClearDone.self,
            says: { _, form in
                form["undo"] == nil
                    ? Text("Done lines put away") : Text("The done lines are shown again.")
            }
        ) { _, form, finished in
            guard form["undo"] == nil else { return }
            finished.undo = Notice.Undo(
                operation: ClearDone.path, ["list": form["list"] ?? "", "undo": "true"])
        }
        offer(
            EditNote.self,
            says: { saved, _ in
                saved.note.note?.isPinned == true
                    ? Text("It is pinned: it stands first.") : Text("It is not pinned any more.")
            })
        offer(
            BinNotes.self,
            says: { _, form in
                form["restore"] == nil
                    ? Text("In the bin for 30 days") : Text("It is back.")
            }
        ) { _, form, finished in
            guard form["restore"] == nil else { return }
            finished.undo = Notice.Undo(
                operation: BinNotes.path,
                ["notes[]": form["notes[]"] ?? "", "restore": "true"])
        }
        offer(
            KeepAsNotes.self,
            says: { notes, _ in
                Text(
                    count: notes.count, one: "1 note of your words is on the list.",
                    other: "\(notes.count) notes of your words are on the list.")
            })
        offer(RenameTag.self, says: { done, _ in TagsView.said(of: done) })
        set(RemindOfNote.path, for: RemindOfNote.askers, saysItself: true) { visit, form in
            let at = form["never"] == nil ? try Reminding.moment(in: form) : nil
            let shown = try await visit.ask(RemindOfNote(note: form["note"] ?? "", at: at))
            return Finished(
                next: form.next, done: RemindOfNote.path,
                said: shown.remindAt.map { Text("You are reminded: \(LocalTime.near($0)).") }
                    ?? Text("You are not reminded of it."))
        }
    }
}
