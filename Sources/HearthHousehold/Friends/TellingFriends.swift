import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// What stands in every letter: where the node can be dialled, and the key of the member's profile.
extension Household {
    /// Tells friends what stands in every letter, as far as keys are in memory: where the node can be
    /// dialled now, and the key of the member's profile.
    package mutating func tellFriends(_ work: Work) throws {
        var profileKeys: [IdentityKey: [UInt8]] = [:]
        let pairs = friendsToTell.sorted { ($0.member, $0.other) < ($1.member, $1.other) }
        for pair in pairs {
            guard let keys = keyring.keys(of: pair.member) else { continue }
            friendsToTell.remove(pair)
            guard try work.store.row(FriendRow.self, pair)?.state == .friends else { continue }
            var letter: LetterBody
            do {
                letter = try ownLetter(from: pair.member, to: pair.other, keys: keys, work)
            } catch is WireError {
                // One letter that cannot be read must not keep the others from being told.
                continue
            }
            let profileKey =
                profileKeys[pair.member] ?? sharedProfileKey(of: pair.member, keys: keys, work)
            profileKeys[pair.member] = profileKey
            guard letter.addresses != addresses || letter.profileKey != profileKey else { continue }
            for index in letter.answers.indices where letter.answers[index].showsAddresses {
                letter.answers[index].addresses = addresses
            }
            try writeLetter(letter, from: pair.member, to: pair.other, keys: keys, work)
        }
    }

    /// A profile came in that a member here wrote: this home was put back to an earlier copy, and
    /// what it says to friends who were away meanwhile knows nothing of its key.
    package mutating func ownProfileReturned(_ key: RecordKey, _ work: Work) throws {
        guard replicator.directory.members.contains(key.author) else { return }
        for row in try work.store.rows(FriendRow.self)
        where row.member == key.author && row.state == .friends {
            friendsToTell.insert(row.key)
        }
        try tellFriends(work)
    }

    /// Whether a member here and somebody are friends, so that the member's letter to them may change.
    func areFriends(
        _ member: IdentityKey, _ other: IdentityKey, _ work: Work
    ) throws -> Bool {
        try work.store.row(FriendRow.self, PairKey(member: member, other: other))?.state
            == .friends
    }
}
