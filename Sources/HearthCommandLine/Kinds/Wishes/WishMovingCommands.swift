import ArgumentParser
import HearthAPI
import HearthLanguage

extension WishCommand {
    struct Move: NodeCommand {
        static let configuration = CommandConfiguration(
            "move", "Move wishes to another of your lists, all of them or none.",
            example: "hearth wish move \"Wool socks\" Lamp --to Birthday")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "LIST/WISH, or WISH for one in the tray; can be several.",
            completion: .names(.ownWishes))
        var wishes: [String] = []

        @Option(
            name: .customLong("all"),
            help: ArgumentHelp("All wishes of this list; tray for the tray.", valueName: "list"),
            completion: .names(.ownLists))
        var allOf: String?

        @Option(
            name: .customLong("to"), help: ArgumentHelp("The list.", valueName: "list"),
            completion: .names(.ownLists))
        var list: String?

        @Flag(help: "Move them to the tray.")
        var tray = false

        func validate() throws {
            if tray == (list != nil) {
                throw ValidationError(Text("Say where to: either --to LIST or --tray."))
            }
            if wishes.isEmpty, allOf == nil {
                throw ValidationError(Text("Say which wishes, or --all LIST."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            let moved = try await client.perform(
                MoveItems(items: wishes, allOf: allOf, to: list))
            try console.answer(moved, asJSON: node.json) { moved in
                if moved.isEmpty { console.say(Text("There was nothing to move.")) }
                for wish in moved {
                    console.say(Text("“\(wish.name)” is in “\(wish.listName)” now."))
                }
            }
        }
    }

    struct Copy: NodeCommand {
        static let configuration = CommandConfiguration(
            "copy", "“I want this too”: copy a friend's wish to a list of yours.",
            example: "hearth wish copy \"Owner/Birthday/Wool socks\" --to Christmas",
            more: "What it is and where it is to be had is copied. Nobody is told.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "FRIEND/LIST/WISH.", completion: .names(.followedWishes))
        var wish: String

        @Option(
            name: .customLong("to"),
            help: ArgumentHelp("Your list; the tray if not given.", valueName: "list"),
            completion: .names(.ownLists))
        var list: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let wish = try await client.perform(CopyWish(wish: wish, to: list))
            try console.answer(wish, asJSON: node.json) { wish in
                console.say(Text("“\(wish.name)” is noted in “\(wish.listName)”. Nobody is told."))
            }
        }
    }

    struct Order: NodeCommand {
        static let configuration = CommandConfiguration(
            "order", "Put wishes elsewhere in their list.",
            example: "hearth wish order Birthday/Lamp --before \"Wool socks\"",
            more: "Everybody who reads the list sees them in this order.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "LIST/WISH, or WISH for one in the tray; can be several of one list.",
            completion: .names(.ownWishes))
        var wishes: [String]

        @OptionGroup var placement: PlacementOptions

        func run(_ client: NodeClient, _ console: Console) async throws {
            let detail = try await client.perform(
                OrderItems(
                    items: wishes, placement: placement.placement, other: placement.other,
                    number: placement.number))
            try console.answer(detail, asJSON: node.json) {
                console.say(ShownList.plain($0).given)
            }
        }
    }
}
