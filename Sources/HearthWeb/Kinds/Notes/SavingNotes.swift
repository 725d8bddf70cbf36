import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

extension OwnForm {
    /// A note: a new one, or what one says.
    static let note = OwnForm(
        "/notes/save", asking: AddNote.self, named: NoteFormView.form, on: "/notes/new",
        with: .photosAndSounds, says: Text("Saved.")
    ) { visit, form in
        try await visit.site.saveNote(form, visit)
    }
}

extension PageSite {
    /// Saves what the form of a note holds, with its pictures, and says where to go next.
    func saveNote(_ form: Form, _ visit: Visit) async throws -> Finished {
        guard let path = form["path"] else { return try await catchNote(form, visit) }
        // What cannot be a picture is refused before anything is written.
        let attached = try await photos(of: form, visit)
        let saved = try await visit.ask(
            EditNote(
                note: path, name: form["name"], text: form["notes"], tags: NoteForm.tags(of: form),
                ifMatch: form["ifMatch"], was: form["was"], wasName: form["wasName"],
                wasTags: NoteForm.shownTags(of: form)))
        let here = "\(saved.note.listID)/\(saved.note.id)"
        try await attach(attached, to: here, visit)
        for hash in form.all("remove") {
            _ = try await visit.ask(RemovePhoto(item: here, hash: hash))
        }
        return Finished(
            next: "/lists/\(here)", done: OwnForm.note.address, said: Self.said(of: saved))
    }

    /// What the next page says beside that it is saved; nil: no more.
    private static func said(of saved: NoteSaved) -> Text? {
        if saved.copy != nil {
            return Text(
                "Somebody else changed it meanwhile: what you wrote is a note beside it.")
        }
        return saved.isJoined
            ? Text("Somebody else changed it meanwhile: both are in it.") : nil
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
                otherwise: attached.first.map(NoteForm.name), text: form["notes"],
                tags: NoteForm.tags(of: form), id: visit.newID))
        try await attach(attached, to: "\(note.listID)/\(note.id)", visit)
        return Finished(
            next: list.map { "/lists/\($0)" } ?? "/notes", done: OwnForm.note.address)
    }
}

/// What the form of a note says of its tags and its name.
enum NoteForm {
    /// With commas between the tags, or each with a # before it.
    static func tags(of form: Form) -> [String]? {
        TagField.tags(of: form, between: marks)
    }

    /// Those that it was filled with.
    static func shownTags(of form: Form) -> [String]? {
        form["shownTags"].map { TagField.tags(in: $0, between: marks) }
    }

    private static let marks: Set<Character> = [",", "#"]

    /// Of a note that has only files: what the first one is, and when it came.
    static func name(of file: AttachPhoto) -> String {
        // It goes with the note, perhaps to others.
        let now = LocalTime.computer
        let day = now.map { DateText.birthday(String($0.day.dropFirst(5))) } ?? Text(verbatim: "")
        let time = "\(day.string) \(now?.clock ?? "")"
        guard let length = file.milliseconds else { return Text("Picture, \(time)").string }
        return Text("\(SoundLength.named(length)), \(time)").string
    }
}
