import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Somebody whom the host lets read a list.
struct Admission {
    let identity: IdentityKey
    var role: ReaderRole
    var addresses: [String]
    /// Of somebody whom another owner invited: the host may have none.
    var card: Record?
}

extension Household {
    /// Writes the next roster of a list that a member of this node hosts.
    ///
    /// Removing somebody begins a new epoch with a new list key, under which the host's own part
    /// is sealed again in the same step. `areNoted`: `removals` says in which rounds those who are removed were.
    mutating func rewriteRoster(
        of open: OpenList, keys: MemberKeys, admit: [Admission] = [],
        remove: Set<IdentityKey> = [], removals: [RosterBody.Removal] = [], areNoted: Bool = false,
        head: ListHead? = nil, hasLargeCells: Bool = false, _ work: Work
    ) throws {
        guard let held = try roster(of: open.id, work), open.entry.host == keys.identity.publicKey
        else { throw HearthError(.notOwner, ["list": open.merged.head.title]) }
        var body = held.body
        let removed = body.readers.contains { remove.contains($0.person.identity) }
        for removal in removals { body.note(removal) }
        for reader in body.readers.map(\.person.identity)
        where !areNoted && remove.contains(reader) {
            body.note(try removal(of: reader, from: open, keys: keys, work))
        }
        body.readers.removeAll { remove.contains($0.person.identity) && $0.role != .owner }
        for admission in admit { try self.admit(admission, into: &body, work) }
        guard body.readers.count <= Limits.peoplePerList else {
            throw HearthError(.limitPeople, ["limit": "\(Limits.peoplePerList)"])
        }
        // It may have grown since its host asked them.
        if body.readers.count > 1 { try checkRoomToShare(open, work) }
        body.readers = try body.readers.map { try refreshed($0, work) }
        let listKey = removed ? try beginEpoch(of: &body, after: open.key) : open.key
        let newest = head ?? open.newestHead
        body.isArchived = newest.isArchived
        if open.needsLargeCells || hasLargeCells { body.hasLargeCells = true }
        body.date = newest.date.map { ($0.year, $0.month, $0.day) }
        body.ancestors = Array(
            ([held.record.hash] + body.ancestors).prefix(Limits.rosterAncestors))
        try sealListKey(listKey, in: &body)
        // Before their blobs go with the editors who go, or who only read it from now on.
        let demoted = demoted(open.entry, in: body)
        let isTakingOver = removed || !demoted.isEmpty
        let own =
            isTakingOver
            ? try takingOver(open, without: remove.union(demoted), work)
            : (part: open.ownPart, blobs: [])
        try publishRoster(body, by: keys, work)
        if isTakingOver || head != nil {
            try publish(
                head.map { own.part.replacing($0) } ?? own.part, of: open.id,
                epoch: body.epoch, key: listKey, by: open.reader.identity, keys: keys,
                blobs: own.blobs, work)
        }
        // Who lives here and comes back may have said something under a key of before they left.
        if removed || !admit.isEmpty { try happened(.listKeyRenewed(open.id), work) }
        try refreshKeepers(of: open.id, by: open.reader.identity, keys: keys, work)
    }

    /// Puts somebody on a roster under their newest card, without a list key.
    private func admit(
        _ admission: Admission, into body: inout RosterBody, _ work: Work
    ) throws {
        let held = try card(of: admission.identity, work)?.record
        let present = body.readers.first { $0.person.identity == admission.identity }?.card
        let cards = [held, admission.card, present].compactMap(\.self)
        guard let card = cards.max(by: { $0.version < $1.version }) else { return }
        let blank = [UInt8](repeating: 0, count: RosterBody.sealedListKeyByteCount)
        body.readers.removeAll { $0.person.identity == admission.identity }
        body.readers.append(
            try RosterBody.Reader(
                card: card.octets, role: admission.role, addresses: admission.addresses,
                sealedListKey: blank))
    }

    /// Who edited the list so far, and only reads it by a new roster: what they wrote counts no more either.
    private func demoted(_ entry: ListEntry, in body: RosterBody) -> Set<IdentityKey> {
        let editors = entry.readers.filter(\.role.isEditor).map(\.identity)
        let reading = body.readers.filter { !$0.role.isEditor }.map(\.person.identity)
        return Set(editors).intersection(reading)
    }

