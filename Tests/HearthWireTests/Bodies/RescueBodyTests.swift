import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@Suite("Rescue records")
struct RescueBodyTests {
    private let seed: Seed
    private let stranger: Seed

    init() throws {
        seed = try #require(Seed(octets: Array(0..<32)))
        stranger = try #require(Seed(octets: Array(32..<64)))
    }

    private var author: IdentityKey { seed.identity().publicKey }

    private func body(friends: Int, lists: Int = 2) throws -> RescueBody {
        RescueBody(
            writtenAt: WallTime(seconds: 1_800_000_000),
            friends: try (0..<friends).map { number in
                let octets = BLAKE2b.hash([UInt8(number & 0xFF), UInt8(number >> 8)])
                let other = try #require(Seed(octets: octets))
                return RescueBody.Friend(
                    identity: other.identity().publicKey,
                    node: try #require(NodeKey(octets: octets)), name: "Friend \(number)",
                    addresses: ["192.0.2.7:4327", "[2001:db8::7]:4327"])
            },
            lists: try (0..<lists).map { number in
                RescueBody.List(
                    id: try #require(ListID(octets: [UInt8](repeating: UInt8(number), count: 16))),
                    host: author)
            })
    }

    private func record(
        _ body: RescueBody, least: Int = 0, signedBy signer: Seed? = nil,
        certifiedBy certifier: Seed? = nil
    ) throws -> Record {
        let secret = try #require(RescueCertificate.secret(of: signer ?? seed))
        let certificate = RescueCertificate(
            certifying: secret.publicKey, by: (certifier ?? seed).identity())
        let payload = try #require(
            body.sealed(
                to: seed.sealing().publicKey, certificate: certificate, least: least,
                entropy: SystemEntropy()))
        return Record(
            key: RecordKey(kind: .rescue, stream: .card(of: author), author: author),
            version: Version(incarnation: 1, counter: 1), payload: payload, sign: secret.sign)
    }

    @Test(
        "What is in it comes back, and its size is one of four",
        arguments: [
            (0, 4096), (1, 4096), (10, 4096), (100, 16_384), (400, 65_536), (1000, 262_144),
        ])
    func sizes(friends: Int, size: Int) throws {
        let body = try body(friends: friends)
        let record = try record(body)
        #expect(record.payload.count == size)
        #expect(RescueBody.isValid(record))
        #expect(try RescueBody(record: record, secret: seed.sealing()) == body)
        #expect(throws: WireError.self) {
            try RescueBody(record: record, secret: stranger.sealing())
        }
    }

    /// The example of protocol-spec/records.md.
    @Test("The key of the record follows from the seed")
    func key() throws {
        let secret = try #require(RescueCertificate.secret(of: seed))
        #expect(
            Hex.encode(secret.seed.copy())
                == "334b55fc380ba89281592d2bbf278f31b07417657f59d97b575cdc98df9f8ace")
        let certificate = RescueCertificate(certifying: secret.publicKey, by: seed.identity())
        #expect(
            Hex.encode(certificate.signature.octets)
                == "267482c4b03b8ab7b4307c8b3c854256a4b88f3c4afc3ceffa1bccf1d3650ccd"
                + "6612bb60ee440d50da6d1dc41c4ef5363efe16df601e7837a16c0f61cecf2701")
    }

    @Test("It never becomes smaller, and more than the largest holds is left out")
    func bounds() throws {
        #expect(try record(body(friends: 1), least: 65_536).payload.count == 65_536)
        var long = try body(friends: 1000, lists: 200)
        for index in long.friends.indices {
            long.friends[index].name = String(repeating: "👪", count: 200)
        }
        let opened = try RescueBody(record: record(long), secret: seed.sealing())
        #expect(opened.lists == long.lists)
        #expect((200..<1000).contains(opened.friends.count))
        #expect(opened.friends == Array(long.friends.prefix(opened.friends.count)))
    }

    @Test("Carriers keep none that is signed by a key which its author did not certify")
    func forged() throws {
        let body = try body(friends: 1)
        #expect(try !RescueBody.isValid(record(body, certifiedBy: stranger)))
        let good = try record(body)
        let other = try #require(RescueCertificate.secret(of: stranger))
        let resigned = Record(
            key: good.key, version: good.version, payload: good.payload, sign: other.sign)
        #expect(!RescueBody.isValid(resigned))
        let cut = Record(
            key: good.key, version: good.version, payload: Array(good.payload.dropLast()),
            sign: try #require(RescueCertificate.secret(of: seed)).sign)
        #expect(!RescueBody.isValid(cut))
        // A member's own other key does not sign it either.
        let identity = Record(
            key: good.key, version: good.version, payload: good.payload,
            sign: seed.identity().sign)
        #expect(!RescueBody.isValid(identity))
    }
}
