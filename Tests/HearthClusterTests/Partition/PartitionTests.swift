import HearthAPI
import Testing

@Suite(
    "A network that falls apart",
    .enabled(
        if: TwoNetworks.areAllowed,
        "needs root, iproute2 and the right to make network namespaces (CAP_NET_ADMIN)"))
struct PartitionTests {
    private let kettle = "Owner/Birthday/Kettle"

    @Test("Both halves reserve the same wish; together again, all see one queue")
    func bothHalves() async throws {
        let networks = try TwoNetworks()
        defer { networks.remove() }
        try await withWorld { world in
            let owner = try await household("Owner", in: 0, networks, world)
            let first = try await household("First", in: 0, networks, world)
            let second = try await household("Second", in: 1, networks, world)
            let third = try await household("Third", in: 1, networks, world)
            // With addresses, so that the half without the owner is a circle too.
            try await owner.shareBirthday(
                with: [first, second, third], showingAddresses: true)
            try await eventually("the friends in the second half are connected") {
                try await second.ask(StatusInfo.self, "status").peers
                    .contains { $0.isConnected && $0.names.contains("Third") }
            }
            let before = try await ownersView(of: owner)

            try networks.cut()
            let here = try await first.ask(ClaimInfo.self, "reserve", kettle, "--yes")
            let there = try await second.ask(ClaimInfo.self, "reserve", kettle, "--yes")
            // Neither half can know of the other.
            #expect(here.state == .reserved)
            #expect(there.state == .reserved)
            try await third.sees(["Second"], at: kettle)
            #expect(try await first.standing(of: kettle)?.queue.map(\.name) == ["First"])
            try await owner.does("wish", "add", "Lamp", "--list", "Birthday")
            try await first.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            #expect(try await third.items(of: "Owner/Birthday").count == 2)
            try networks.heal()

            for friend in [first, second, third] {
                try await eventually("\(friend.name) sees one queue", within: .seconds(90)) {
                    let queue = try await friend.standing(of: kettle)?.queue ?? []
                    return queue.map(\.name) == ["First", "Second"]
                        && queue.map(\.state) == [.reserved, .waiting]
                }
                try await friend.sees(
                    wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            }
            // Nothing was withdrawn: the second is told that she waits, and for whom.
            let told = try await second.ask(CartInfo.self, "cart").entries
            #expect(told.map(\.state) == [.waiting])
            #expect(try await second.does("cart").contains("waiting"))
            #expect(try await first.ask(CartInfo.self, "cart").entries.map(\.state) == [.reserved])
            try await owner.does("wish", "delete", "Birthday/Lamp", "--yes")
            #expect(try await ownersView(of: owner) == before)

            try await first.does("free", kettle)
            try await eventually("the second holds it") {
                try await second.ask(CartInfo.self, "cart").entries.map(\.state) == [.reserved]
            }
        }
    }

    @Test("Two homes in a network that knows IPv6 alone become friends")
    func onlyIPv6() async throws {
        let networks = try TwoNetworks(.ipv6)
        defer { networks.remove() }
        try await withWorld { world in
            let owner = try await household("Owner", in: 0, networks, world)
            let first = try await household("First", in: 1, networks, world)
            try await owner.shareBirthday(with: [first])
            try await first.sees(wishes: ["Kettle", "Marbles"], on: "Owner/Birthday")
            let addresses = try await owner.friend("First")?.addresses ?? []
            #expect(
                addresses.allSatisfy { $0.hasPrefix("[2001:db8:99::2]:") } && !addresses.isEmpty)
        }
    }

    private func household(
        _ name: String, in number: Int, _ networks: TwoNetworks, _ world: World
    ) async throws -> TestHome {
        let home = try await world.household(name, starting: false)
        home.setting = networks.setting(in: number)
        try await home.start()
        return home
    }

    private func ownersView(of owner: TestHome) async throws -> [String] {
        [
            try await owner.does("list", "show", "Birthday", "--json"),
            try await owner.does("list", "who", "Birthday", "--json"),
            try await owner.does("inbox", "--json"),
            try await owner.does("cart", "--json"),
        ]
    }
}
