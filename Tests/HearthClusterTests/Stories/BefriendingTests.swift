import Foundation
import HearthAPI
import HearthHousehold
import HearthRows
import HearthSodium
import HearthStore
import HearthWire
import Testing

@Suite("Making friends")
struct BefriendingTests {
    @Test("A link is all that two nodes need, and neither sees the other's name too early")
    func link() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let first = try await world.household("First")
            try await first.does("friend", "add", try await owner.link)
            try await eventually("the owner is asked") {
                try await owner.ask([InboxEntry].self, "inbox").contains { $0.from == "First" }
            }
            let waiting = try await first.ask([FriendInfo].self, "friend", "list")
            #expect(waiting.map(\.state) == [.knocking])
            #expect(waiting.map(\.name) == [nil])
            #expect(try await owner.ask([FriendInfo].self, "friend", "list").isEmpty)
            try await owner.does("accept", "First")
            try await owner.meets(first)
            #expect(try await owner.ask([InboxEntry].self, "inbox").isEmpty)
        }
    }

    @Test("A bare key needs an address, and two who knock at each other are friends at once")
    func bareKey() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let first = try await world.household("First")
            let key = try await owner.does("key", "--bare")
            let refused = try await first.run(["friend", "add", key])
            #expect(refused.exitCode == 2)
            #expect(refused.errors.contains("--at HOST:PORT"))
            try await first.does("friend", "add", key, "--at", "127.0.0.1:\(owner.port)")
            try await owner.does("friend", "add", try await first.link)
            try await owner.meets(first)
        }
    }

    @Test("A knock at a node that is away arrives when the node comes back")
    func knockLater() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let first = try await world.household("First")
            let link = try await owner.link
            try await owner.stop()
            try await first.does("friend", "add", link)
            try await owner.start()
            try await eventually("the owner is asked") {
                try await owner.ask([InboxEntry].self, "inbox").contains { $0.from == "First" }
            }
        }
    }

    @Test("An invitation with a list makes friends and opens the list in one step")
    func invitation() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let first = try await world.household("First")
            try await owner.does("list", "new", "Birthday")
            try await owner.does("wish", "add", "Kettle", "--list", "Birthday")
            let invitation = try await owner.ask(
                InvitationInfo.self, "invite", "new", "--list", "Birthday")
            try await first.does("friend", "add", try #require(invitation.link))
            try await first.sees(wishes: ["Kettle"], on: "Owner/Birthday")
            try await owner.meets(first)
            #expect(try await owner.ask([InboxEntry].self, "inbox").isEmpty)
            #expect(try await first.ask([InboxEntry].self, "inbox").isEmpty)
            let used = try await owner.ask([InvitationInfo].self, "invite", "list")
            #expect(used.map(\.state) == [.used])
            #expect(used.map(\.usedBy) == ["First"])
        }
    }

    @Test("Used, revoked and expired invitations are refused, each with its reason")
    func refusedInvitations() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let first = try await world.household("First")
            func invite() async throws -> (id: String, link: String) {
                let made = try await owner.ask(InvitationInfo.self, "invite", "new")
                return (made.id, try #require(made.link))
            }
            let (used, revoked, expired) = (
                try await invite(), try await invite(), try await invite()
            )
            try await first.does("friend", "add", used.link)
            try await owner.meets(first)
            try await owner.does("invite", "revoke", revoked.id, "--yes")
            try await owner.stop()
            try expire(expired.id, in: owner)
            try await owner.start()

            let links = [used.link: "used", revoked.link: "taken back", expired.link: "expired"]
            for (link, reason) in links {
                let second = try await world.household("Late \(reason.prefix(4))")
                try await second.does("friend", "add", link)
                try await eventually("\(second.name) is told that it was \(reason)") {
                    let text = try await second.does("friend", "list")
                    return text.contains(reason)
                }
                let states = try await second.ask([FriendInfo].self, "friend", "list").map(\.state)
                #expect(states == [.knocking])
                try await second.stop()
            }
            #expect(try await owner.ask([FriendInfo].self, "friend", "list").count == 1)
            #expect(try await owner.ask([InboxEntry].self, "inbox").isEmpty)
            let states = try await owner.ask([InvitationInfo].self, "invite", "list").map(\.state)
            #expect(Set(states.map(\.rawValue)) == ["used", "revoked", "expired"])
        }
    }

    /// Moves the end of an invitation into the past, while the node is stopped.
    private func expire(_ id: String, in home: TestHome) throws {
        let store = try SQLiteStore(path: home.path + "/hearth.sqlite")
        let changed = try store.transaction(.full) { tables in
            var changed = 0
            for var row in try tables.rows(InvitationRow.self)
            where row.codeHash.hex.hasPrefix(id) {
                row.expiresAt = WallTime(seconds: 1_000_000_000)
                try tables.put(row)
                changed += 1
            }
            return changed
        }
        try store.close()
        try #require(changed == 1)
    }
}
