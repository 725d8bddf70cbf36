import HearthReplication
import HearthSodium
import HearthWire

/// A circle member's own keys on one list: what renews their cell while they are locked.
///
/// Stored as certificate 96 | beat seed 32 | generation 2 | sender key 32 | made at 8 | roster hash
/// 32 | number of verified members 2 and their tags, 8 octets each. On a node that hosts an owner of
/// the list it is sealed under the member's storage key; elsewhere it is in the clear, so that
/// unlocking does not show (protocol-spec/circle.md).
struct CircleKeys: Sendable {
    let certificate: BeatCertificate
    private let beatSeed: SecretOctets
    var generation: UInt16
    var sender: SymmetricKey
    var senderMadeAt: WallTime
    /// The roster for which the present bundles were made.
    var rosterHash: Digest
    /// Whom the member had verified when the present sender key was made.
    var verified: [AuthorTag]

    /// New keys; the first generation is 1.
    init?(list: ListID, identity: IdentitySecret, entropy: any Entropy, now: WallTime) {
        guard let beat = BeatSecret(seed: entropy.octets(32, for: .key)),
            let sender = SymmetricKey(octets: entropy.octets(32, for: .key)),
            let none = Digest(octets: [UInt8](repeating: 0, count: Digest.byteCount))
        else { return nil }
        beatSeed = beat.seed
        self.sender = sender
        certificate = BeatCertificate(certifying: beat.publicKey, for: list, by: identity)
        generation = 0
        senderMadeAt = now
        rosterHash = none
        verified = []
    }

    /// What signs their cells and bundles; made of its seed each time, for most only read with the
    /// sender key.
    var beat: BeatSecret { BeatSecret(seed: beatSeed) }

    /// The sender key of a generation, made of the beat seed: two copies of a home that change their
    /// keys in the same beat make the same one, and go on reading each other.
    func senderKey(
        list: ListID, rosterHash: Digest, day: UInt32, generation: UInt16
    ) -> SymmetricKey? {
        var writer = OctetWriter()
        writer.write(list)
        writer.write(rosterHash)
        writer.write(day)
        writer.write(generation)
        return SymmetricKey(
            octets: BLAKE2b.hash(
                Array("hearth/1 sender key".utf8), writer.octets, key: beatSeed.copy()))
    }

    func commitment(list: ListID, author: IdentityKey) -> Digest {
        BundleBody.commitment(
            to: sender, list: list, author: author, generation: generation)
    }

    var octets: [UInt8] {
        var writer = OctetWriter()
        writer.write(certificate.key)
        writer.write(certificate.signature)
        writer.write(beatSeed.copy())
        writer.write(generation)
        writer.write(sender.secret.copy())
        writer.write(UInt64(bitPattern: senderMadeAt.milliseconds))
        writer.write(rosterHash)
        writer.write(UInt16(clamping: verified.count))
        for tag in verified { writer.write(tag) }
        return writer.octets
    }

    init?(octets: [UInt8]) {
        var reader = OctetReader(octets)
        guard let key: BeatKey = try? reader.fixed(),
            let signature: Signature = try? reader.fixed(),
            let seed = try? reader.take(BeatSecret.seedByteCount),
            let generation = try? reader.number16(),
            let senderOctets = try? reader.take(32),
            let sender = SymmetricKey(octets: senderOctets),
            let madeAt = try? reader.number64(), let rosterHash: Digest = try? reader.fixed(),
            let first = try? reader.authorTags()
        else { return nil }
        certificate = BeatCertificate(key: key, signature: signature)
        beatSeed = SecretOctets(seed)
        self.generation = generation
        self.sender = sender
        senderMadeAt = WallTime(milliseconds: Int64(bitPattern: madeAt))
        self.rosterHash = rosterHash
        // Earlier versions wrote another list first: people for whom others had vouched.
        verified = (try? reader.authorTags()) ?? first
    }
}

extension OctetReader {
    /// Their number in 2 octets, and each in 8.
    fileprivate mutating func authorTags() throws(WireError) -> [AuthorTag] {
        var tags: [AuthorTag] = []
        for _ in 0..<(try number16()) { tags.append(try fixed()) }
        return tags
    }
}

extension Household {
    static let wrapContext = Array("hearth/1 circle keys".utf8)

    /// A member's circle keys; nil when there are none here, or the keys are wrapped and the member
    /// is locked.
    func circleKeys(
        of member: IdentityKey, in list: ListID, _ work: Work
    ) throws -> CircleKeys? {
        let key = MembershipKey(list: list, member: member)
        guard let row = try work.store.row(CircleKeyRow.self, key) else { return nil }
        guard row.isWrapped else { return CircleKeys(octets: row.octets) }
        guard let keys = keyring.keys(of: member),
            row.octets.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(row.octets[..<Nonce.byteCount])),
            let octets = keys.storage.open(
                Array(row.octets[Nonce.byteCount...]), nonce: nonce,
                additionalData: Self.wrapContext + list.octets)
        else { return nil }
        return CircleKeys(octets: octets)
    }

    /// Stores circle keys: wrapped where an owner of the list lives on this node.
    ///
    /// A locked member's keys stay as they lie until the member unlocks.
    func store(
        _ circle: CircleKeys, of member: IdentityKey, in list: ListID, _ work: Work
    ) throws {
        var row = CircleKeyRow(
            list: list, member: member, isWrapped: false, octets: circle.octets)
        if try hostsOwner(of: list, work) {
            guard let keys = keyring.keys(of: member) else { return }
            let nonce = entropy.nonce()
            row.isWrapped = true
            row.octets =
                nonce.octets
                + keys.storage.seal(
                    circle.octets, nonce: nonce,
                    additionalData: Self.wrapContext + list.octets)
        }
        try work.store.put(row)
    }

    /// Whether an owner of the list was ever seen on this node.
    func hostsOwner(of list: ListID, _ work: Work) throws -> Bool {
        try work.store.row(OwnerNodeRow.self, OwnerNodeRow.Key(list: list, node: node)) != nil
    }

    /// Makes a member's keys for a list whose circle they are about to join, while they are
    /// unlocked.
    func makeCircleKeys(
        of member: IdentityKey, in list: ListID, _ work: Work
    ) throws {
        let key = MembershipKey(list: list, member: member)
        guard try work.store.row(CircleKeyRow.self, key) == nil,
            let keys = keyring.keys(of: member),
            let circle = CircleKeys(
                list: list, identity: keys.identity, entropy: entropy, now: work.now)
        else { return }
        try store(circle, of: member, in: list, work)
    }
}
