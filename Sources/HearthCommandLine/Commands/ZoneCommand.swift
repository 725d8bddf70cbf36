import ArgumentParser
import HearthAPI
import HearthLanguage

/// By which time zone a member's days and mornings go.
struct ZoneCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "zone", "Show or choose the time zone of your days.",
        example: "hearth zone Europe/Stockholm",
        more: """
            Reminders at seven in the morning, today and the days that are left go by it. It is the \
            computer’s until you choose another. Commands say times by the clock of the terminal, and \
            pages by that of the browser.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "A place, as Europe/Stockholm; nothing: say how it is.")
    var zone: String?

    @Flag(help: "Go by the computer’s zone, whichever that is.")
    var computer = false

    func validate() throws {
        if zone != nil, computer {
            throw ValidationError(Text("Give either a place or --computer."))
        }
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        let info =
            if zone != nil || computer {
                try await client.perform(SetZone(zone: zone))
            } else {
                try await client.perform(ShowZone())
            }
        try console.answer(info, asJSON: node.json) { info in
            for line in info.lines { console.say(line) }
        }
    }
}
