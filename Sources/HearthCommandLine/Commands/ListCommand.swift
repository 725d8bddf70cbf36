import ArgumentParser
import HearthAPI
import HearthLanguage
import HearthLists

/// `hearth list`.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "list", "Your lists and those of your friends.", example: "hearth list",
        more: "Your own lists are named LIST, those of friends FRIEND/LIST.",
        subcommands: [
            All.self, New.self, Show.self, Rename.self, Edit.self, Order.self, Archive.self,
            Unarchive.self, Empty.self, Delete.self, Restore.self, Who.self, Confirm.self,
        ], defaultSubcommand: All.self)

    struct All: NodeCommand {
        static let configuration = CommandConfiguration(
            "all", "Show all lists (what `hearth list` alone does).", example: "hearth list all")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Flag(help: "Show archived lists too.")
        var archived = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let lists = try await client.perform(ListLists())
            try console.answer(lists, asJSON: node.json) { lists in
                if lists.isEmpty {
                    return console.say(Text("No lists yet. `hearth list new NAME` makes one."))
                }
                console.say(lists.filter { archived || !$0.isArchived })
                let hidden = archived ? 0 : lists.count(where: \.isArchived)
                if hidden > 0 {
                    console.explain(
                        Text(
                            "Archived and not shown: \(hidden). `hearth list --archived` shows them."
                        ))
                }
            }
        }
    }

    struct New: NodeCommand {
        static let configuration = CommandConfiguration(
            "new", "Make a list.",
            example: "hearth list new Birthday --occasion birthday --date 2027-05-31")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The list's name.")
        var name: String

        @Option(
            help: ArgumentHelp("birthday, christmas, …", valueName: "occasion"),
            completion: .list(Occasion.allCases.map(\.rawValue)))
        var occasion: String?

        @Option(help: ArgumentHelp("YYYY-MM-DD.", valueName: "date"))
        var date: String?

        @Option(help: ArgumentHelp("A few words about the list.", valueName: "text"))
        var notes: String?

        @Option(
            name: .customLong("with-owner"),
            help: ArgumentHelp(
                "A friend who owns it with you, for good; can be repeated.", valueName: "friend"),
            completion: .names(.friends))
        var owners: [String] = []

        @Option(
            help: ArgumentHelp(
                "What it is of, if not of wishes.", valueName: "kind",
                visibility: ItemKinds.names.count > 1 ? .default : .hidden),
            completion: .list(ItemKinds.names))
        var kind: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let list = try await client.perform(
                NewList(
                    title: name, kind: kind, occasion: occasion.map(TypedWord.occasion), date: date,
                    notes: notes, owners: owners.isEmpty ? nil : owners))
            try console.answer(list, asJSON: node.json) { list in
                console.say(Text("The list “\(list.title ?? name)” is made."))
                guard !list.coOwners.isEmpty else { return }
                let names = list.coOwners.joined(separator: ", ")
                console.say(Text("Asked to own it with you: \(names)."))
                console.explain(
                    Text(
                        "None of you will ever see what is reserved there. You can share it when everybody asked has said yes; `hearth list` shows who has not."
                    )
                )
            }
        }
    }

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show a list with its wishes.", example: "hearth list show Owner/Birthday")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "LIST or FRIEND/LIST.", completion: .names(.allLists))
        var list: String

        @OptionGroup(title: "Sorting and Searching") var looking: LookingOptions

        func run(_ client: NodeClient, _ console: Console) async throws {
            let detail = try await client.perform(looking.show(list))
            try console.answer(detail, asJSON: node.json) {
                console.say(
                    $0.given, whenEmpty: looking.isFiltering ? Text("No such wishes.") : nil)
            }
            guard !node.json, detail.items.first?.standing != nil else { return }
            let audience = try await client.perform(ShowAudience(list: detail.list.id))
            for line in PeopleText.leftOut(audience) { console.explain(["", line.string]) }
        }
    }

    struct Who: NodeCommand {
        static let configuration = CommandConfiguration(
            "who", "Show who can see a list.", example: "hearth list who Birthday")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "LIST or FRIEND/LIST.", completion: .names(.allLists))
        var list: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let readers = try await client.perform(WhoCanSee(list: list))
            let held = try await client.heldText(of: list)
            try console.answer(readers, asJSON: node.json) { readers in
                console.sayReaders(readers)
                for line in PeopleText.notes(readers, on: list) {
                    console.explain(["", line.string])
                }
                if let held { console.explain(["", held.string]) }
            }
        }
    }

    struct Confirm: NodeCommand {
        static let configuration = CommandConfiguration(
            "confirm",
            "Say that a list's readers are right, after the home was put back from a backup.",
            example: "hearth list confirm Birthday")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The list.", completion: .names(.ownLists))
        var list: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let held = try await client.heldText(of: list)
            let readers = try await client.perform(ConfirmReaders(list: list))
            try console.answer(readers, asJSON: node.json) { _ in
                console.say(Text("Friends get “\(list)” again, with all that is new on it."))
                if let held { console.explain(held) }
            }
        }
    }
}

