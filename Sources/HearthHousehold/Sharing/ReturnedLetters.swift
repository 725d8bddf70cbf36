import HearthReplication
import HearthSodium
import HearthWire

/// A member's own letters that lay at a friend's home and no longer here (protocol-spec/records.md).
extension Household {
    /// A letter came in that a member here wrote: this home was put back to an earlier copy.
    mutating func ownLetterReturned(_ key: RecordKey, _ work: Work) throws {
        guard replicator.directory.members.contains(key.author) else { return }
        returnedLetters.insert(key)
        try settleReturnedLetters(of: key.author, work)
    }

    /// Takes off a member's lists whomever a letter that came back offers them no longer: the roster
    /// without her may be nowhere else, for whoever was taken off forgets the list.
    ///
    /// While the member is locked it waits. Only a letter that came back says this: one that lies
    /// here may be older than a roster that came back.
    mutating func settleReturnedLetters(of member: IdentityKey, _ work: Work) throws {
        guard let keys = keyring.keys(of: member) else { return }
        for row in try work.store.rows(FriendRow.self) where row.member == member {
            let key = letterKey(from: member, to: row.identity)
            guard returnedLetters.remove(key) != nil,
                let record = try work.store.record(key),
                let letter = try? LetterBody(record: record, secret: keys.sealing)
            else { continue }
            let offered = Set(letter.offers.map(\.list))
            for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
            where entry.host == member && !offered.contains(entry.id) {
                guard let reader = entry.reader(row.identity), reader.role != .owner,
                    let open = try open(entry.id, for: member, keys: keys, work)
                else { continue }
                try rewriteRoster(of: open, keys: keys, remove: [row.identity], work)
            }
        }
    }
}
