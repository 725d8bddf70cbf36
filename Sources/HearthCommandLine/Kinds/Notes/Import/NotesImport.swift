import HearthAPI
import HearthExchange
import HearthFiles
import HearthLanguage
import HearthLists

/// Notes of files, brought to the node.
struct NotesImport {
    /// What became of them.
    struct Brought: Encodable {
        var notes = 0
        /// Which were there, or had been and were changed since.
        var there = 0
        /// Which cannot be taken.
        var refused = 0
    }

    private let found: NotesFound
    private let targets: NotesTargets
    /// What was left out or made to fit.
    private(set) var remarks: Remarks

    /// `list`: where all go; nil: each to the list that its file says.
    init(_ found: NotesFound, to list: String?) {
        self.found = found
        targets = NotesTargets(
            found.entries, to: list,
            words: .init(note: Text("Note").string, checklist: Text("Checklist").string))
        remarks = found.remarks
        for (entry, remark) in targets.remarks {
            remarks.add(remark.text, at: found.entries[entry].place)
        }
    }

    /// What would be done.
    func preview(_ client: NodeClient) async throws -> Brought {
        var answers: [ImportedListInfo] = []
        for var request in requests() {
            request.isPreview = true
            answers += try await client.perform(request)
        }
        return brought(answers)
    }

    /// - Throws: What the node refuses as a whole: the same import brings the rest.
    mutating func bring(_ client: NodeClient, _ console: Console) async throws -> Brought {
        let progress = ProgressLine(console: console)
        defer { progress.end() }
        progress.show(Text("Bringing in notes: \(found.entries.count)"))
        var answers: [ImportedListInfo] = []
        for request in requests() { answers += try await client.perform(request) }
        for wish in answers.flatMap(\.wishes) {
            guard let problem = wish.problem else { continue }
            remarks.add(
                "“\(wish.name)”: " + Language.current.text(for: problem), at: place(of: wish))
        }
        let withFiles = answers.flatMap(\.wishes).filter { $0.photos != nil }
        for (index, wish) in withFiles.enumerated() {
            progress.show(Text("Bringing in files of notes: \(index + 1) of \(withFiles.count)"))
            try await bringFiles(of: wish, client)
        }
        return brought(answers)
    }

    private func place(of wish: ImportedWishInfo) -> String {
        targets.lines.indices.contains(wish.line)
            ? found.entries[targets.lines[wish.line]].place : wish.name
    }

    /// All of one note at once, so that none is there with a part of them.
    private mutating func bringFiles(of wish: ImportedWishInfo, _ client: NodeClient) async throws {
        guard let path = wish.path else { return }
        var ready: [PhotoToAdd] = []
        for photo in wish.photos ?? [] {
            do {
                let file = try await found.source.file(at: photo.file)
                let prepared = try await client.prepare(file) { _ in }
                ready.append(PhotoToAdd(token: prepared.token))
            } catch let error as HearthError where error.isOfTheFile {
                remarks.add(Language.current.text(for: error), at: place(of: wish))
            }
        }
        guard !ready.isEmpty else { return }
        let room = ListLimits.attachments
        if ready.count > room {
            remarks.add(
                Text("A note has at most \(room) pictures and sounds; the others are left out."),
                at: place(of: wish))
        }
        _ = try await client.perform(
            SaveWish(
                edit: EditWish(wish: path), photos: Array(ready.prefix(room)),
                edited: wish.edited))
    }

    /// In pieces, all of which have to be taken: what is there already is no news to the next run.
    private func requests() -> [ImportWishes] {
        var requests: [ImportWishes] = []
        if let named = targets.named, !named.wishes.isEmpty {
            requests += ImportPieces.of([named]).map { ImportWishes(lists: $0, target: .present) }
        }
        requests += ImportPieces.of(targets.lists).map { ImportWishes(lists: $0, target: .either) }
        return requests
    }

    /// Counts notes and checklists, not lines.
    private func brought(_ answers: [ImportedListInfo]) -> Brought {
        var outcomes: [Int: Set<ImportedWishInfo.Outcome>] = [:]
        for wish in answers.flatMap(\.wishes) where targets.lines.indices.contains(wish.line) {
            outcomes[targets.lines[wish.line], default: []].insert(wish.outcome)
        }
        let new = Set(answers.filter(\.isNew).map(\.title))
        for (entry, title) in targets.bare where outcomes[entry] == nil {
            outcomes[entry] = [new.contains(title) ? .added : .known]
        }
        var brought = Brought()
        for outcome in outcomes.values {
            if outcome.contains(.added) || outcome.contains(.renamed) {
                brought.notes += 1
            } else if outcome.contains(.known) || outcome.contains(.differs) {
                brought.there += 1
            } else {
                brought.refused += 1
            }
        }
        return brought
    }
}
