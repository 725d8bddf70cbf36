import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// How two versions of a member's own record are merged, kind by kind. Nothing is written where the result
/// says no more than the one that is held.
extension Household {
    mutating func mergeParts(
        _ present: Record, _ found: Record, keys: MemberKeys, _ work: Work
    ) throws -> Bool {
        guard let list = ListID(octets: present.key.stream.octets),
            let entry = replicator.directory.lists[list],
            entry.reader(present.key.author)?.role.isEditor == true,
            let key = try listKey(of: list, for: present.key.author, keys: keys, work)
        else { return true }
        // What a newer program wrote waits until this one can read it.
        guard let own = try ownPart(present, on: entry, keys: keys, work),
            let other = try ownPart(found, on: entry, keys: keys, work)
        else { return false }
        // What an earlier run wrote is not made from what this one did.
        // What is in buckets that have not come waits for them.
        guard
            let merge = PartMerge(
                own, other, by: present.key.author,
                since: run.isEarlier(found) ? revisions(before: present.key, beside: other) : nil,
                from: try forks(of: own, and: other, in: found, on: list, work))
        else { return false }
        run.noteReturned(other.items.filter { $0.losing == .copied }, of: present.key)
        let version = try nextVersion(present.key, work)
        if merge.isNews {
            try noticeReturn(of: present.key, work)
            try publish(
                merge.part, of: list, epoch: entry.epoch, key: key, by: present.key.author,
                keys: keys, work)
            unsettle(list)
            try happened(.headChanged(list), work)
        }
        try note(
            merge, of: own, until: version, on: list, by: present.key.author, keys: keys, work)
        return other.buckets.missing.isEmpty
    }

    /// The revisions that items had before this run wrote a part of theirs. Where losing versions become copies,
    /// an item that the part did not have counts as well: what came back may be the first that its author wrote
    /// of somebody else's note.
    private func revisions(before key: RecordKey, beside other: Part) -> [ItemID: UInt64]? {
        guard var revisions = run.revisions(before: key) else { return nil }
        // No second wish for who was not here at the start: it is known from what theirs were made (`forks`).
        if run.newcomers.contains(key.author) {
            let copied = Set(other.items.filter { $0.losing == .copied }.map(\.id))
            revisions = revisions.filter { copied.contains($0.key) }
        }
        for item in other.items where item.losing == .copied && revisions[item.id] == nil {
            revisions[item.id] = 0
        }
        return revisions
    }

    mutating func mergeComments(
        _ present: Record, _ found: Record, keys: MemberKeys, _ work: Work
    ) throws {
        func comments(_ record: Record) -> Comments? {
            SealedComments(octets: record.payload)?.open(by: keys.sealing, in: record.key)
        }
        guard let list = ListID(octets: present.key.stream.octets),
            let entry = replicator.directory.lists[list],
            let key = try listKey(of: list, for: present.key.author, keys: keys, work),
            let own = comments(present), let other = comments(found)
        else { return }
        let merged = own.merged(with: other)
        guard merged != own else { return }
        guard merged.comments.count <= Limits.commentsPerAuthorAndList,
            merged.encode().count <= Comments.byteLimit
        else { throw HearthError(.commentsFull) }
        try noticeReturn(of: present.key, work)
        try publish(merged, on: list, epoch: entry.epoch, key: key, keys: keys, work)
    }

    mutating func mergeLetters(
        _ present: Record, _ found: Record, keys: MemberKeys, _ work: Work
    ) throws {
        let row = try work.store.rows(FriendRow.self, of: present.key.author).first {
            present.key.stream == .letter(from: $0.member, to: $0.identity)
        }
        guard let row, row.state == .friends,
            let own = try? LetterBody(record: present, secret: keys.sealing),
            let other = try? LetterBody(record: found, secret: keys.sealing)
        else { return }
        // The newer one says whether they are friends still.
        guard own.isFriend else { return try endFriendship(row, keys: keys, work) }
        let theirs = try letter(from: row.identity, to: row.member, work)
        var merged = own.merged(with: other)
        if let theirs { merged = merged.answering(theirs.offers) }
        let requested = Set(own.rosterRequests.map(\.key))
        merged.rosterRequests = try merged.rosterRequests.filter { request in
            // One that was done was taken back.
            try requested.contains(request.key)
                || roster(of: request.list, work)?.body.isOver(request) != true
        }
        if other.isFriend, merged != theirs.map({ own.answering($0.offers) }) ?? own {
            try noticeReturn(of: present.key, work)
            try writeLetter(merged, from: row.member, to: row.identity, keys: keys, work)
        }
        try ownLetterCame(to: row, work)
    }

    mutating func mergeProfiles(
        _ present: Record, _ found: Record, keys: MemberKeys, _ work: Work
    ) throws {
        func profile(_ record: Record) -> (key: SymmetricKey, profile: Profile)? {
            guard let sealed = SealedProfile(octets: record.payload),
                let key = sealed.key(for: keys.sealing),
                let profile = sealed.open(key, in: record.key)
            else { return nil }
            return (key, profile)
        }
        guard let own = profile(present), let other = profile(found) else { return }
        let merged = own.profile.merged(with: other.profile)
        guard merged != own.profile else { return }
        // One of two keys may be known to somebody who is no friend any more.
        let isNewKey = own.key.secret.copy() != other.key.secret.copy()
        try noticeReturn(of: present.key, work)
        try publish(merged, underNewKey: isNewKey, keys: keys, work)
    }

