import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHousehold

@Suite("What ended sign-ins take along")
struct EndedSignInsTests {
    @Test("What is kept elsewhere goes whenever other sign-ins are ended, and never by itself")
    func keeping() throws {
        let (world, passphrase) = (World.quick(), "correct horse")
        let node = try world.add(household: "House", member: "Owner", passphrase: passphrase)
        try world.perform(AddMember(name: "Partner"), on: node)
        func signIn(_ member: String, _ passphrase: String? = nil) throws -> Caller {
            Caller(
                session: try world.perform(
                    SignIn(member: member, passphrase: passphrase), on: node
                ).token)
        }
        let owner = try signIn("Owner", passphrase)
        let partner = try signIn("Partner")
        let keys = try world.perform(ListMembers(), on: node, as: owner).map(\.key)
        func endings() throws -> [Int] {
            try keys.map { try world.perform(ShowKeeping(member: $0), on: node).endings }
        }
        #expect(try endings() == [0, 0])
        try world.perform(Lock(), on: node, as: partner)
        world.stop(node)
        try world.start(node)
        #expect(try endings() == [0, 0])
        try world.perform(SignOutElsewhere(), on: node, as: owner)
        try world.perform(
            SetPassphrase(new: "another long one", current: passphrase), on: node, as: owner)
        world.stop(node)
        try world.start(node)
        #expect(try endings().sorted() == [0, 2])
        expectRefusal(.unknownMember) {
            try world.perform(ShowKeeping(member: "nobody"), on: node)
        }
    }
}
