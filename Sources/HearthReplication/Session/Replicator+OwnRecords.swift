import HearthSodium
package import HearthWire

extension RecordKind {
    /// Whether a member writes it as a person, so that nothing of it may be beaten by their own
    /// home which forgot it: parts are merged item by item, the others as wholes.
    package var isMerged: Bool {
        switch self {
        case .part, .comment, .letter, .profile, .roster, .card, .thanks: true
        case .blob, .bundle, .rescue: false
        }
    }
}

/// How nothing that a member wrote is beaten by what their own home writes, having forgotten it.
extension Replicator {
    /// How long a peer has to show a version that it says it holds.
    private static let showingPatience: Duration = .seconds(60)

    /// Whether a record is a part of a member here.
    func isOwnPart(_ key: RecordKey) -> Bool {
        key.kind == .part && directory.members.contains(key.author)
    }

    /// Whether a record is one of a member here that is merged.
    package func isOwn(_ key: RecordKey) -> Bool {
        key.kind.isMerged && directory.members.contains(key.author)
    }

    /// Whether a record is a bundle of a member here.
    private func isOwnBundle(_ key: RecordKey) -> Bool {
        key.kind == .bundle && directory.members.contains(key.author)
    }

    /// A record of a member lies here since before the start, or was merged into the present one.
    package mutating func knows(_ stamp: RecordStamp) {
        guard isOwn(stamp.key) || isOwnBundle(stamp.key) else { return }
        ownRecords.note(stamp)
        // It may have stopped before what it did not need was gone.
        if isOwnPart(stamp.key) { ownRecords.returned(blobOf: stamp.key, at: stepAt) }
    }

    /// A record of a member had this version once, before it was written in a later incarnation.
    package mutating func knows(_ version: Version, of key: RecordKey) {
        if isOwn(key) { ownRecords.note(version, of: key) }
    }

    /// Whether this home has written, held or merged it, or something that came after it.
    package func isKnown(_ stamp: RecordStamp) -> Bool { ownRecords.isKnown(stamp) }

    /// A record that a member here is about to store: from then on it is known, and if there was
    /// none before on a list of their own, nobody can hold anything else of it.
    package mutating func willWrite(_ record: Record, inPlaceOf held: Record?) {
        guard isOwn(record.key) || isOwnBundle(record.key) else { return }
        if let held {
            ownRecords.note(held.stamp)
        } else if record.key.kind == .roster {
            ownRecords.begin(record.key)
        } else if record.key.kind == .part, let list = directory.list(of: record.key.stream),
            directory.lists[list]?.host == record.key.author
        {
            ownRecords.begin(record.key)
        }
        // What was written before, and is not here any more, was forgotten.
        if held == nil, record.key.kind != .part {
            ownRecords.note(Version(incarnation: 0, counter: 0), of: record.key)
        }
        ownRecords.note(record.stamp)
    }

    /// Whether a record of a member here may be pushed to a peer: it is known which version it holds.
    func mayPush(_ key: RecordKey, to id: SessionID) -> Bool {
        !isOwn(key) || ownRecords.isNew(key) || sessions[id]?.settled.contains(key.stream) == true
    }

    /// A peer holds an older version of a member's own record. Whether it can be sent the present one:
    /// not before a version that is not known here came, or did not come in time. What has the incarnation
    /// of the present one was written here, on the way to it.
    func mayReplace(_ theirs: RecordStamp, by ours: RecordStamp, at id: SessionID) -> Bool {
        guard isOwn(theirs.key), theirs.version.incarnation != ours.version.incarnation,
            !ownRecords.isKnown(theirs)
        else { return true }
        guard let awaited = sessions[id]?.awaited[theirs.key], awaited.stamp == theirs else {
            return false
        }
        return awaited.isOver
    }

    /// Asks a peer to show the older versions of members' own records that it holds and that are not
    /// known here: it sends what is not named to it, and what goes with that.
    mutating func awaitUnknown(
        in stream: StreamID, among said: [RecordKey: RecordStamp],
        held: [RecordKey: RecordStamp], from id: SessionID, now: WallTime,
        store: any CarrierStore
    ) throws {
        let unknown = said.values.filter { theirs in
            guard let ours = held[theirs.key], ours.version > theirs.version else { return false }
            return sessions[id]?.awaited[theirs.key]?.stamp != theirs
                && !mayReplace(theirs, by: ours, at: id)
        }
        guard !unknown.isEmpty else { return }
        let until = now.adding(Self.showingPatience)
        for stamp in unknown {
            sessions[id]?.awaited[stamp.key] = AwaitedVersion(stamp: stamp, until: until)
        }
        if sessions[id]?.awaitedDue == nil { sessions[id]?.awaitedDue = until }
        try sayHeld(of: stream, to: id, store: store)
    }

    /// Peers that did not show in time what they were asked for get the present version when the
    /// stream is compared again.
    mutating func giveUpAwaited(now: WallTime) {
        for id in sessions.keys.sorted() {
            guard let due = sessions[id]?.awaitedDue, due <= now,
                let streams = sessions[id]?.giveUpAwaited(now: now), !streams.isEmpty
            else { continue }
            tell(id, of: streams)
        }
    }

