import ArgumentParser
import HearthAPI
import HearthLanguage

extension FriendCommand {
    /// Where a friend's home is dialled, and what came of it.
    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show a friend, and whether the addresses of their home work.",
            example: "hearth friend show Bo",
            more:
                "If they have moved and none works, use their new link: `hearth friend add LINK`.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The friend's name.", completion: .names(.friends))
        var name: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let detail = try await client.perform(ShowFriend(friend: name))
            try console.answer(detail, asJSON: node.json) { detail in
                let friend = detail.friend
                var facts = Facts()
                facts.add(Text("Name"), PeopleText.name(of: friend))
                facts.add(Text("State"), PeopleText.state(of: friend))
                facts.add(
                    Text("Last heard"), TimeText.ago(friend.lastHeard, now: console.now()))
                facts.add(Text("Next attempt"), TimeText.local(detail.nextAttempt))
                facts.add(Text("Public key"), friend.key)
                console.say(facts.lines())
                console.say([""])
                var table = Table(Text("ADDRESS"), Text("LAST TRIED"), Text("RESULT"))
                for address in detail.addresses {
                    table.add(
                        address.address, TimeText.ago(address.lastTried, now: console.now()),
                        AddressText.state(of: address).string)
                }
                console.say(
                    table.isEmpty ? [Text("No address is known.").string] : table.lines())
            }
        }
    }
}
