import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    package func letterKey(from author: IdentityKey, to addressee: IdentityKey) -> RecordKey {
        RecordKey(
            kind: .letter, stream: .letter(from: author, to: addressee), author: author)
    }

    /// What a member has said to a friend so far.
    func ownLetter(
        from member: IdentityKey, to friend: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> LetterBody {
        guard let record = try work.store.record(letterKey(from: member, to: friend)) else {
            return LetterBody()
        }
        return try LetterBody(record: record, secret: keys.sealing)
    }

    /// What a friend has said to a member, if it has come and the member is unlocked.
    package func letter(
        from friend: IdentityKey, to member: IdentityKey, _ work: Work
    ) throws -> LetterBody? {
        guard let keys = keyring.keys(of: member),
            let record = try work.store.record(letterKey(from: friend, to: member))
        else { return nil }
        let name = Keyring.LetterName(reader: member, author: friend)
        if let known = keyring.letters[name], known.hash == record.hash { return known.body }
        return try? LetterBody(record: record, secret: keys.sealing)
    }

    /// Keeps open what friends said to a member: every look reads all of it.
    package mutating func keepLetters(to member: IdentityKey, _ work: Work) throws {
        for row in try work.store.rows(FriendRow.self, of: member) {
            try keepLetter(from: row.identity, to: member, work)
        }
    }

    /// Keeps open what a friend said to a member.
    private mutating func keepLetter(
        from friend: IdentityKey, to member: IdentityKey, _ work: Work
    ) throws {
        let name = Keyring.LetterName(reader: member, author: friend)
        guard let hash = try work.store.record(letterKey(from: friend, to: member))?.hash,
            keyring.letters[name]?.hash != hash
        else { return }
        keyring.letters[name] = try letter(from: friend, to: member, work).map { (hash, $0) }
    }

    /// Writes a member's letter to a friend again.
    package mutating func writeLetter(
        _ body: LetterBody, from member: IdentityKey, to friend: IdentityKey, keys: MemberKeys,
        _ work: Work
    ) throws {
        guard let sealingKey = try card(of: friend, work)?.body.sealingKey else { return }
        var body = body
        body.addresses = addresses
        body.isChild = try Settings.isOn(.isChild, of: member, work)
        body.profileKey =
            body.isFriend ? sharedProfileKey(of: member, keys: keys, work) : []
        let key = letterKey(from: member, to: friend)
        guard
            let payload = body.sealed(
                author: keys.sealing.publicKey, addressee: sealingKey, stream: key.stream,
                entropy: entropy)
        else { throw HearthError(.internalError) }
        try publish(
            Record(
                key: key, version: try nextVersion(key, work), payload: payload,
                sign: keys.identity.sign), work)
        // A housemate's node is this one: they read it right away if they are unlocked.
        if replicator.directory.members.contains(friend) {
            try letterArrived(key, work)
        }
    }

    /// Changes a member's letter to a friend; nothing is written when nothing changed.
    package mutating func editLetter(
        from member: IdentityKey, to friend: IdentityKey, keys: MemberKeys, _ work: Work,
        _ change: (inout LetterBody) -> Void
    ) throws {
        let before = try ownLetter(from: member, to: friend, keys: keys, work)
        var after = before
        after.isChild = try Settings.isOn(.isChild, of: member, work)
        change(&after)
        after.noteWithdrawals(since: before)
        let isFirst = try work.store.record(letterKey(from: member, to: friend)) == nil
        if after != before || isFirst {
            // No letter is written for that alone.
            if let theirs = try letter(from: friend, to: member, work) {
                after = after.answering(theirs.offers)
            }
            try writeLetter(after, from: member, to: friend, keys: keys, work)
        }
    }

    /// A letter came in, or was waiting when its addressee unlocked.
    package mutating func letterArrived(_ key: RecordKey, _ work: Work) throws {
        for member in replicator.directory.members
        where key.stream == .letter(from: key.author, to: member) {
            try readLetter(from: key.author, to: member, work)
        }
    }

    /// Acts on what a friend's letter says, as far as it needs no person.
    package mutating func readLetter(
        from friend: IdentityKey, to member: IdentityKey, _ work: Work
    ) throws {
        // What follows reads it many times.
        try keepLetter(from: friend, to: member, work)
        guard let body = try letter(from: friend, to: member, work),
            var row = try work.store.row(
                FriendRow.self, PairKey(member: member, other: friend))
        else { return }
        guard body.isFriend else {
            return try friendshipEnded(
                member: member, friend: friend, farewell: body, work)
        }
        guard row.state != .ended else { return }
        // What a link said besides is kept until the friend says something new, or is heard.
        let isHeard = try card(of: friend, work).map {
            replicator.isSharing(with: $0.body.nodeKey)
        }
        let isNew = !Set(body.addresses).isSubset(of: row.addresses)
        if row.addresses != body.addresses, !body.addresses.isEmpty, isNew || isHeard == true {
            row.addresses = body.addresses
            try work.store.put(row)
            dialPlan.isStale = true
        }
        try makeFriends(with: friend, work)
        guard let friendship = try work.store.row(FriendRow.self, row.key),
            friendship.state == .friends
        else { return }
        try noteChild(friendship, body, work)
        try noteOffers(of: friendship, body, work)
        try takeInvitedLists(friendship, body, work)
        try resumeAnswers(friendship, body, work)
        try noticeWithdrawnOffers(friendship, body, work)
        try takeLesserRoles(friendship, body, work)
        try takeAnswers(friendship, body, work)
        try takeRosterRequests(for: member, from: friend, work)
        noteChange()
    }

    /// Notes whether a friend is a child without a passphrase, and whether they were one from the first letter on:
    /// it counts while the member is locked too.
    private func noteChild(_ row: FriendRow, _ letter: LetterBody, _ work: Work) throws {
        var row = row
        row.isChild = letter.isChild ? true : nil
        if row.firstLetter == .awaited {
            // Who was a friend before has said another first word.
            let isFirst = try work.store.row(ForgottenLetterRow.self, row.key) == nil
            row.firstLetter = isFirst && letter.isChild ? .ofChild : .ofAnother
        }
        guard try work.store.row(FriendRow.self, row.key) != row else { return }
        try work.store.put(row)
    }

    /// Tells a member's friends that they are a child without a passphrase, or are none any more.
    package mutating func tellWhetherChild(_ member: IdentityKey, _ work: Work) throws {
        guard let keys = keyring.keys(of: member), elsewhere[member] == nil else { return }
        for row in try work.store.rows(FriendRow.self, of: member)
        where row.state == .friends && row.isRecovering != true {
            let key = letterKey(from: member, to: row.identity)
            guard try work.store.record(key) != nil else { continue }
            try editLetter(from: member, to: row.identity, keys: keys, work) { _ in }
        }
    }
}
