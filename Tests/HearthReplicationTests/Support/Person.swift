import HearthCircle
import HearthReplication
import HearthSodium
import HearthWire
import Testing

/// Somebody with all her keys, on a node of her own; the same every time.
struct Person {
    let number: UInt8
    let identity: IdentitySecret
    let sealing: SealingSecret
    let node: NodeKey
    let beat: BeatSecret
    let sender: SymmetricKey

    init(_ number: UInt8) throws {
        let octets = [UInt8](repeating: number, count: 32)
        let seed = try #require(Seed(octets: octets))
        self.number = number
        identity = seed.identity()
        sealing = seed.sealing()
        node = try #require(NodeSecret(octets: octets)).publicKey
        beat = try #require(BeatSecret(seed: octets))
        sender = try #require(SymmetricKey(octets: octets))
    }

    var key: IdentityKey { identity.publicKey }

    func reader(_ role: ReaderRole, of list: ListID, on node: NodeKey? = nil) -> ListEntry.Reader {
        ListEntry.Reader(
            identity: key, tag: AuthorTag(of: key, in: list), node: node ?? self.node,
            sealingKey: sealing.publicKey, name: "Person \(number)", role: role, addresses: [])
    }

    func record(
        _ kind: RecordKind, in stream: StreamID, _ counter: UInt64 = 1,
        payload: [UInt8] = [1, 2, 3], name: RecordName = .only
    ) -> Record {
        Record(
            key: RecordKey(kind: kind, stream: stream, author: key, name: name),
            version: Version(incarnation: 1, counter: counter),
            payload: kind == .part ? Self.part(content: payload) : payload,
            sign: identity.sign)
    }

    /// The payload of a part that names these blobs; nobody here opens it.
    static func part(content: [UInt8] = [], naming blobs: [Record] = []) -> [UInt8] {
        let names = BlobTable(names: blobs.map(\.key.name))
        let epoch: [UInt8] = [0, 0, 0, 1]
        return epoch
            + [UInt8](repeating: 0, count: PartPayload.boxByteCount + Nonce.byteCount)
            + [0, 0, UInt8(names.count >> 8), UInt8(names.count & 255)] + names.octets + content
            + [UInt8](repeating: 0, count: SymmetricKey.overhead)
    }

    /// A part that names these blobs.
    func part(
        in stream: StreamID, _ counter: UInt64, incarnation: UInt32 = 1, naming blobs: [Record]
    ) -> Record {
        Record(
            key: RecordKey(kind: .part, stream: stream, author: key),
            version: Version(incarnation: incarnation, counter: counter),
            payload: Self.part(naming: blobs), sign: identity.sign)
    }

    /// A blob with this content, first named by the part of this version.
    func blob(
        in stream: StreamID, _ counter: UInt64, incarnation: UInt32 = 1, _ content: [UInt8]
    ) -> Record {
        let name = RecordName(ofBlob: BLAKE2b.digest(content))
        return Record(
            key: RecordKey(kind: .blob, stream: stream, author: key, name: name),
            version: Version(incarnation: incarnation, counter: counter), payload: content,
            sign: identity.sign)
    }

    func card(_ counter: UInt64 = 1) -> Record {
        CardBody(
            identity: key, sealingKey: sealing.publicKey, nodeKey: node, name: "Person \(number)"
        ).record(version: Version(incarnation: 1, counter: counter), by: identity)
    }

    func bundle(on list: ListID, _ generation: UInt16 = 1) throws -> Record {
        let digest = try #require(Digest(octets: [UInt8](repeating: 0, count: 32)))
        let body = BundleBody(
            certificate: BeatCertificate(certifying: beat.publicKey, for: list, by: identity),
            generation: generation, index: 0, count: 1,
            rosterVersion: Version(incarnation: 1, counter: 1), rosterHash: digest,
            commitment: digest,
            slots: [_](
                repeating: [UInt8](repeating: 0, count: BundleBody.slotByteCount),
                count: BundleBody.slotCount))
        return Record(
            key: RecordKey(
                kind: .bundle, stream: list.stream, author: key, name: RecordName(index: 0)),
            version: Version(incarnation: 1, counter: UInt64(generation)), payload: body.octets,
            sign: beat.sign)
    }

    func cell(
        _ kind: Cell.Kind = .claims, on list: ListID, _ sequence: UInt32, sub: UInt16 = 0,
        incarnation: UInt32 = 1, generation: UInt16 = 1, signedBy other: Person? = nil,
        byteCount: Int? = nil
    ) throws -> Cell {
        Cell(
            kind: kind, list: list, author: AuthorTag(of: key, in: list, for: kind), epoch: 1,
            order: CellOrder(incarnation: incarnation, sequence: sequence, sub: sub),
            generation: generation, salt: .zero,
            plaintext: [UInt8](
                repeating: 0,
                count: kind.plaintextByteCount + (byteCount ?? kind.byteCount) - kind.byteCount),
            nonce: try #require(Nonce(octets: [UInt8](repeating: 0, count: 24))),
            senderKey: sender,
            commitment: try #require(Digest(octets: [UInt8](repeating: 0, count: 32))),
            beatSecret: (other ?? self).beat)
    }
}

extension ListEntry {
    /// A giving list of one owner and her friends.
    static func of(
        _ owner: Person, friends: [Person], ownerNodes: Set<NodeKey> = [], day: Int? = nil,
        isArchived: Bool = false, isGiving: Bool = true, hasLargeCells: Bool = false
    ) throws -> ListEntry {
        let list = ListID(salt: [UInt8](repeating: owner.number, count: 16), owners: [owner.key])
        let stamp = owner.record(.roster, in: list.stream).stamp
        return ListEntry(
            id: list, stamp: stamp, epoch: 1, isGiving: isGiving, isArchived: isArchived,
            hasLargeCells: hasLargeCells, day: day, owners: [owner.key],
            readers: [owner.reader(.owner, of: list)]
                + friends.map { $0.reader(.friend, of: list) },
            ownerNodes: ownerNodes.union([owner.node]))
    }
}
