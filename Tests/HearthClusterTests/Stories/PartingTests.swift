import HearthAPI
import Testing

@Suite("Saying no, and parting")
struct PartingTests {
    private let kettle = "Owner/Birthday/Kettle"

    @Test("Who is no longer shared with sees nothing new, and the others go on")
    func unshare() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            try await owner.does("unshare", "Birthday", "--with", "First", "--yes")
            try await eventually("the list is gone for the first friend") {
                try await !first.lists().contains { $0.title == "Birthday" }
            }
            try await owner.does("wish", "add", "Lamp", "--list", "Birthday")
            try await second.sees(
                wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            let refused = try await first.run(["list", "show", "Owner/Birthday"])
            #expect(refused.exitCode == 2)
            let readers = try await owner.ask([ReaderInfo].self, "list", "who", "Birthday")
            #expect(Set(readers.map(\.name)) == ["Owner", "Second"])
            #expect(try await owner.isConnected(to: first))
        }
    }

    @Test("Who leaves a list with something reserved keeps her own copy; the circle is told")
    func leave() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            try await first.does("reserve", kettle, "--yes")
            try await second.sees(["First"], at: kettle)
            try await first.does("leave", "Owner/Birthday", "--yes")
            #expect(try await !first.lists().contains { $0.title == "Birthday" })
            let cart = try await first.ask(CartInfo.self, "cart")
            #expect(cart.entries.map(\.note) == [.listGone])
            try await second.sees([], at: kettle)
            try await eventually("the owner sees who reads her list") {
                let readers = try await owner.ask([ReaderInfo].self, "list", "who", "Birthday")
                return readers.filter { $0.state == .reading }.map(\.name).sorted()
                    == ["Owner", "Second"]
            }
        }
    }

    @Test("A refused list stays away, and its owner sees that it was refused")
    func refuse() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let first = try await world.household("First")
            try await owner.befriend(first)
            try await owner.does("list", "new", "Birthday")
            try await owner.does("share", "Birthday", "--with", "First")
            try await eventually("the first friend is asked") {
                try await first.ask([InboxEntry].self, "inbox").count == 1
            }
            try await first.does("refuse", "Birthday")
            #expect(try await first.ask([InboxEntry].self, "inbox").isEmpty)
            try await eventually("the owner sees the answer") {
                try await owner.ask([ReaderInfo].self, "list", "who", "Birthday")
                    .contains { $0.name == "First" && $0.state == .refused }
            }
            try await first.restart()
            #expect(try await first.ask([InboxEntry].self, "inbox").isEmpty)
            #expect(try await !first.lists().contains { $0.title == "Birthday" })
        }
    }

    @Test("What was ignored is asked again after the node has started again")
    func ignore() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let first = try await world.household("First")
            try await first.does("friend", "add", try await owner.link)
            try await eventually("the owner is asked") {
                try await owner.ask([InboxEntry].self, "inbox").count == 1
            }
            try await owner.does("ignore", "First")
            #expect(try await owner.ask([InboxEntry].self, "inbox").isEmpty)
            try await owner.restart()
            #expect(try await owner.ask([InboxEntry].self, "inbox").map(\.from) == ["First"])
            try await owner.does("refuse", "First")
            try await owner.restart()
            #expect(try await owner.ask([InboxEntry].self, "inbox").isEmpty)
        }
    }

    @Test("A friendship that ends, ends on both sides and takes the lists along")
    func unfriend() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            try await owner.does("friend", "remove", "First", "--yes")
            #expect(try await owner.friend("First") == nil)
            try await eventually("the first friend sees that it is over") {
                let isFriend = try await first.friend("Owner") != nil
                let hasList = try await first.lists().contains { $0.title == "Birthday" }
                return !isFriend && !hasList
            }
            try await owner.does("wish", "add", "Lamp", "--list", "Birthday")
            try await second.sees(
                wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            // They can become friends again.
            try await owner.befriend(first)
        }
    }
}
