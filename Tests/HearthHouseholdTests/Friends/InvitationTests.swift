import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("Invitations")
struct InvitationTests {
    private let world = World.quick()

    private func owner() throws -> SimulatedNode {
        let owner = try world.add(household: "House of the owner", member: "Owner")
        try world.perform(NewList(title: "Birthday"), on: owner)
        try world.perform(AddWish(list: "Birthday", name: "Kettle"), on: owner)
        return owner
    }

    private func note(of friend: SimulatedNode) throws -> FriendRemark? {
        try world.friends(of: friend).first?.note
    }

    @Test("An invitation makes friends and opens the list, and nobody is asked anything")
    func oneStep() throws {
        let owner = try owner()
        let first = try world.add(household: "First house", member: "First")
        let invitation = try world.perform(NewInvitation(list: "Birthday"), on: owner)
        try world.perform(AddFriend(link: try #require(invitation.link)), on: first)
        try world.run(until: "the list is open") {
            world.wishes(on: "Owner/Birthday", of: first) == ["Kettle"]
        }
        #expect(try world.inbox(of: owner).isEmpty)
        #expect(try world.inbox(of: first).isEmpty)
        #expect(try world.friends(of: owner).map(\.name) == ["First"])
        let used = try world.perform(ListInvitations(), on: owner)
        #expect(used.map(\.state) == [.used])
        #expect(used.map(\.usedBy) == ["First"])
        #expect(used.map(\.link) == [nil])
    }

    @Test("A used invitation lets nobody else in")
    func used() throws {
        let owner = try owner()
        let first = try world.add(household: "First house", member: "First")
        let second = try world.add(household: "Second house", member: "Second")
        let link = try #require(
            try world.perform(NewInvitation(list: "Birthday"), on: owner).link)
        try world.perform(AddFriend(link: link), on: first)
        try world.run(until: "the list is open") {
            world.wishes(on: "Owner/Birthday", of: first) == ["Kettle"]
        }
        try world.perform(AddFriend(link: link), on: second)
        try world.run(until: "it is refused") { try note(of: second) == .invitationUsed }
        #expect(try world.inbox(of: owner).isEmpty)
        #expect(try world.friends(of: owner).map(\.name) == ["First"])
    }

    @Test("A revoked invitation is refused as such")
    func revoked() throws {
        let owner = try owner()
        let first = try world.add(household: "First house", member: "First")
        let invitation = try world.perform(NewInvitation(), on: owner)
        let short = ShortID.shown(invitation.id, among: [])
        #expect(short.count == ShortID.digits)
        expectRefusal(.unknownInvitation) {
            try world.perform(RevokeInvitation(invitation: String(short.dropLast())), on: owner)
        }
        try world.perform(RevokeInvitation(invitation: short), on: owner)
        try world.perform(AddFriend(link: try #require(invitation.link)), on: first)
        try world.run(until: "it is refused") { try note(of: first) == .invitationRevoked }
        #expect(try world.friends(of: owner).isEmpty)
    }

    @Test("An invitation expires after the days that it was given")
    func expired() throws {
        let owner = try owner()
        let first = try world.add(household: "First house", member: "First")
        let invitation = try world.perform(NewInvitation(days: 1), on: owner)
        world.run(for: .seconds(86_400))
        try world.perform(AddFriend(link: try #require(invitation.link)), on: first)
        try world.run(until: "it is refused") { try note(of: first) == .invitationExpired }
        #expect(try world.perform(ListInvitations(), on: owner).map(\.state) == [.expired])
        #expect(try world.friends(of: owner).isEmpty)
    }

    @Test("A code that this node never gave is unknown to it")
    func unknown() throws {
        let owner = try owner()
        let first = try world.add(household: "First house", member: "First")
        var link = try Link(try world.link(of: owner))
        link.invitation = Invitation(octets: [UInt8](repeating: 7, count: 16))
        try world.perform(AddFriend(link: link.text), on: first)
        try world.run(until: "it is refused") { try note(of: first) == .invitationUnknown }
    }

    @Test("A locked member's invitation is honoured when she unlocks, once")
    func locked() throws {
        let owner = try world.add(
            household: "House of the owner", member: "Owner", passphrase: "correct horse")
        let first = try world.add(household: "First house", member: "First")
        let session = try world.perform(Unlock(passphrase: "correct horse"), on: owner)
        let open = Caller(session: session.token)
        let invitation = try world.perform(NewInvitation(), on: owner, as: open)
        try world.perform(Lock(), on: owner, as: open)
        try world.perform(AddFriend(link: try #require(invitation.link)), on: first)
        world.run(for: .seconds(30))
        #expect(try note(of: first) == .delivered)
        let again = try world.perform(Unlock(passphrase: "correct horse"), on: owner)
        try world.run(until: "they are friends", within: .seconds(600)) {
            try world.friends(of: first).map(\.state) == [.friends]
        }
        let caller = Caller(session: again.token)
        #expect(try world.friends(of: owner, as: caller).map(\.name) == ["First"])
    }
}
