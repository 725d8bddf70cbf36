import FoundationEssentials
import HTTPTypes
import HearthAPI
import HearthPages
import HearthSodium
import Hummingbird

/// Every note, for the phones of those who read them: texts that were never opened there can be read and found without a
/// connection (`KindOnPhone.texts`).
extension Visit {
    private struct Index: Encodable {
        /// What is kept beside the texts; nothing where the room is off.
        let pages: [String]
        /// The lists of which there are parts.
        let lists: [String]
    }

    private struct Part: Encodable {
        let items: [KeptNote]
        /// Whether they are lines, which are not counted as notes.
        let isUncounted: Bool
        /// Of the whole list.
        let total: Int
        /// Where the next part is.
        let next: String?
    }

    private struct KeptNote: Encodable {
        let path: String
        let name: String
        let list: String
        /// What is looked for in it, besides its name.
        let text: String
        let edited: String?
        let has: [NoteContent]
        let files: [String]
        let html: String
    }

    /// So many are in one part.
    private static let partCount = 200

    func keptNotesIndex() async throws -> Response {
        let isOn = try await ask(ShowKinds()).contains { $0.name == NoteFields.kind && $0.isOn }
        let lists = (isOn ? try await lists(in: .notes) : [])
            .filter { $0.state == .open && !$0.isArchived }
        let pages = lists.flatMap { list in
            ["/lists/\(list.id)"] + (list.isChecklist ? ["/lists/\(list.id)/arrange"] : [])
        }
        return try answer(
            Index(
                pages: lists.isEmpty ? [] : Self.keptPages + pages, lists: lists.map(\.id)))
    }

    func keptNotes(on id: String, from start: String) async throws -> Response {
        let lists = try await lists(in: .notes)
        guard let list = lists.first(where: { $0.id == id }), let from = Int(start) else {
            throw HearthError(.unknownList, ["name": id])
        }
        let shown = try await ask(
            ShowNotes(list: id, sort: "added", from: max(0, from), count: Self.partCount))
        let end = max(0, from) + shown.notes.count
        return try answer(
            Part(
                items: shown.notes.map { kept($0, on: list) }, isUncounted: list.isChecklist,
                total: shown.total,
                next: end < shown.total && !shown.notes.isEmpty
                    ? "\(KindOnPhone.notesTexts)/\(id)/\(end)" : nil))
    }

    private static let keptPages = [
        "/notes", "/notes/new", "/notes/shared", "/notes/find", "\(KindOnPhone.notesTexts)/frame",
    ]

    private func kept(_ note: ItemInfo, on list: ListInfo) -> KeptNote {
        KeptNote(
            path: "\(note.listID)/\(note.id)", name: note.name, list: NotesTitle.of(list),
            text: ([note.notes ?? ""] + note.tags + note.photos.compactMap(\.caption))
                .joined(separator: "\n"),
            edited: note.note?.edited,
            has: KeptNoteView.contents(of: note), files: KeptNoteView.files(of: note),
            html: site.renderer.part(KeptNoteView(note, on: list)))
    }

    /// With a tag, by which a phone that has it already asks for nothing more.
    private func answer(_ value: some Encodable) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        let tag = "\"\(Hex.encode(BLAKE2b.hash(Array(text.utf8), count: 16)))\""
        var response = PageResponse.feed(text, type: "application/json")
        if request.headers[.ifNoneMatch] == tag {
            response = Response(status: .notModified, headers: response.headers)
            response.headers[.contentLength] = nil
        }
        response.headers[.eTag] = tag
        return KeptTerm.lists.marking(response)
    }
}
