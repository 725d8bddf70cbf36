import HearthAPI
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("A friend who has moved")
struct MovedFriendTests {
    private let world = World.quick()
    private let owner: SimulatedNode
    private let first: SimulatedNode
    private let passphrase = "correct horse battery"

    init() throws {
        owner = try world.add(household: "House of the owner", member: "Owner")
        first = try world.add(household: "First house", member: "First")
        try world.befriend(owner, first)
    }

    private func isMeeting(as caller: Caller = Caller()) throws -> Bool {
        try world.friends(of: first, as: caller).map(\.isConnected) == [true]
            && world.friends(of: owner).map(\.isConnected) == [true]
    }

    private func addresses(as caller: Caller = Caller()) throws -> [KnownAddress] {
        try world.perform(ShowFriend(friend: "Owner"), on: first, as: caller).addresses
    }

    /// Both homes are dialled elsewhere from now on, and neither knows where the other is.
    private func moveApart() throws {
        world.stop(owner)
        world.stop(first)
        world.move(owner, to: "owner.new:4700")
        world.move(first, to: "first.new:4700")
        try world.start(owner)
        try world.start(first)
        world.run(for: .seconds(120))
        try #require(try world.friends(of: owner).map(\.isConnected) == [false])
    }

    @Test("Their new link is taken, and the homes meet again at once")
    func moved() throws {
        let old = owner.address
        try moveApart()
        #expect(try addresses().map(\.address) == [old])
        #expect(try addresses().first?.lastError == PeerProblem.noAnswer.rawValue)
        let link = try world.link(of: owner)
        let answer = try world.perform(AddFriend(link: link), on: first)
        #expect(answer.state == .friends && answer.note == .addressNoted)
        #expect(answer.addresses == [owner.address, old])
        try world.run(until: "they meet", within: .seconds(5)) { try isMeeting() }
        world.settle()
        let known = try #require(try addresses().first { $0.address == owner.address })
        #expect(known.wasReached && known.lastTried != nil && known.lastError == nil)
        // The owner says themselves where they are, and that is what counts.
        #expect(try addresses().map(\.address) == [owner.address])
        #expect(try world.perform(AddFriend(link: link), on: first).note == .addressKnown)
        #expect(try world.inbox(of: owner).isEmpty && world.inbox(of: first).isEmpty)
        #expect(owner.failures.isEmpty && first.failures.isEmpty)
    }

    @Test("A noted address is kept over a restart, also where the member is locked")
    func restarted() throws {
        try world.perform(SetPassphrase(new: passphrase), on: first)
        try moveApart()
        let link = try world.link(of: owner)
        world.stop(owner)
        world.run(for: .seconds(10))
        let before = try world.perform(Unlock(passphrase: passphrase), on: first)
        try world.perform(
            AddFriend(link: link), on: first, as: Caller(session: before.token))
        world.stop(first)
        try world.start(first)
        let after = try world.perform(Unlock(passphrase: passphrase), on: first)
        let caller = Caller(session: after.token)
        world.run(for: .seconds(60))
        #expect(try addresses(as: caller).map(\.address).contains(owner.address))
        try world.start(owner)
        try world.run(until: "they meet", within: .seconds(900)) {
            try isMeeting(as: caller)
        }
    }

    @Test("Somebody else's address under a friend's key costs dials that fail, and nothing more")
    func hostile() throws {
        let mallory = try world.add(household: "Mallory's", member: "Mallory")
        let link = try world.link(of: owner)
        let key = try #require(link.split(separator: "@").first)
        let old = owner.address
        world.stop(owner)
        world.run(for: .seconds(10))
        let answer = try world.perform(
            AddFriend(link: "\(key)@\(mallory.address)"), on: first)
        #expect(answer.note == .addressNoted)
        world.run(for: .seconds(60))
        let tried = try #require(try addresses().first { $0.address == mallory.address })
        #expect(tried.lastError != nil && !tried.wasReached)
        #expect(try world.inbox(of: mallory).isEmpty)
        #expect(try world.friends(of: mallory).isEmpty)
        #expect(mallory.household?.replicator.connectedPeers.isEmpty == true)
        // What was known is kept, and works.
        #expect(try addresses().map(\.address).contains(old))
        try world.start(owner)
        try world.run(until: "they meet", within: .seconds(900)) { try isMeeting() }
    }

    @Test("A link with another node than theirs changes nothing, and says what to do")
    func otherNode() throws {
        let mallory = try world.add(household: "Mallory's", member: "Mallory")
        let (theirs, others) = (
            try Link(try world.link(of: owner)), try Link(try world.link(of: mallory))
        )
        let key = PublicKeyText(identity: theirs.key.identity, node: others.key.node).text
        let before = try world.friends(of: first)
        expectRefusal(.friendsOtherNode) {
            try world.perform(
                AddFriend(link: "hearth:\(key)@\(mallory.address)"), on: first)
        }
        #expect(try world.friends(of: first) == before)
        world.run(for: .seconds(60))
        #expect(mallory.household?.replicator.connectedPeers.isEmpty == true)
    }

    @Test("An invitation of somebody who is a friend already is not used up")
    func invitation() throws {
        let invitation = try world.perform(NewInvitation(), on: owner)
        expectRefusal(.alreadyFriends) {
            try world.perform(AddFriend(link: invitation.link ?? ""), on: first)
        }
        #expect(try world.perform(ListInvitations(), on: owner).map(\.state) == [.open])
    }

    @Test("Addresses from links push no more than so many into what is dialled")
    func bounded() throws {
        let key = try #require(try world.link(of: owner).split(separator: "@").first)
        for round in 0..<5 {
            let many = (0..<Limits.addressesPerNode).map { "host\(round)-\($0):4700" }
            try world.perform(
                AddFriend(link: "\(key)@\(many.joined(separator: ","))"), on: first)
        }
        let row = try #require(first.store.rows(FriendRow.self).first)
        #expect(row.addresses.count == Limits.addressesOfFriend)
        // The one at which they were reached last cannot be pushed out.
        #expect(try addresses().map(\.address).contains(owner.address))
    }
}
