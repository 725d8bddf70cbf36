import ArgumentParser
import HearthAPI

/// Reserves a friend's wish.
struct ReserveCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "reserve", "Reserve a friend's wish; the owner never learns of it.",
        example: "hearth reserve \"Owner/Birthday/Wool socks\"",
        more: "Before your first reservation on a list you are told who will be able to see it.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: "FRIEND/LIST/WISH.")
    var wish: String

    @Option(help: ArgumentHelp("How many; 1 if not given.", valueName: "n"))
    var quantity: Int?

    func run(_ client: NodeClient, _ console: Console) async throws {
        // The wish first: a wrong name is told before anything is asked.
        let info = try await client.perform(ShowWish(wish: wish))
        let audience = try await client.perform(ShowAudience(list: info.listID))
        if !audience.alreadyClaimed {
            for line in GivingText.audience(audience) { console.explain(line) }
            try confirmation.confirmIfPossible("Reserve “\(info.name)”?", on: console)
        }
        let claim = try await client.perform(ReserveWish(wish: wish, quantity: quantity))
        try console.answer(claim, asJSON: node.json) { console.say(GivingText.claim($0)) }
    }
}

/// Gives a reserved or bought wish free again.
struct FreeCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "free", "Free a wish that you reserved or bought.",
        example: "hearth free \"Owner/Birthday/Wool socks\"")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "FRIEND/LIST/WISH, as in `hearth cart`.")
    var wish: String

    func run(_ client: NodeClient, _ console: Console) async throws {
        let claim = try await client.perform(FreeWish(wish: wish))
        try console.answer(claim, asJSON: node.json) { console.say(GivingText.claim($0)) }
    }
}

/// Says that a reserved wish is bought.
struct BoughtCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "bought", "Say that you bought a wish that you reserved.",
        example: "hearth bought \"Owner/Birthday/Wool socks\"")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "FRIEND/LIST/WISH, as in `hearth cart`.")
    var wish: String

    func run(_ client: NodeClient, _ console: Console) async throws {
        let claim = try await client.perform(MarkBought(wish: wish))
        try console.answer(claim, asJSON: node.json) { console.say(GivingText.claim($0)) }
    }
}

/// Everything that the caller reserved.
struct CartCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "cart", "Show everything that you reserved, and the total.", example: "hearth cart")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run(_ client: NodeClient, _ console: Console) async throws {
        let cart = try await client.perform(ShowCart())
        try console.answer(cart, asJSON: node.json) { cart in
            if cart.entries.isEmpty { return console.say("The cart is empty.") }
            console.say(GivingText.cart(cart).lines())
            if !cart.totals.isEmpty {
                console.say("")
                console.say("Total: " + cart.totals.joined(separator: " + "))
            }
        }
    }
}
