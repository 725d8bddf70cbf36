import HearthAPI
import HearthPoems
import HearthRows
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// What tests of due moments do and look at. Poems note in themselves when they were due.
protocol DueStories {}

extension DueStories {
    var passphrase: String { "correct horse" }

    /// A home with the list "Diary" and three poems on it; `body` gets the caller who made it.
    func story(
        passphrase: String? = nil, _ body: (World, SimulatedNode, Caller) throws -> Void
    ) throws {
        let world = World.quick()
        let node = try world.add(household: "House", member: "Owner", passphrase: passphrase)
        let caller =
            try passphrase.map { try signIn(world, node, $0) }
            ?? Caller(member: "Owner", at: .home)
        try world.perform(NewList(title: "Diary", kind: "poems"), on: node, as: caller)
        for name in ["Pond", "Lake", "Stuck"] {
            _ = try world.carryOut(
                AddPoem(list: "Diary", name: name, text: "…"), on: node, as: caller)
        }
        try body(world, node, caller)
    }

    func signIn(
        _ world: World, _ node: SimulatedNode, _ passphrase: String?, _ member: String = "Owner"
    ) throws -> Caller {
        let signIn = SignIn(member: member, passphrase: passphrase)
        return Caller(session: try world.perform(signIn, on: node).token, at: .home)
    }

    /// Sets when a poem, or the list, is due, in so many seconds from now, and gives the moment.
    @discardableResult
    func set(
        _ poem: String?, _ name: String? = nil, in seconds: Int64, _ world: World,
        _ node: SimulatedNode, _ caller: Caller = Caller(member: "Owner", at: .home)
    ) throws -> WallTime {
        let moment = node.now.adding(.seconds(seconds))
        _ = try world.carryOut(
            SetPoemDue(
                poem: poem, list: poem == nil ? "Diary" : nil, name: name, at: moment.milliseconds),
            on: node, as: caller)
        return moment
    }

    /// When a poem says that it was due.
    func rung(
        _ poem: String, _ world: World, _ node: SimulatedNode,
        _ caller: Caller = Caller(member: "Owner", at: .home)
    ) throws -> [Int64] {
        try moments(of: poem, world, node, caller).map(\.at)
    }

    /// The moments that a poem notes: by which name it was due, when that was, and when it was written.
    func moments(
        of poem: String, _ world: World, _ node: SimulatedNode,
        _ caller: Caller = Caller(member: "Owner", at: .home)
    ) throws -> [(name: String, at: Int64, written: Int64)] {
        let item = try world.perform(ShowItem(item: poem), on: node, as: caller)
        return (item.given.wish.notes ?? "").split(separator: " ").map { line in
            let parts = line.split(separator: ":", omittingEmptySubsequences: false)
            return (String(parts[0]), Int64(parts[1]) ?? 0, Int64(parts[2]) ?? 0)
        }
    }

    func told(
        _ world: World, _ node: SimulatedNode,
        _ caller: Caller = Caller(member: "Owner", at: .home)
    ) throws -> [NewsInfo] {
        try world.perform(ShowNews(which: nil), on: node, as: caller).items
            .filter { $0.kind == .due }
    }

    func expectNothingLeft(
        _ node: SimulatedNode, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(node.household?.nextDue(after: node.now) == nil, sourceLocation: sourceLocation)
        #expect(node.store.rows(DueRow.self).isEmpty, sourceLocation: sourceLocation)
        #expect(node.store.rows(PassedDueRow.self).isEmpty, sourceLocation: sourceLocation)
    }
}
