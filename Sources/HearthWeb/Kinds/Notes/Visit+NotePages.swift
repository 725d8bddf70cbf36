import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

/// The pages of notes, and of their lists.
extension Visit {
    func note(_ path: String) async throws -> Response {
        let shown = try await ask(ShowNote(note: path))
        let list = shown.list
        let mayHaveLost = list.isOwn ? list.readers > 0 : list.role == .keeper
        return try await page(
            Text(verbatim: shown.note.name), whose: list.isOwn ? .own : .friend, of: list,
            NoteView(
                shown, lists: try await lists(in: .notes), readers: try await readers(of: list),
                backups: try await backups(of: list),
                comments: list.isTray ? nil : try await comments(on: path),
                kept: mayHaveLost ? try await ask(ShowKeptNotes(item: path)) : [],
                beside: shown.note.note?.binned == nil ? try await beside(on: list) : []))
    }

    /// What stands beside an open note: its list, or the newest of all notes.
    private func beside(on list: ListInfo) async throws -> [ItemInfo] {
        if list.isChecklist {
            let shown = try await ask(ShowChecklist(list: list.id))
            return shown.open + shown.done
        }
        return try await ask(
            ShowNotes(list: list.isTray ? nil : list.id, from: 0, count: Neighbours.most)
        ).notes
    }

    func newNote() async throws -> Response {
        try await page(
            Text("New note"), whose: .own, under: .recording,
            NoteFormView(
                nil, list: query("list"), lists: try await lists(in: .notes),
                shared: query("shared"), given: sharedWords.asNote,
                isFromElsewhere: isFromElsewhere, isVoice: query("voice") != nil,
                problem: problem))
    }

    func editNote(_ note: ItemInfo) async throws -> Response {
        let list = try await ask(ShowNote(note: "\(note.listID)/\(note.id)")).list
        return try await page(
            Text("Edit the note"), whose: list.isOwn ? .own : .friend, of: list,
            under: .recording, NoteFormView(note, problem: problem))
    }

    func notesList(_ list: ListInfo) async throws -> Response {
        let head = NotesHead(
            list, readers: try await readers(of: list),
            backups: try await backups(of: list))
        let comments = list.isTray ? nil : try await comments(on: list.id)
        let title = Text(verbatim: NotesTitle.of(list))
        let whose: Whose = list.isOwn ? .own : .friend
        if list.isChecklist {
            let shown = try await ask(ShowChecklist(list: list.id))
            return try await page(
                title, whose: whose, of: list,
                ChecklistView(
                    shown, head, lists: try await lists(in: .notes), comments: comments))
        }
        var search = notesSearch(at: "/lists/\(list.id)")
        search.words = nil
        search.list = list.id
        let found = try await found(search)
        search.list = nil
        return try await page(
            title, whose: whose, of: list,
            NotesListView(
                head, NotesGrid(found, search, unnamed: [list.id]), comments: comments, on: list))
    }

    func notesSettings(_ list: ListInfo) async throws -> Response {
        try await page(
            Text("Edit the list"), whose: .own, of: list, NotesSettingsView(list))
    }
}
