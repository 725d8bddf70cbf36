import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth alarms`.
struct AlarmsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "alarms", "Show security warnings about what came from other homes.",
        example: "hearth alarms",
        more: "An alarm says that somebody told different people different things, or that no more "
            + "of what somebody writes is kept. One stays for each person until you clear it.",
        subcommands: [List.self, Clear.self], defaultSubcommand: List.self)

    struct List: NodeCommand {
        static let configuration = CommandConfiguration(
            "list", "Show the alarms.", example: "hearth alarms list --json")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let alarms = try await client.perform(ShowAlarms())
            try console.answer(alarms, asJSON: node.json) { alarms in
                if alarms.isEmpty { console.say(Text("No alarms.")) }
                for alarm in alarms {
                    let time = TimeText.local(alarm.foundAt) ?? ""
                    console.say([time + "  " + SafeText.line(alarm.notice.text.string)])
                }
            }
        }
    }

    struct Clear: NodeCommand {
        static let configuration = CommandConfiguration(
            "clear", "Forget all alarms.", example: "hearth alarms clear --yes")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        func run(_ client: NodeClient, _ console: Console) async throws {
            try confirmation.confirm(Text("Forget all alarms?"), on: console)
            let done = try await client.perform(ClearAlarms())
            try console.answer(done, asJSON: node.json) { _ in
                console.say(Text("The alarms are forgotten."))
            }
        }
    }
}
