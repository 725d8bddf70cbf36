import HearthAPI

extension ListName {
    static let notes = ListName(
        kind: NoteFields.kind, Text("Notes"),
        offer: OfferWords(
            letter: { Text("I would like to share my notes “\($0)” with you.") },
            question: { Text("to share the notes “\($0)”") },
            sharing: { Text("\($0) wants to share the notes “\($1)” with you") },
            owning: { Text("\($0) wants to own the notes “\($1)” together with you") },
            editing: { Text("\($0) asks you to write the notes “\($1)” together") }))
}
