import HearthAPI
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Room for lists that nobody else reads")
struct PrivateRoomTests {
    /// What a member writes on, and against which bound it counts.
    struct Place: Sendable, CustomTestStringConvertible {
        let name: String
        let budget: Budget
        let setUp: @Sendable (PrivateRoomTests) throws -> String

        var testDescription: String { name }
    }

    static let places = [
        Place(name: "tray", budget: .own) { room in
            let wish = try room.world.perform(AddWish(name: "Idea"), on: room.owner, as: room.me)
            return wish.listID + "/" + wish.id
        },
        Place(name: "private list", budget: .own) { try $0.ownList() },
        Place(name: "shared list", budget: .shared) { _ in "Birthday/Kettle" },
        Place(name: "offered, not answered", budget: .own) { room in
            let wish = try room.ownList()
            try room.world.perform(
                ShareList(list: "Own", with: ["First"]), on: room.owner, as: room.me)
            return wish
        },
        Place(name: "shared once", budget: .own) { room in
            let wish = try room.ownList()
            try room.world.share("Own", of: room.owner, with: [(room.first, "First")])
            try room.world.perform(
                UnshareList(list: "Own", with: ["First"]), on: room.owner, as: room.me)
            room.world.settle()
            return wish
        },
        Place(name: "its reader left", budget: .own) { room in
            let wish = try room.ownList()
            try room.world.share("Own", of: room.owner, with: [(room.first, "First")])
            try room.world.perform(LeaveList(list: "Owner/Own"), on: room.first)
            try room.world.run(until: "the owner reads it alone") {
                try room.world.list("Own", of: room.owner).readers == 0
            }
            return wish
        },
        Place(name: "read by somebody of the same home", budget: .shared) { room in
            let passphrase = "correct horse"
            try room.world.perform(
                AddMember(name: "Partner", passphrase: passphrase), on: room.owner, as: room.me)
            let wish = try room.ownList()
            let partner = Caller(
                session: try room.world.perform(
                    SignIn(member: "Partner", passphrase: passphrase), on: room.owner
                ).token)
            try room.world.perform(
                ShareList(list: "Own", with: ["Partner"]), on: room.owner, as: room.me)
            try room.world.perform(
                AnswerInbox(entry: "Own", answer: .accept), on: room.owner, as: partner)
            return wish
        },
    ]

    fileprivate let story: Birthday
    fileprivate let me = Caller(member: "Owner", at: .home)
    fileprivate var world: World { story.world }
    fileprivate var owner: SimulatedNode { story.owner }
    fileprivate var first: SimulatedNode { story.first }
    private let picture = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

    /// Of the owner, also where others live with her.
    private let identity: IdentityKey

    init() throws {
        story = try Birthday()
        identity = try #require(story.owner.member)
    }

    /// A list of the owner's own with a wish; gives the path of the wish.
    private func ownList() throws -> String {
        try world.perform(NewList(title: "Own"), on: owner, as: me)
        try world.perform(AddWish(list: "Own", name: "Lamp"), on: owner, as: me)
        return "Own/Lamp"
    }

    private func attach(to wish: String, from octet: UInt8 = 0) throws {
        try world.perform(
            AttachPhoto(
                item: wish, octets: [octet] + picture, mediaType: "image/jpeg", width: 800,
                height: 600, thumbnail: Array(picture.prefix(2000))), on: owner, as: me)
    }

    private func octets(_ budget: Budget) throws -> Int {
        let household = try #require(owner.household)
        return try household.replicator.octets(
            by: identity, in: budget, store: owner.store)
    }

    private func bound(_ budget: Budget, at octets: Int) {
        switch budget {
        case .shared: owner.household?.replicator.authorQuota = octets
        case .own: owner.household?.replicator.privateQuota = octets
        }
    }

    private func notices(_ caller: Caller) throws -> [AlarmNotice] {
        try world.perform(ShowStatus(), on: owner, as: caller).alarms
            .filter { $0.kind == .privateRoom }
    }

    @Test("A photo counts where its list belongs, and there alone", arguments: places)
    func counts(_ place: Place) throws {
        let wish = try place.setUp(self)
        let other: Budget = place.budget == .own ? .shared : .own
        let before = try (octets(place.budget), octets(other))
        bound(other, at: 0)
        try attach(to: wish)
        #expect(try octets(place.budget) > before.0 + picture.count)
        #expect(try octets(other) == before.1)
    }

