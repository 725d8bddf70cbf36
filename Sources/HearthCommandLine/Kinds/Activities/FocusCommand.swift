import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth focus`.
struct FocusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "focus", "Work in short stretches, one thing at a time.",
        example: "hearth focus start \"Write the letter\"",
        more: """
            A pomodoro is a stretch of work, usually of 25 minutes, and a break follows each. When you work is \
            your own affair: the diary stays on this computer.
            """,
        subcommands: [
            Add.self, List.self, Move.self, Order.self, Edit.self, Done.self, Delete.self,
            Clear.self, Plan.self,
            Start.self, Internal.self, External.self, Void.self, Answer.self, Break.self,
            Status.self, Wait.self, Stats.self, Reset.self, Diary.self, Settings.self,
        ])

    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(
            "add", "Write down something to do.",
            example: "hearth focus add \"Write the letter\" --to todo --estimate 4")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "What it is.")
        var name: String

        @Option(
            help: ArgumentHelp(
                "todo, inventory or unplanned; inventory if not given.", valueName: "place"))
        var to: ActivityPlace?

        @Option(
            help: ArgumentHelp("How many pomodoros it takes, 1 to 99.", valueName: "number"))
        var estimate: Int?

        @Option(help: ArgumentHelp("By when it has to be done.", valueName: "date"))
        var due: String?

        @Flag(help: "It is urgent.")
        var urgent = false

        @OptionGroup var repetition: RepetitionOptions

        @Option(
            help: ArgumentHelp(
                "A list of activities; your own if not given.", valueName: "list"),
            completion: .names(.ownLists))
        var list: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let added = try await client.perform(
                AddActivity(
                    name: name, list: list, place: to, estimate: estimate, due: due,
                    isUrgent: urgent, repeats: repetition.repeats))
            try console.answer(added, asJSON: node.json) { added in
                console.say(Text("“\(added.name)” is written down."))
            }
        }
    }

    struct List: NodeCommand {
        static let configuration = CommandConfiguration(
            "list", "Show activities.", example: "hearth focus list todo --sort due")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "todo, inventory, unplanned or done; all that are open if not given.")
        var place: String?

        @Option(
            help: ArgumentHelp(
                "by-hand, name, estimate, due, worked or added.", valueName: "order"))
        var sort: String?

        @Option(
            help: ArgumentHelp("Only those on this list.", valueName: "list"),
            completion: .names(.allLists))
        var list: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let isDone = place == "done"
            let chosen = isDone ? nil : place.flatMap(ActivityPlace.init)
            if let place, !isDone, chosen == nil {
                throw UsageError(
                    Text("“\(place)” is no place: todo, inventory, unplanned or done."))
            }
            let shown = try await client.perform(
                ShowActivities(list: list, place: chosen, done: isDone, sort: sort))
            try console.answer(shown, asJSON: node.json) { shown in
                guard !shown.activities.isEmpty else {
                    console.say(Text("Nothing stands here."))
                    return
                }
                console.say(FocusText.table(shown.activities).lines())
            }
        }
    }

    struct Move: NodeCommand {
        static let configuration = CommandConfiguration(
            "move", "Move activities to another place.",
            example: "hearth focus move \"Write the letter\" --to todo")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "Activities, by name, id or LIST/ACTIVITY.", completion: .names(.activities))
        var activities: [String]

        @Option(help: ArgumentHelp("todo, inventory or unplanned.", valueName: "place"))
        var to: ActivityPlace

        @Flag(help: "Also where somebody else has taken it.")
        var anyway = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let moved = try await client.perform(
                PlaceActivities(activities, place: to, anyway: anyway ? true : nil))
            try console.answer(moved, asJSON: node.json) { moved in
                console.say(
                    Text(
                        count: moved.count, one: "1 activity is moved.",
                        other: "\(moved.count) activities are moved."))
            }
        }
    }

    struct Edit: NodeCommand {
        static let configuration = CommandConfiguration(
            "edit", "Change an activity.",
            example: "hearth focus edit \"Write the letter\" --estimate 6")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The activity.", completion: .names(.activities))
        var activity: String

        @Option(help: ArgumentHelp("Another name.", valueName: "name"))
        var name: String?

        @Option(
            help: ArgumentHelp(
                "How many pomodoros it takes; 0 for none.", valueName: "number"))
        var estimate: Int?

        @Option(
            help: ArgumentHelp("By when it has to be done; none with \"\".", valueName: "date"))
        var due: String?

        @Flag(inversion: .prefixedNo, help: "It is urgent.")
        var urgent: Bool?

        @OptionGroup var repetition: RepetitionOptions

        @Option(help: ArgumentHelp("Notes; none with \"\".", valueName: "text"))
        var notes: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let changed = try await client.perform(
                EditActivity(
                    activity, name: name, estimate: estimate, due: due, isUrgent: urgent,
                    repeats: repetition.repeats, notes: notes))
            try console.answer(changed, asJSON: node.json) { changed in
                console.say(Text("“\(changed.name)” is changed."))
            }
        }
    }

    struct Done: NodeCommand {
        static let configuration = CommandConfiguration(
            "done", "Say that activities are done.",
            example: "hearth focus done \"Write the letter\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "Activities, by name, id or LIST/ACTIVITY.", completion: .names(.activities))
        var activities: [String]

        @Flag(help: "They are open again.")
        var undo = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let done = try await client.perform(
                FinishActivities(activities, undo: undo ? true : nil))
            try console.answer(done, asJSON: node.json) { done in
                console.say(
                    undo
                        ? Text(
                            count: done.count, one: "1 activity is open again.",
                            other: "\(done.count) activities are open again.")
                        : Text(
                            count: done.count, one: "1 activity is done.",
                            other: "\(done.count) activities are done."))
            }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "Delete an activity.",
            example: "hearth focus delete \"Write the letter\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(help: "The activity.", completion: .names(.activities))
        var activity: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            // By its id, which a name alone is not to operations of all kinds.
            let shown = try await client.perform(EditActivity(activity))
            try confirmation.confirm(Text("Delete the activity “\(shown.name)”?"), on: console)
            let deleted = try await client.perform(
                DeleteItem(item: "\(shown.listID)/\(shown.id)"))
            try console.answer(deleted, asJSON: node.json) { _ in
                console.say(Text("The activity “\(shown.name)” is deleted."))
            }
        }
    }

    struct Clear: NodeCommand {
        static let configuration = CommandConfiguration(
            "clear", "Delete what is done.", example: "hearth focus clear --yes")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(
            help: ArgumentHelp(
                "A list of activities; your own if not given.", valueName: "list"),
            completion: .names(.ownLists))
        var list: String?

        @Flag(help: "Do not ask.")
        var yes = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard yes else {
                throw UsageError(Text("This deletes what is done. Add --yes to do it."))
            }
            let cleared = try await client.perform(ClearDoneActivities(list: list))
            try console.answer(cleared, asJSON: node.json) { cleared in
                console.say(
                    Text(
                        count: cleared.items, one: "1 activity is deleted.",
                        other: "\(cleared.items) activities are deleted."))
            }
        }
    }
}

extension FocusCommand {
    struct RepetitionOptions: ParsableArguments {
        @Option(
            name: .customLong("repeat"),
            help: ArgumentHelp(
                "When it is to be done again: 3-days, mon,thu, monthly-15, yearly-12-24 or never.",
                valueName: "when"))
        var repeats: String?
    }

    struct Order: NodeCommand {
        static let configuration = CommandConfiguration(
            "order", "Put activities elsewhere in their list.",
            example: "hearth focus order \"Write the letter\" --first")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Activities, which come in this order.", completion: .names(.activities))
        var activities: [String]

        @Flag(help: "Before all others.")
        var first = false

        @Flag(help: "Behind all others.")
        var last = false

        @Option(
            help: ArgumentHelp("Before this one.", valueName: "activity"),
            completion: .names(.activities))
        var before: String?

        @Option(
            help: ArgumentHelp("Behind this one.", valueName: "activity"),
            completion: .names(.activities))
        var after: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let spots: [(Placement, String?)] =
                (first ? [(.first, nil)] : []) + (last ? [(.last, nil)] : [])
                + (before.map { [(.before, $0)] } ?? []) + (after.map { [(.after, $0)] } ?? [])
            guard spots.count == 1 else {
                throw UsageError(Text("Say one of --first, --last, --before and --after."))
            }
            let ordered = try await client.perform(
                OrderActivities(activities, spots[0].0, beside: spots[0].1))
            try console.answer(ordered, asJSON: node.json) { ordered in
                console.say(
                    Text(
                        count: ordered.count, one: "1 activity is moved.",
                        other: "\(ordered.count) activities are moved."))
            }
        }
    }
}

extension ActivityPlace: ExpressibleByArgument {}
