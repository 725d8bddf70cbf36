import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth reach`.
struct ReachCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "reach", "See to it that friends elsewhere can reach this home.",
        example: "hearth reach on",
        more:
            "It is enough if one of two friends can be reached: then both homes exchange everything.",
        subcommands: [Show.self, On.self, Off.self, Check.self], defaultSubcommand: Show.self)

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show whether friends elsewhere can reach this home, and what helps.",
            example: "hearth reach show")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let info = try await client.perform(ShowReach())
            try console.answer(info, asJSON: node.json) { console.say(ReachLines.all($0)) }
            guard !node.json, !info.asksRouter, info.state != .reached, !info.isByProxyAlone else {
                return
            }
            console.explain(Text("hearth: `hearth reach on` asks your router to let friends in."))
        }
    }

    struct On: NodeCommand {
        static let configuration = CommandConfiguration(
            "on", "Ask the router to let friends in.", example: "hearth reach on",
            more: """
                Hearth asks the router of your home network, by UPnP or NAT-PMP, to lead one port to \
                this node, and no other. Only friends' homes get an answer there; the pages are never \
                shown there. The router is asked again while the node runs, and told to stop when the node stops.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            var info = try await client.perform(SetReach(asksRouter: true))
            // Longer than a router takes that speaks neither language.
            info = try await ReachLines.wait(client, info, atMost: .seconds(15)) {
                $0.router == .asking
            }
            try console.answer(info, asJSON: node.json) { console.say(ReachLines.all($0)) }
        }
    }

    struct Off: NodeCommand {
        static let configuration = CommandConfiguration(
            "off", "Ask the router no more, and take back what it was asked for.",
            example: "hearth reach off")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            _ = try await client.perform(SetReach(asksRouter: false))
            let info = try await client.perform(ShowReach())
            try console.answer(info, asJSON: node.json) { console.say(ReachLines.all($0)) }
        }
    }

    struct Check: NodeCommand {
        static let configuration = CommandConfiguration(
            "check", "Have the home of a friend try to reach this one.",
            example: "hearth reach check",
            more: "A friend has to be connected whose home is elsewhere.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let asked = try await client.perform(CheckReach())
            let info = try await ReachLines.wait(client, asked, atMost: .seconds(25)) {
                $0.isAsking
            }
            try console.answer(info, asJSON: node.json) { console.say(ReachLines.all($0)) }
            guard !node.json, !asked.isAsking, asked.state != .reached else { return }
            console.explain(
                Text("hearth: No friend is connected whose home is elsewhere and could try."))
        }
    }
}

enum ReachLines {
    static func all(_ info: ReachabilityInfo) -> [String] {
        [info.sentence, info.routerSentence, info.advice, info.portText].compactMap { $0?.string }
            + (info.addresses.isEmpty
                ? [] : [Text("Friends dial \(info.addresses.joined(separator: ", ")).").string])
    }

    /// Looks again until it is done.
    static func wait(
        _ client: NodeClient, _ first: ReachabilityInfo, atMost limit: Duration,
        while isUnderWay: (ReachabilityInfo) -> Bool
    ) async throws -> ReachabilityInfo {
        var info = first
        let end = ContinuousClock.now + limit
        while isUnderWay(info), ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(200))
            info = try await client.perform(ShowReach())
        }
        return info
    }
}
