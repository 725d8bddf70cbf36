import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

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
        let former = try work.store.rows(FormerRecordRow.self, of: open.id).compactMap { row in
            row.kind == .thanks
                ? (try? Record(octets: row.octets)).map { ($0, Optional(row.name)) } : nil
        }
        let present = try work.store.records(.thanks, in: open.id.stream)
            .map { ($0, String?.none) }
        return try (present + former).compactMap { record, formerName in
            guard let thanks = SealedThanks.open(record, by: keys.sealing), !thanks.gifts.isEmpty
            else { return nil }
            let author = record.key.author
            let name =
                open.entry.reader(author) == nil
                ? try formerName ?? self.name(of: author, for: open.reader.identity, work)
                : open.name(of: author)
            return ReceivedThanks(author: author, name: name, thanks: thanks)
        }.sorted { ($0.thanks.time, $0.author) < ($1.thanks.time, $1.author) }
    }

    /// What a member told the owners of a list; nil when nothing.
    ///
    /// - Throws: `.internalError` when there is something that they cannot open.
    package func ownThanks(
        of member: IdentityKey, on list: ListID, keys: MemberKeys, _ work: Work
    ) throws -> Thanks? {
        guard let record = try work.store.record(thanksKey(list, by: member)) else { return nil }
        guard let thanks = SealedThanks.open(record, by: keys.sealing) else {
            throw HearthError(.internalError)
        }
        return thanks.gifts.isEmpty ? nil : thanks
    }

    /// Tells the owners of a list, and nobody else, in place of what was told before.
    package mutating func publish(
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
}
