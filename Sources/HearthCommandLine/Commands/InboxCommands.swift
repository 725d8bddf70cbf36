import ArgumentParser
import HearthAPI
import HearthLanguage

/// What waits for an answer.
struct InboxCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "inbox", "Show who asks to be your friend or to share a list.", example: "hearth inbox")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run(_ client: NodeClient, _ console: Console) async throws {
        let entries = try await client.perform(ShowInbox())
        let asked = try await client.perform(ListHousemates())
        try console.answer(entries, asJSON: node.json) { entries in
            if entries.isEmpty {
                if asked.isEmpty { console.say(Text("Nothing waits for an answer.")) }
                return console.say(MaySee.lines(asked))
            }
            console.say(PeopleText.inbox(entries).lines())
            for line in PeopleText.explanations(entries) { console.explain(["", line.string]) }
            for line in MaySee.lines(asked) { console.explain(["", line]) }
            guard entries.contains(where: { $0.kind != .ended && $0.kind != .ask }) else { return }
            console.explain(Text(verbatim: ""))
            console.explain(
                Text(
                    "Answer with `hearth accept`, `hearth refuse` or `hearth ignore` and the id or the name."
                )
            )
        }
    }
}

/// Says yes.
struct AcceptCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "accept", "Accept a friend or a shared list.", example: "hearth accept Owner",
        more: "When you accept a list, everybody who can see it sees your name.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(
        help: "The id from the inbox, or the person's or list's name.", completion: .names(.inbox))
    var entry: String

    @Flag(
        inversion: .prefixedNo,
        help:
            "Of a list: the others on it see at once what you reserve, and everybody on it, its owner too, can see your home's internet address (IP); if not given, as `hearth addresses` says."
    )
    var showAddresses: Bool?

    func run(_ client: NodeClient, _ console: Console) async throws {
        let entries = try await client.perform(ShowInbox())
        var isShown: Bool?
        var keepers: [String]?
        let named = entries.filter {
            ShortID.means(entry, $0.id) || [$0.from, $0.title].contains(entry)
        }
        // Whether the name is clear is for the node to say.
        if let offer = named.first, offer.kind == .list {
            let title = offer.title ?? entry
            isShown = showAddresses
            if isShown == nil { isShown = try await client.perform(ShowAddressSharing()).isShown }
            if offer.role == .owner {
                console.explain(PeopleText.owning([offer.from]))
            }
            keepers = explainKeepers(of: offer, console)
            console.explain(
                isShown == true
                    ? Text(
                        "Everybody on the list “\(title)” will see your name and your home's internet address (IP)."
                    ) : Text("Everybody on the list “\(title)” will see your name."))
            try confirmation.confirmIfPossible(Text("Accept it?"), on: console)
            if isShown == nil, offer.isOfWishes, offer.role != .owner, offer.livesWithOwner != true,
                !confirmation.yes, console.isInteractive
            {
                isShown = try await HowSoon.ask(client, console)
            }
        }
        let answer = AnswerInbox(
            entry: entry, answer: .accept, showAddresses: isShown,
            keepers: keepers)
        let answered = try await client.perform(answer)
        try console.answer(answered, asJSON: node.json) { say($0, on: console) }
        try await MaySee.ask(of: answered, client, console, asks: !confirmation.yes && !node.json)
    }

    private func say(_ entry: InboxEntry, on console: Console) {
        switch entry.kind {
        case .knock: console.say(Text("You and \(entry.from) are friends now."))
        case .list where entry.role == .owner:
            console.say(
                Text(
                    "You own “\(entry.title ?? Text("the list").string)” together with \(entry.from) now; it appears in `hearth list` when it has arrived."
                )
            )
        case .ended, .ask: break
        case .list where entry.isReader == true:
            console.say(
                Text(
                    "You said yes: in a moment you can change “\(entry.title ?? Text("the list").string)”."
                ))
        case .list where entry.isOfUnshownList:
            console.say(
                Text(
                    "You can read \(Text(whose: entry.from)) list “\(entry.shownTitle ?? "")” once it has arrived."
                ))
        case .list:
            console.say(
                Text(
                    "You follow \(Text(whose: entry.from)) list “\(entry.title ?? Text("the list").string)” now; it appears in `hearth list` when it has arrived."
                )
            )
        }
    }

    /// Names those who see what the caller gives on a child's list if they accept it.
    ///
    /// - Returns: Their public keys; nil: nobody was named.
    private func explainKeepers(of offer: InboxEntry, _ console: Console) -> [String]? {
        guard let keepers = offer.keepers else { return nil }
        let child = People(offer.owners ?? [offer.from]).description
        for line in KeepersText.lines(keepers, of: child) { console.explain(line) }
        return keepers.filter(\.sees).map(\.key)
    }
}

/// Says no.
struct RefuseCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "refuse", "Refuse a friend or a shared list.", example: "hearth refuse Owner")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(
        help: "The id from the inbox, or the person's or list's name.", completion: .names(.inbox))
    var entry: String

    func run(_ client: NodeClient, _ console: Console) async throws {
        let answer = AnswerInbox(entry: entry, answer: .refuse)
        try console.answer(try await client.perform(answer), asJSON: node.json) { _ in
            console.say(Text("Refused."))
        }
    }
}

/// Says nothing yet.
struct IgnoreCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "ignore", "Put a question aside until the node next starts.",
        example: "hearth ignore Owner")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(
        help: "The id from the inbox, or the person's or list's name.", completion: .names(.inbox))
    var entry: String

    func run(_ client: NodeClient, _ console: Console) async throws {
        let answer = AnswerInbox(entry: entry, answer: .ignore)
        try console.answer(try await client.perform(answer), asJSON: node.json) { entry in
            console.say(
                entry.kind == .ended || entry.kind == .ask
                    ? Text("Taken note of.")
                    : Text("Put aside; you are asked again when the node next starts."))
        }
    }
}
