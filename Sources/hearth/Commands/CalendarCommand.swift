import ArgumentParser
import HearthAPI
import HearthExchange
import HearthLanguage
import HearthLists
import HearthWire

/// Occasions for a calendar program.
struct CalendarCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "calendar", "Write the dates of your lists and those of friends as iCalendar.",
        example: "hearth calendar --output hearth.ics",
        more: "Archived lists are left out. Nothing of it says what is reserved.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Option(
        help: ArgumentHelp("The file to write; standard output if not given.", valueName: "file"))
    var output: String?

    @Flag(help: "Replace the file if it is there.")
    var force = false

    func run(_ client: NodeClient, _ console: Console) async throws {
        let lists = try await client.perform(ListLists())
        let events = lists.compactMap { list -> CalendarEvent? in
            guard !list.isArchived, let day = list.date.flatMap({ Day($0) }),
                let title = list.title
            else { return nil }
            return CalendarEvent(
                of: "list " + list.id, day: day,
                summary: list.isOwn ? title : "\(list.owner): \(title)",
                details: Words.occasion(list.occasion))
        }
        let calendar = CalendarFile(
            name: Text("Wish lists").string, now: WallTime(seconds: Int64(console.now())))
        try console.deliver(calendar.text(of: events), to: output, replacing: force)
    }
}
