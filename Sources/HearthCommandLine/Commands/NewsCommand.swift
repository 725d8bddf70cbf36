import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth news`.
struct NewsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "news", "What happened on the lists that you follow, and to what you reserved.",
        example: "hearth news",
        more: "What is shown counts as read. `hearth watch` shows news as they come.",
        subcommands: [Show.self, Read.self, Reminders.self], defaultSubcommand: Show.self)

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show news, the newest first (what `hearth news` alone does).",
            example: "hearth news show --unread --keep")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Flag(help: "Only what you have not read.")
        var unread = false

        @Flag(help: "Everything that is kept, read or not: the last 500.")
        var all = false

        @Flag(help: "Leave what is shown unread.")
        var keep = false

        func validate() throws {
            if unread, all { throw ValidationError("Only one of --unread and --all can be given.") }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            let which = unread ? "unread" : all ? "all" : nil
            let page = try await client.perform(ShowNews(which: which))
            try console.answer(page, asJSON: node.json) { page in
                if page.items.isEmpty {
                    console.say(
                        unread
                            ? Text("Nothing new. `hearth news --all` shows what you have read.")
                            : Text("Nothing new."))
                }
                for news in page.items { console.say([NewsLine.of(news)]) }
            }
            if !keep, page.unread > 0 {
                _ = try await client.perform(ReadNews(through: page.newest))
            }
        }
    }

    struct Read: NodeCommand {
        static let configuration = CommandConfiguration(
            "read", "Mark all news as read.", example: "hearth news read")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let page = try await client.perform(ReadNews())
            try console.answer(page, asJSON: node.json) { _ in
                console.say(Text("Everything is read."))
            }
        }
    }

    struct Reminders: NodeCommand {
        static let configuration = CommandConfiguration(
            "reminders",
            "Show or choose when you are reminded of what is not bought yet and of birthdays.",
            example: "hearth news reminders 14 7 2",
            more:
                "Reminders come at seven in the morning, by the clock of the computer at home."
        )

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Days before the date, at most 8 numbers from 0 to 365.")
        var days: [Int] = []

        @Flag(help: "Do not remind at all.")
        var off = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let info =
                off || !days.isEmpty
                ? try await client.perform(SetReminderDays(days: off ? [] : days))
                : try await client.perform(ShowReminderDays())
            try console.answer(info, asJSON: node.json) { info in
                let days = info.days.map(String.init).joined(separator: ", ")
                console.say(
                    info.days.isEmpty
                        ? Text("You are not reminded.")
                        : Text("You are reminded this many days before: \(days)."))
            }
        }
    }
}

/// A piece of news in a line.
enum NewsLine {
    static func of(_ news: NewsInfo) -> String {
        let mark = news.isUnread ? "*" : " "
        return "\(mark) \(TimeText.local(news.at) ?? "")  " + SafeText.line(news.text.description)
    }
}
