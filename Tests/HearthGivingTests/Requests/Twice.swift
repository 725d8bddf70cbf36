import FoundationEssentials
import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// Sends everything twice, and compares what is there after it with what was there after the first.
final class Twice {
    let mates: Mates
    /// Whoever gives from another home.
    let friend: SimulatedNode
    /// Names of the operations that were sent.
    private(set) var sent: Set<String> = []

    var world: World { mates.world }
    var home: SimulatedNode { mates.node }
    var owner: Caller { mates.owner }
    var mate: Caller { mates.mate }

    init() throws {
        mates = try Mates()
        friend = mates.story.first
    }

    /// Sends an operation, which the owner asks for at home unless another person is named.
    ///
    /// `refused`: what the second is refused with, where that does no harm.
    @discardableResult
    func send<Request: Operation>(
        _ operation: Request, on node: SimulatedNode? = nil, as caller: Caller? = nil,
        refused: ErrorCode? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Request.Answer {
        let node = node ?? home
        let caller = caller ?? (node === home ? owner : Caller())
        sent.insert("\(Request.self)")
        func perform() throws -> Request.Answer {
            try world.perform(operation, on: node, as: caller, keepingID: true)
        }
        let answer = try perform()
        let once = state()
        if let refused {
            expectRefusal(refused, sourceLocation: sourceLocation) { _ = try perform() }
        } else {
            #expect(throws: Never.self, sourceLocation: sourceLocation) { _ = try perform() }
        }
        let twice = state()
        for (before, after) in zip(once, twice) where before != after {
            Issue.record(
                "\(Request.self) again:\n\(before)\n\(after)", sourceLocation: sourceLocation)
        }
        #expect(once.count == twice.count, sourceLocation: sourceLocation)
        return answer
    }

    /// Lets others hear of it.
    func settle() {
        world.beat()
        #expect(world.nodes.allSatisfy { $0.failures.isEmpty })
    }

    /// All that people at home and the friend are shown.
    private func state() -> [String] {
        state(on: home, as: owner) + state(on: home, as: mate) + state(on: friend, as: Caller())
    }

    private func state(on node: SimulatedNode, as caller: Caller) -> [String] {
        func shown<Request: Operation>(_ request: Request) -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            let answer = try? world.perform(request, on: node, as: caller)
            let octets = try? answer.map { try encoder.encode($0) }
            return "\(Request.self) \(octets.map { String(decoding: $0, as: UTF8.self) } ?? "-")"
        }
        let lists = (try? world.perform(ListLists(), on: node, as: caller)) ?? []
        return [
            shown(ListLists()), shown(ListFriends()), shown(ShowInbox()), shown(ListInvitations()),
            shown(ShowCart()), shown(ShowProfile()), shown(ListMembers()), shown(ListAsks()),
            shown(ShowNews(which: "all")), shown(ShowReminderDays()), shown(ShowHook()),
            shown(ShowStrangers()), shown(ShowShops()), shown(ShowCurrencySettings()),
            shown(ShowAddressSharing()),
        ]
            + lists.flatMap { list in
                [
                    shown(ShowList(list: list.id)), shown(ShowComments(on: list.id)),
                    shown(ShowWhispers(about: list.id)), shown(WhoCanSee(list: list.id)),
                    shown(ShowThanks(list: list.id)),
                ]
            }
    }

    /// The operations that change something, as the sources of the API declare them.
    static func declared() throws -> Set<String> {
        let folder = "Sources/HearthAPI/Operations"
        var names: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let text = try #require(
                FileManager.default.contents(atPath: "\(folder)/\(file)").map {
                    String(decoding: $0, as: UTF8.self)
                })
            for piece in text.split(separator: "package struct ").dropFirst() {
                let name = piece.prefix { $0.isLetter }
                let kind = piece.dropFirst(name.count)
                guard
                    kind.hasPrefix(": Operation {") || kind.hasPrefix(": Creating {")
                        || kind.hasPrefix(": Confirmed {"),
                    !piece.contains("static let isReading = true")
                else { continue }
                names.insert(String(name))
            }
        }
        return names
    }
}
