import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// What members tell their friends about themselves, and friends only: the circle of a list sees no
/// more than the name on the card.
extension Household {
    package func profileKey(of author: IdentityKey) -> RecordKey {
        RecordKey(kind: .profile, stream: .card(of: author), author: author)
    }

    /// What a friend tells a member of themselves; nil while it has not come, or says nothing.
    func profile(of friend: IdentityKey, for member: IdentityKey, _ work: Work) throws -> Profile? {
        if friend == member {
            return try keyring.keys(of: member).flatMap {
                try ownProfile(of: member, keys: $0, work)?.profile
            }
        }
        let row = try work.store.row(FriendRow.self, PairKey(member: member, other: friend))
        guard row?.state == .friends,
            let letter = try letter(from: friend, to: member, work), letter.isFriend,
            let key = SymmetricKey(octets: letter.profileKey),
            let record = try work.store.record(profileKey(of: friend))
        else { return nil }
        return SealedProfile(octets: record.payload)?.open(key, in: record.key)
    }

    /// A member's own profile and the key that opens it; nil when they never told anything.
    ///
    /// - Throws: `.internalError` when there is one that they cannot open.
    package func ownProfile(
        of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> (key: SymmetricKey, profile: Profile)? {
        guard let record = try work.store.record(profileKey(of: member)) else { return nil }
        guard let sealed = SealedProfile(octets: record.payload),
            let key = sealed.key(for: keys.sealing),
            let profile = sealed.open(key, in: record.key)
        else { throw HearthError(.internalError) }
        return (key, profile)
    }

    /// The octets that a member's letters to friends carry; empty when they tell nothing.
    func sharedProfileKey(of member: IdentityKey, keys: MemberKeys, _ work: Work) -> [UInt8] {
        // What cannot be opened is told to nobody, and is no reason not to write a letter.
        guard let own = try? ownProfile(of: member, keys: keys, work) else { return [] }
        return own.key.secret.copy()
    }

    /// Writes a member's profile, under the key that their friends have or under a new one.
    package mutating func publish(
        _ profile: Profile, underNewKey isNew: Bool, keys: MemberKeys, _ work: Work
    ) throws {
        let member = keys.identity.publicKey
        let own = try ownProfile(of: member, keys: keys, work)
        var profile = profile
        profile.noteChanges(since: own?.profile ?? Profile(), at: work.now)
        var key = own?.key
        let isShared = key != nil && !isNew
        if !isShared { key = SymmetricKey(octets: entropy.octets(32, for: .key)) }
        let recordKey = profileKey(of: member)
        guard let key,
            let payload = SealedProfile.seal(
                profile, key: key, author: keys.sealing.publicKey, in: recordKey,
                entropy: entropy)
        else { throw HearthError(.internalError) }
        try publish(
            Record(
                key: recordKey, version: try nextVersion(recordKey, work), payload: payload,
                sign: keys.identity.sign), work)
        guard !isShared else { return }
        try handOutProfileKey(of: member, keys: keys, work)
        var state = try preferences(of: member, work)
        guard state.needsProfileKey != nil else { return }
        state.needsProfileKey = nil
        try savePreferences(state, of: member, keys: keys, work)
    }

    /// Tells every friend the key of a member's profile, or those who live here.
    package mutating func handOutProfileKey(
        of member: IdentityKey, keys: MemberKeys, onlyHere: Bool = false, _ work: Work
    ) throws {
        let key = sharedProfileKey(of: member, keys: keys, work)
        guard !key.isEmpty else { return }
        for row in try work.store.rows(FriendRow.self, of: member)
        where row.state == .friends
            && (!onlyHere || replicator.directory.members.contains(row.identity))
        {
            do {
                try editLetter(from: member, to: row.identity, keys: keys, work) {
                    $0.profileKey = key
                }
            } catch is WireError {
                // One letter that cannot be read must not keep the others from being written.
                continue
            }
        }
    }

    /// Somebody is a member's friend no more: what was told is not kept, and what the member tells
    /// from now on is not for them.
    ///
    /// `byMember`: it was their own act; then the new key is handed out at once. In reaction to the
    /// other's it comes with their next change: a home that was put back has to learn first what it
    /// wrote to its friends since.
    mutating func profileEnds(
        between member: IdentityKey, and former: IdentityKey, keys: MemberKeys?, byMember: Bool,
        _ work: Work
    ) throws {
        let isKnown = try work.store.rows(FriendRow.self).contains {
            $0.identity == former && $0.state == .friends
        }
        if !isKnown, !replicator.directory.members.contains(former) {
            try work.store.removeRecord(profileKey(of: former))
            try work.store.removeRecord(rescueKey(of: former))
        }
        guard let keys, let own = try ownProfile(of: member, keys: keys, work) else { return }
        if byMember {
            try publish(own.profile, underNewKey: true, keys: keys, work)
        } else {
            var state = try preferences(of: member, work)
            state.needsProfileKey = true
            try savePreferences(state, of: member, keys: keys, work)
        }
    }
}
