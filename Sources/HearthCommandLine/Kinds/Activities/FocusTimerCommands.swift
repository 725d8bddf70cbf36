import ArgumentParser
import HearthAPI
import HearthLanguage

extension FocusCommand {
    struct Plan: NodeCommand {
        static let configuration = CommandConfiguration(
            "plan", "Plan today.", example: "hearth focus plan 8 \"Write the letter\"",
            more: "Without anything, it shows the plan.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "How many pomodoros, 0 to 48.")
        var planned: Int?

        @Argument(help: "Activities for today, in their order.", completion: .names(.activities))
        var activities: [String] = []

        func run(_ client: NodeClient, _ console: Console) async throws {
            let focus =
                planned == nil
                ? try await client.perform(ShowFocus())
                : try await client.perform(
                    PlanDay(planned: planned, chosen: activities.isEmpty ? nil : activities))
            try console.answer(focus, asJSON: node.json) { focus in
                for line in DayPlanText.lines(focus.plan) { console.say(line) }
            }
        }
    }

    struct Start: NodeCommand {
        static let configuration = CommandConfiguration(
            "start", "Start a pomodoro.", example: "hearth focus start \"Write the letter\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "The activity; the first one of To Do if not given.",
            completion: .names(.activities))
        var activity: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let focus = try await client.perform(StartPomodoro(activity))
            try console.answer(focus, asJSON: node.json) { console.say(FocusText.status($0)) }
        }
    }

    struct Internal: NodeCommand {
        static let configuration = CommandConfiguration(
            "internal", "Note that you were distracted.",
            example: "hearth focus internal \"Buy milk\" --to unplanned")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var interruption: InterruptionOptions

        func run(_ client: NodeClient, _ console: Console) async throws {
            try await interruption.note(isExternal: false, asJSON: node.json, client, console)
        }
    }

    struct External: NodeCommand {
        static let configuration = CommandConfiguration(
            "external", "Note that somebody disturbed you.",
            example: "hearth focus external \"Call back\" --to inventory")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var interruption: InterruptionOptions

        func run(_ client: NodeClient, _ console: Console) async throws {
            try await interruption.note(isExternal: true, asJSON: node.json, client, console)
        }
    }

    struct InterruptionOptions: ParsableArguments {
        @Argument(help: "What came up.")
        var note: String?

        @Option(
            help: ArgumentHelp(
                "Write it down as an activity: inventory or unplanned.", valueName: "place"))
        var to: ActivityPlace?

        func note(
            isExternal: Bool, asJSON: Bool, _ client: NodeClient, _ console: Console
        ) async throws {
            let focus = try await client.perform(
                Interrupt(isExternal: isExternal, note: note, place: to))
            try console.answer(focus, asJSON: asJSON) { focus in
                console.say(
                    to == nil || note == nil
                        ? Text("Noted.") : Text("Noted, and written down for later."))
                console.say(FocusText.status(focus))
            }
        }
    }

    struct Void: NodeCommand {
        static let configuration = CommandConfiguration(
            "void", "Make the pomodoro void: it counts nowhere.",
            example: "hearth focus void --yes")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Flag(help: "Do not ask.")
        var yes = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard yes else {
                throw UsageError(
                    Text("A void pomodoro counts nowhere. Add --yes to make it void."))
            }
            let focus = try await client.perform(VoidPomodoro())
            try console.answer(focus, asJSON: node.json) { _ in
                console.say(Text("The pomodoro is void."))
            }
        }
    }

    struct Answer: NodeCommand {
        static let configuration = CommandConfiguration(
            "answer", "Say whether you worked to the end, while this computer was off.",
            example: "hearth focus answer yes")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "yes or no.")
        var answer: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard ["yes", "no"].contains(answer) else {
                throw UsageError(Text("Say yes or no."))
            }
            guard let open = try await client.perform(ShowFocus()).unanswered else {
                throw UsageError(Text("Nothing is asked."))
            }
            let focus = try await client.perform(
                AnswerPomodoro(session: open.id, didWork: answer == "yes"))
            try console.answer(focus, asJSON: node.json) { console.say(FocusText.status($0)) }
        }
    }

    struct Break: NodeCommand {
        static let configuration = CommandConfiguration(
            "break", "Say how long the break is, or end it.", example: "hearth focus break --end")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Flag(help: "End it.")
        var end = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let focus =
                end
                ? try await client.perform(EndBreak()) : try await client.perform(ShowFocus())
            try console.answer(focus, asJSON: node.json) { console.say(FocusText.status($0)) }
        }
    }

    struct Status: NodeCommand {
        static let configuration = CommandConfiguration(
            "status", "Say in one line what the timer does.", example: "hearth focus status")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let focus = try await client.perform(ShowFocus())
            try console.answer(focus, asJSON: node.json) { console.say(FocusText.status($0)) }
        }
    }

    struct Wait: NodeCommand {
        static let configuration = CommandConfiguration(
            "wait", "Wait until the pomodoro is over, for scripts.",
            example: "hearth focus wait && say over")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            var focus = try await client.perform(ShowFocus())
            // A clock that is set, or a pomodoro made void: looked at again now and then.
            while focus.state == .working, let session = focus.session {
                let left = max(50, session.until - focus.now)
                try await Task.sleep(for: .milliseconds(min(left, 15_000)))
                focus = try await client.perform(ShowFocus())
            }
            try console.answer(focus, asJSON: node.json) { console.say(FocusText.status($0)) }
        }
    }

    struct Settings: NodeCommand {
        static let configuration = CommandConfiguration(
            "settings", "Show or change how the timer is set.",
            example: "hearth focus settings --length 25 --break 5 --long 15 --every 4")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(help: ArgumentHelp("A pomodoro, in minutes, 1 to 120.", valueName: "minutes"))
        var length: Int?

        @Option(
            name: .customLong("break"),
            help: ArgumentHelp("A break, in minutes, 1 to 60.", valueName: "minutes"))
        var rest: Int?

        @Option(help: ArgumentHelp("A long break, in minutes, 1 to 120.", valueName: "minutes"))
        var long: Int?

        @Option(
            help: ArgumentHelp(
                "A long break after so many pomodoros, 2 to 12.", valueName: "number"))
        var every: Int?

        @Option(help: ArgumentHelp("When a new day begins.", valueName: "hh:mm"))
        var dayBegins: String?

        @Flag(inversion: .prefixedNo, help: "Ring at the end on an open page of the timer.")
        var sound: Bool?

        @Flag(inversion: .prefixedNo, help: "Tell you when a break is over.")
        var tellBreaks: Bool?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let isChange =
                [length, rest, long, every].contains { $0 != nil } || dayBegins != nil
                || sound != nil || tellBreaks != nil
            let focus =
                isChange
                ? try await client.perform(
                    SetFocus(
                        pomodoro: length, shortBreak: rest, longBreak: long,
                        longBreakEvery: every, hasSound: sound, tellsBreaks: tellBreaks,
                        dayBegins: dayBegins))
                : try await client.perform(ShowFocus())
            try console.answer(focus.settings, asJSON: node.json) { settings in
                for line in FocusText.lines(settings) { console.say(line) }
            }
        }
    }
}