    @Test(
        "Up to the bound all is taken, one octet more is refused, and nothing is half done",
        arguments: places)
    func exactly(_ place: Place) throws {
        let wish = try place.setUp(self)
        let reference = try PrivateRoomTests()
        let same = try place.setUp(reference)
        try reference.attach(to: same)
        let needed = try reference.octets(place.budget)
        bound(place.budget, at: needed - 1)
        let before = owner.store.octets(by: identity)
        let code: ErrorCode = place.budget == .own ? .limitPrivate : .limitKept
        expectRefusal(code) { try attach(to: wish) }
        #expect(owner.store.octets(by: identity) == before)
        bound(place.budget, at: needed)
        try attach(to: wish)
        // What makes room, or takes none, is never refused.
        bound(place.budget, at: 0)
        let photo = try #require(
            try world.perform(ShowItem(item: wish), on: owner, as: me).photos.first)
        try world.perform(RemovePhoto(item: wish, hash: photo.hash), on: owner, as: me)
    }

    @Test("At nine tenths the member is told how much it is, and nobody else is")
    func nearly() throws {
        try world.perform(AddMember(name: "Partner"), on: owner, as: me)
        try attach(to: ownList())
        let own = try octets(.own)
        bound(.own, at: own * 10 / 9 + 2)
        #expect(try notices(me).isEmpty)
        bound(.own, at: own * 10 / 9)
        let notice = try #require(try notices(me).first)
        #expect(notice.detail == "\((own + 1023) / 1024) KiB, 4 GiB")
        let partner = try notices(Caller(member: "Partner", at: .home))
        #expect(partner.isEmpty, "\(partner) \(own)")
    }

    @Test(
        "A private list is shared if it fits beside what is shared already, and refused whole if not"
    )
    func sharing() throws {
        try attach(to: ownList())
        let shared = try octets(.shared)
        let list = try #require(ListID(hex: try world.list("Own", of: owner).id))
        let own = owner.store.octetsByStream(of: identity)[
            list.stream, default: 0]
        bound(.shared, at: shared + own - 1)
        let waiting = try world.inbox(of: first).count
        let written = owner.store.octets(by: identity)
        let error = expectRefusal(.limitShared) {
            try world.perform(ShareList(list: "Own", with: ["First"]), on: owner, as: me)
        }
        #expect(error?.arguments == ["list": "Own", "excess": "1 KiB", "limit": "256 MiB"])
        expectRefusal(.limitShared) {
            try world.perform(NewInvitation(list: "Own"), on: owner, as: me)
        }
        world.beat()
        #expect(owner.store.octets(by: identity) == written)
        #expect(try world.inbox(of: first).count == waiting)
        #expect(try world.list("Own", of: owner).readers == 0)
        bound(.shared, at: shared + own)
        try world.perform(ShareList(list: "Own", with: ["First"]), on: owner, as: me)
        try world.run(until: "the friend is asked") {
            try world.inbox(of: first).count == waiting + 1
        }
    }

    @Test(
        "A list that grew too large after somebody was asked lets nobody in, and the owner is told")
    func grown() throws {
        let wish = try ownList()
        try world.perform(ShareList(list: "Own", with: ["First"]), on: owner, as: me)
        try world.run(until: "the friend is asked") {
            try world.inbox(of: first).contains { $0.title == "Own" }
        }
        try attach(to: wish)
        bound(.shared, at: try octets(.shared) + picture.count)
        try world.perform(AnswerInbox(entry: "Own", answer: .accept), on: first)
        try world.run(until: "the owner is told") {
            try world.perform(ShowStatus(), on: owner, as: me).alarms.contains {
                $0.kind == .notLetIn
            }
        }
        #expect(try world.list("Own", of: owner).readers == 0)
        bound(.shared, at: Limits.keptPerAuthor)
        try world.perform(UnshareList(list: "Own", with: ["First"]), on: owner, as: me)
        try world.share("Own", of: owner, with: [(first, "First")])
        #expect(try octets(.own) < picture.count)
    }

    @Test("A home that starts again, or is put back to a copy, counts what it holds")
    func again() throws {
        let wish = try ownList()
        let copy = owner.store.snapshot()
        let early = try (octets(.own), octets(.shared))
        try attach(to: wish)
        let late = try (octets(.own), octets(.shared))
        world.stop(owner)
        owner.restart()
        #expect(try (octets(.own), octets(.shared)) == late)
        #expect(owner.household?.replicator.privateQuota == 4 << 30)
        world.stop(owner)
        owner.restart(from: copy)
        #expect(try octets(.own) == early.0)
        #expect(try octets(.own) < late.0)
    }
}
