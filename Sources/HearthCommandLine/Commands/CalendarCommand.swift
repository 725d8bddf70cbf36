import ArgumentParser
import HearthAPI
import HearthExchange
import HearthLanguage
import HearthLists
import HearthWire

/// Occasions and birthdays for a calendar program.
struct CalendarCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "calendar", "Write the dates of lists and the birthdays of friends as iCalendar.",
        example: "hearth calendar --to hearth.ics",
        more: """
            Birthdays come back every year, and are there for friends who tell them. Archived \
            lists are left out. Nothing of it says what is reserved.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp("The file to write; standard output if not given.", valueName: "file"),
        completion: .file())
    var output: String?

    @Flag(help: "Replace the file if it is there.")
    var overwrite = false

    @Flag(help: "Leave out the birthdays of friends.")
    var noBirthdays = false

    func run(_ client: NodeClient, _ console: Console) async throws {
        let lists = try await client.perform(ListLists())
        var events = lists.compactMap {
            CalendarEvent(of: $0, details: Words.occasion($0.occasion))
        }
        if !noBirthdays {
            events += try await client.perform(ListBirthdays()).compactMap(Self.event)
        }
        let calendar = CalendarFile(
            name: Text("Wish lists").string, now: WallTime(seconds: Int64(console.now())))
        try console.deliver(calendar.text(of: events), to: output, replacing: overwrite)
    }

    private static func event(_ info: BirthdayInfo) -> CalendarEvent? {
        CalendarEvent(of: info, summary: Text("Birthday: \(info.name)").string) {
            Text("born \($0)").string
        }
    }
}
