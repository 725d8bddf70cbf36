import HearthAPI
import Testing

@Suite("Three households and a list")
struct MainStoryTests {
    private let kettle = "Owner/Birthday/Kettle"

    @Test("A friend reserves, the other friend sees it, the owner sees nothing of it")
    func story() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            let before = try await ownersView(of: owner)

            let claim = try await first.ask(ClaimInfo.self, "reserve", kettle, "--yes")
            #expect(claim.state == .reserved)
            try await second.sees(["First"], at: kettle)
            let standing = try await second.standing(of: kettle)
            #expect(standing?.isTaken == true)
            #expect(standing?.queue.first?.isCaller == false)
            try await eventually("the list says who reserved it") {
                try await second.does("list", "show", "Owner/Birthday").contains("First")
            }
            #expect(try await ownersView(of: owner) == before)

            let cart = try await first.ask(CartInfo.self, "cart")
            #expect(cart.entries.map(\.path) == [kettle])
            #expect(cart.totals == ["399.50 SEK"])
            #expect(try await second.ask(CartInfo.self, "cart").entries.isEmpty)
            #expect(try await owner.ask(CartInfo.self, "cart").entries.isEmpty)

            try await first.does("bought", kettle)
            try await eventually("the second friend sees that it is bought") {
                try await second.standing(of: kettle)?.queue.first?.state == .bought
            }
            try await first.does("free", kettle)
            try await second.sees([], at: kettle)
            #expect(try await first.ask(CartInfo.self, "cart").entries.isEmpty)
            #expect(try await ownersView(of: owner) == before)
        }
    }

    @Test("Whoever is second waits, is told who was first, and holds once the first frees it")
    func waiting() async throws {
        try await withWorld { world in
            let (_, first, second) = try await world.birthday()
            try await first.does("reserve", kettle, "--yes")
            try await second.sees(["First"], at: kettle)

            let claim = try await second.ask(ClaimInfo.self, "reserve", kettle, "--yes")
            #expect(claim.state == .waiting)
            #expect(claim.ahead == ["First"])
            try await first.sees(["First", "Second"], at: kettle)
            #expect(try await first.standing(of: kettle)?.queue.last?.state == .waiting)

            try await first.does("free", kettle)
            try await eventually("the second friend holds it") {
                let queue = try await second.standing(of: kettle)?.queue ?? []
                return queue.map(\.name) == ["Second"] && queue.first?.state == .reserved
            }
            #expect(try await second.ask(CartInfo.self, "cart").entries.first?.state == .reserved)
        }
    }

    @Test("Of nine pieces two friends can each take some")
    func pieces() async throws {
        try await withWorld { world in
            let (_, first, second) = try await world.birthday()
            let marbles = "Owner/Birthday/Marbles"
            try await first.does("reserve", marbles, "--quantity", "7", "--yes")
            try await second.sees(["First"], at: marbles)
            #expect(try await second.standing(of: marbles)?.isTaken == false)
            try await second.does("reserve", marbles, "--quantity", "2", "--yes")
            try await first.sees(["First", "Second"], at: marbles)
            let standing = try await first.standing(of: marbles)
            #expect(standing?.held == 9)
            #expect(standing?.isTaken == true)
        }
    }

    @Test("Before the first reservation the command says who will be able to see it")
    func audience() async throws {
        try await withWorld { world in
            let (_, first, _) = try await world.birthday()
            let outcome = try await first.run(["reserve", kettle, "--yes"])
            #expect(outcome.exitCode == 0)
            #expect(outcome.errors.contains("Second"))
            #expect(outcome.errors.contains("known to Owner only"))
            let again = try await first.run(["reserve", "Owner/Birthday/Marbles", "--yes"])
            #expect(!again.errors.contains("Second"))
        }
    }

    /// All that the owner can read of her list, without what says how time goes by.
    private func ownersView(of owner: TestHome) async throws -> [String] {
        [
            try await owner.does("list", "show", "Birthday"),
            try await owner.does("list", "show", "Birthday", "--json"),
            try await owner.does("list", "who", "Birthday", "--json"),
            try await owner.does("wish", "show", "Birthday/Kettle", "--json"),
            try await owner.does("list", "--json"),
            try await owner.does("inbox", "--json"),
            try await owner.does("cart", "--json"),
            try await owner.does("tray", "--json"),
        ]
    }
}