extension NodeClient {
    /// Of when the readers of a list are known; nil: it is not held back.
    fileprivate func heldText(of list: String) async throws -> Text? {
        // The list itself may be long.
        guard
            try await perform(ListLists(all: ListLists.yes)).contains(where: { $0.isHeld == true })
        else { return nil }
        let info = try await perform(ShowList(list: list, count: "1")).list
        return info.isHeld == true ? HeldText.readers(knownAt: info.readersKnownAt) : nil
    }
}

extension Console {
    /// Lists, one's own and those of friends.
    func say(_ lists: [ListInfo]) {
        let own = lists.filter(\.isOwn)
        let followed = lists.filter { !$0.isOwn }
        if !own.isEmpty {
            sayHeading(Text("Your lists"))
            say(ListText.lists(own).lines(indent: 2))
        }
        if !followed.isEmpty {
            if !own.isEmpty { say([""]) }
            sayHeading(Text("Lists of your friends"))
            say(ListText.lists(followed).lines(indent: 2))
        }
    }

    /// A list with its wishes.
    func say(_ detail: GivenList, whenEmpty: Text? = nil) {
        sayHeading(ListText.heading(of: detail.list))
        say(ListText.facts(of: detail.list).lines(indent: 2))
        if detail.items.isEmpty {
            let isOfWishes = detail.list.kind == WishBody.kind
            let empty = isOfWishes ? Text("No wishes yet.") : Text("Nothing yet.")
            say(["  " + (whenEmpty ?? empty).string])
        } else {
            say([""])
            let table = KindCommands.of(detail.list.kind)?.table ?? KindCommands.names
            say(table(detail.items).lines(indent: 2))
            let unread = detail.items.first?.standing.map(GivingText.unread) ?? []
            if !unread.isEmpty { say([""] + unread.map { "  " + $0 }) }
        }
        if let ideas = detail.ideas, !ideas.isEmpty {
            say([""])
            sayHeading(Text("Surprise ideas (\(detail.list.owner) never sees them)"))
            say(ListText.ideas(ideas).lines(indent: 2))
        }
        if KindCommands.of(detail.list.kind) == nil {
            explain(
                Text(
                    "This list was made by a newer Hearth. It is kept, and can be shared, left, archived and exported; to see and change what is on it, update Hearth."
                ))
        }
        if let line = UnreadableText.line(detail.list.unreadableEditors) { explain(line) }
        if let line = OverwrittenText.line(detail.list.overwrites) {
            explain(line)
            explain(Text("`hearth note kept --keep \(detail.list.id)` makes notes of them again."))
        }
        if detail.list.newerIsComing {
            explain(
                Text(
                    "A newer version of this list is on its way. Until it is complete, you see the one before."
                ))
        }
        let missing = detail.list.missingPieces
        guard missing > 0 else { return }
        explain(
            Text(
                "Not all of this list has come yet; pieces that are missing: \(missing). The wishes in them are not shown."
            ))
    }

    /// Those who can see a list.
    func sayReaders(_ readers: [ReaderInfo]) {
        let table = PeopleText.readers(readers)
        say(table.isEmpty ? [Text("Nobody but you.").string] : table.lines())
        for line in PeopleText.leftOut(readers) { explain(["", line.string]) }
        let keptBack = readers.filter { $0.isSeen == false }.map(\.name)
        if let line = KeptBackText.line(keptBack) { explain(["", line.string]) }
        guard let host = readers.first(where: \.isHost)?.name else { return }
        for reader in readers {
            guard let change = RoleText.change(of: reader, host: host) else { continue }
            explain(Text("\(reader.name): \(change)."))
        }
        for reader in readers where reader.state == .waiting {
            explain(
                Text(
                    "\(reader.name) gets the list as soon as \(Text(whose: host)) home hears of it."
                ))
        }
        for reader in readers where reader.state == .leaving {
            explain(
                Text("\(reader.name) sees the list until \(Text(whose: host)) home hears of it."))
        }
    }
}
