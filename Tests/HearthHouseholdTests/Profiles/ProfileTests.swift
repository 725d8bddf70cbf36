import FoundationEssentials
import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import HearthZones
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Profiles between friends")
struct ProfileTests {
    private static let shoes = SizeInfo(label: "Shoes", value: "39")

    @Test("A birthday in the future is asked about")
    func birthdayAhead() throws {
        let story = try Birthday()
        expectRefusal(.birthdayAhead) {
            try story.world.perform(EditProfile(birthday: "2999-01-01"), on: story.owner)
        }
        try story.world.perform(EditProfile(birthday: "12-31"), on: story.owner)
    }

    @Test("Friends see what she tells, and what she changes of it")
    func friends() throws {
        let story = try Birthday()
        let world = story.world
        #expect(try world.perform(ShowProfile(friend: "Owner"), on: story.first).sizes.isEmpty)
        let picture = PictureInfo(
            mediaType: "image/jpeg",
            base64: Data([0xFF, 0xD8, 0xFF, 0xDB, 0, 3, 1, 0xFF, 0xD9]).base64EncodedString())
        try world.perform(
            EditProfile(
                birthday: "1980-04-17", sizes: [Self.shoes], addresses: ["Oak Street 1"],
                note: "No wool", picture: picture), on: story.owner)
        world.settle()
        for node in [story.first, story.second] {
            let profile = try world.perform(ShowProfile(friend: "Owner"), on: node)
            #expect(profile.name == "Owner" && !profile.isCaller)
            #expect(profile.birthday == "1980-04-17" && profile.note == "No wool")
            #expect(profile.sizes == [Self.shoes] && profile.addresses == ["Oak Street 1"])
            #expect(profile.pictureType == "image/jpeg")
            #expect(
                try world.perform(ShowProfilePicture(friend: "Owner"), on: node) == picture)
        }
        try world.perform(
            EditProfile(
                clear: [.note, .picture],
                sizes: [
                    SizeInfo(label: "shoes", value: "40"), SizeInfo(label: "Gloves", value: "M"),
                ], addresses: ["Elm Street 2"]), on: story.owner)
        world.settle()
        let changed = try world.perform(ShowProfile(friend: "Owner"), on: story.first)
        #expect(changed.sizes.map(\.value) == ["40", "M"])
        #expect(changed.addresses == ["Oak Street 1", "Elm Street 2"])
        #expect(changed.note == nil && changed.pictureType == nil)
        #expect(changed.birthday == "1980-04-17")
        expectRefusal(.noPicture) {
            try world.perform(ShowProfilePicture(friend: "Owner"), on: story.first)
        }
        // She herself reads it too.
        #expect(try world.perform(ShowProfile(), on: story.owner).sizes.count == 2)
    }

    @Test("Faces are told of friends and of oneself, and never stand beside another of that name")
    func faces() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        func faces(_ node: SimulatedNode) throws -> Set<PicturedPerson> {
            Set(try world.perform(ListPictures(), on: node))
        }
        #expect(try faces(story.owner).isEmpty)
        let picture = PictureInfo(
            mediaType: "image/jpeg",
            base64: Data([0xFF, 0xD8, 0xFF, 0xDB, 0, 3, 1, 0xFF, 0xD9]).base64EncodedString())
        for node in [story.owner, story.first] {
            try world.perform(EditProfile(picture: picture), on: node)
        }
        world.settle()
        #expect(
            try faces(story.owner) == [
                PicturedPerson(name: "Owner", isCaller: true),
                PicturedPerson(name: "First", isCaller: false),
            ])
        // Who is on the list and no friend shows her none.
        #expect(
            try faces(story.second) == [PicturedPerson(name: "Owner", isCaller: false)])
        // Somebody on the list takes the owner's name: both are told apart, by words and by face.
        try world.perform(EditProfile(name: "Owner"), on: story.second)
        var name = ""
        try world.run(until: "both are told apart", within: .seconds(610)) {
            let told = try faces(story.first).filter { !$0.isCaller }.map(\.name)
            name = told.first ?? ""
            return told.count == 1 && ShortID.split(name)?.name == "Owner"
        }
        #expect(
            try world.perform(ShowProfilePicture(friend: name), on: story.first) == picture)
    }

    @Test("The next birthday and what is due go by the day where the machine stands")
    func localDay() throws {
        let story = try Birthday()
        let world = story.world
        let today = try #require(Day(utc: world.now))
        let tomorrow = try #require(Day(daysSinceEpoch: today.daysSinceEpoch + 1))
        story.first.zones = KnownZones(
            own: try #require(Zone(name: "Home", first: 86_400, changes: [])))
        try world.perform(
            EditProfile(birthday: String(today.description.dropFirst(5))), on: story.owner)
        try world.perform(
            EditList(list: "Birthday", date: tomorrow.description), on: story.owner)
        world.settle()
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(ReserveWish(wish: story.marbles), on: story.second)
        func daysLeft(_ node: SimulatedNode) throws -> [Int?] {
            try world.perform(ShowCart(sort: nil), on: node).entries.map(\.daysLeft)
        }
        #expect(try daysLeft(story.first) == [0])
        #expect(try daysLeft(story.second) == [1])
        func next(_ node: SimulatedNode) throws -> String? {
            try world.perform(ListBirthdays(), on: node).first?.next
        }
        #expect(try next(story.second) == today.description)
        #expect(try next(story.first) != today.description)
    }

    @Test("Birthdays that friends tell are listed, the next one first, with the day they come")
    func birthdays() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        func days(of node: SimulatedNode) throws -> [String] {
            try world.perform(ListBirthdays(), on: node)
                .map { "\($0.name) \($0.birthday) \($0.next ?? "never")" }
        }
        #expect(try days(of: story.owner).isEmpty)
        try world.perform(EditProfile(birthday: "1992-02-29"), on: story.first)
        try world.perform(EditProfile(birthday: "12-31"), on: story.second)
        try world.perform(EditProfile(birthday: "01-01"), on: story.owner)
        world.settle()
        let today = try #require(Day(utc: world.now))
        let leap = try #require(HearthLists.Birthday("02-29")?.next(from: today))
        let last = try #require(HearthLists.Birthday("12-31")?.next(from: today))
        let expected = [(leap, "First 1992-02-29 \(leap)"), (last, "Second 12-31 \(last)")]
        #expect(try days(of: story.owner) == expected.sorted { $0.0 < $1.0 }.map(\.1))
        // Who is in the circle and no friend tells her nothing, and she is not in her own.
        #expect(try days(of: story.first).map { $0.prefix(5) } == ["Owner"])
        let ids = try world.perform(ListBirthdays(), on: story.owner).map(\.id)
        #expect(Set(ids).count == 2)
        try world.perform(EditProfile(clear: [.birthday]), on: story.first)
        world.settle()
        #expect(try days(of: story.owner) == ["Second 12-31 \(last)"])
    }

    @Test("Who is in the circle and no friend gets no profile record, and could not open one")
    func circle() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(EditProfile(sizes: [Self.shoes]), on: story.first)
        world.settle()
        #expect(try toldSizes(of: "First", seenBy: story.owner, in: world) == ["39"])
        let first = try #require(story.first.member)
        let key = RecordKey(kind: .profile, stream: .card(of: first), author: first)
        let record = try #require(story.first.store.record(key))
        #expect(story.owner.store.record(key) == record)
        // The two are connected, since they read one list.
        #expect(
            story.second.household?.replicator.isSharing(with: story.first.key) == true)
        #expect(story.second.store.record(key) == nil)
        let directory = try #require(story.first.household).replicator.directory
        #expect(directory.maySend(key, to: story.owner.key))
        #expect(!directory.maySend(key, to: story.second.key))
        // Nor is one taken that somebody sends all the same.
        #expect(
            world.network.inject(
                Frame.record(record).messages, from: story.first, to: story.second))
        world.settle()
        #expect(story.second.store.record(key) == nil)
        expectRefusal(.unknownFriend) {
            try world.perform(ShowProfile(friend: "First"), on: story.second)
        }
    }

    @Test("Who is no friend any more keeps nothing of it, and opens nothing newer")
    func ended() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(EditProfile(sizes: [Self.shoes]), on: story.owner)
        world.settle()
        let owner = try #require(story.owner.member)
        let key = RecordKey(kind: .profile, stream: .card(of: owner), author: owner)
        let old = try #require(story.first.store.record(key))
        let seed = try #require(
            story.owner.store.rows(MemberRow.self).first.flatMap { Seed(octets: $0.seed) })
        let oldKey = try #require(SealedProfile(octets: old.payload)?.key(for: seed.sealing()))
        #expect(SealedProfile(octets: old.payload)?.open(oldKey, in: key) != nil)
        try world.perform(RemoveFriend(friend: "First"), on: story.owner)
        try world.perform(
            EditProfile(sizes: [SizeInfo(label: "Shoes", value: "41")]), on: story.owner)
        world.settle()
        #expect(story.first.store.record(key) == nil)
        let new = try #require(story.second.store.record(key))
        #expect(SealedProfile(octets: new.payload)?.open(oldKey, in: key) == nil)
        #expect(try toldSizes(of: "Owner", seenBy: story.second, in: world) == ["41"])
        expectRefusal(.unknownFriend) {
            try world.perform(ShowProfile(friend: "Owner"), on: story.first)
        }
        // Friends again, she reads it again.
        try world.befriend(story.owner, story.first)
        world.settle()
        #expect(try toldSizes(of: "Owner", seenBy: story.first, in: world) == ["41"])
    }

    @Test("When the other ends it, what she tells after that is under another key too")
    func endedByOther() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(EditProfile(sizes: [Self.shoes]), on: story.owner)
        world.settle()
        let owner = try #require(story.owner.member)
        let key = RecordKey(kind: .profile, stream: .card(of: owner), author: owner)
        let before = try #require(story.owner.store.record(key))
        try world.perform(RemoveFriend(friend: "Owner"), on: story.second)
        world.settle()
        #expect(story.second.store.record(key) == nil)
        try world.perform(EditProfile(note: "No wool"), on: story.owner)
        world.settle()
        let after = try #require(story.owner.store.record(key))
        #expect(after.version > before.version)
        let seed = try #require(
            story.owner.store.rows(MemberRow.self).first.flatMap { Seed(octets: $0.seed) })
        let oldKey = try #require(SealedProfile(octets: before.payload)?.key(for: seed.sealing()))
        #expect(SealedProfile(octets: after.payload)?.open(oldKey, in: key) == nil)
        #expect(try toldSizes(of: "Owner", seenBy: story.first, in: world) == ["39"])
    }

    @Test("Housemates read each other's, whoever moved in first")
    func housemates() throws {
        let world = World.quick()
        let node = try world.add(household: "House", member: "Owner")
        let owner = Caller(member: "Owner")
        try world.perform(EditProfile(sizes: [Self.shoes]), on: node, as: owner)
        try world.perform(AddMember(name: "Mate", passphrase: nil), on: node)
        let mate = Caller(member: "Mate")
        #expect(try toldSizes(of: "Owner", seenBy: node, in: world, as: mate) == ["39"])
        try world.perform(
            EditProfile(sizes: [SizeInfo(label: "Shoes", value: "44")]), on: node, as: mate)
        #expect(try toldSizes(of: "Mate", seenBy: node, in: world, as: owner) == ["44"])
    }

    @Test("A friend's sizes are at hand while shopping, and nobody's but a friend's")
    func shopping() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(EditProfile(sizes: [Self.shoes]), on: story.owner)
        world.settle()
        let sizes = [OwnerSizes(name: "Owner", sizes: [Self.shoes])]
        #expect(
            try world.perform(ShowItem(item: story.kettle), on: story.first).ownerSizes == sizes)
        #expect(try world.perform(ShowCart(), on: story.first).sizes.isEmpty)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).sizes == sizes)
        #expect(
            try world.perform(ShowItem(item: "Birthday/Kettle"), on: story.owner).ownerSizes
                .isEmpty)
    }

    @Test("What a person types wrongly is refused, and nothing is changed")
    func refusals() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(EditProfile(sizes: [Self.shoes]), on: story.owner)
        let before = try world.perform(ShowProfile(), on: story.owner)
        expectRefusal(.birthdayMalformed) {
            try world.perform(EditProfile(birthday: "31-12"), on: story.owner)
        }
        expectRefusal(.textTooLong) {
            try world.perform(
                EditProfile(
                    sizes: [
                        SizeInfo(label: "Hat", value: String(repeating: "9", count: 101))
                    ]), on: story.owner)
        }
        expectRefusal(.numberOutOfRange) {
            try world.perform(
                EditProfile(sizes: (0..<31).map { SizeInfo(label: "Size \($0)", value: "1") }),
                on: story.owner)
        }
        expectRefusal(.pictureNotAllowed) {
            try world.perform(
                EditProfile(
                    note: "Not this either",
                    picture: PictureInfo(mediaType: "image/png", base64: "AAAA")),
                on: story.owner)
        }
        #expect(try world.perform(ShowProfile(), on: story.owner) == before)
    }

    @Test("A profile that breaks a bound shows as nothing")
    func hostile() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(EditProfile(sizes: [Self.shoes]), on: story.owner)
        world.settle()
        let owner = try #require(story.owner.member)
        let seed = try #require(
            story.owner.store.rows(MemberRow.self).first.flatMap { Seed(octets: $0.seed) })
        let key = RecordKey(kind: .profile, stream: .card(of: owner), author: owner)
        let held = try #require(story.owner.store.record(key))
        let profileKey = try #require(
            SealedProfile(octets: held.payload)?.key(for: seed.sealing()))
        var bad = Profile()
        bad.note = "\u{1B}[2J"
        let payload = try #require(
            SealedProfile.seal(
                bad, key: profileKey, author: seed.sealing().publicKey, in: key,
                entropy: SystemEntropy()))
        let forged = Record(
            key: key,
            version: HearthWire.Version(
                incarnation: held.version.incarnation, counter: held.version.counter + 1),
            payload: payload, sign: seed.identity().sign)
        #expect(
            world.network.inject(
                Frame.record(forged).messages, from: story.owner, to: story.first))
        world.settle()
        #expect(story.first.store.record(key) == forged)
        let shown = try world.perform(ShowProfile(friend: "Owner"), on: story.first)
        #expect(shown.note == nil && shown.sizes.isEmpty)
    }

    @Test("A friend who was away reads the profile of a home that was put back meanwhile")
    func restored() throws {
        let story = try Birthday()
        let world = story.world
        world.stop(story.second)
        let snapshot = story.owner.store.snapshot()
        try world.perform(EditProfile(sizes: [Self.shoes]), on: story.owner)
        world.settle()
        world.stop(story.owner)
        try world.start(story.owner, from: snapshot)
        world.settle()
        #expect(try toldSizes(of: "Owner", seenBy: story.first, in: world) == ["39"])
        try world.start(story.second)
        try world.run(until: "the friend reads it too", within: .seconds(900)) {
            try toldSizes(of: "Owner", seenBy: story.second, in: world) == ["39"]
        }
    }
}
