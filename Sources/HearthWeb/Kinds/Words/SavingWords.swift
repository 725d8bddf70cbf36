import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

extension OwnForm {
    /// A word of a pack: a new one, or what one says.
    static let packEntry = OwnForm(
        "/words/save", asking: AddPackEntry.self, named: WordEntryView.form, on: "/words/packs",
        with: .photosAndSounds, says: Text("Saved.")
    ) { visit, form in
        try await visit.site.savePackEntry(form, visit)
    }
}

extension PageSite {
    fileprivate func savePackEntry(_ form: Form, _ visit: Visit) async throws -> Finished {
        // What cannot be a picture or a sound is refused before anything is written.
        let attached = try await photos(of: form, visit)
        func lines(_ field: String) -> [String]? {
            form[field].map { $0.split(whereSeparator: \.isNewline).map(String.init) }
        }
        let entry: PackEntry
        if let path = form["path"] {
            let gone = form.all("remove")
            func reading(_ field: String) -> String? {
                form[field].map { gone.contains($0) ? "" : $0 }
            }
            entry = try await visit.ask(
                EditPackEntry(
                    entry: path, word: form["word"], text: form["text"],
                    meanings: lines("meanings"), meaningLanguage: form["meaningLanguage"],
                    language: form["language"], level: form["level"].flatMap { Int($0) },
                    partOfSpeech: form["partOfSpeech"], ipa: form["ipa"],
                    sentence: form["sentence"], definition: form["definition"],
                    wrong: lines("wrong"), translation: form["translation"],
                    forms: lines("forms"), onDay: form["onDay"], source: form["source"],
                    readingWord: reading("readingWord"), readingText: reading("readingText"),
                    ifMatch: form["ifMatch"]))
            for hash in gone {
                _ = try await visit.ask(RemovePhoto(item: entry.path, hash: hash))
            }
        } else {
            entry = try await visit.ask(
                AddPackEntry(
                    list: form["list"] ?? "", word: form["word"] ?? "", text: form["text"],
                    meanings: lines("meanings"), meaningLanguage: form["meaningLanguage"],
                    language: form["language"], level: form["level"].flatMap { Int($0) },
                    partOfSpeech: form["partOfSpeech"], ipa: form["ipa"],
                    sentence: form["sentence"], definition: form["definition"],
                    wrong: lines("wrong"), translation: form["translation"],
                    forms: lines("forms"), onDay: form["onDay"], source: form["source"],
                    id: visit.newID))
        }
        try await attach(attached, to: entry.path, visit)
        return Finished(next: "/lists/\(form["list"] ?? "")", done: OwnForm.packEntry.address)
    }
}
