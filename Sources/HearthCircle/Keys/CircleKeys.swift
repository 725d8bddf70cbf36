package import HearthSodium
package import HearthWire

/// A circle member's own keys on one list: what renews their cell while they are locked.
///
/// Stored as certificate 96 | beat seed 32 | generation 2 | sender key 32 | made at 8 | roster hash
/// 32 | number of verified members 2 and their tags, 8 octets each | salt 16 | list secret 32. On a node
/// that hosts an owner of the list it is sealed under the member's storage key; elsewhere it is in the
/// clear, so that unlocking does not show (protocol-spec/circle.md). An earlier program had the tags of
/// two lists of people there, and ended with them.
package struct CircleKeys: Sendable {
    package let certificate: BeatCertificate
    private let beatSeed: SecretOctets
    /// What all sender keys of the member's on the list are derived from.
    private let secret: ListSecret
    package private(set) var generation: UInt16
    package private(set) var sender: SymmetricKey
    /// From which the sender key was derived.
    package private(set) var salt: KeySalt
    package private(set) var senderMadeAt: WallTime
    /// The roster for which the present bundles were made.
    package private(set) var rosterHash: Digest
    /// Whom the member had verified when the present sender key was made.
    package private(set) var verified: [AuthorTag]

    /// New keys; the first generation is 1.
    package init?(list: ListID, identity: IdentitySecret, seed: Seed, now: WallTime) {
        secret = ListSecret(of: seed, list: list.octets)
        guard let beat = BeatSecret(seed: secret.beatSeed),
            let none = Digest(octets: [UInt8](repeating: 0, count: Digest.byteCount))
        else { return nil }
        beatSeed = beat.seed
        certificate = BeatCertificate(
            certifying: beat.publicKey, for: list, by: identity)
        generation = 0
        salt = .zero
        sender = secret.senderKey(salt: salt.octets)
        senderMadeAt = now
        rosterHash = none
        verified = []
    }

    /// What signs their cells and bundles; made of its seed each time, for most only read with the
    /// sender key.
    package var beat: BeatSecret { BeatSecret(seed: beatSeed) }

    /// A new sender key, for the bundles of this roster.
    package mutating func rotate(
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

    package func commitment(list: ListID, author: IdentityKey) -> Digest {
        BundleBody.commitment(
            to: sender, list: list, author: author, generation: generation)
    }

    /// What is in a cell of the member's own, made by any run of their home. `seed`: theirs, if it is in
    /// memory; this home may have made its keys before they were derived from it.
    package func opened(_ cell: Cell, by member: IdentityKey, seed: Seed?) -> [UInt8]? {
        let secrets = [secret] + (seed.map { [ListSecret(of: $0, list: cell.list.octets)] } ?? [])
        let keys = [sender] + secrets.map { $0.senderKey(salt: cell.salt.octets) }
        return keys.lazy.compactMap { key in
            cell.open(
                with: key,
                commitment: BundleBody.commitment(
                    to: key, list: cell.list, author: member, generation: cell.generation))
        }.first
    }

    package var octets: [UInt8] {
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

    package init?(octets: [UInt8]) {
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
