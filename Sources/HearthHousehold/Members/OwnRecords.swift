import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

/// What this home remembers of what its members wrote, so that nothing that it forgot is beaten
/// (protocol-spec/records.md, "Versions").
extension Household {
    /// Says which records of members here lie here since before the start, and which did before them.
    mutating func noteOwnRecords(_ work: Work) throws {
        for row in try work.store.rows(OwnVersionsRow.self) {
            for version in row.versions { replicator.knows(version, of: row.key.recordKey) }
            if row.isOpen {
                openRecords.insert(row.key)
                replicator.isUnshown(row.key.stream)
            }
            if !row.found.isEmpty { foundRecords.insert(row.key) }
        }
        for row in try work.store.rows(FormerRecordRow.self)
        where row.kind == .part && replicator.directory.members.contains(row.author) {
            replicator.isUnmerged(
                RecordKey(kind: .part, stream: row.list.stream, author: row.author))
        }
        var streams = replicator.directory.lists.keys.map(\.stream)
        streams += replicator.directory.members.map { .card(of: $0) }
        streams += try work.store.rows(FriendRow.self).map {
            .letter(from: $0.member, to: $0.identity)
        }
        for stream in streams {
            for stamp in try work.store.stamps(in: stream) { replicator.knows(stamp) }
        }
    }

    /// A record of a member here is about to be stored: remembers what it takes the place of.
    mutating func willWriteOwn(_ record: Record, _ work: Work) throws {
        guard replicator.isOwn(record.key), record.key.kind != .part else { return }
        let held = try work.store.record(record.key)
        replicator.willWrite(record, inPlaceOf: held)
        let key = OwnVersionsRow.Key(record.key)
        writtenRecords.insert(key)
        replicator.isUnshown(key.stream)
        let isFirst = held?.version.incarnation != record.version.incarnation
        guard isFirst || !openRecords.contains(key) else { return }
        var row = try work.store.row(OwnVersionsRow.self, key) ?? OwnVersionsRow(key: key)
        if isFirst { row.note(held?.version ?? HearthWire.Version(incarnation: 0, counter: 0)) }
        if openRecords.insert(key).inserted {
            row.isOpen = true
            row.base = held?.octets ?? []
        }
        try work.store.put(row)
    }

    /// Forgets a record of a member here, but not which versions of it there were: who still holds
    /// one brings nothing new with it.
    mutating func forgetOwn(_ key: RecordKey, _ work: Work) throws {
        if let held = try work.store.record(key) {
            let name = OwnVersionsRow.Key(key)
            var row = try work.store.row(OwnVersionsRow.self, name) ?? OwnVersionsRow(key: name)
            row.note(held.version)
            row.isOpen = false
            row.base = []
            row.found = []
            openRecords.remove(name)
            foundRecords.remove(name)
            try work.store.put(row)
            replicator.knows(held.stamp)
        }
        try work.store.removeRecord(key)
    }

    /// A peer holds what was written: from there it comes to a second copy of this home.
    mutating func closeOwnRecords(_ work: Work) throws {
        for key in openRecords where !replicator.unshownStreams.contains(key.stream) {
            openRecords.remove(key)
            guard var row = try work.store.row(OwnVersionsRow.self, key) else { continue }
            row.isOpen = false
            row.base = []
            try work.store.put(row)
        }
    }

    /// A version of a member's own record came that this home forgot.
    mutating func ownRecordFound(_ record: Record, _ work: Work) throws {
        guard let present = try work.store.record(record.key) else { return }
        try raiseIncarnation(
            of: record.key.author,
            above: Swift.max(present.version, record.version).incarnation, work)
        try noticeReturn(of: record.key, work)
        try keepFound(record, work)
    }

    /// A member's own record was replaced by a newer one that came back. What was written here since
    /// the start, or before it and never came to a peer, is merged into that one; else that one was
    /// made from it.
    mutating func ownRecordReplaced(_ record: Record, _ work: Work) throws {
        let key = OwnVersionsRow.Key(record.key)
        guard writtenRecords.contains(key) || openRecords.contains(key) else { return }
        try keepFound(record, work)
    }

    /// It waits here until its author is unlocked, and over a restart.
    private mutating func keepFound(_ record: Record, _ work: Work) throws {
        let key = OwnVersionsRow.Key(record.key)
        var row = try work.store.row(OwnVersionsRow.self, key) ?? OwnVersionsRow(key: key)
        if let other = try? Record(octets: row.found), other.version > record.version { return }
        row.found = record.octets
        foundRecords.insert(key)
        try work.store.put(row)
    }

    /// Merges what came back into what lies here, as far as keys are at hand.
    mutating func mergeFoundRecords(_ work: Work) throws {
        for key in foundRecords.sorted(by: { ($0.stream, $0.author) < ($1.stream, $1.author) }) {
            guard let keys = keyring.keys(of: key.author) else { continue }
            do {
                try mergeFound(key, keys: keys, work)
            } catch is HearthError {
                // Both together are over a limit: it waits until there is room.
                continue
            }
        }
    }

    private mutating func mergeFound(
        _ key: OwnVersionsRow.Key, keys: MemberKeys, _ work: Work
    ) throws {
        guard let row = try work.store.row(OwnVersionsRow.self, key) else { return }
        let found = try? Record(octets: row.found)
        if let found, let present = try work.store.record(key.recordKey) {
            let base = row.isOpen ? try? Record(octets: row.base) : nil
            let oldest = Swift.min(found.version, present.version)
            let both = ReturnedRecord(
                older: min(found, present), newer: max(found, present),
                base: base.flatMap { $0.version < oldest ? $0 : nil }, present: present)
            switch key.kind {
            case .comment: try mergeComments(both, keys: keys, work)
            case .letter: try mergeLetters(both, keys: keys, work)
            case .profile: try mergeProfiles(both, keys: keys, work)
            case .card: try mergeCards(both, keys: keys, work)
            case .roster: try mergeRosters(both, keys: keys, work)
            case .thanks: try mergeThanks(both, keys: keys, work)
            case .part, .blob, .bundle, .rescue: break
            }
        }
        foundRecords.remove(key)
        guard var merged = try work.store.row(OwnVersionsRow.self, key) else { return }
        merged.found = []
        if let found { merged.note(found.version) }
        try work.store.put(merged)
    }

    private func min(_ one: Record, _ other: Record) -> Record {
        one.version < other.version ? one : other
    }

    private func max(_ one: Record, _ other: Record) -> Record {
        one.version < other.version ? other : one
    }
}
