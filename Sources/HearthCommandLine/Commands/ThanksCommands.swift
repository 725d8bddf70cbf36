import ArgumentParser
import HearthAPI
import HearthLanguage

/// Notes that something was handed over.
struct GivenCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "given", "Note that you handed over a wish of your cart.",
        example: "hearth given \"Owner/Birthday/Wool socks\"",
        more: "Only you see it. `hearth tell` is for telling the owner.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "FRIEND/LIST/WISH, as in `hearth cart`.", completion: .names(.cart))
    var wish: String

    @Flag(help: "Take the note away again.")
    var undo = false

    func run(_ client: NodeClient, _ console: Console) async throws {
        let cart = try await client.perform(MarkGiven(wish: wish, given: !undo))
        try console.answer(cart, asJSON: node.json) { _ in
            console.say(
                undo ? Text("Not given yet: \(wish)") : Text("Noted as given: \(wish)"))
        }
    }
}

/// Tells an owner what one gave.
struct TellCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "tell", "After the day: tell the owner of a list what you gave.",
        example: "hearth tell Owner/Birthday --text \"With love\"",
        more: """
            Nothing is ever told unasked. You see first exactly what the owner will learn; without \
            --wish that is what you bought there or noted as given. Telling again adds to it.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: "FRIEND/LIST.", completion: .names(.followedLists))
    var list: String

    @Option(
        name: .customLong("wish"),
        help: ArgumentHelp("A wish that you gave; can be repeated.", valueName: "name"))
    var wishes: [String] = []

    @Option(help: ArgumentHelp("A few words, at most 1000 characters.", valueName: "text"))
    var text: String?

    @Flag(
        help:
            "You are sure that the surprise is over: for a list without a date, or whose date was moved back."
    )
    var surpriseIsOver = false

    @Flag(help: "Take back what you told.")
    var withdraw = false

    func validate() throws {
        if withdraw, !wishes.isEmpty || text != nil {
            throw ValidationError("--withdraw takes everything back; it goes alone.")
        }
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        let proposal = try await client.perform(ProposeThanks(list: list))
        if withdraw { return try await takeBack(proposal, client, console) }
        var gifts = proposal.gifts
        if !wishes.isEmpty {
            gifts = wishes.map { wish in
                gifts.first { [$0.wish.lowercased(), $0.id].contains(wish.lowercased()) }
                    ?? GiftInfo(id: wish, wish: wish)
            }
        }
        guard !gifts.isEmpty || proposal.told != nil else {
            throw HearthError(.nothingToTell, ["list": proposal.list])
        }
        console.explain(ThanksText.announcement(proposal, gifts, text: text))
        try confirmation.confirm(
            Text("Tell \(proposal.owner) this?"), on: console)
        let told = try await client.perform(
            TellOwner(
                list: proposal.listID,
                gifts: gifts.map {
                    GiftRequest(
                        wish: $0.id, pieces: $0.pieces, together: $0.isTogether ? true : nil,
                        alsoGone: true)
                }, text: text, isSure: surpriseIsOver ? true : nil))
        try console.answer(told, asJSON: node.json) { _ in
            console.say(
                Text(
                    "Told; \(proposal.owner) sees it with `hearth thanks`. `hearth tell --withdraw` takes it back."
                ))
        }
    }

    private func takeBack(
        _ proposal: ThanksProposal, _ client: NodeClient, _ console: Console
    ) async throws {
        let done = try await client.perform(WithdrawThanks(list: proposal.listID))
        try console.answer(done, asJSON: node.json) { _ in
            console.say(
                Text("Taken back. Whether \(proposal.owner) has read it, nobody can tell."))
        }
    }
}

/// What givers told.
struct ThanksCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "thanks", "Whom to thank: what givers told you of one of your lists.",
        example: "hearth thanks Birthday",
        more: "It is made of what the givers themselves sent, and of nothing else.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "One of your lists.", completion: .names(.ownLists))
    var list: String

    @Option(help: ArgumentHelp("Note that you thanked this giver.", valueName: "name"))
    var thanked: String?

    @Option(help: ArgumentHelp("Take that note away again.", valueName: "name"))
    var notThanked: String?

    func validate() throws {
        if thanked != nil, notThanked != nil {
            throw ValidationError("--thanked and --not-thanked exclude each other.")
        }
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        if let name = thanked ?? notThanked {
            let mark = try await client.perform(
                MarkThanked(list: list, from: name, thanked: thanked != nil))
            return try console.answer(mark, asJSON: node.json) { mark in
                console.say(
                    mark.isThanked
                        ? Text("Noted: you have thanked \(mark.from).")
                        : Text("Noted: you have yet to thank \(mark.from)."))
            }
        }
        let thanks = try await client.perform(ShowThanks(list: list))
        try console.answer(thanks, asJSON: node.json) { thanks in
            if thanks.isEmpty { console.say(Text("So far nobody has told you anything.")) }
            for giver in thanks {
                console.sayHeading(Text(verbatim: giver.from))
                console.say(ThanksText.lines(giver))
            }
        }
    }
}
