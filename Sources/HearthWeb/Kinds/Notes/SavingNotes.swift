import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

extension PageSite {
    /// Saves what the form of a note holds, with its pictures, and says where to go next.
    func saveNote(_ form: Form, _ visit: Visit) async throws -> Finished {
        guard let path = form["path"] else { return try await catchNote(form, visit) }
        // What cannot be a picture is refused before anything is written.
        let attached = try await photos(of: form, visit)
        let saved = try await visit.ask(
            EditNote(
                note: path, name: form["name"], text: form["notes"], tags: NoteTags.of(form),
                ifMatch: form["ifMatch"], was: form["was"]))
        let here = "\(saved.note.listID)/\(saved.note.id)"
        try await attach(attached, to: here, visit)
        for hash in form.all("remove") {
            _ = try await visit.ask(RemovePhoto(item: here, hash: hash))
        }
        return Finished(next: "/lists/\(here)", done: "note", said: Self.said(of: saved))
    }

    private static func said(of saved: NoteSaved) -> Text {
        if saved.copy != nil {
            return Text(
                "Somebody else changed it meanwhile: what you wrote is a note beside it.")
        }
        return saved.isJoined
            ? Text("Somebody else changed it meanwhile: both are in it.") : Text("Saved.")
    }

    private func catchNote(_ form: Form, _ visit: Visit) async throws -> Finished {
        let attached = try await photos(of: form, visit)
        let typed = [form["name"], form["notes"]].compactMap(\.self)
        guard !attached.isEmpty || typed.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
            throw HearthError(
                .usage, ["problem": Text("Write something, or choose a picture.").string])
        }
        let list = form["list"].flatMap { $0.isEmpty ? nil : $0 }
        let note = try await visit.ask(
            AddNote(
                list: list, name: form["name"],
                otherwise: attached.first.map(NoteTags.name), text: form["notes"],
                tags: NoteTags.of(form), id: visit.newID))
        try await attach(attached, to: "\(note.listID)/\(note.id)", visit)
        return Finished(
            next: list.map { "/lists/\($0)" } ?? "/notes", done: "note", said: Text("Saved."))
    }

    private func attach(
        _ photos: [AttachPhoto], to note: String, _ visit: Visit
    ) async throws {
        guard !photos.isEmpty else { return }
        _ = try await visit.ask(
            SaveWishWithPhotos(
                request: SaveWish(
                    edit: EditWish(wish: note), photos: photos.map { _ in PhotoToAdd(token: "") }),
                photos: photos))
    }
}

/// What the field for tags says, and what a note is called that has only a picture.
enum NoteTags {
    /// Nil where they come back as they were shown: a tag may have a comma in it, which the field cannot tell from
    /// one between two.
    static func of(_ form: Form) -> [String]? {
        guard let tags = form["tags"], tags != form["shownTags"] else { return nil }
        return split(tags)
    }

    /// With commas between them, or each with a # before it.
    static func split(_ typed: String) -> [String] {
        typed.split(separator: ",").flatMap { piece in
            piece.split(omittingEmptySubsequences: true) { $0 == "#" }
        }.map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    }

    /// Of a note that has only files: what the first one is, and when it came.
    static func name(of file: AttachPhoto) -> String {
        let now = LocalTime.now
        let day = now.map { DateText.birthday(String($0.day.dropFirst(5))) } ?? Text(verbatim: "")
        let time = "\(day.string) \(now?.clock ?? "")"
        guard let length = file.milliseconds else { return Text("Picture, \(time)").string }
        return Text("\(SoundLength.named(length)), \(time)").string
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
