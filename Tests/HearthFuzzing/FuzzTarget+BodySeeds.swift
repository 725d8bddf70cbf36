import FoundationEssentials
import HearthCircle
import HearthLists
import HearthSodium
import HearthWire

/// Records and what is in them, of people who are the same every time.
extension FuzzTarget {
    private struct Missing: Error {}

    private static func present<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw Missing() }
        return value
    }

    static func card(_ name: String) throws -> Record {
        let seed = try present(Fixed.seed)
        return CardBody(
            identity: seed.identity().publicKey, sealingKey: seed.sealing().publicKey,
            nodeKey: try present(Fixed.node).publicKey, name: name
        ).record(version: Version(incarnation: 1, counter: 1), by: seed.identity())
    }

    private static var moment: WallTime { WallTime(seconds: 1_800_000_000) }

    private static func item() throws -> Item {
        Item(
            id: try present(fixed()), rank: .middle, revision: 1, name: "Lamp", text: "a\nb",
            link: "https://example.org/", tags: ["x"],
            body: .wish(
                Wish(
                    price: Price.parse("12.50 EUR"), store: "Shop",
                    place: Place(text: "Here", position: Position("59.3,18.1")),
                    priority: nil, date: Day("2027-05-31"))))
    }

    static func bodySeeds(_ target: FuzzTarget) throws -> [[UInt8]] {
        switch target {
        case .cards: [try card("Owner").payload]
        case .rosters: [try roster().payload]
        case .letters: try letters()
        case .knocks: [try knock().octets, KnockOutcome.over.octets]
        case .bundles: [try bundle().octets]
        case .blobs: [Padme.pad([1, 2, 3]), Padme.pad(octets(300))]
        case .partPayloads:
            [
                PartPayload(
                    epoch: 1, box: octets(PartPayload.boxByteCount),
                    nonce: try present(Fixed.nonce),
                    blobs: BlobTable(names: [try present(fixed(1)), try present(fixed(2))]),
                    ciphertext: octets(40)
                ).octets
            ]
        case .profiles:
            [profile().encode()]
        case .parts:
            [
                Part(head: ListHead(title: "Birthday", text: "n"), items: [try item()]).encode(),
                Part(items: [.tombstone(id: try present(fixed(2)), revision: 3)]).encode(),
            ]
        case .buckets: try buckets()
        case .comments:
            [
                Comments([
                    Comment(id: try present(fixed()), item: nil, time: moment, text: "Which?")
                ]).encode()
            ]
        case .thanks:
            [
                Thanks(
                    gifts: [.init(item: try present(fixed()), name: "Lamp", pieces: 2)],
                    text: "There", time: moment
                ).encode()
            ]
        case .claims: try [16, 64].map { try claims().encode(places: $0) }
        case .pages: [try page().encode(), TalkSheet(madeAt: moment).encode()]
        default: []
        }
    }

    private static func roster() throws -> RosterBody {
        let card = try card("Owner")
        let reader = try RosterBody.Reader(
            card: card.octets, role: .owner, addresses: ["127.0.0.1:1"],
            sealedListKey: octets(RosterBody.sealedListKeyByteCount))
        var roster = RosterBody(
            salt: octets(RosterBody.saltByteCount), owners: [card.key.author], epoch: 1,
            isGiving: true, readers: [reader], ancestors: [card.hash], previousKey: [],
            isArchived: false)
        roster.date = (2027, 5, 31)
        roster.note(
            RosterBody.Removal(tag: AuthorTag(of: card.key.author, in: roster.list), round: 9))
        return roster
    }

    private static func knock() throws -> KnockBody {
        let card = try card("Friend")
        return KnockBody(
            to: card.key.author, card: card, person: try CardBody(record: card),
            addresses: ["127.0.0.1:1"], invitation: octets(16), showsAddresses: true,
            greeting: "Hi")
    }

    private static func bundle() throws -> BundleBody {
        BundleBody(
            certificate: BeatCertificate(
                certifying: try present(Fixed.beat).publicKey, for: try present(fixed()),
                by: try present(Fixed.seed).identity()),
            generation: 1, index: 0, count: 1,
            rosterVersion: Version(incarnation: 1, counter: 1), rosterHash: try present(fixed()),
            commitment: try present(fixed()),
            slots: Array(repeating: octets(BundleBody.slotByteCount), count: BundleBody.slotCount))
    }

    /// The protobuf in clear: nothing at all, an address, a profile's key, an ask, a request.
    private static func letters() throws -> [[UInt8]] {
        var letter = Hearth_V1_Letter()
        letter.friend = true
        letter.addresses = ["127.0.0.1:1"]
        letter.profileKey = .init(octets(SymmetricKey.byteCount))
        var offer = Hearth_V1_Offer()
        offer.list = .init(octets(ListID.byteCount))
        offer.role = .friend
        offer.title = "Birthday"
        offer.coOwners = [.init(try card("Other").octets)]
        offer.keepers = [.init(try card("Keeper").octets)]
        letter.child = true
        letter.offers = [offer]
        var answer = Hearth_V1_Answer()
        answer.list = offer.list
        answer.decision = .accepted
        answer.addresses = ["127.0.0.1:2"]
        letter.answers = [answer]
        var ask = Hearth_V1_Ask()
        ask.text = "More"
        letter.asks = [ask]
        var request = Hearth_V1_RosterRequest()
        request.list = offer.list
        request.card = .init(try card("Guest").octets)
        request.role = .friend
        request.addresses = ["127.0.0.1:3"]
        letter.rosterRequests = [request]
        return [[], letter.octets]
    }

    private static func profile() -> Profile {
        var profile = Profile()
        profile.birthday = Birthday("04-17")
        profile.sizes = [.init(label: "Shoes", value: "39")]
        profile.addresses = ["Street 1"]
        profile.note = "n"
        profile.picture = .init(mediaType: "image/jpeg", octets: [0xFF, 0xD8, 0xFF, 1])
        return profile
    }

    private static func buckets() throws -> [[UInt8]] {
        let item = try item()
        let content = Bucket.encode([item])
        return [UInt8(0), 1, 2].map { width in
            let index = Buckets.index(of: item.id, among: 2 << Int(width))
            return [width | UInt8(truncatingIfNeeded: index << 3)] + content
        }
    }

    private static func claims() throws -> ClaimSheet {
        let item: ItemID = try present(fixed())
        let other = try present(ItemID(octets: [UInt8](repeating: 7, count: ItemID.byteCount)))
        let third = try present(ItemID(octets: [UInt8](repeating: 8, count: ItemID.byteCount)))
        return ClaimSheet(
            madeAt: moment,
            entries: [
                ClaimEntry(
                    try present(Claim(item: item, kind: .reserved, time: moment, amount: 1)),
                    changed: moment),
                ClaimEntry(
                    try present(Claim.hold(other, units: 2, minutes: 30, time: moment)),
                    changed: moment),
                ClaimEntry(freed: third, changed: moment),
            ])
    }

    private static func page() throws -> TalkSheet {
        var page = TalkSheet(madeAt: moment)
        let id: ItemID = try present(fixed())
        try page.add(Whisper(subject: nil, time: moment, text: "psst"))
        try page.put(
            Idea(
                id: id, time: moment, name: "Cup", link: "https://example.org/", text: "n",
                price: Price.parse("1 EUR")))
        return page
    }
}
