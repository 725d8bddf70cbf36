import HearthCircle
import HearthSodium
import HearthWire
import Testing

/// Values to put on the wire; the same every time.
enum Sample {
    static func octets(_ count: Int, from first: UInt8 = 1) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0) &+ first }
    }

    static func fixed<Value: FixedOctets>(
        _ first: UInt8 = 1, as type: Value.Type = Value.self
    ) throws -> Value {
        try #require(Value(octets: octets(Value.byteCount, from: first)))
    }

    static func seed(_ number: UInt8 = 1) throws -> Seed {
        try #require(Seed(octets: [UInt8](repeating: number, count: Seed.byteCount)))
    }

    static func node(_ number: UInt8 = 1) throws -> NodeSecret {
        try #require(NodeSecret(octets: [UInt8](repeating: number, count: NodeSecret.byteCount)))
    }

    static func beat(_ number: UInt8 = 1) throws -> BeatSecret {
        try #require(BeatSecret(seed: [UInt8](repeating: number, count: 32)))
    }

    static func key(_ number: UInt8 = 1) throws -> SymmetricKey {
        try #require(SymmetricKey(octets: [UInt8](repeating: number, count: 32)))
    }

    static func card(_ number: UInt8 = 1, name: String = "Owner") throws -> Record {
        let seed = try seed(number)
        let identity = seed.identity()
        return CardBody(
            identity: identity.publicKey, sealingKey: seed.sealing().publicKey,
            nodeKey: try node(number).publicKey, name: name
        ).record(version: Version(incarnation: 1, counter: 1), by: identity)
    }

    static func record(
        _ kind: RecordKind = .part, payload: [UInt8] = octets(40), author: UInt8 = 1,
        version: Version = Version(incarnation: 2, counter: 3)
    ) throws -> Record {
        let identity = try seed(author).identity()
        let key = RecordKey(
            kind: kind, stream: try fixed(9), author: identity.publicKey,
            name: RecordName(index: 7))
        return Record(key: key, version: version, payload: payload, sign: identity.sign)
    }

    static func cell(
        sub: UInt16 = 0, plaintext: [UInt8] = octets(408)
    ) throws -> Cell {
        Cell(
            list: try fixed(3), author: try fixed(4), epoch: 5,
            order: CellOrder(incarnation: 6, sequence: 7, sub: sub), generation: 8,
            salt: try fixed(12), plaintext: plaintext, nonce: try fixed(9), senderKey: try key(),
            commitment: try fixed(10), beatSecret: try beat())
    }

    static func talkCell(
        sub: UInt16 = 0, plaintext: [UInt8] = octets(Cell.Kind.talk.plaintextByteCount)
    ) throws -> Cell {
        Cell(
            kind: .talk, list: try fixed(3), author: try fixed(5), epoch: 5,
            order: CellOrder(incarnation: 6, sequence: 7, sub: sub), generation: 8,
            salt: try fixed(12), plaintext: plaintext, nonce: try fixed(9), senderKey: try key(),
            commitment: try fixed(10), beatSecret: try beat())
    }

    static func bundle() throws -> BundleBody {
        BundleBody(
            certificate: BeatCertificate(
                certifying: try beat().publicKey, for: try fixed(3), by: try seed().identity()),
            generation: 2, index: 1, count: 3,
            rosterVersion: Version(incarnation: 1, counter: 9), rosterHash: try fixed(20),
            commitment: try fixed(21),
            slots: (0..<BundleBody.slotCount).map {
                octets(BundleBody.slotByteCount, from: UInt8($0))
            })
    }

    /// One of every type, and some of them empty.
    static func frames() throws -> [Frame] {
        let record = try record()
        let entry = HaveVector.Entry(author: try fixed(4), incarnation: 1, sequence: .max)
        return [
            .hello(Hello(format: 0x0102, features: .max, clock: 3)),
            .digest(try fixed(7)),
            .summary([]),
            .summary([
                StreamSummary(stream: try fixed(1), digest: try fixed(2)),
                StreamSummary(stream: try fixed(3), digest: try fixed(4)),
            ]),
            .versions(stream: try fixed(9), []),
            .versions(stream: try fixed(9), [record.stamp, record.stamp]),
            .record(record),
            .record(try Sample.record(.blob, payload: [])),
            .have([]),
            .have([
                HaveVector(list: try fixed(1), entries: []),
                HaveVector(list: try fixed(2), entries: [entry, entry]),
            ]),
            .cells([]),
            .cells([try cell(), try cell()]),
            .early(try cell(sub: 1)),
            .cells([try cell(), try talkCell(), try cell()]),
            .early(try talkCell(sub: 1)),
            .ping(.max), .pong(0),
            .close(.goodbye), .close(.notFriends),
            .knock([]), .knock(octets(Limits.knock)),
            .knockAnswer(KnockOutcome.delivered.octets),
            .reachAsk(nonce: .max, port: 1), .reachAsk(nonce: 0, port: 65_535),
            .reachAnswer(nonce: 7, .reached), .reachAnswer(nonce: 7, .notTried),
            .want(stream: try fixed(9), []),
            .want(stream: try fixed(9), [RecordName(index: 1), RecordName(index: .max)]),
        ]
    }
}

/// Why something cannot be read; nil when it can.
func failure<Value>(_ body: () throws(WireError) -> Value) -> WireError? {
    do throws(WireError) {
        _ = try body()
        return nil
    } catch {
        return error
    }
}