    /// An older version of a member's own record came from a peer, or another one under the same:
    /// it is merged if it is not known.
    mutating func takeOlder(_ record: Record, than held: RecordStamp, from id: SessionID) {
        let isContested = record.version == held.version
        let isOfThisRun = record.version.incarnation == held.version.incarnation && !isContested
        let isKnown =
            isContested
            ? ownRecords.isHeld(record.key, record.hash) : ownRecords.isKnown(record.stamp)
        guard !isOfThisRun else { return }
        if isOwnBundle(record.key), !isKnown, RecordCheck.isValid(record, in: directory) {
            events.append(.foundOwnBundle(record))
        }
        guard isOwn(record.key) else { return }
        // Somebody else may have shown it first: then this peer still waits for the present one.
        let wasAsked = sessions[id]?.awaited[record.key]?.stamp == record.stamp
        guard !isKnown || wasAsked, RecordCheck.isValid(record, in: directory) else { return }
        if !isKnown { noteFound(record) }
        if wasAsked { sessions[id]?.awaited[record.key] = nil }
        tell(id, of: record.key.stream)
    }

    /// Another version of a member's own record than the one held here: it is to be merged.
    private mutating func noteFound(_ record: Record) {
        ownRecords.note(record.stamp)
        if isOwnPart(record.key) { ownRecords.found(record.key) }
        events.append(.foundOwn(record))
    }

    /// A newer version of a member's own part was taken: what lay here before is merged into it.
    mutating func tookOwnPart(_ record: Record, inPlaceOf old: Record?) {
        ownRecords.note(record.stamp)
        if let old { noteFound(old) }
    }

    /// Another version of a member's part waits since before the start to be merged.
    package mutating func isUnmerged(_ part: RecordKey) { ownRecords.found(part) }

    /// All that came of a member's part is merged into the one that lies here.
    package mutating func partMerged(_ key: RecordKey, store: any CarrierStore) throws {
        ownRecords.merged(key)
        guard let part = try store.record(key) else { return }
        try dropUnnamedBlobs(after: part, store: store)
    }

    /// What a member's part no longer names goes, once all of it that came or is coming is merged.
    package mutating func dropUnnamedBlobs(
        after part: Record, isLast: Bool = false, store: any CarrierStore
    ) throws {
        guard part.key.kind == .part, !ownRecords.unmerged.contains(part.key),
            ownRecords.returning[part.key] == nil
        else { return }
        try removeUnnamedBlobs(after: part, isLast: isLast, store: store)
    }

    /// When blobs are due to go of which no version of their part came.
    var returnedBlobsDue: WallTime? {
        ownRecords.returning.values.min()?.adding(Self.showingPatience)
    }

    /// Lets go of blobs of members that came and that no version of their part needs.
    mutating func dropReturnedBlobs(now: WallTime, store: any CarrierStore) throws {
        let moment = now.adding(.zero - Self.showingPatience)
        for part in ownRecords.takeReturned(before: moment) {
            guard let held = try store.record(part) else { continue }
            // What was to come after them would be here.
            try dropUnnamedBlobs(after: held, isLast: true, store: store)
        }
    }

    // MARK: Those of others

    /// A record of a list is about to be replaced by one of a higher incarnation that did not come
    /// from its author's own node, which asks for what it does not know before it sends anything; but
    /// for bundles, which go with the beat.
    mutating func keepReplaced(
        _ old: Record, by new: Record, from id: SessionID, store: any CarrierStore
    ) throws {
        let isBundle = new.key.kind == .bundle
        guard new.key.kind.isMerged || isBundle,
            old.version.incarnation < new.version.incarnation,
            !directory.members.contains(new.key.author),
            let author = directory.list(of: new.key.stream)
                .flatMap({ directory.lists[$0]?.reader(new.key.author) }),
            let session = sessions[id], isBundle || author.node != session.peer
        else { return }
        replacedRecords.keep(old, after: try blobs(of: old, unnamedBy: new, store: store))
        if let own = self.session(with: author.node) { try showReplaced(to: own, store: store) }
    }

    /// The blobs of a part that go when another one takes its place, as many as are kept.
    private func blobs(
        of old: Record, unnamedBy new: Record, store: any CarrierStore
    ) throws -> [Record] {
        guard old.key.kind == .part, let before = try? PartPayload(octets: old.payload).blobs,
            let after = try? PartPayload(octets: new.payload).blobs
        else { return [] }
        var blobs: [Record] = []
        var room = ReplacedRecords.limit - old.payload.count
        for name in before.names where room > 0 && !after.contains(name) {
            let key = RecordKey(
                kind: .blob, stream: old.key.stream, author: old.key.author, name: name)
            guard let blob = try store.record(key) else { continue }
            room -= blob.payload.count
            if room >= 0 { blobs.append(blob) }
        }
        return blobs
    }

    /// Shows an author's home what was replaced, until it has answered.
    mutating func showReplaced(to id: SessionID, store: any CarrierStore) throws {
        guard let session = sessions[id], session.lane == .sharing else { return }
        let directory = directory
        let stamps = replacedRecords.stamps { key in
            directory.maySend(key, to: session.peer)
                && directory.list(of: key.stream)
                    .flatMap { directory.lists[$0]?.reader(key.author) }?.node == session.peer
        }
        guard !stamps.isEmpty else { return }
        for stamp in stamps { sessions[id]?.outgoing.append(replaced: stamp) }
        try sendOutgoing(id, store: store)
    }
}
