import HearthAPI
import Testing

@Suite("Giving together")
struct GivingTogetherTests {
    private let kettle = "Owner/Birthday/Kettle"
    private let marbles = "Owner/Birthday/Marbles"
    private let lamp = "Owner/Birthday/Lamp"

    private func entry(of wish: String, _ home: TestHome) async throws -> CartEntry? {
        try await home.ask(CartInfo.self, "cart").entries.first { $0.wish == wish }
    }

    @Test("Friends hold, chip in, share out the tasks and buy twice; the owner sees none of it")
    func story() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            try await owner.does("wish", "add", "Lamp", "--list", "Birthday")
            for friend in [first, second] {
                try await friend.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            }
            let before = try await ownersView(of: owner)

            // At the shop, for as short as it gets: it lapses while the rest goes on.
            try await first.does("hold", marbles, "--minutes", "1", "--quantity", "9", "--yes")
            try await second.sees(["First"], at: marbles)
            let held = try await second.standing(of: marbles)
            #expect(held?.queue.first?.state == .held && held?.held == 9)
            #expect(held?.queue.first?.until != nil)
            let queued = try await second.ask(
                ClaimInfo.self, "reserve", marbles, "--quantity", "6", "--yes")
            #expect(queued.state == .waiting)
            #expect(queued.wish.standing?.queue.last?.waiting == 6)

            try await chipIn(first, second)
            try await buyTwice(owner, first, second)

            try await eventually("the hold has lapsed for both", within: .seconds(90)) {
                let standing = try await second.standing(of: marbles)
                let state = try await entry(of: "Marbles", first)?.state
                return standing?.queue.map(\.name) == ["Second"] && state == .lapsed
            }
            #expect(try await first.does("cart").contains("lapsed"))
            #expect(try await entry(of: "Marbles", second)?.waiting == 0)
            try await owner.does("wish", "edit", "Birthday/Floor lamp", "--name", "Lamp")
            #expect(try await ownersView(of: owner) == before)
            for word in ["held", "chip", "EUR", "bought", "lapsed"] {
                #expect(try await !owner.does("list", "show", "Birthday").contains(word))
            }
        }
    }

    /// Two put in what the kettle costs, and agree on who does what.
    private func chipIn(_ first: TestHome, _ second: TestHome) async throws {
        let part = try await first.ask(ClaimInfo.self, "chip-in", kettle, "200")
        #expect(part.state == .chippedIn)
        #expect(part.wish.standing?.missing == "199.50 SEK")
        try await second.sees(["First"], at: kettle)
        let whole = try await second.run(["reserve", kettle, "--yes"])
        #expect(whole.exitCode == 1)
        #expect(whole.errors.contains("First put money towards it"))
        let euros = try await second.run(["chip-in", kettle, "20", "EUR"])
        #expect(euros.exitCode == 1)
        #expect(euros.errors.contains("SEK"))
        let met = try await second.does("chip-in", kettle, "250 SEK")
        #expect(met.contains("Of it SEK 199.50 counts."))
        #expect(met.contains("The price is met."))
        try await first.does("roles", kettle, "--buys")
        try await second.does("roles", kettle, "--wraps", "--card")
        for (friend, line) in [
            (first, "buys: you, wraps: Second, card: Second"),
            (second, "buys: First, wraps: you, card: you"),
        ] {
            try await eventually("\(friend.name) sees who does what") {
                let text = try await friend.does("wish", "show", kettle)
                return text.contains("price met") && text.contains(line)
            }
        }
        try await first.does("bought", kettle)
        try await eventually("the second friend sees that it is bought") {
            try await second.standing(of: kettle)?.queue.first?.state == .bought
        }
    }

    /// Both buy one lamp, whose name the owner changes meanwhile.
    private func buyTwice(
        _ owner: TestHome, _ first: TestHome, _ second: TestHome
    ) async throws {
        try await first.does("reserve", lamp)
        try await second.sees(["First"], at: lamp)
        let waiting = try await second.ask(ClaimInfo.self, "reserve", lamp)
        #expect(waiting.state == .waiting && waiting.ahead == ["First"])
        try await second.does("bought", lamp)
        try await first.sees(["Second", "First"], at: lamp)
        let twice = try await first.does("bought", lamp)
        #expect(twice.contains("Second bought it too"))
        try await eventually("the second friend is told") {
            let entry = try await entry(of: "Lamp", second)
            return entry?.state == .boughtTwice && entry?.ahead == ["First"]
        }
        #expect(try await second.does("cart").contains("First bought it too"))
        #expect(try await second.does("wish", "show", lamp).contains("bought twice"))
        let back = try await first.ask(ClaimInfo.self, "bought", lamp, "--undo")
        #expect(back.state == .waiting && back.ahead == ["Second"])
        try await eventually("the second friend is told that it is over") {
            try await second.does("news").contains("is not bought twice any more")
        }
        let standings = [try await first.standing(of: lamp), try await second.standing(of: lamp)]
        for standing in standings {
            #expect(standing?.isBoughtTwice == false && standing?.isTaken == true)
            #expect(standing?.queue.map(\.state) == [.bought, .waiting])
        }

        try await owner.does("wish", "edit", "Birthday/Lamp", "--name", "Floor lamp")
        try await eventually("the first friend's cart says what changed") {
            try await first.does("cart").contains("Floor lamp (was Lamp)")
        }
        try await first.does("cart", "seen", "Owner/Birthday/Floor lamp")
        #expect(try await !first.does("cart").contains("(was "))
    }

    /// All that the owner can read of her list.
    private func ownersView(of owner: TestHome) async throws -> [String] {
        [
            try await owner.does("list", "show", "Birthday", "--json"),
            try await owner.does("wish", "show", "Birthday/Kettle"),
            try await owner.does("cart"), try await owner.does("cart", "--due"),
            try await owner.does("inbox", "--json"),
        ]
    }
}
