import ArgumentParser
import HearthAPI
import HearthLanguage

extension FocusCommand {
    struct Stats: NodeCommand {
        static let configuration = CommandConfiguration(
            "stats", "Say how your days went.", example: "hearth focus stats --period week",
            more: """
                A pomodoro counts in the hour in which it began. `hearth export --format sessions` takes out every \
                single one.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(
            help: ArgumentHelp(
                "day, week, month, year or all; month if not given.", valueName: "period"))
        var period: FocusPeriod?

        @Option(help: ArgumentHelp("Its last day; today if not given.", valueName: "date"))
        var through: String?

        @Option(
            help: ArgumentHelp("The diary of a friend who shows it to you.", valueName: "friend"))
        var of: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let diary = try await of.asyncMap { try await Diary.diary(of: $0, client) }
            let shown = try await client.perform(
                ShowStatistics(diary: diary, period: period, through: through))
            try console.answer(shown, asJSON: node.json) { shown in
                console.say(StatisticsText.days(shown))
                guard shown.total != FocusCount() else {
                    console.say(StatisticsText.empty(shown))
                    return
                }
                for line in StatisticsText.lines(shown) { console.say(line) }
                for line in [StatisticsText.bestHours(shown), StatisticsText.estimates(shown)] {
                    if let line { console.say(line) }
                }
                console.say([""] + Self.table(shown).lines())
            }
        }

        private static func table(_ shown: StatisticsShown) -> Table {
            if shown.period == .day {
                var table = Table([
                    Text("FROM"), Text("TO"), Text("ACTIVITY"), Text("OWN"), Text("OUTSIDE"),
                    Text("END"),
                ])
                for one in shown.pomodoros {
                    table.add([
                        StatisticsText.clock(one.started, of: one),
                        one.ended.map { StatisticsText.clock($0, of: one) }, one.activity,
                        "\(one.internalInterruptions)", "\(one.externalInterruptions)",
                        one.end?.rawValue,
                    ])
                }
                return table
            }
            var table = Table([
                Text("DAY"), Text("POMODOROS"), Text("DONE"), Text("OWN"), Text("OUTSIDE"),
            ])
            for day in shown.days where day.count != FocusCount() {
                table.add([
                    day.day, "\(day.count.completed)", "\(day.count.done)",
                    "\(day.count.internalInterruptions)", "\(day.count.externalInterruptions)",
                ])
            }
            return table
        }
    }

    struct Reset: NodeCommand {
        static let configuration = CommandConfiguration(
            "reset", "Empty your diary, and with it all that stats says.",
            example: "hearth focus reset --yes",
            more: """
                Activities stay, and so do counts on lists that others edit. The page of statistics can undo it for ten \
                minutes.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Flag(help: "Do not ask.")
        var yes = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard yes else {
                throw UsageError(Text("This empties your diary. Add --yes to do it."))
            }
            let reset = try await client.perform(ResetFocus())
            try console.answer(reset, asJSON: node.json) { reset in
                console.say(
                    Text(
                        count: reset.items, one: "1 day is deleted.",
                        other: "\(reset.items) days are deleted."))
            }
        }
    }

    struct Diary: NodeCommand {
        static let configuration = CommandConfiguration(
            "diary", "Say who sees your diary, show it to one friend, or take it back.",
            example: "hearth focus diary --show Kim",
            more: """
                Who sees it reads all of it: when you worked at what, and what interrupted you, each with its time. What \
                came to them stays with them when you take it back.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(
            help: ArgumentHelp("Show it to this friend.", valueName: "friend"),
            completion: .names(.friends))
        var show: String?

        @Flag(help: "Show it to nobody any more.")
        var hide = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard show == nil || !hide else { throw UsageError(Text("Say --show or --hide.")) }
            let shown: DiariesShown
            if let show {
                shown = try await client.perform(ShowDiaryTo(friend: show))
            } else if hide {
                shown = try await client.perform(HideDiary())
            } else {
                shown = try await client.perform(ShowDiaries())
            }
            try console.answer(shown, asJSON: node.json) { shown in
                console.say(DiaryText.reader(shown))
                for other in shown.others {
                    console.say(Text("You see the diary of \(other.owner)."))
                }
            }
        }

        static func diary(of friend: String, _ client: NodeClient) async throws -> String {
            let others = try await client.perform(ShowDiaries()).others
            guard let found = others.first(where: { $0.owner == friend }) else {
                throw UsageError(Text("\(friend) shows you no diary."))
            }
            return found.diary
        }
    }
}

extension FocusPeriod: ExpressibleByArgument {}

extension Optional where Wrapped: Sendable {
    /// The same of what takes waiting.
    fileprivate func asyncMap<Value>(
        _ change: (Wrapped) async throws -> Value
    ) async throws -> Value? {
        guard let self else { return nil }
        return try await change(self)
    }
}
