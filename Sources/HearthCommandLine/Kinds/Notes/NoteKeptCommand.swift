import ArgumentParser
import HearthAPI
import HearthLanguage

extension NoteCommand {
    /// What the caller wrote on notes, and others overwrote without having seen it.
    struct Kept: NodeCommand {
        static let configuration = CommandConfiguration(
            "kept", "Show what you wrote on notes that somebody else overwrote.",
            example: "hearth note kept --keep Cabin",
            more: "It is kept for you alone, until you make notes of it or throw it away.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Option(
            help: ArgumentHelp("Make notes of all of it on this list.", valueName: "list"),
            completion: .names(.allLists))
        var keep: String?

        @Option(
            help: ArgumentHelp("Throw away what is kept of this note.", valueName: "note"),
            completion: .names(.notes))
        var throwAway: String?

        func validate() throws {
            guard keep == nil || throwAway == nil else {
                throw ValidationError(Text("Give either --keep or --throw-away."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            if let keep {
                let notes = try await client.perform(KeepAsNotes(list: keep))
                return try console.answer(notes, asJSON: node.json) { notes in
                    if notes.isEmpty { console.say(Text("Nothing of yours is kept there.")) }
                    for note in notes { console.sayKept(note) }
                }
            }
            if let throwAway {
                try confirmation.confirm(
                    Text("Throw away what you wrote on “\(throwAway)”?"), on: console)
                let path = try await client.paths(of: [throwAway])[0]
                let note = try await client.perform(SettleKeptNotes(item: path, putsBack: false))
                return try console.answer(note, asJSON: node.json) { _ in
                    console.say(Text("Thrown away."))
                }
            }
            let kept = try await client.perform(ShowKeptNotes()).filter { $0.listKind != nil }
            try console.answer(kept, asJSON: node.json) { kept in
                guard !kept.isEmpty else {
                    return console.say(
                        Text("Nothing of yours is kept: nobody overwrote a note of yours."))
                }
                console.sayEach(kept)
                console.say(
                    Text(
                        "Make notes of it with --keep LIST, or throw it away with --throw-away NOTE."
                    ))
            }
        }
    }
}
