import HearthAPI
import Testing

@Suite("Nodes that are killed right after they said yes")
struct CrashTests {
    @Test("What the owner did alone is there again")
    func alone() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            /// Runs a command, kills the node as soon as the command has ended, starts it again.
            func survives(_ arguments: String...) async throws {
                try await owner.does(arguments)
                try await owner.crash()
                try await owner.start()
            }
            func names(on list: String) async throws -> [String] {
                try await owner.items(of: list).map(\.name)
            }
            try await survives("list", "new", "Birthday", "--date", "2027-05-31")
            #expect(try await owner.lists().contains { $0.title == "Birthday" })
            for number in 1...4 {
                try await survives("wish", "add", "Wish \(number)", "--list", "Birthday")
                #expect(try await names(on: "Birthday") == (1...number).map { "Wish \($0)" })
            }
            try await survives("wish", "edit", "Birthday/Wish 1", "--price", "5 EUR")
            let edited = try await owner.ask(GivenWish.self, "wish", "show", "Birthday/Wish 1")
            #expect(edited.price == "5.00 EUR")
            try await survives("wish", "delete", "Birthday/Wish 2", "--yes")
            #expect(try await names(on: "Birthday") == ["Wish 1", "Wish 3", "Wish 4"])
            try await survives("wish", "add", "Idea")
            #expect(try await owner.ask([GivenWish].self, "tray").map(\.name) == ["Idea"])
            try await survives("wish", "move", "Idea", "--to", "Birthday")
            #expect(try await names(on: "Birthday").contains("Idea"))
            #expect(try await owner.ask([GivenWish].self, "tray").isEmpty)
            try await survives("list", "rename", "Birthday", "Party")
            #expect(try await owner.lists().contains { $0.title == "Party" })
            try await survives("invite", "new")
            #expect(try await owner.ask([InvitationInfo].self, "invite", "list").count == 1)
        }
    }

    @Test("What people agreed on is there again, and reaches the others")
    func together() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let first = try await world.household("First")
            let second = try await world.household("Second")
            /// Runs a command, kills the node as soon as the command has ended, starts it again.
            func survives(_ home: TestHome, _ arguments: String...) async throws {
                try await home.does(arguments)
                try await home.crash()
                try await home.start()
            }
            for friend in [first, second] {
                try await survives(friend, "friend", "add", try await owner.link)
                try await eventually("the owner is asked by \(friend.name)") {
                    try await owner.ask([InboxEntry].self, "inbox")
                        .contains { $0.from == friend.name }
                }
                try await survives(owner, "accept", friend.name)
                #expect(try await owner.friend(friend.name)?.state == .friends)
                try await owner.meets(friend)
            }
            try await owner.does("list", "new", "Birthday")
            try await owner.does("wish", "add", "Kettle", "--list", "Birthday")
            try await survives(owner, "share", "Birthday", "--with", "First", "Second")
            for friend in [first, second] {
                try await eventually("\(friend.name) is asked") {
                    try await friend.ask([InboxEntry].self, "inbox")
                        .contains { $0.title == "Birthday" }
                }
                try await survives(friend, "accept", "Birthday", "--yes")
            }
            for friend in [first, second] {
                try await eventually("\(friend.name) sees the list with everybody on it") {
                    try await friend.lists().contains {
                        $0.title == "Birthday" && $0.state == .open && $0.readers == 2
                    }
                }
            }
            let kettle = "Owner/Birthday/Kettle"
            try await survives(first, "reserve", kettle, "--yes")
            #expect(try await first.ask(CartInfo.self, "cart").entries.map(\.path) == [kettle])
            try await second.sees(["First"], at: kettle)
            try await survives(first, "bought", kettle)
            #expect(try await first.ask(CartInfo.self, "cart").entries.first?.state == .bought)
            try await survives(first, "free", kettle)
            #expect(try await first.ask(CartInfo.self, "cart").entries.isEmpty)
            try await second.sees([], at: kettle)
        }
    }
}
