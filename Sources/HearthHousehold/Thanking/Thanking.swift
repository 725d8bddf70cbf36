import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// What somebody told an owner that they gave.
struct ReceivedThanks {
    let author: IdentityKey
    let name: String
    let thanks: Thanks

    /// Told again, it is another one.
    var mark: String { author.hex.prefix(16) + "-\(thanks.time.milliseconds)" }
}

/// What givers tell of their own accord once the surprise is over; nothing is ever told unasked.
extension Household {
    func thanksKey(_ list: ListID, by author: IdentityKey) -> RecordKey {
        RecordKey(kind: .thanks, stream: list.stream, author: author)
    }

    /// What givers told the owners of a list, oldest first; empty for anybody who does not own it.
    func receivedThanks(on open: OpenList, _ work: Work) throws -> [ReceivedThanks] {
        guard open.isOwn, let keys = keyring.keys(of: open.reader.identity) else { return [] }
        let former = try work.store.rows(FormerRecordRow.self).compactMap { row in
            row.list == open.id && row.kind == .thanks
                ? (try? Record(octets: row.octets)).map { ($0, Optional(row.name)) } : nil
        }
        let present = try work.store.records(.thanks, in: open.id.stream)
            .map { ($0, String?.none) }
        return try (present + former).compactMap { record, formerName in
            guard let thanks = SealedThanks.open(record, by: keys.sealing), !thanks.gifts.isEmpty
            else { return nil }
            let author = record.key.author
            let name = try open.entry.reader(author)?.name ?? formerName ?? personName(author, work)
            return ReceivedThanks(author: author, name: name, thanks: thanks)
        }.sorted { ($0.thanks.time, $0.author) < ($1.thanks.time, $1.author) }
    }

    /// What a member told the owners of a list; nil when nothing.
    ///
    /// - Throws: `.internalError` when there is something that they cannot open.
    func ownThanks(
        of member: IdentityKey, on list: ListID, keys: MemberKeys, _ work: Work
    ) throws -> Thanks? {
        guard let record = try work.store.record(thanksKey(list, by: member)) else { return nil }
        guard let thanks = SealedThanks.open(record, by: keys.sealing) else {
            throw HearthError(.internalError)
        }
        return thanks.gifts.isEmpty ? nil : thanks
    }

    /// Tells the owners of a list, and nobody else, in place of what was told before.
    mutating func publish(
        _ thanks: Thanks, on open: OpenList, keys: MemberKeys, _ work: Work
    ) throws {
        let recordKey = thanksKey(open.id, by: keys.identity.publicKey)
        let owners = open.entry.owners.compactMap { open.entry.reader($0)?.sealingKey }
        guard
            let payload = SealedThanks.seal(
                thanks, to: owners, author: keys.sealing.publicKey, in: recordKey,
                entropy: entropy)
        else { throw HearthError(.internalError) }
        try publish(
            Record(
                key: recordKey, version: try nextVersion(recordKey, work), payload: payload,
                sign: keys.identity.sign), work)
    }

    /// What a member seems to have given on a list: what they bought there, or say that they gave.
    mutating func giftsInCart(
        of member: IdentityKey, on open: OpenList, _ work: Work
    ) throws -> [Thanks.Gift] {
        let copies = try privateState(of: member, work)
        return try claims(of: member, on: open.id, work).compactMap { claim in
            let copy = copies.copy(list: open.id.hex, item: claim.item.hex)
            guard claim.isBought || copy?.given == true else { return nil }
            let name = open.liveItem(claim.item)?.name ?? copy?.wish ?? claim.item.hex
            let isTogether = claim.kind == .contribution
            return Thanks.Gift(
                item: claim.item, name: name, pieces: isTogether ? 0 : claim.units,
                isTogether: isTogether)
        }
    }
}
