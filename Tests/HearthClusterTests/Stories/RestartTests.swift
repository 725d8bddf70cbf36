import HearthAPI
import Testing

@Suite("Nodes that stop and start")
struct RestartTests {
    @Test("Every node can be restarted in the middle; all is there and all find each other again")
    func restarts() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            let kettle = "Owner/Birthday/Kettle"
            try await first.does("reserve", kettle, "--yes")
            try await second.sees(["First"], at: kettle)
            let friends = [first, second]
            var wishes: Set<String> = ["Kettle", "Marbles"]
            for (number, home) in world.homes.enumerated() {
                try await home.restart()
                for friend in friends {
                    #expect(Set(try await friend.items(of: "Owner/Birthday").map(\.name)) == wishes)
                    try await friend.sees(["First"], at: kettle)
                    try await owner.meets(friend)
                }
                wishes.insert("Wish \(number)")
                try await owner.does("wish", "add", "Wish \(number)", "--list", "Birthday")
                for friend in friends {
                    try await friend.sees(wishes: wishes, on: "Owner/Birthday")
                }
            }
            #expect(try await first.ask(CartInfo.self, "cart").entries.map(\.path) == [kettle])
            try await first.does("free", kettle)
            try await second.sees([], at: kettle)
        }
    }

    @Test("A node keeps its links, members and settings over a restart")
    func keepsItself() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            try await owner.does("wish", "add", "Idea")
            let before = [
                try await owner.link, try await owner.does("member", "list", "--json"),
                try await owner.does("tray", "--json"), try await owner.does("list", "--json"),
            ]
            try await owner.restart()
            let after = [
                try await owner.link, try await owner.does("member", "list", "--json"),
                try await owner.does("tray", "--json"), try await owner.does("list", "--json"),
            ]
            #expect(before == after)
        }
    }
}
