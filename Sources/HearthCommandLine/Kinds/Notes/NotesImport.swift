import FoundationEssentials
import HearthAPI
import HearthExchange
import HearthLanguage
import HearthSodium
import HearthWire

/// Notes of a folder, brought to the node.
struct NotesImport {
    /// What became of them.
    struct Brought: Encodable {
        var notes = 0
        /// Which were there, or had been and were changed since.
        var there = 0
    }

    let folder: NotesFolder
    /// Where all go; nil: each to the list of its folder.
    let list: String?

    /// - Throws: What the node refuses, having said how many came: the same import brings the rest.
    func bring(_ client: NodeClient, _ console: Console) async throws -> Brought {
        var brought = Brought()
        var lists: [String: String] = [:]
        for known in try await client.perform(ListLists())
        where known.isOwn && !known.isTray && known.kind == NoteFields.kind {
            lists[known.title ?? ""] = known.id
        }
        let progress = ProgressLine(console: console)
        defer { progress.end() }
        for (index, note) in folder.notes.enumerated() {
            progress.show(Text("Bringing in notes: \(index + 1) of \(folder.notes.count)"))
            for part in note.note.fitted().notes {
                do {
                    if part.isChecklist {
                        try await bringChecklist(part, &lists, client)
                    } else {
                        try await bring(part, note, &lists, client, console)
                    }
                    brought.notes += 1
                } catch let error as HearthError where error.code == .idUsed {
                    brought.there += 1
                } catch {
                    progress.end()
                    console.explain(
                        Text("\(note.path): this note is refused; \(brought.notes) came before it.")
                    )
                    throw error
                }
            }
        }
        return brought
    }

    private func bring(
        _ part: NoteFile, _ note: NotesFolder.Note, _ lists: inout [String: String],
        _ client: NodeClient, _ console: Console
    ) async throws {
        let target = try await target(part.list, &lists, client)
        let name = note.path.split(separator: "/").last?.split(separator: ".").first
        var made = try await client.perform(
            AddNote(
                list: target, name: part.title.isEmpty ? nil : part.title,
                otherwise: name.map(String.init) ?? Text("Note").string, text: part.text,
                tags: part.tags, isPinned: part.isPinned, added: part.added.map(Self.text),
                edited: (part.edited ?? part.added).map(Self.text),
                id: Self.id(of: part, in: list ?? part.list)))
        var ready: [PhotoToAdd] = []
        for name in part.files where made.photos.count + ready.count < part.files.count {
            guard let file = folder.file(name, of: note) else {
                console.explain(Text("\(note.path): “\(name)” is not there, and is left out."))
                continue
            }
            do {
                let prepared = try await client.prepare(file) { _ in }
                ready.append(PhotoToAdd(token: prepared.token))
            } catch let error as HearthError {
                console.explain(
                    Text(verbatim: "\(note.path): \(Language.current.text(for: error))"))
            }
        }
        let path = "\(made.listID)/\(made.id)"
        if !ready.isEmpty {
            made = try await client.perform(
                SaveWish(edit: EditWish(wish: path), photos: ready))
        }
        if part.isBinned { _ = try await client.perform(BinNotes(notes: [path])) }
    }

    private func bringChecklist(
        _ part: NoteFile, _ lists: inout [String: String], _ client: NodeClient
    ) async throws {
        let title = part.title.isEmpty ? part.list ?? Text("Checklist").string : part.title
        if lists[title] == nil {
            let made = try await client.perform(NewNotesList(title: title, isChecklist: true))
            lists[title] = made.id
        }
        guard let list = lists[title] else { return }
        let there = try await client.perform(ShowChecklist(list: list))
        let names = Set((there.open + there.done).map(\.name))
        for line in part.text.split(separator: "\n") {
            let line = ChecklistLine(line) ?? ChecklistLine(text: String(line), isDone: false)
            guard !names.contains(line.text) else { continue }
            let made = try await client.perform(AddLine(list: list, name: line.text))
            guard line.isDone else { continue }
            _ = try await client.perform(
                CheckLines(lines: ["\(made.listID)/\(made.id)"], isDone: true))
        }
    }

    private func target(
        _ folder: String?, _ lists: inout [String: String], _ client: NodeClient
    ) async throws -> String? {
        if let list { return list }
        guard let folder, !folder.isEmpty else { return nil }
        if let known = lists[folder] { return known }
        let made = try await client.perform(NewNotesList(title: folder))
        lists[folder] = made.id
        return made.id
    }

    /// The same for the same note, so that it does not come twice.
    private static func id(of note: NoteFile, in list: String?) -> NewID {
        let said = [list ?? "", note.title, note.text, note.added.map(text) ?? ""]
            .joined(separator: "\0")
        let octets = BLAKE2b.hash(Array("hearth note import\0".utf8), Array(said.utf8), count: 16)
        return NewID(octets.reduce(UInt128(0)) { $0 << 8 | UInt128($1) })
    }

    private static func text(_ time: WallTime) -> String {
        Date(timeIntervalSince1970: Double(time.milliseconds) / 1000).formatted(.iso8601)
    }
}
