import HearthSodium
import HearthWire
import SwiftProtobuf
import Testing

@Suite("Cards and knocks")
struct CardAndKnockTests {
    private func makeKnock(
        addresses: [String] = ["a:1"], greeting: String = "Hello", card: Record? = nil
    ) throws -> KnockBody {
        let card = try card ?? Sample.card()
        return KnockBody(
            to: try Sample.seed(2).identity().publicKey, card: card,
            person: try CardBody(record: card), addresses: addresses,
            invitation: Sample.octets(16), showsAddresses: true, greeting: greeting)
    }

    /// A card record over any payload, rightly signed.
    private func signed(
        _ payload: [UInt8], kind: RecordKind = .card, stream: StreamID? = nil
    ) throws -> Record {
        let identity = try Sample.seed().identity()
        return Record(
            key: RecordKey(
                kind: kind, stream: stream ?? .card(of: identity.publicKey),
                author: identity.publicKey),
            version: Version(incarnation: 1, counter: 1), payload: payload, sign: identity.sign)
    }

    @Test("A card is read as it was written, and says who signed it")
    func card() throws {
        let record = try Sample.card(name: "Åsa 🎁")
        let (read, body) = try CardBody.verified(record.octets)
        #expect(read == record)
        #expect(body.name == "Åsa 🎁")
        #expect(body.identity == record.key.author)
        #expect(body.nodeKey == (try Sample.node().publicKey))
    }

    @Test(
        "Names that could fool somebody stand on no card",
        arguments: [
            "", " Owner", "Owner ", "a/b", "a\u{0}b", "a\nb", "a\u{7F}b", "a\u{202E}b",
            "a\u{2066}b", "a\u{2028}b", "\u{9B}2J", String(repeating: "x", count: 201),
            "a" + String(repeating: "\u{301}", count: 900),
        ])
    func hostileNames(name: String) throws {
        let record = try Sample.card(name: name)
        #expect(failure { () throws(WireError) in try CardBody(record: record) } == .malformed)
    }

    @Test("Whatever else is signed as a card is none")
    func hostileCards() throws {
        let good = try Sample.card().payload
        #expect(throws: Never.self) { try CardBody(record: try signed(good)) }
        let bad = [
            try signed([]), try signed(Array(good.dropLast(3))), try signed(good, kind: .letter),
            try signed(good, stream: try Sample.fixed(9)), try signed([0xFF, 0xFF]),
        ]
        for record in bad {
            #expect(failure { () throws(WireError) in try CardBody(record: record) } == .malformed)
        }
        var octets = try Sample.card().octets
        octets[120] ^= 1
        let forged = octets
        #expect(
            failure { () throws(WireError) in try CardBody.verified(forged) } == .badSignature)
    }

    @Test("A knock is read as it was written")
    func knockRoundTrip() throws {
        let knock = try makeKnock()
        #expect(try KnockBody(octets: knock.octets) == knock)
        var bare = knock
        bare.invitation = []
        bare.greeting = ""
        bare.addresses = []
        bare.showsAddresses = false
        #expect(try KnockBody(octets: bare.octets) == bare)
        #expect(knock.octets.count <= Limits.knock)
    }

    @Test("A knock over any of its bounds is refused")
    func knockLimits() throws {
        let many = try makeKnock(addresses: [String](repeating: "a:1", count: 9)).octets
        let wide = try makeKnock(addresses: [String(repeating: "a", count: 261)]).octets
        let wordy = try makeKnock(greeting: String(repeating: "x", count: 281)).octets
        for octets in [many, wide, wordy] {
            #expect(failure { () throws(WireError) in try KnockBody(octets: octets) } == .malformed)
        }
        let huge = [UInt8](repeating: 0, count: Limits.knock + 1)
        #expect(failure { () throws(WireError) in try KnockBody(octets: huge) } == .overLimit)
        var code = try makeKnock()
        code.invitation = [1, 2, 3]
        let short = code.octets
        #expect(failure { () throws(WireError) in try KnockBody(octets: short) } == .malformed)
    }

    @Test("A knock with somebody else's card, or none, is refused")
    func forgedKnock() throws {
        var octets = try Sample.card().octets
        octets[130] ^= 1
        let forged = try makeKnock(card: try Record(octets: octets)).octets
        #expect(
            failure { () throws(WireError) in try KnockBody(octets: forged) } == .badSignature)
        #expect(failure { () throws(WireError) in try KnockBody(octets: []) } == .malformed)
    }

    @Test("Cut or flipped anywhere, a knock is refused or says the same of who knocks")
    func knockNoise() throws {
        let knock = try makeKnock()
        let octets = knock.octets
        for count in 0..<octets.count {
            if let read = try? KnockBody(octets: Array(octets[..<count])) {
                #expect(read.card == knock.card)
            }
        }
        for index in octets.indices {
            for bit in 0..<8 {
                var flipped = octets
                flipped[index] ^= 1 << bit
                if let read = try? KnockBody(octets: flipped) {
                    #expect(read.card == knock.card)
                }
            }
        }
    }

    @Test("Every outcome of a knock is read as it was written, and nothing else is one")
    func outcomes() {
        for number in [1, 2, 3, 4, 5, 6, 7, 9] {
            let outcome = KnockOutcome(rawValue: number)
            #expect(outcome.flatMap { KnockOutcome(octets: $0.octets) } == outcome)
            #expect(outcome != nil)
        }
        #expect(KnockOutcome(octets: []) == nil)
        #expect(KnockOutcome(octets: [0x08, 0x63]) == nil)
        #expect(KnockOutcome(octets: [0xFF]) == nil)
    }
}
