import HearthCircle
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Whether the sender key has to change with the beat of this slot: on another day than it was
    /// made, after a new roster, and where their bundles are another home's: this one was put back, or
    /// runs twice. Never because somebody was verified, which would show (protocol-spec/circle.md).
    func needsRotation(
        _ circle: CircleKeys, of member: ListEntry.Reader, on list: ListEntry, slot: UInt32,
        _ work: Work
    ) throws -> Bool {
        let schedule = replicator.schedule
        let madeOn = schedule.day(of: clock.slot(at: circle.senderMadeAt))
        // Keys that an earlier Hearth made have no salt either.
        return try circle.salt == .zero || circle.rosterHash != list.stamp.hash
            || madeOn != schedule.day(of: slot)
            || publishedCommitment(of: member.identity, in: list.id, work)
                != circle.commitment(list: list.id, author: member.identity)
    }

    /// The generation of a member's own bundles, wherever they came from; 0 before the first.
    func publishedGeneration(
        of member: IdentityKey, in list: ListID, _ work: Work
    ) throws -> UInt16 {
        try publishedBundle(of: member, in: list, work)?.generation ?? 0
    }

    /// To which key a member's own bundles commit, wherever they came from: two homes may have made keys
    /// of one generation, on two days or for two rosters.
    private func publishedCommitment(
        of member: IdentityKey, in list: ListID, _ work: Work
    ) throws -> Digest? {
        try publishedBundle(of: member, in: list, work)?.commitment
    }

    private func publishedBundle(
        of member: IdentityKey, in list: ListID, _ work: Work
    ) throws -> BundleBody? {
        let key = RecordKey(
            kind: .bundle, stream: list.stream, author: member, name: RecordName(index: 0))
        return try work.store.record(key).flatMap { try? BundleBody(octets: $0.payload) }
    }

    /// Gives a member a new sender key on a list, and hands it to the circle in new bundles.
    mutating func rotate(
        _ circle: CircleKeys, of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws -> CircleKeys {
        var next = circle
        // Above what their friends hold: what this home had may be of an earlier copy.
        let highest = max(
            try publishedGeneration(of: member.identity, in: list.id, work), circle.generation)
        guard let salt = KeySalt(octets: entropy.octets(KeySalt.byteCount, for: .key)) else {
            return circle
        }
        next.rotate(
            to: highest == .max ? 1 : highest + 1, salt: salt, rosterHash: list.stamp.hash,
            verified: try trusted(by: member.identity, on: list, work), now: work.now)
        try store(next, of: member.identity, in: list.id, work)
        try publishBundles(next, of: member, on: list, work)
        return next
    }

    private mutating func publishBundles(
        _ circle: CircleKeys, of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws {
        let recipients = Recipients.choose(
            on: list, by: member.identity, trusted: circle.verified)
        let count = BundleBody.count(forCircleOf: list.circle.count)
        let commitment = circle.commitment(list: list.id, author: member.identity)
        for index in 0..<count {
            let slots = recipients.dropFirst(Int(index) * BundleBody.slotCount)
                .prefix(BundleBody.slotCount)
            let body = BundleBody(
                certificate: circle.certificate, generation: circle.generation, index: index,
                count: count, rosterVersion: list.stamp.version, rosterHash: list.stamp.hash,
                commitment: commitment, slots: try slotBoxes(for: slots.map(\.sealingKey), circle))
            let key = RecordKey(
                kind: .bundle, stream: list.id.stream, author: member.identity,
                name: RecordName(index: index))
            let record = Record(
                key: key, version: try nextVersion(key, work), payload: body.octets,
                sign: circle.beat.sign)
            try publish(record, work)
        }
    }

    /// 16 boxes in random order: the sender key for each recipient, real boxes of noise to
    /// throwaway keys in the places left over.
    private func slotBoxes(
        for recipients: [SealingKey], _ circle: CircleKeys
    ) throws -> [[UInt8]] {
        var boxes: [(order: [UInt8], box: [UInt8])] = []
        for place in 0..<BundleBody.slotCount {
            let ephemeral = entropy.octets(32, for: .ephemeral)
            let order = entropy.octets(8, for: .identifier)
            // Drawn either way, so that a used slot costs what an unused one does.
            let noise = entropy.octets(32, for: .key)
            let throwaway = SealingSecret(seed: entropy.octets(32, for: .key))?.publicKey
            let isUsed = place < recipients.count && !recipients[place].isLowOrder
            guard let target = isUsed ? recipients[place] : throwaway,
                let box = SealedBoxes.seal(
                    isUsed ? circle.sender.secret.copy() : noise, to: target,
                    ephemeralSeed: ephemeral)
            else { throw WireError.malformed }
            boxes.append((order, box))
        }
        return boxes.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.box)
    }

    /// Somebody's sender key on a list, from the bundle that holds a box for this member.
    mutating func senderKey(
        of author: ListEntry.Reader, on list: ListEntry, for seat: CircleSeat, _ work: Work
    ) throws -> OpenedSenderKey? {
        guard let keys = keyring.keys(of: seat.member) else { return nil }
        let name = SenderKeys.Name(
            reader: seat.member, list: list.id, author: author.identity)
        let records = try work.store.records(.bundle, in: list.id.stream)
            .filter { $0.key.author == author.identity }
        let bundles =
            records
            .compactMap { try? BundleBody(octets: $0.payload) }
        guard let first = bundles.first(where: { $0.index == 0 }) else { return nil }
        let newest = first.generation
        // Anybody who left and came back starts counting their generations again.
        if let cached = senderKeys[name], cached.generation == newest,
            cached.commitment == first.commitment
        {
            return cached
        }
        let hashes = records.map(\.hash)
        if senderKeys.isClosed(name, hashes) { return nil }
        let present = bundles.filter { $0.generation == newest }
        for body in present {
            guard
                let key = body.senderKey(
                    with: keys.sealing, list: list.id, author: author.identity)
            else { continue }
            let opened = OpenedSenderKey(
                generation: newest, key: key, commitment: body.commitment,
                earlier: senderKeys[name].map { ($0.key, $0.commitment) })
            senderKeys.open(name, as: opened)
            return opened
        }
        // Opening 16 boxes at every look is what somebody who seals to nobody would cost.
        senderKeys.close(name, hashes)
        return nil
    }
}
