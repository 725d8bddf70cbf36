import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth cart`.
struct CartCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "cart", "Everything that you reserved, hold, bought or chip in for.",
        example: "hearth cart --due 30",
        more: """
            It begins with what is not bought yet though the day is near, and tells what changed \
            about a wish since you last took note.
            """,
        subcommands: [Show.self, Order.self, Seen.self], defaultSubcommand: Show.self)

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show the cart and its total (what `hearth cart` alone does).",
            example: "hearth cart show --due")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(
            defaultAsFlag: 14,
            help: ArgumentHelp(
                "Only what is not bought and whose date is at most this many days away, or past.",
                valueName: "days"))
        var due: Int?

        @Option(
            help: ArgumentHelp("person, date, price, store or hand.", valueName: "order"),
            completion: .list(["person", "date", "price", "store", "hand"]))
        var sort: String?

        func validate() throws {
            if due != nil, sort != nil {
                throw ValidationError(Text("--due and --sort exclude each other."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            if let due {
                let cart = try await client.perform(ShowReminders(days: String(due)))
                try console.answer(cart, asJSON: node.json) { cart in
                    console.say(
                        cart.entries.isEmpty
                            ? [Text("Nothing is due.").string]
                            : CartText.reminders(cart.entries).lines())
                }
            } else {
                let cart = try await client.perform(ShowCart(sort: sort))
                try console.answer(cart, asJSON: node.json) {
                    console.say($0, sortedBy: sort ?? "person")
                }
            }
        }
    }

    struct Order: NodeCommand {
        static let configuration = CommandConfiguration(
            "order", "Put a wish elsewhere in the cart.",
            example: "hearth cart order \"Owner/Birthday/Wool socks\" --first",
            more: "`hearth cart --sort hand` shows the cart in this order.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "FRIEND/LIST/WISH, as in `hearth cart`.", completion: .names(.cart))
        var wish: String

        @OptionGroup var placement: PlacementOptions

        func run(_ client: NodeClient, _ console: Console) async throws {
            let cart = try await client.perform(
                OrderCart(
                    wish: wish, placement: placement.placement, other: placement.other,
                    number: placement.number))
            try console.answer(cart, asJSON: node.json) { console.say($0, sortedBy: "hand") }
        }
    }

    struct Seen: NodeCommand {
        static let configuration = CommandConfiguration(
            "seen", "Take note of what changed about the wishes in the cart.",
            example: "hearth cart seen \"Owner/Birthday/Wool socks\"",
            more: "What you took note of is not told again.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "FRIEND/LIST/WISH, as in `hearth cart`; all of them if not given.",
            completion: .names(.followedWishes))
        var wish: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let cart = try await client.perform(AcknowledgeChanges(wish: wish))
            try console.answer(cart, asJSON: node.json) { cart in
                let left = cart.entries.count { !$0.changes.isEmpty }
                console.say(
                    left == 0
                        ? Text("You have seen all changes in your cart.")
                        : Text("You took note of it; wishes with other changes: \(left)."))
            }
        }
    }
}

extension Console {
    /// Everything in the cart.
    func say(_ cart: CartInfo, sortedBy order: String) {
        if cart.entries.isEmpty { return say(Text("The cart is empty.")) }
        let due = cart.entries.filter(\.isDue)
        if !due.isEmpty {
            sayHeading(Text("To buy soon"))
            say(CartText.reminders(due).lines(indent: 2))
            say([""])
        }
        for group in CartText.groups(cart.entries, sortedBy: order) {
            sayHeading(Text(verbatim: group.heading))
            say(group.lines)
            say([""])
        }
        for owner in cart.sizes {
            say(Text("\(Text(whose: owner.name)) sizes: \(ProfileText.line(owner.sizes))"))
        }
        if cart.entries.contains(where: { !$0.changes.isEmpty }) {
            say(Text("`hearth cart seen` takes note of what changed."))
        }
        if !cart.toBuy.isEmpty {
            let sum = cart.toBuy.map(Language.current.amount).joined(separator: " + ")
            say(Text("Left to buy: \(sum)"))
        }
        if !cart.totals.isEmpty {
            let sum = cart.totals.map(Language.current.amount).joined(separator: " + ")
            say(Text("Total: \(sum)"))
        }
    }
}
