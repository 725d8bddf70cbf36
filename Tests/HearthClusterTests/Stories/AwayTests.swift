import HearthAPI
import Testing

@Suite("When somebody is away")
struct AwayTests {
    private let kettle = "Owner/Birthday/Kettle"

    @Test("While the owner is away, a friend passes on what she wrote before")
    func relay() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday(showingAddresses: true)
            try await eventually("the two friends' nodes meet directly") {
                try await connectedNames(of: first).contains("Second")
            }
            try await second.stop()
            try await owner.does("wish", "add", "Lamp", "--list", "Birthday")
            try await first.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            try await owner.stop()

            try await second.start()
            try await second.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            try await first.does("reserve", "Owner/Birthday/Lamp", "--yes")
            try await second.sees(["First"], at: "Owner/Birthday/Lamp")

            try await owner.start()
            try await owner.does("wish", "delete", "Birthday/Kettle", "--yes")
            try await second.sees(wishes: ["Marbles", "Lamp"], on: "Owner/Birthday")
        }
    }

    @Test("Friends who are friends with each other need no consent to pass a list on")
    func relayBetweenFriends() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            try await first.befriend(second)
            try await second.stop()
            try await owner.does("wish", "edit", "Birthday/Kettle", "--name", "Teapot")
            try await first.sees(wishes: ["Teapot", "Marbles"], on: "Owner/Birthday")
            try await owner.stop()
            try await second.start()
            try await second.sees(wishes: ["Teapot", "Marbles"], on: "Owner/Birthday")
        }
    }

    @Test("Two friends who never meet reach each other through the owner's node alone")
    func throughTheOwner() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            try await owner.stop()
            let claim = try await first.ask(ClaimInfo.self, "reserve", kettle, "--yes")
            #expect(claim.state == .reserved)
            try await eventually("both friends have noticed that the owner is away") {
                let names = try await connectedNames(of: first) + connectedNames(of: second)
                return names.isEmpty
            }
            #expect(try await second.standing(of: kettle)?.queue.isEmpty == true)

            try await owner.start()
            try await second.sees(["First"], at: kettle)
            #expect(try await connectedNames(of: first) == ["Owner"])
            #expect(try await connectedNames(of: second) == ["Owner"])
        }
    }

    private func connectedNames(of home: TestHome) async throws -> [String] {
        try await home.ask(StatusInfo.self, "status").peers
            .filter(\.isConnected).flatMap(\.names)
    }
}
