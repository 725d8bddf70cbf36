import HearthReplication
import HearthSodium
import HearthWire

/// A circle member's own keys on one list: what renews their cell while they are locked.
///
/// Stored as certificate 96 | beat seed 32 | generation 2 | sender key 32 | made at 8 | roster hash
/// 32 | number of verified members 2 and their tags, 8 octets each | salt 16 | list secret 32. On a node
/// that hosts an owner of the list it is sealed under the member's storage key; elsewhere it is in the
/// clear, so that unlocking does not show (protocol-spec/circle.md). An earlier program had the tags of
/// two lists of people there, and ended with them.
struct CircleKeys: Sendable {
    let certificate: BeatCertificate
    private let beatSeed: SecretOctets
    /// What all sender keys of the member's on the list are derived from.
    private let secret: ListSecret
    private(set) var generation: UInt16
    private(set) var sender: SymmetricKey
    /// From which the sender key was derived.
    private(set) var salt: KeySalt
    private(set) var senderMadeAt: WallTime
    /// The roster for which the present bundles were made.
    private(set) var rosterHash: Digest
    /// Whom the member had verified when the present sender key was made.
    private(set) var verified: [AuthorTag]

    /// New keys; the first generation is 1.
    init?(list: ListID, keys: MemberKeys, now: WallTime) {
        secret = ListSecret(of: keys.seed, list: list.octets)
        guard let beat = BeatSecret(seed: secret.beatSeed),
            let none = Digest(octets: [UInt8](repeating: 0, count: Digest.byteCount))
        else { return nil }
        beatSeed = beat.seed
        certificate = BeatCertificate(
            certifying: beat.publicKey, for: list, by: keys.identity)
        generation = 0
        salt = .zero
        sender = secret.senderKey(salt: salt.octets)
        senderMadeAt = now
        rosterHash = none
        verified = []
    }

    /// What signs their cells and bundles; made of its seed each time, for most only read with the
    /// sender key.
    var beat: BeatSecret { BeatSecret(seed: beatSeed) }

    /// A new sender key, for the bundles of this roster.
    mutating func rotate(
        to generation: UInt16, salt: KeySalt, rosterHash: Digest, verified: [AuthorTag],
        now: WallTime
    ) {
        self.generation = generation
        self.salt = salt
        sender = secret.senderKey(salt: salt.octets)
        senderMadeAt = now
        self.rosterHash = rosterHash
        self.verified = verified
    }

    func commitment(list: ListID, author: IdentityKey) -> Digest {
        BundleBody.commitment(
            to: sender, list: list, author: author, generation: generation)
    }

    /// What is in a cell of the member's own, made by any run of their home. `seed`: theirs, if it is in
    /// memory; this home may have made its keys before they were derived from it.
    func opened(_ cell: Cell, by member: IdentityKey, seed: Seed?) -> [UInt8]? {
        let secrets = [secret] + (seed.map { [ListSecret(of: $0, list: cell.list.octets)] } ?? [])
        let keys = [sender] + secrets.map { $0.senderKey(salt: cell.salt.octets) }
        return keys.lazy.compactMap { key in
            cell.open(
                with: key,
                commitment: BundleBody.commitment(
                    to: key, list: cell.list, author: member, generation: cell.generation))
        }.first
    }

    /// The sender key that an earlier Hearth made of the beat seed.
    func earlierSenderKey(
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
        writer.write(salt)
        writer.write(secret.octets.copy())
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
        guard reader.remaining == KeySalt.byteCount + ListSecret.byteCount,
            let salt: KeySalt = try? reader.fixed(),
            let secret = try? reader.take(ListSecret.byteCount)
        else {
            // An earlier program wrote another list first, of people for whom others had vouched; its
            // keys go on from the beat seed.
            verified = (try? reader.authorTags()) ?? first
            self.salt = .zero
            self.secret = ListSecret(beatSeed: beatSeed)
            return
        }
        verified = first
        self.salt = salt
        self.secret = ListSecret(octets: secret)
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
            let circle = CircleKeys(list: list, keys: keys, now: work.now)
        else { return }
        try store(circle, of: member, in: list, work)
    }
}
