import ArgumentParser
import HearthAPI
import HearthLanguage

/// Offers a list to friends.
struct ShareCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "share", "Share one of your lists with friends.",
        example: "hearth share Birthday --with Bo Cia",
        more:
            "They are asked first. A keeper edits the list and sees what is reserved. Friends you share a checklist with are keepers if you do not say otherwise. With --keeper or --no-keeper you also change what somebody may do whom you asked before: to be a keeper they are asked, to be none they are not."
    )

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "The list.", completion: .names(.ownLists))
    var list: String

    @Option(
        name: .customLong("with"), parsing: .upToNextOption,
        help: ArgumentHelp("Friends' names.", valueName: "friend"),
        completion: .names(.friends))
    var friends: [String]

    @Flag(
        inversion: .prefixedNo,
        help: "Make them keepers; or readers, who do not edit it.")
    var keeper: Bool?

    func run(_ client: NodeClient, _ console: Console) async throws {
        let readers = try await client.perform(
            ShareList(list: list, with: friends, keeper: keeper))
        try console.answer(readers, asJSON: node.json) { console.sayReaders($0) }
        guard !node.json, let host = readers.first(where: { $0.isHost && !$0.isCaller })?.name
        else { return }
        console.explain(
            Text("\(host) made the list, and learns whom you ask once they say yes."))
    }
}

/// Stops sharing a list with some of its readers.
struct UnshareCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "unshare", "Stop sharing a list with friends.",
        example: "hearth unshare Birthday --with Bo",
        more: "What they were sent until then cannot be taken back; nothing newer reaches them.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: "The list.", completion: .names(.ownLists))
    var list: String

    @Option(
        name: .customLong("with"), parsing: .upToNextOption,
        help: ArgumentHelp("Friends' names.", valueName: "friend"),
        completion: .names(.friends))
    var friends: [String]

    func run(_ client: NodeClient, _ console: Console) async throws {
        let names = friends.joined(separator: ", ")
        try confirmation.confirm(Text("Stop sharing \(list) with \(names)?"), on: console)
        let readers = try await client.perform(UnshareList(list: list, with: friends))
        try console.answer(readers, asJSON: node.json) { console.sayReaders($0) }
        console.explain(
            Text(
                "Nothing newer reaches \(names). What was sent until now stays readable to those who kept it."
            )
        )
    }
}

/// Stops following a friend's list.
struct LeaveCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "leave", "Stop following a friend's list.", example: "hearth leave Owner/Birthday")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: "FRIEND/LIST.", completion: .names(.followedLists))
    var list: String

    func run(_ client: NodeClient, _ console: Console) async throws {
        try confirmation.confirm(
            Text(
                "Leave \(list)? What you reserved there is released; if you own it with others, you cannot come back unless they ask you."
            ),
            on: console)
        let done = try await client.perform(LeaveList(list: list))
        try console.answer(done, asJSON: node.json) { _ in
            console.say(Text("You do not follow \(list) any more."))
        }
    }
}
