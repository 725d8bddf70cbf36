import HearthAPI
import Testing

@Suite(
    "Homes behind routers", .serialized,
    .enabled(
        if: RoutedHomes.areAllowed,
        "needs root, iproute2, nftables, miniupnpd and the right to make network namespaces"))
struct RouterStoryTests {
    @Test(
        "Two homes behind two routers become friends, and find each other again after each change")
    func story() async throws {
        try await withHomes { first, second, routed in
            try routed.start(router: 0)
            try routed.start(router: 1, natPMP: false)
            try await second.does("reach", "on")
            try await isLetIn(second, at: RoutedHomes.outside[1])
            // It is enough that one can be reached; the other one learns that it cannot.
            try await second.befriend(first)
            try await eventually("the first home knows that nobody reaches it") {
                try await first.does("reach", "check")
                return try await reach(of: first).state == .unreached
            }
            try await first.does("reach", "on")
            try await isLetIn(first, at: RoutedHomes.outside[0])
            // The friend's home dials back once a minute.
            try await eventually("the first home knows that it is reached", within: .seconds(90)) {
                try await first.does("reach", "check")
                return try await reach(of: first).state == .reached
            }
            try await first.does("list", "new", "Birthday")
            try await first.does("wish", "add", "Kettle", "--list", "Birthday")
            try await first.share("Birthday", with: [second])
            try await second.sees(wishes: ["Kettle"], on: "First/Birthday")

            // A router that was switched off is asked again.
            try await routed.stop(router: 0)
            try await eventually("nobody answers") { try await reach(of: first).router == .silent }
            try routed.start(router: 0)
            try await isLetIn(first, at: RoutedHomes.outside[0])

            // The provider gives another address: friends hear of it.
            try routed.move(router: 0, to: "203.0.114.17")
            try await isLetIn(first, at: "203.0.114.17")
            try await eventually("the friend knows", within: .seconds(90)) {
                try await second.friend("First")?.addresses.contains {
                    $0.hasPrefix("203.0.114.17:")
                } ?? false
            }
            try await first.does("wish", "add", "Lamp", "--list", "Birthday")
            try await second.sees(wishes: ["Kettle", "Lamp"], on: "First/Birthday")

            try await first.does("reach", "off")
            let off = try await reach(of: first)
            #expect(off.router == nil && off.outside == nil)
            // Wanted again at once: what took the port back does not take it from the new one.
            try await first.does("reach", "on")
            try await isLetIn(first, at: "203.0.114.17")
            #expect(routed.letsSomebodyIn(router: 0))
            try await first.stop()
            #expect(!routed.letsSomebodyIn(router: 0))
        }
    }

    @Test(
        "A router that refuses, and one with a private address: nothing is told that nobody reaches"
    )
    func refused() async throws {
        try await withHomes { first, second, routed in
            try routed.start(router: 0, .refuses)
            try routed.move(router: 1, to: "100.64.3.1")
            try routed.start(router: 1)
            for home in [first, second] {
                try await home.does("reach", "on")
                try await eventually("\(home.name) knows how it is") {
                    let router = try await reach(of: home).router
                    return router == .refused || router == .hidden
                }
                let info = try await reach(of: home)
                #expect(info.outside == nil)
                #expect(info.addresses.allSatisfy { $0.hasPrefix("10.") })
                #expect(try await home.does("reach").contains("It is enough"))
            }
        }
    }

    private func withHomes(
        _ body: (TestHome, TestHome, RoutedHomes) async throws -> Void
    ) async throws {
        try await withWorld { world in
            let routed = try RoutedHomes(folder: world.folder)
            defer { routed.remove() }
            var homes: [TestHome] = []
            for (number, name) in ["First", "Second"].enumerated() {
                let home = try await world.household(name, starting: false)
                home.setting = routed.setting(in: number)
                try await home.start()
                homes.append(home)
            }
            try await body(homes[0], homes[1], routed)
        }
    }

    private func isLetIn(_ home: TestHome, at outside: String) async throws {
        try await eventually("\(home.name) is let in at \(outside)") {
            try await reach(of: home).addresses.contains { $0.hasPrefix(outside + ":") }
        }
    }

    private func reach(of home: TestHome) async throws -> ReachabilityInfo {
        try await home.ask(ReachabilityInfo.self, "reach")
    }
}
