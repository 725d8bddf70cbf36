import HearthAPI
import Testing

@Suite("Five households of which nobody knows anybody but the owner")
struct FiveHouseholdsTests {
    private let kettle = "Owner/Birthday/Kettle"
    private let marbles = "Owner/Birthday/Marbles"

    @Test("What they are told of how soon the others learn is true, and what is moved goes along")
    func story() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            // Aunt and Brother agree to hear at once, Cousin and Dad do not.
            let aunt = try await world.household("Aunt")
            let brother = try await world.household("Brother")
            let cousin = try await world.household("Cousin")
            let dad = try await world.household("Dad")
            let friends = [aunt, brother, cousin, dad]
            try await owner.shareBirthday(with: friends)
            for friend in [aunt, brother] { try await friend.does("addresses", "show") }
            try await eventually("those who agreed to it are connected") {
                let met = [try await names(of: aunt), try await names(of: brother)]
                return met == [["Brother", "Owner"], ["Aunt", "Owner"]]
            }
            for friend in [cousin, dad] { #expect(try await names(of: friend) == ["Owner"]) }

            try await atOnceAndLater(aunt, friends)
            try await ownerOff(owner, aunt, brother, [cousin, dad])
            try await moved(owner, friends)
        }
    }

    private func names(of home: TestHome) async throws -> [String] {
        try await home.ask(StatusInfo.self, "status").peers
            .filter(\.isConnected).flatMap(\.names).sorted()
    }

    private func atOnceAndLater(_ aunt: TestHome, _ friends: [TestHome]) async throws {
        let claim = try await aunt.ask(ClaimInfo.self, "reserve", kettle, "--yes")
        let told = claim.wish.standing?.reach
        #expect(told?.atOnce == ["Brother"])
        #expect(told.map { Set($0.later) } == ["Cousin", "Dad"])
        #expect(told?.by != nil)
        for friend in friends { try await friend.sees(["Aunt"], at: kettle) }
    }

    private func ownerOff(
        _ owner: TestHome, _ aunt: TestHome, _ brother: TestHome, _ others: [TestHome]
    ) async throws {
        try await owner.stop()
        for other in others {
            try await eventually("\(other.name) has noticed that the owner is away") {
                try await names(of: other).isEmpty
            }
        }
        let said = try await aunt.does("reserve", marbles, "--yes")
        #expect(said.contains("Brother sees it already."))
        #expect(said.contains("neither their Hearth nor Owner's can be reached"))
        try await brother.sees(["Aunt"], at: marbles)
        for other in others {
            #expect(try await other.standing(of: marbles)?.queue.isEmpty == true)
        }
        try await owner.start()
        for other in others { try await other.sees(["Aunt"], at: marbles) }
    }

    private func moved(_ owner: TestHome, _ friends: [TestHome]) async throws {
        try await owner.does("list", "new", "Christmas")
        try await owner.share("Christmas", with: friends)
        try await owner.does("wish", "move", "Birthday/Kettle", "--to", "Christmas")
        for friend in friends { try await friend.sees(["Aunt"], at: "Owner/Christmas/Kettle") }
        try await eventually("the giver's cart has it there, and news says so") {
            let cart = try await friends[0].ask(CartInfo.self, "cart").entries.map(\.path)
            return cart.sorted() == [marbles, "Owner/Christmas/Kettle"].sorted()
        }
        #expect(try await friends[0].does("news").contains("what you reserved went along"))
    }
}
