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

@Suite("Who can be told what")
struct NewsAudienceTests {
    /// The list as somebody reads it, and her household.
    private static func look(
        at path: String, from node: SimulatedNode, _ world: World
    ) throws -> (household: Household, open: OpenList, member: IdentityKey) {
        var household = try #require(node.household)
        let work = Work(store: node.store, now: world.now)
        let asker = try household.asker(Caller(), needsMember: true, work)
        return (household, try household.list(at: path, for: asker, work), asker.identity)
    }

    @Test("An owner gets no seat in the circle, without which nothing secret can be told")
    func seats() throws {
        let story = try Birthday()
        let owner = try Self.look(at: "Birthday", from: story.owner, story.world)
        let first = try Self.look(at: story.list, from: story.first, story.world)
        let second = try Self.look(at: story.list, from: story.second, story.world)
        #expect(CircleSeat(owner.open) == nil)
        let seat = try #require(CircleSeat(first.open))
        for kind in NewsKind.allCases where kind.isSecret {
            let draft = NewsDraft.secret(kind, seat, on: first.open)
            #expect(draft.isFor(first.member, in: first.household.replicator.directory))
            for other in [owner, second] {
                #expect(!draft.isFor(other.member, in: other.household.replicator.directory))
                #expect(!draft.isFor(other.member, in: first.household.replicator.directory))
            }
        }
        #expect(
            Set(NewsKind.allCases.filter(\.isSecret).map(\.rawValue)) == [
                "reserved-changed", "reserved-gone", "reserved-moved", "reserved-elsewhere", "turn",
                "overtaken", "bought-twice", "bought-twice-over", "price-met", "hold-ending",
                "hold-lapsed",
                "reminder", "whisper", "idea",
            ])
    }

    @Test("What owners are told is for owners, what readers are told for readers")
    func others() throws {
        let story = try Birthday()
        let owner = try Self.look(at: "Birthday", from: story.owner, story.world)
        let first = try Self.look(at: story.list, from: story.first, story.world)
        let directory = owner.household.replicator.directory
        let thanks = NewsDraft.open(.thanks, on: owner.open)
        #expect(thanks.isFor(owner.member, in: directory))
        #expect(!thanks.isFor(first.member, in: directory))
        let comment = NewsDraft.open(.comment, on: owner.open)
        #expect(comment.isFor(owner.member, in: directory))
        #expect(comment.isFor(first.member, in: directory))
        let stranger = try #require(Seed(octets: [UInt8](repeating: 7, count: 32)))
        #expect(!comment.isFor(stranger.identity().publicKey, in: directory))
    }

    @Test(
        "A whisper that is put into an owner's book by mistake ends the program before it is there")
    func planted() async {
        await #expect(processExitsWith: .failure) {
            // Whatever else goes wrong here ends well, and fails the test by that.
            guard let story = try? Birthday(),
                let first = try? NewsAudienceTests.look(
                    at: story.list, from: story.first, story.world),
                var owner = try? NewsAudienceTests.look(
                    at: "Birthday", from: story.owner, story.world)
            else { return }
            guard let seat = CircleSeat(first.open) else { return }
            var book = NewsBook()
            owner.household.post(
                .secret(.whisper, seat, on: first.open), to: &book, of: owner.member,
                Work(store: story.owner.store, now: story.world.now))
        }
    }
}
