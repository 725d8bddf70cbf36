import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth wish`.
struct WishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "wish", "Note, change and look at wishes.",
        example: "hearth wish add \"Wool socks\" --list Birthday",
        more: "A wish is named LIST/WISH, a friend's FRIEND/LIST/WISH, one in the tray WISH.",
        subcommands: [
            Add.self, Edit.self, Move.self, Copy.self, Order.self, Delete.self, Restore.self,
            Show.self, Kept.self, WishPhotoCommand.self,
        ])

    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(
            "add", "Note a wish, in a list or in the tray.",
            example: "hearth wish add \"Wool socks\" --list Birthday --price \"199.50 SEK\"",
            more: """
                With --link and --fetch, what you do not give comes from the page of the shop. Hearth \
                asks first: the shop then sees the address of your home on the internet. `hearth shops \
                allow` allows it once for all.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The wish's name; with --fetch, the shop's if not given.")
        var name: String?

        @Option(
            help: ArgumentHelp("The list; the tray if not given.", valueName: "list"),
            completion: .names(.ownLists))
        var list: String?

        @OptionGroup var options: WishOptions
        @OptionGroup var spot: SpotOptions
        @OptionGroup var photos: PhotoOptions
        @OptionGroup var shop: ShopOptions

        func validate() throws {
            if shop.fetch, options.link == nil {
                throw ValidationError(Text("--fetch needs the link of the page: add --link URL."))
            }
            if name == nil, !shop.fetch {
                throw ValidationError(
                    Text("Give the wish a name, or take it from a shop: --link URL --fetch."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            // The photos first: when one of them is refused, nothing is noted, and no shop is asked.
            var photos = try await client.prepare(photos, console)
            let offer = try await shop.offer(at: options.link, client, console)
            if photos.isEmpty, let photo = offer?.photo {
                photos = [PhotoToAdd(token: photo.token)]
            }
            let add = AddWish(
                list: list, name: name ?? offer?.name ?? "",
                fields: options.fields.filled(from: offer), placement: spot.placement,
                other: spot.other, number: spot.position)
            let wish =
                photos.isEmpty
                ? try await client.perform(add)
                : try await client.perform(SaveWish(add: add, photos: photos))
            try console.answer(wish, asJSON: node.json) { wish in
                console.say(Text("“\(wish.name)” is noted in “\(wish.listName)”."))
                guard offer != nil else { return }
                console.say(Text("With what the shop says:"))
                console.say(ListText.facts(of: GivenWish(wish)).lines(indent: 2))
            }
        }
    }

    struct Edit: NodeCommand {
        static let configuration = CommandConfiguration(
            "edit", "Change a wish.",
            example: "hearth wish edit \"Birthday/Wool socks\" --quantity 2 --clear store place")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "LIST/WISH, or WISH for one in the tray.", completion: .names(.ownWishes))
        var wish: String

        @Option(help: ArgumentHelp("Its new name.", valueName: "name"))
        var name: String?

        @OptionGroup var options: WishOptions
        @OptionGroup var spot: SpotOptions
        @OptionGroup var photos: PhotoOptions

        @Option(
            parsing: .upToNextOption,
            help: ArgumentHelp("What to take away.", valueName: "field"))
        var clear: [ClearableField] = []

        func validate() throws {
            let fields = options.fields
            if let both = clear.first(where: { $0.isSet(in: fields) }) {
                throw ValidationError(
                    Text("--clear \(both.word) and a value for it exclude each other."))
            }
            if name == nil, clear.isEmpty, fields == WishFields(), photos.photos.isEmpty,
                spot.placement == nil
            {
                throw ValidationError(Text("Say what to change, for example --name or --price."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            var fields = options.fields
            var etag: String?
            if !options.tags.added.isEmpty, options.tags.all == nil {
                let before = try await client.perform(ShowItem(item: wish))
                fields.tags = options.tags.tags(besides: before.tags)
                etag = before.etag
            }
            for field in clear { field.clear(in: &fields) }
            let edit = EditWish(
                wish: wish, name: name, fields: fields, placement: spot.placement,
                other: spot.other, number: spot.position, ifMatch: etag)
            let photos = try await client.prepare(photos, console)
            let wish =
                photos.isEmpty
                ? try await client.perform(edit)
                : try await client.perform(SaveWish(edit: edit, photos: photos))
            try console.answer(wish, asJSON: node.json) { console.say($0) }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "Delete a wish.", example: "hearth wish delete \"Birthday/Wool socks\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(help: "LIST/WISH, or WISH for one in the tray.", completion: .names(.ownWishes))
        var wish: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            try confirmation.confirm(Text("Delete the wish \(wish)?"), on: console)
            let done = try await client.perform(DeleteItem(item: wish))
            try console.answer(done, asJSON: node.json) { _ in
                console.say(Text("The wish \(wish) is deleted."))
                // With the keys goes what the node remembers of it.
                if client.locksAtItsEnd { return }
                console.say(
                    Text(
                        "For ten minutes you can have it back with `hearth wish restore \(wish)`."))
            }
        }
    }

    struct Restore: NodeCommand {
        static let configuration = CommandConfiguration(
            "restore", "Bring back a wish that you deleted within the last 10 minutes.",
            example: "hearth wish restore \"Birthday/Wool socks\"",
            more: "It comes back as it was, with everything that was reserved of it.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "LIST/WISH, or WISH for one that was in the tray.",
            completion: .names(.ownWishes))
        var wish: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let wish = try await client.perform(UndoDelete(item: wish))
            try console.answer(wish, asJSON: node.json) { wish in
                console.say(Text("“\(wish.name)” is back, as it was."))
            }
        }
    }

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show a wish.", example: "hearth wish show \"Owner/Birthday/Wool socks\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "LIST/WISH, FRIEND/LIST/WISH, or WISH for one in the tray.",
            completion: .names(.allWishes))
        var wish: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let wish = try await client.perform(ShowItem(item: wish))
            try console.answer(wish, asJSON: node.json) { console.say($0.given) }
        }
    }
}

/// What was noted without a list.
struct TrayCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "tray", "Show the wishes that you noted without a list.", example: "hearth tray")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run(_ client: NodeClient, _ console: Console) async throws {
        let lists = try await client.perform(ListLists())
        // A household that noted nothing yet may have no tray.
        let detail =
            if let tray = lists.first(where: { $0.isTray && $0.isOwn && $0.isOfWishes }) {
                try await client.perform(ShowList(list: tray.id))
            } else {
                ShownList?.none
            }
        try console.answer(detail?.items ?? [], asJSON: node.json) { wishes in
            if wishes.isEmpty {
                return console.say(Text("The tray is empty. `hearth wish add NAME` notes a wish."))
            }
            console.say(ListText.wishes(wishes).lines())
        }
    }
}

extension Console {
    /// Everything about a wish.
    func say(_ wish: ItemInfo) { say(GivenWish(wish)) }

    func say(_ wish: GivenWish) {
        sayHeading(Text(verbatim: wish.name))
        say(ListText.facts(of: wish).lines(indent: 2))
    }
}
