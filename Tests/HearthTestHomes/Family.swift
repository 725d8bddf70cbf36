package import HearthAPI
package import HearthSimulation
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// A home with a child, those who look after the child's list, and friends of the mother's elsewhere.
package struct Family {
    package static let passphrase = "correct horse"

    package let world: World
    package let home: SimulatedNode
    package let friends: [SimulatedNode]
    package let list: String

    /// The mother and the father decide for the household, and so do the aunt and the brother; the uncle and
    /// the guest do not. All but the aunt and the brother are keepers of the list; so was the stepfather.
    package init() throws {
        world = World.quick()
        home = try world.add(
            household: "Home", member: "Mother", passphrase: Self.passphrase)
        for name in ["Father", "Aunt", "Uncle", "Stepfather"] {
            try world.perform(AddMember(name: name, passphrase: Self.passphrase), on: home)
        }
        try world.perform(
            AddMember(name: "Guest", passphrase: Self.passphrase, isGuest: true), on: home)
        try world.perform(AddMember(name: "Brother"), on: home)
        try world.perform(SetHouseholder(member: "Uncle", isHouseholder: false), on: home)
        let mother = try Self.signIn("Mother", world, home)
        let made = try world.perform(
            AddChild(
                name: "Child", title: "Wishes of the child", birthday: "2019-04-17",
                keepers: ["Father", "Uncle", "Guest", "Stepfather"], current: Self.passphrase),
            on: home, as: mother)
        list = made.list
        for name in ["Father", "Uncle", "Guest", "Stepfather"] {
            try world.perform(
                AnswerInbox(entry: "Wishes of the child", answer: .accept), on: home,
                as: Self.signIn(name, world, home))
        }
        try world.perform(
            UnshareList(list: made.list, with: ["Stepfather"]), on: home,
            as: Caller(member: "Child", at: .home))
        friends = try ["First", "Second", "Third"].map { [world] name in
            try world.add(household: "House of \(name)", member: name)
        }
        for friend in friends { try world.befriend(home, friend, as: mother) }
    }

    /// The same family, of which another home is asked.
    package init(_ family: Family, actingOn other: SimulatedNode) {
        world = family.world
        home = other
        friends = family.friends
        list = family.list
    }

    private static func signIn(
        _ name: String, _ world: World, _ node: SimulatedNode
    ) throws -> Caller {
        let info = try world.perform(
            SignIn(member: name, passphrase: name == "Brother" ? nil : passphrase), on: node,
            as: Caller())
        return Caller(member: name, session: info.token)
    }

    /// Somebody who is signed in on a page.
    package func signIn(_ name: String) throws -> Caller { try Self.signIn(name, world, home) }

    /// Somebody who is signed in and acts for the child.
    package func acting(_ name: String, passphrase: String? = Family.passphrase) throws -> Caller {
        var caller = try signIn(name)
        caller.acting = ActingFor(child: "Child", passphrase: passphrase)
        return caller
    }

    /// The child's name, at home.
    package var atHome: Caller { Caller(member: "Child", at: .home) }

    /// A friend says yes to the child's knock, and then to the list.
    ///
    /// `toldOfKeepers`: on a page that names the keepers, who then see what they give.
    package func accept(_ friend: SimulatedNode, toldOfKeepers: Bool = true) throws {
        try world.run(until: "\(friend.name) is asked by the child") {
            try world.inbox(of: friend).contains { $0.kind == .knock && $0.from == "Child" }
        }
        try world.perform(AnswerInbox(entry: "Child", answer: .accept), on: friend)
        var named: [OfferedKeeper]?
        try world.run(until: "\(friend.name) is offered the list") {
            let offer = try world.inbox(of: friend).first { $0.kind == .list }
            named = offer?.keepers
            return offer != nil
        }
        try world.perform(
            AnswerInbox(
                entry: "Wishes of the child", answer: .accept,
                keepers: toldOfKeepers ? named?.map(\.key) : nil),
            on: friend)
        try world.run(until: "\(friend.name) reads the list") {
            try world.lists(of: friend).contains { $0.id == list && $0.state == .open }
        }
    }
}
