import ArgumentParser
import HearthAPI
import HearthLanguage

extension WishCommand {
    /// What the caller wrote in notes of wishes while somebody else changed the same lines.
    struct Kept: NodeCommand {
        static let configuration = CommandConfiguration(
            "kept", "Show what you wrote in the notes of wishes that somebody else changed too.",
            example: "hearth wish kept Birthday/Kettle --put-back",
            more: "It is kept for you until you put it under the notes, or throw it away.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(
            help: "LIST/WISH or FRIEND/LIST/WISH; all if not given.",
            completion: .names(.allWishes))
        var wish: String?

        @Flag(help: "Put it under the notes that are there.")
        var putBack = false

        @Flag(help: "Throw it away.")
        var throwAway = false

        func validate() throws {
            guard putBack || throwAway else { return }
            if putBack, throwAway {
                throw ValidationError(Text("Give either --put-back or --throw-away."))
            }
            if wish == nil { throw ValidationError(Text("Say the notes of which wish.")) }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard let wish, putBack || throwAway else {
                let kept = try await client.perform(ShowKeptNotes(item: wish))
                    .filter { $0.listKind == nil }
                return try console.answer(kept, asJSON: node.json) { console.say($0) }
            }
            if throwAway {
                try confirmation.confirm(
                    Text("Throw away what you wrote in the notes of “\(wish)”?"), on: console)
            }
            let item = try await client.perform(SettleKeptNotes(item: wish, putsBack: putBack))
            try console.answer(item, asJSON: node.json) { item in
                console.say(
                    putBack
                        ? Text("It stands under the notes of “\(item.name)” now.")
                        : Text("Thrown away."))
            }
        }
    }
}

extension Console {
    fileprivate func say(_ kept: [KeptNotes]) {
        guard !kept.isEmpty else {
            return say(Text("Nothing of yours is kept: nobody changed the same notes as you."))
        }
        sayEach(kept)
        say(Text("Put it under the notes with --put-back, or throw it away with --throw-away."))
    }
}

extension Console {
    /// What was kept, below what it was written on.
    func sayEach(_ kept: [KeptNotes]) {
        for (index, notes) in kept.enumerated() {
            if index > 0 { say(Text(verbatim: "")) }
            say(Text(verbatim: notes.path))
            for line in notes.text.split(separator: "\n", omittingEmptySubsequences: false) {
                say(Text(verbatim: "  \(line)"))
            }
        }
    }
}