    /// The list key of a new epoch, which only those on the new roster get.
    private func beginEpoch(
        of body: inout RosterBody, after key: SymmetricKey
    ) throws -> SymmetricKey {
        guard let fresh = SymmetricKey(octets: entropy.octets(32, for: .key)) else {
            throw HearthError(.internalError)
        }
        body.setPreviousKey(key, under: fresh, nonce: entropy.nonce())
        body.epoch += 1
        return fresh
    }

    /// The host's part once an editor goes, or only reads from now on. The host takes over what the other
    /// editors wrote, which would otherwise go with that editor, or stay behind under a key of long ago.
    private mutating func takingOver(
        _ open: OpenList, without people: Set<IdentityKey>, _ work: Work
    ) throws -> (part: Part, blobs: [SealedBlob]) {
        let kept = try keeping(open, without: people, work)
        let ofOneWriter = open.merged.ofOneWriter.values.filter { item in
            item.oneWriter.map { people.contains($0.writer) } ?? false
        }
        let whole = open.ownPart.replacing(kept.items + open.merged.tombstones + ofOneWriter)
            .replacing(open.newestHead)
        // An editor who wrote too much must not be able to stay because of it, nor one of whom
        // something has not come.
        guard (try? whole.check()) != nil, (try? PartArrangement(whole)) != nil else {
            return (open.ownPart, [])
        }
        return (whole, kept.blobs)
    }

    private func removal(
        of reader: IdentityKey, from open: OpenList, keys: MemberKeys, _ work: Work
    ) throws -> RosterBody.Removal {
        let host = open.reader.identity
        let offer = try offer(of: open.id, to: reader, by: host, keys: keys, work)
        let answer = try letter(from: reader, to: host, work)?.answers
            .first { $0.list == open.id && $0.decision == .accepted }
        return RosterBody.Removal(
            tag: AuthorTag(of: reader, in: open.id),
            round: Membership.removalRound(
                offer: offer, answer: answer,
                requested: try requestedSince(reader, on: open.entry, work), now: work.now))
    }

    /// The reader with their newest card.
    private func refreshed(
        _ reader: RosterBody.Reader, _ work: Work
    ) throws -> RosterBody.Reader {
        guard let held = try card(of: reader.person.identity, work)?.record,
            held.version > reader.card.version
        else { return reader }
        return try RosterBody.Reader(
            card: held.octets, role: reader.role, addresses: reader.addresses,
            sealedListKey: reader.sealedListKey)
    }

    func sealListKey(_ key: SymmetricKey, in body: inout RosterBody) throws {
        for index in body.readers.indices {
            guard
                let box = SealedBoxes.seal(
                    key.secret.copy(), to: body.readers[index].person.sealingKey,
                    ephemeralSeed: entropy.octets(32, for: .ephemeral))
            else { throw HearthError(.internalError) }
            body.readers[index].sealedListKey = box
        }
    }

    /// Signs, stores and pushes a roster, and takes it into the directory.
    mutating func publishRoster(_ body: RosterBody, by keys: MemberKeys, _ work: Work) throws {
        let key = rosterKey(body.list, host: keys.identity.publicKey)
        let record = Record(
            key: key, version: try nextVersion(key, work), payload: body.payload,
            sign: keys.identity.sign)
        // What this node would refuse from others it does not write either.
        guard record.payload.count <= key.kind.payloadLimit else {
            throw HearthError(.limitRecord, ["limit": "\(key.kind.payloadLimit / 1024) KiB"])
        }
        _ = try RosterBody(record: record)
        try work.store.put(KnownListRow(list: body.list))
        try work.store.put(record)
        try loadList(body.list, work)
        try dropFormerReaders(of: body.list, work)
        try dropKeptParts(of: body.list, work)
        replicator.published(record)
        try replicator.directoryChanged(now: work.now, store: work.store)
        try happened(.rosterWritten(body.list), work)
        try happened(.recordWritten(key), work)
        noteChange()
    }

    /// Takes people off every list that a member hosts, or to which the member invited them.
    mutating func removeFromLists(
        of member: IdentityKey, _ people: Set<IdentityKey>, keys: MemberKeys, _ work: Work
    ) throws {
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where entry.host == member
            && entry.readers.contains(where: {
                people.contains($0.identity) && $0.role != .owner
            })
        {
            guard let open = try open(entry.id, for: member, keys: keys, work) else { continue }
            try rewriteRoster(of: open, keys: keys, remove: people, work)
        }
        try requestWithout(people, by: member, keys: keys, work)
    }
}
