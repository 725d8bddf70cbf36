import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// Two versions of a record of a member here, of which neither knew the other.
struct ReturnedRecord {
    let older: Record
    let newer: Record
    /// What both came from, where this home still knows it.
    let base: Record?
    /// The one of both that lies here, or what was made of it since.
    let present: Record

    var key: RecordKey { newer.key }
}

/// How what came back of each kind is merged (protocol-spec/records.md, "Versions"). Nothing is
/// written where it says no more than what lies here.
extension Household {
    mutating func mergeComments(
        _ both: ReturnedRecord, keys: MemberKeys, _ work: Work
    ) throws {
        func comments(_ record: Record) -> Comments? {
            SealedComments(octets: record.payload)?.open(by: keys.sealing, in: record.key)
        }
        guard let list = ListID(octets: both.key.stream.octets),
            let entry = replicator.directory.lists[list],
            let key = try listKey(of: list, for: both.key.author, keys: keys, work),
            let older = comments(both.older), let newer = comments(both.newer)
        else { return }
        let merged = newer.merged(with: older, since: both.base.flatMap(comments))
        guard merged != comments(both.present) else { return }
        guard merged.comments.count <= Limits.commentsPerAuthorAndList,
            merged.encode().count <= Comments.byteLimit
        else { throw HearthError(.commentsFull) }
        try publish(merged, on: list, epoch: entry.epoch, key: key, keys: keys, work)
    }

    mutating func mergeLetters(
        _ both: ReturnedRecord, keys: MemberKeys, _ work: Work
    ) throws {
        func letter(_ record: Record) -> LetterBody? {
            try? LetterBody(record: record, secret: keys.sealing)
        }
        let row = try work.store.rows(FriendRow.self).first {
            $0.member == both.key.author
                && both.key.stream == .letter(from: $0.member, to: $0.identity)
        }
        guard let row, row.state == .friends, let older = letter(both.older),
            let newer = letter(both.newer)
        else { return }
        guard older.isFriend, newer.isFriend else {
            // One of them says that it is over.
            return try endFriendship(row, keys: keys, work)
        }
        let merged = newer.merged(with: older, since: both.base.flatMap(letter))
        if merged != letter(both.present) {
            try writeLetter(merged, from: row.member, to: row.identity, keys: keys, work)
        }
        returnedLetters.insert(both.key)
        // The older one may offer what was over by the newer one.
        try offerToReaders(of: row.member, work)
        try awaitOwnLists(of: row.member, in: both.key, work)
        try settleReturnedLetters(of: row.member, work)
    }

    mutating func mergeProfiles(
        _ both: ReturnedRecord, keys: MemberKeys, _ work: Work
    ) throws {
        func profile(_ record: Record) -> (key: SymmetricKey, profile: Profile)? {
            guard let sealed = SealedProfile(octets: record.payload),
                let key = sealed.key(for: keys.sealing),
                let profile = sealed.open(key, in: record.key)
            else { return nil }
            return (key, profile)
        }
        guard let older = profile(both.older), let newer = profile(both.newer) else { return }
        let base = both.base.flatMap(profile)?.profile
        let merged = newer.profile.merged(with: older.profile, since: base)
        // One of the keys may be known to somebody who is no friend any more.
        let isNewKey = older.key.secret.copy() != newer.key.secret.copy()
        guard isNewKey || merged != profile(both.present)?.profile else { return }
        try publish(merged, underNewKey: isNewKey, keys: keys, work)
    }

    mutating func mergeCards(
        _ both: ReturnedRecord, keys: MemberKeys, _ work: Work
    ) throws {
        func name(_ record: Record) -> String? { (try? CardBody(record: record))?.name }
        guard let older = name(both.older), let newer = name(both.newer) else { return }
        let merged = ThreeWay.value(older, newer, since: both.base.flatMap(name))
        guard merged != name(both.present) else { return }
        try publishCard(name: merged, keys: keys, work)
        try cardArrived(of: both.key.author, work)
        try renewOldCards(dueBy: nil, work)
    }

    /// Anybody who was taken off in either is off. Who was let in on one side alone is let in again
    /// by what they answered to the letter, which is merged as well.
    mutating func mergeRosters(
        _ both: ReturnedRecord, keys: MemberKeys, _ work: Work
    ) throws {
        func people(_ body: RosterBody) -> Set<IdentityKey> {
            Set(body.readers.map(\.person.identity))
        }
        guard let list = ListID(octets: both.key.stream.octets),
            let open = try open(list, for: both.key.author, keys: keys, work),
            let present = try roster(of: list, work)?.body,
            let older = try? RosterBody(record: both.older),
            let newer = try? RosterBody(record: both.newer)
        else { return }
        var merged = present
        for removal in older.removals.reversed() + newer.removals.reversed() {
            merged.note(removal)
        }
        let base = both.base.flatMap { try? RosterBody(record: $0) }.map(people) ?? []
        let gone = base.subtracting(people(older).intersection(people(newer)))
        let leaving = try open.entry.readers.filter { reader in
            guard reader.role != .owner else { return false }
            let removed = merged.removal(of: reader.tag)
            let isOver = try removed.map { round -> Bool in
                let offer = try offer(
                    of: list, to: reader.identity, by: both.key.author, keys: keys, work)
                let requested = try requestedSince(reader.identity, on: open.entry, work)
                return max(offer?.since ?? 0, requested ?? 0) <= round
            }
            return gone.contains(reader.identity) || isOver ?? false
        }
        if !leaving.isEmpty || merged.removals != present.removals {
            try rewriteRoster(
                of: open, keys: keys, remove: Set(leaving.map(\.identity)),
                removals: merged.removals.reversed(), work)
        }
        for row in try work.store.rows(FriendRow.self)
        where row.member == both.key.author && row.state == .friends {
            guard let letter = try letter(from: row.identity, to: row.member, work) else {
                continue
            }
            try takeAnswers(row, letter, work)
        }
        try takeRosterRequests(for: both.key.author, work)
    }

    /// What they told last counts as a whole: what they chose not to tell is not told.
    mutating func mergeThanks(
        _ both: ReturnedRecord, keys: MemberKeys, _ work: Work
    ) throws {
        func thanks(_ record: Record) -> Thanks? { SealedThanks.open(record, by: keys.sealing) }
        guard let list = ListID(octets: both.key.stream.octets),
            let open = try open(list, for: both.key.author, keys: keys, work),
            let older = thanks(both.older), let newer = thanks(both.newer)
        else { return }
        let last = older.time > newer.time ? older : newer
        guard last != thanks(both.present) else { return }
        try publish(last, on: open, keys: keys, work)
    }
}
