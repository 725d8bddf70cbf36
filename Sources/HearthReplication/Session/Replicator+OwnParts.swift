import HearthSodium
package import HearthWire

/// How nothing that a member wrote is beaten by what her own home writes, having forgotten it.
extension Replicator {
    /// How long a peer has to show a version that it says it holds.
    private static let showingPatience: Duration = .seconds(60)

    /// Whether a record is a part of a member here.
    func isOwnPart(_ key: RecordKey) -> Bool {
        key.kind == .part && directory.members.contains(key.author)
    }

    /// A part of a member lies here since before the start, or was merged into the present one.
    package mutating func knows(_ stamp: RecordStamp) {
        if isOwnPart(stamp.key) { ownParts.note(stamp) }
    }

    /// A part that a member here is about to store: from then on it is known, and if there was none
    /// before on a list of her own, nobody can hold anything else of it.
    package mutating func willWrite(_ part: Record, inPlaceOf held: Record?) {
        guard isOwnPart(part.key) else { return }
        ownParts.note(part.stamp)
        if let held {
            ownParts.note(held.stamp)
        } else if let list = directory.list(of: part.key.stream),
            directory.lists[list]?.host == part.key.author
        {
            ownParts.begin(part.key)
        }
    }

    /// Whether a part may be pushed to a peer: it is known which version it holds.
    func mayPush(_ part: RecordKey, to id: SessionID) -> Bool {
        ownParts.isNew(part) || sessions[id]?.settled.contains(part.stream) == true
    }

    /// A peer holds an older version of a member's own part. Whether it can be sent the present one:
    /// not before a version that is not known here was asked for, and came. What has the incarnation
    /// of the present one was written here, on the way to it.
    mutating func mayReplace(
        _ theirs: RecordStamp, by ours: RecordStamp, at id: SessionID, now: WallTime,
        store: any CarrierStore
    ) throws -> Bool {
        guard isOwnPart(theirs.key), theirs.version.incarnation != ours.version.incarnation,
            !ownParts.isKnown(theirs.key, theirs.hash)
        else { return true }
        if let asked = sessions[id]?.shown[theirs.hash] {
            return now.since(asked) >= Self.showingPatience
        }
        guard let session = sessions[id] else { return false }
        sessions[id]?.shown[theirs.hash] = now
        // As ever, but for the part: a peer sends what is not named, and what goes with it.
        let stamps = try store.stamps(in: theirs.key.stream).filter {
            $0.key != theirs.key && directory.maySend($0.key, to: session.peer)
        }
        for frame in Self.versions(of: theirs.key.stream, stamps) { send(frame, to: id) }
        return false
    }

    /// An older version of a member's own part came from a peer: it is merged if it is not known.
    mutating func takeOlder(_ record: Record, than held: RecordStamp, from id: SessionID) {
        let isOfThisRun =
            record.version.incarnation == held.version.incarnation
            && record.version != held.version
        guard isOwnPart(record.key), !isOfThisRun,
            !ownParts.isKnown(record.key, record.hash),
            RecordCheck.isValid(record, in: directory)
        else { return }
        ownParts.note(record.stamp)
        events.append(.foundOwn(record))
        sessions[id]?.dirty.insert(record.key.stream)
        awaitGrid(id)
    }

    /// A part was replaced by one of a higher incarnation that did not come from its author's own
    /// node, which asks for what it does not know before it sends anything.
    mutating func keepReplaced(_ old: Record, by new: Record, from id: SessionID) {
        guard new.key.kind == .part, old.version.incarnation < new.version.incarnation,
            !directory.members.contains(new.key.author),
            let author = directory.list(of: new.key.stream)
                .flatMap({ directory.lists[$0]?.reader(new.key.author) }),
            let session = sessions[id], author.node != session.peer
        else { return }
        replacedParts.keep(old)
        if let own = self.session(with: author.node) { showReplaced(to: own) }
    }

    /// Shows an author's home what was replaced.
    mutating func showReplaced(to id: SessionID) {
        guard let session = sessions[id], session.lane == .sharing else { return }
        let directory = directory
        let records = replacedParts.take { key in
            directory.maySend(key, to: session.peer)
                && directory.list(of: key.stream)
                    .flatMap { directory.lists[$0]?.reader(key.author) }?.node == session.peer
        }
        for record in records { send(.record(record), to: id, isBulk: true) }
    }

    /// What a part no longer names goes; for a member's own when all that it is made of is merged.
    package mutating func partMerged(_ key: RecordKey, store: any CarrierStore) throws {
        guard let part = try store.record(key) else { return }
        try removeUnnamedBlobs(after: part, store: store)
    }
}
