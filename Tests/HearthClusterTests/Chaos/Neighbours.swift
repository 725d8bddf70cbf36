import Foundation
import HearthAPI

/// Twelve households in a ring: every third one has a list for the next four.
struct Neighbours: Sendable {
    static let names = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]

    struct Circle: Sendable {
        let owner: TestHome
        let friends: [TestHome]
        /// What everybody calls the list.
        let title: String
        let link: String

        /// How the friends call a wish.
        func path(_ wish: String) -> String { "\(owner.name)/\(title)/\(wish)" }
    }

    /// What makes a wish one that people can chip in for: every third.
    static func price(of number: Int) -> [String] {
        number.isMultiple(of: 3) ? ["--price", "50 EUR"] : []
    }

    let homes: [TestHome]
    let circles: [Circle]

    /// Makes the homes, and lists that each two of the friends see already.
    init(_ world: World, _ book: Book) async throws {
        for name in Self.names { try await world.household(name, logLevel: "info") }
        let homes = world.homes
        self.homes = homes
        circles = try await withThrowingTaskGroup(of: Circle.self) { group in
            for number in stride(from: 0, to: homes.count, by: 3) {
                let friends = (1...4).map { homes[(number + $0) % homes.count] }
                group.addTask {
                    let owner = homes[number]
                    let circle = Circle(
                        owner: owner, friends: friends, title: "List \(owner.name)",
                        link: try await owner.link)
                    try await circle.begin(book)
                    return circle
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
                .sorted { $0.title < $1.title }
        }
    }
}

extension Neighbours.Circle {
    fileprivate func begin(_ book: Book) async throws {
        try await owner.does("list", "new", title)
        for number in 1...3 {
            let wish = "Wish \(number)"
            try await owner.does(
                ["wish", "add", wish, "--list", title] + Neighbours.price(of: number))
            book.note(wish, of: owner.name) { $0.state = .there }
        }
        for friend in friends.prefix(2) { try await owner.befriend(friend) }
        try await owner.share(title, with: Array(friends.prefix(2)))
    }

    /// Lets in whoever is not yet, however far it had come.
    func complete() async throws {
        for friend in friends {
            do {
                try await eventually("\(friend.name) sees \(title)", within: .seconds(180)) {
                    try await proceed(with: friend)
                }
            } catch {
                throw Failure("\(error)\n\(try await standing(of: friend))")
            }
        }
    }

    /// How far a friend has come, as both homes say it, and why their nodes may not meet.
    private func standing(of friend: TestHome) async throws -> String {
        var lines: [String] = []
        for (home, other) in [(friend, owner), (owner, friend)] {
            let inbox = try await home.ask([InboxEntry].self, "inbox")
            let people = try await home.ask([FriendInfo].self, "friend", "list")
            let status = try await home.ask(StatusInfo.self, "status")
            let lists = try await home.lists().map { "\($0.title ?? "-") \($0.state)" }
            let waiting = inbox.map { "\($0.kind) \($0.from) \($0.title ?? "-")" }
            lines.append("\(home.name) has the lists \(lists) and in the inbox \(waiting)")
            lines += people.filter { ($0.name ?? other.name) == other.name }.map { "\($0)" }
            lines += status.peers.filter { !$0.isConnected }.map { "\($0)" }
        }
        let readers = try await owner.ask([ReaderInfo].self, "list", "who", title)
        lines.append("readers \(readers.map { "\($0.name) \($0.state)" })")
        return lines.joined(separator: "\n")
    }

    /// The next step that is missing until a friend sees the list; true when none is.
    func proceed(with friend: TestHome) async throws -> Bool {
        let lists = try await friend.lists()
        if lists.contains(where: { $0.title == title && $0.state == .open }) { return true }
        let theirs = try await friend.ask([InboxEntry].self, "inbox")
        if let offer = theirs.first(where: { $0.title == title }) {
            _ = try await friend.attempts("accept", offer.id, "--yes")
        } else if try await friend.friend(owner.name) == nil {
            _ = try await friend.attempts("friend", "add", link)
        }
        let hers = try await owner.ask([InboxEntry].self, "inbox")
        if let knock = hers.first(where: { $0.from == friend.name && $0.kind == .knock }) {
            _ = try await owner.attempts("accept", knock.id)
        }
        let readers = try await owner.ask([ReaderInfo].self, "list", "who", title)
        if try await owner.friend(friend.name)?.state == .friends,
            !readers.contains(where: { $0.name == friend.name })
        {
            _ = try await owner.attempts("share", title, "--with", friend.name)
        }
        return false
    }
}
