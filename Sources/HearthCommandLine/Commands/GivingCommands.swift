import ArgumentParser
import HearthAPI
import HearthLanguage

/// A command that claims something on a friend's wish: on every list, who will be able to see that
/// is told before the first time.
protocol ClaimingCommand: NodeCommand {
    var confirmation: ConfirmationOptions { get }
    var wish: String { get }
}

extension ClaimingCommand {
    /// Returns when it may be done.
    ///
    /// - Throws: `Declined`.
    fileprivate func confirm(
        _ client: NodeClient, _ console: Console, question: (GivenWish) -> Text
    ) async throws {
        // The wish first: a wrong name is told before anything is asked.
        let info = try await client.perform(ShowItem(item: wish)).given
        let audience = try await client.perform(ShowAudience(list: info.listID))
        guard !audience.alreadyClaimed else { return }
        console.explain(GivingText.audience(audience))
        try confirmation.confirmIfPossible(question(info), on: console)
    }
}

extension NodeCommand {
    /// Says what came of it.
    fileprivate func say(_ claim: ClaimInfo, asJSON: Bool, _ console: Console) throws {
        try console.answer(claim, asJSON: asJSON) { console.say(ClaimText.lines($0)) }
    }
}

/// Reserves a friend's wish.
struct ReserveCommand: ClaimingCommand {
    static let configuration = CommandConfiguration(
        "reserve", "Reserve a friend's wish; the owner never learns of it.",
        example: "hearth reserve \"Owner/Birthday/Wool socks\"",
        more: "Before your first reservation on a list you are told who will be able to see it.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: "FRIEND/LIST/WISH.", completion: .names(.followedWishes))
    var wish: String

    @Option(
        help: ArgumentHelp(
            "How many; if not given, as many as you have of it, or 1.", valueName: "n"))
    var quantity: Int?

    func run(_ client: NodeClient, _ console: Console) async throws {
        try await confirm(client, console) { Text("Reserve “\($0.name)”?") }
        let claim = try await client.perform(ReserveWish(wish: wish, quantity: quantity))
        try say(claim, asJSON: node.json, console)
    }
}

/// Holds a friend's wish for a while.
struct HoldCommand: ClaimingCommand {
    static let configuration = CommandConfiguration(
        "hold", "Hold a friend's wish for a while: “I am at the shop”.",
        example: "hearth hold \"Owner/Birthday/Wool socks\" --minutes 30",
        more: """
            A hold lapses by itself. Until then `hearth reserve` keeps the wish, `hearth bought` says \
            that you have it, and holding again prolongs it; all without losing your place in line.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: "FRIEND/LIST/WISH.", completion: .names(.followedWishes))
    var wish: String

    @Option(
        help: ArgumentHelp(
            "For how long from now, at most 1440; 60 if not given.", valueName: "n"))
    var minutes: Int?

    @Option(
        help: ArgumentHelp(
            "How many; if not given, as many as you have of it, or 1.", valueName: "n"))
    var quantity: Int?

    func run(_ client: NodeClient, _ console: Console) async throws {
        try await confirm(client, console) { Text("Hold “\($0.name)”?") }
        let claim = try await client.perform(
            HoldWish(wish: wish, minutes: minutes, quantity: quantity))
        try say(claim, asJSON: node.json, console)
    }
}

/// Puts an amount towards a friend's wish.
struct ChipInCommand: ClaimingCommand {
    static let configuration = CommandConfiguration(
        "chip-in", "Put an amount towards a friend's wish, together with others.",
        example: "hearth chip-in Owner/Birthday/Bicycle \"20 EUR\"",
        more: """
            No money moves: agree among yourselves on how, and with `hearth roles` on who buys. Chip \
            in again to change your part; `hearth free` withdraws it.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: "FRIEND/LIST/WISH.", completion: .names(.followedWishes))
    var wish: String

    @Argument(help: "20, 20.50 or \"20.50 EUR\", in the currency of the price.")
    var amount: [String]

    func run(_ client: NodeClient, _ console: Console) async throws {
        let amount = amount.joined(separator: " ")
        try await confirm(client, console) { Text("Put \(amount) towards “\($0.name)”?") }
        let claim = try await client.perform(ChipIn(wish: wish, amount: amount))
        try say(claim, asJSON: node.json, console)
    }
}

/// Says who sees to what.
struct RolesCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "roles", "Say what you see to for a wish: buying, wrapping, the card.",
        example: "hearth roles Owner/Birthday/Bicycle --buys --card",
        more: """
            You need to have reserved the wish or to chip in for it. What you do not name is given \
            back; everybody who gives with you sees it.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "FRIEND/LIST/WISH, as in `hearth cart`.", completion: .names(.followedWishes))
    var wish: String

    @Flag(help: "You buy it.")
    var buys = false

    @Flag(help: "You wrap it.")
    var wraps = false

    @Flag(help: "You write the card.")
    var card = false

    @Flag(help: "You see to nothing of it.")
    var none = false

    private var roles: [String] {
        [("buys", buys), ("wraps", wraps), ("card", card)].filter(\.1).map(\.0)
    }

    func validate() throws {
        if roles.isEmpty != none {
            throw ValidationError(
                Text("Say what you see to: --buys, --wraps and --card, or --none."))
        }
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        let claim = try await client.perform(TakeRoles(wish: wish, roles: roles))
        try console.answer(claim, asJSON: node.json) { console.say(ClaimText.roles($0)) }
    }
}

/// Gives a claimed wish free again.
struct FreeCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "free", "Free a wish that you reserved, held, bought or chip in for.",
        example: "hearth free \"Owner/Birthday/Wool socks\"")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "FRIEND/LIST/WISH, as in `hearth cart`.", completion: .names(.followedWishes))
    var wish: String

    func run(_ client: NodeClient, _ console: Console) async throws {
        let claim = try await client.perform(FreeWish(wish: wish))
        try say(claim, asJSON: node.json, console)
    }
}

/// Says that a claimed wish is bought.
struct BoughtCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "bought", "Say that you bought a wish that you reserved, held or chip in for.",
        example: "hearth bought \"Owner/Birthday/Wool socks\"",
        more: "Taken back, it is reserved for you again, with the place in line that it had.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "FRIEND/LIST/WISH, as in `hearth cart`.", completion: .names(.followedWishes))
    var wish: String

    @Flag(help: "Take it back: you have not bought it after all.")
    var undo = false

    func run(_ client: NodeClient, _ console: Console) async throws {
        let claim = try await client.perform(MarkBought(wish: wish, bought: undo ? false : nil))
        try say(claim, asJSON: node.json, console)
    }
}