    /// Anybody who was taken off in either is off, unless they were let in later. Who was let in on one side alone is
    /// let in again by what they answered to the letter, which is merged as well.
    mutating func mergeRosters(
        _ present: Record, _ found: Record, keys: MemberKeys, _ work: Work
    ) throws {
        let host = present.key.author
        guard let list = ListID(octets: present.key.stream.octets),
            let open = try open(list, for: host, keys: keys, work),
            let body = try roster(of: list, work)?.body,
            let other = try? RosterBody(record: found)
        else { return }
        var merged = body
        for removal in other.removals.reversed() { merged.note(removal) }
        let leaving = try open.entry.readers.filter {
            try isOff($0, by: [body, other], on: open.entry, keys: keys, work)
        }
        let staying = open.entry.readers.filter { !leaving.contains($0) }
        let lowered = try lowered(
            among: staying, by: other, isOfBefore: body.ancestors.contains(found.hash),
            on: open.entry, keys: keys, work)
        if !leaving.isEmpty || !lowered.isEmpty || merged.removals != body.removals
            || other.hasLargeCells && !body.hasLargeCells
        {
            try noticeReturn(of: present.key, work)
            try rewriteRoster(
                of: open, keys: keys, admit: lowered, remove: Set(leaving.map(\.identity)),
                removals: merged.removals.reversed()
                    + leaving.compactMap { removal(of: $0, in: [body, other]) },
                areNoted: true, hasLargeCells: other.hasLargeCells, work)
            try tellOfReadersOff(list, among: leaving, work)
        }
        for row in try work.store.rows(FriendRow.self, of: host) where row.state == .friends {
            guard let letter = try letter(from: row.identity, to: row.member, work) else {
                continue
            }
            try takeAnswers(row, letter, work)
        }
        try takeRosterRequests(for: host, work)
    }

    /// Whether somebody was taken off a list by the later of what rosters of it say, and was not let in since.
    private func isOff(
        _ reader: ListEntry.Reader, by rosters: [RosterBody], on entry: ListEntry,
        keys: MemberKeys, _ work: Work
    ) throws -> Bool {
        guard reader.role != .owner, let removal = removal(of: reader, in: rosters) else {
            return false
        }
        let offer = try offer(of: entry.id, to: reader.identity, by: entry.host, keys: keys, work)
        // Whom a roster names although it knows their removal was let in after it.
        let readSince = rosters.filter { roster in
            roster.readers.contains { $0.person.identity == reader.identity }
        }.map {
            Membership.since(
                isReader: true, present: nil, removal: $0.removal(of: reader.tag), round: 0)
        }
        let since =
            readSince
            + [
                offer?.since, try requestedSince(reader.identity, on: entry, work),
            ].compactMap(\.self)
        return Membership.isOver(since.max() ?? 0, by: removal.round)
    }

    /// The later one: where rosters remember no more, putting them together may forget it.
    private func removal(
        of reader: ListEntry.Reader, in rosters: [RosterBody]
    ) -> RosterBody.Removal? {
        rosters.compactMap { $0.removal(of: reader.tag) }.max()
            .map { RosterBody.Removal(tag: reader.tag, round: $0) }
    }

    /// Keepers who only read the list by another roster: until a person has confirmed them they may do no more than
    /// that. After it their host is told, unless that roster is known to be of before this one.
    private mutating func lowered(
        among readers: [ListEntry.Reader], by other: RosterBody, isOfBefore: Bool,
        on entry: ListEntry, keys: MemberKeys, _ work: Work
    ) throws -> [Admission] {
        let reading = Set(
            other.readers.filter { $0.role == .friend }.map(\.person.identity))
        let differing = readers.filter { $0.role == .keeper && reading.contains($0.identity) }
        guard isHeld(entry.id) else {
            for reader in differing where !isOfBefore {
                try tellLate(.roleDiffers, of: reader, on: entry, work)
            }
            return []
        }
        return try differing.filter { reader in
            let offer = try offer(
                of: entry.id, to: reader.identity, by: entry.host, keys: keys, work)
            return try offer.map { try self.isOfBefore($0.round, on: entry.id, work) } ?? true
        }.map {
            Admission(identity: $0.identity, role: .friend, addresses: $0.addresses)
        }
    }

    /// What they told last counts as a whole: what they chose not to tell is not told.
    mutating func mergeThanks(
        _ present: Record, _ found: Record, keys: MemberKeys, _ work: Work
    ) throws {
        guard let list = ListID(octets: present.key.stream.octets),
            let open = try open(list, for: present.key.author, keys: keys, work),
            let own = SealedThanks.open(present, by: keys.sealing),
            let other = SealedThanks.open(found, by: keys.sealing), other.time > own.time
        else { return }
        try noticeReturn(of: present.key, work)
        try publish(other, on: open, keys: keys, work)
    }
}
