import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

/// The places of the room of notes.
extension Visit {
    func notes() async throws -> Response {
        let search = notesSearch(at: "/notes")
        let lists = try await lists(in: .notes)
        let checklists = lists.filter {
            $0.isChecklist && !$0.isArchived && $0.state == .open
        }
        return try await page(
            Text("Notes"), whose: .own,
            NotesView(
                NotesGrid(
                    try await found(search), checklists: checklists, search,
                    unnamed: Self.trays(lists))))
    }

    func findNotes() async throws -> Response {
        let search = notesSearch(at: "/notes/find")
        let lists = try await lists(in: .notes).filter { $0.state == .open && !$0.isArchived }
        let shown =
            search.isFiltered
            ? try await found(search) : NotesShown(notes: [], total: 0, tags: [])
        return try await page(
            Text("Find notes"), whose: .own,
            NotesFindView(
                NotesGrid(shown, search, unnamed: Self.trays(lists)), search, lists: lists))
    }

    func notesBin() async throws -> Response {
        let search = notesSearch(at: "/notes/bin")
        let lists = try await lists(in: .notes)
        return try await page(
            Text("Bin"), whose: .own,
            NotesBinView(
                NotesGrid(
                    try await found(search, isBin: true), search, unnamed: Self.trays(lists))))
    }

    func tags() async throws -> Response {
        let part = part()
        let words = search.words
        let shown = try await ask(ShowTags(text: words, from: part.from, count: PagePart.most))
        return try await page(
            Text("Tags"), whose: .own, TagsView(shown, words: words, part: part))
    }

    func sharedNotes() async throws -> Response {
        let lists = try await lists(in: .notes).filter { !$0.isTray }
        let part = part()
        var shared: [SharedNotesView.Card] = []
        var own: [SharedNotesView.Card] = []
        var archived: [SharedNotesView.Card] = []
        for list in part.of(lists) {
            let card = SharedNotesView.Card(
                list, readers: try await readers(of: list))
            if list.isArchived {
                archived.append(card)
            } else if list.isOwn, list.readers == 0 {
                own.append(card)
            } else {
                shared.append(card)
            }
        }
        return try await page(
            Text("Shared notes"), whose: .own,
            SharedNotesView(
                shared: shared, own: own, archived: archived, ways: part.ways(of: lists.count)))
    }

    // MARK: What they need

    func notesSearch(at path: String) -> NotesSearch {
        let asked = Form(encoded: request.uri.query ?? "") ?? Form()
        func given(_ field: String) -> String? { asked[field].flatMap { $0.isEmpty ? nil : $0 } }
        let sort = given("sort").flatMap { ["edited", "added", "name"].contains($0) ? $0 : nil }
        return NotesSearch(
            path: path, words: given("q"), tags: asked.all("tag").filter { !$0.isEmpty },
            has: given("has").flatMap(NoteContent.init), list: given("list"), sort: sort,
            from: given("from").flatMap { Int($0) } ?? 0)
    }

    func found(_ search: NotesSearch, isBin: Bool = false) async throws -> NotesShown {
        try await ask(
            ShowNotes(
                list: search.list, tags: search.tags.isEmpty ? nil : search.tags,
                text: search.words, has: search.has, bin: isBin, sort: search.sort,
                from: search.from, count: NotesSearch.count))
    }

    /// Who reads a list; nobody where it has not come yet.
    func readers(of list: ListInfo) async throws -> [ReaderInfo] {
        guard list.state == .open, !list.isTray, !list.isOwn || list.readers > 0 else { return [] }
        return try await ask(WhoCanSee(list: list.id))
    }

    /// When the last backup was made, for those who decide for the household.
    func backups(of list: ListInfo) async throws -> BackupsInfo? {
        guard isHouseholder, list.isOwn, list.readers == 0 else { return nil }
        return try await ask(ShowBackups())
    }

    private static func trays(_ lists: [ListInfo]) -> Set<String> {
        Set(lists.filter(\.isTray).map(\.id))
    }
}
