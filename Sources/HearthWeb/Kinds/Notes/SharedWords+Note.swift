import HearthExchange

extension SharedWords {
    /// For the fields of the form of a new note.
    var asNote: [String: String] {
        let note = SharedNote(title: title, text: text, link: link)
        return ["name": note.name, "notes": note.text]
    }
}
