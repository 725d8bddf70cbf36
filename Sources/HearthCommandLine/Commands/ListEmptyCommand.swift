import ArgumentParser
import HearthAPI
import HearthLanguage

extension ListCommand {
    struct Empty: NodeCommand {
        static let configuration = CommandConfiguration(
            "empty", "Delete all that is on a list, and keep the list.",
            example: "hearth list empty Shopping",
            more: """
                It says how to take that back, which works for ten minutes, as long as the home is not started again. \
                What others changed since then stays as it is.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Option(help: ArgumentHelp("Take back what was done at that moment.", valueName: "moment"))
        var undo: Int?

        @Argument(help: "The list.", completion: .names(.ownLists))
        var list: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            if let undo {
                let back = try await client.perform(UndoMany(list: list, at: undo))
                return try console.answer(back, asJSON: node.json) { back in
                    console.say(Self.said(of: back))
                }
            }
            try confirmation.confirm(Text("Delete all that is on the list \(list)?"), on: console)
            let done = try await client.perform(EmptyList(list: list))
            try console.answer(done, asJSON: node.json) { done in
                console.say(
                    Text(
                        count: done.items, one: "1 entry is deleted.",
                        other: "\(done.items) entries are deleted."))
                guard done.items > 0 else { return }
                let moment = String(done.at)
                console.say(
                    Text(
                        "For ten minutes `hearth list empty \(list) --undo \(moment)` brings it back."
                    ))
            }
        }

        private static func said(of back: TakenBack) -> Text {
            back.stayed == 0
                ? Text("It is taken back.")
                : Text(
                    count: back.stayed,
                    one: "It is taken back; 1 was changed since, and stays as it is.",
                    other:
                        "It is taken back; \(back.stayed) were changed since, and stay as they are."
                )
        }
    }
}
