import ArgumentParser
import HearthAPI
import HearthLanguage

extension MemberCommand {
    /// Has a member stay here after all who was packed up.
    struct Staying: NodeCommand {
        static let configuration = CommandConfiguration(
            "stay", "Stay here after all, after you were packed up to move out.",
            example: "hearth member stay --as Bo",
            more: """
                You can write here again, and the file that `hearth member move` made is an old copy from \
                then on: a home that is made with it says so as soon as it meets this one or a friend's.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let member = try await client.perform(StayHere())
            try console.answer(member, asJSON: node.json) { member in
                console.say(
                    Text("\(member.name) stays here. What was packed up is an old copy now."))
            }
        }
    }
}
