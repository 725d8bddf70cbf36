import ArgumentParser
import HearthAPI
import HearthLanguage
import HearthLists

extension ListCommand {
    struct Rename: NodeCommand {
        static let configuration = CommandConfiguration(
            "rename", "Rename a list.", example: "hearth list rename Birthday \"Birthday 2027\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The list.", completion: .names(.ownLists))
        var list: String

        @Argument(help: "Its new name.")
        var name: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let list = try await client.perform(EditList(list: list, title: name))
            try console.answer(list, asJSON: node.json) { list in
                console.say(Text("The list is called “\(list.title ?? name)” now."))
            }
        }
    }

    struct Edit: NodeCommand {
        /// What can be taken away.
        enum Field: String, CaseIterable, ExpressibleByArgument {
            case occasion, date, notes
        }

        static let configuration = CommandConfiguration(
            "edit", "Change what a list says besides its name.",
            example: "hearth list edit Birthday --date 2027-05-31 --clear notes")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The list.", completion: .names(.ownLists))
        var list: String

        @Option(
            help: ArgumentHelp("birthday, christmas, …", valueName: "occasion"),
            completion: .list(Occasion.allCases.map(\.rawValue)))
        var occasion: String?

        @Option(help: ArgumentHelp("YYYY-MM-DD.", valueName: "date"))
        var date: String?

        @Option(help: ArgumentHelp("A few words about the list.", valueName: "text"))
        var notes: String?

        @Option(
            parsing: .upToNextOption, help: ArgumentHelp("What to take away.", valueName: "field"))
        var clear: [Field] = []

        func validate() throws {
            let set: [Field: String?] = [.occasion: occasion, .date: date, .notes: notes]
            if let both = clear.first(where: { set[$0, default: nil] != nil }) {
                throw ValidationError(
                    Text("--\(both.rawValue) and --clear \(both.rawValue) exclude each other."))
            }
            if clear.isEmpty, set.values.allSatisfy({ $0 == nil }) {
                throw ValidationError(
                    Text("Say what to change: --occasion, --date, --notes or --clear."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            func value(_ field: Field, _ given: String?) -> String? {
                clear.contains(field) ? "" : given
            }
            let list = try await client.perform(
                EditList(
                    list: list, occasion: value(.occasion, occasion.map(TypedWord.occasion)),
                    date: value(.date, date), notes: value(.notes, notes)))
            try console.answer(list, asJSON: node.json) { list in
                console.sayHeading(ListText.heading(of: list))
                console.say(ListText.facts(of: list).lines(indent: 2))
            }
        }
    }

    struct Archive: NodeCommand {
        static let configuration = CommandConfiguration(
            "archive", "Put a list away, or take it out again.",
            example: "hearth list archive Birthday")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The list.", completion: .names(.ownLists))
        var list: String

        @Flag(help: "Take it out again.")
        var undo = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let info = try await client.perform(EditList(list: list, archived: !undo))
            try console.answer(info, asJSON: node.json) { info in
                let title = info.title ?? list
                console.say(
                    info.isArchived
                        ? Text("“\(title)” is archived.") : Text("“\(title)” is in use again."))
            }
        }
    }

    struct Unarchive: NodeCommand {
        static let configuration = CommandConfiguration(
            "unarchive", "Take an archived list out again.",
            example: "hearth list unarchive Birthday")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The list.", completion: .names(.ownLists))
        var list: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let info = try await client.perform(EditList(list: list, archived: false))
            try console.answer(info, asJSON: node.json) { info in
                console.say(Text("“\(info.title ?? list)” is in use again."))
            }
        }
    }

    struct Order: NodeCommand {
        static let configuration = CommandConfiguration(
            "order", "Put a list elsewhere among yours, or among those of friends.",
            example: "hearth list order Christmas --first",
            more: "You alone see lists in this order.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "LIST or FRIEND/LIST.", completion: .names(.allLists))
        var list: String

        @OptionGroup var placement: PlacementOptions

        func run(_ client: NodeClient, _ console: Console) async throws {
            let lists = try await client.perform(
                OrderList(
                    list: list, placement: placement.placement, other: placement.other,
                    number: placement.number))
            try console.answer(lists, asJSON: node.json) { console.say($0) }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "Delete one of your lists with all its wishes.",
            example: "hearth list delete Birthday",
            more: """
                You do not see it any more. Your friends see it for another ten minutes, in which \
                `hearth list restore` brings it back as it was.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Flag(help: "For your friends too it goes now, and cannot be brought back.")
        var now = false

        @Argument(help: "The list.", completion: .names(.ownLists))
        var list: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            try confirmation.confirm(
                Text("Delete the list \(list) with all its wishes?"), on: console)
            let done = try await client.perform(
                DeleteList(list: list, atOnce: now ? true : nil))
            try console.answer(done, asJSON: node.json) { _ in
                console.say(Text("The list \(list) is deleted."))
                guard !now else { return }
                console.say(
                    Text("For ten minutes you can have it back with `hearth list restore \(list)`.")
                )
            }
        }
    }

    struct Restore: NodeCommand {
        static let configuration = CommandConfiguration(
            "restore", "Have a list back that you deleted less than ten minutes ago.",
            example: "hearth list restore Birthday")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The list.")
        var list: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let list = try await client.perform(UndoDeleteList(list: list))
            try console.answer(list, asJSON: node.json) { list in
                console.say(Text("“\(list.title ?? self.list)” is back, as it was."))
            }
        }
    }
}
