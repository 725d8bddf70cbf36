import HearthAPI

extension KindActs {
    static let notes = KindActs(
        kind: "notes", help: "People write lists of notes together as well.",
        lists: Blueprint.notesLists,
        draw: {
            var draw = NotesDraw($0)
            return draw.everything()
        },
        leave: { $0.notes($1) },
        make: { try $0.makeNotes($1, $2) },
        texts: { staging, list, person in
            Set(
                try staging.allNotes(on: list, by: person).flatMap {
                    [$0.name] + ($0.notes ?? "").lines
                })
        },
        ownTexts: { try $0.privateNotes(of: $1) },
        check: { try $0.checkNotes(on: $1) },
        copies: { try $0.countCopies(on: $1) },
        shown: { staging, list, person in
            let title = staging.blueprint.kindLists[list].title
            return try staging.allNotes(on: list, by: person).map { "\(title): \($0)" }
        })
}
