import HearthSodium
package import HearthWire

/// Which blobs are kept (protocol-spec/records.md, "Blob"): a pure function of the parts held here,
/// so that two nodes with the same parts keep the same blobs. Nobody's cart or claim has a part in
/// it, and no node needs a key for it.
extension Replicator {
    /// What the part that is held of a blob's author says of the blob.
    enum BlobStanding {
        /// A part names it, or may.
        case named
        /// The part that names it is on its way.
        case waits(after: Version?)
        case unwanted
    }

    func standing(of blob: Record, store: any CarrierStore) throws -> BlobStanding {
        let isMembers = directory.members.contains(blob.key.author)
        guard let part = try part(of: blob.key.author, in: blob.key.stream, store: store) else {
            return isMembers ? .named : .waits(after: nil)
        }
        if part.blobs.contains(blob.key.name) { return .named }
        // One of a member here may belong to a version of their part that is about to come back.
        if isMembers { return .named }
        return blob.version > part.version ? .waits(after: part.version) : .unwanted
    }

    /// Whether one more blob may wait for a part that comes after this version.
    mutating func mayWait(
        _ blob: Record, after version: Version?, now: WallTime, store: any CarrierStore
    ) throws -> Bool {
        let (author, stream) = (blob.key.author, blob.key.stream)
        return try unnamedBlobs.add(
            by: author, in: stream, within: unnamedBlobLimit, now: now
        ) {
            try store.stamps(in: stream).count { stamp in
                stamp.key.kind == .blob && stamp.key.author == author
                    && version.map { stamp.version > $0 } ?? true
            }
        }
    }

    /// A part was stored: removes the blobs of its author that neither it names nor a part that it
    /// superseded, except for those of a later part that is on its way.
    package mutating func removeUnnamedBlobs(
        after part: Record, store: any CarrierStore
    ) throws {
        guard let payload = try? PartPayload(octets: part.payload) else { return }
        unnamedBlobs.recount(part.key.author, in: part.key.stream)
        let stamps = try store.stamps(in: part.key.stream)
        work += WorkPrice.reading * Double(stamps.count)
        let superseded = try blobsOfSuperseded(
            by: part.key.author, in: part.key.stream, store: store)
        for stamp in stamps
        where stamp.key.kind == .blob && stamp.key.author == part.key.author
            && stamp.version <= part.version && !payload.blobs.contains(stamp.key.name)
            && !superseded.contains(stamp.key.name)
        {
            try store.removeRecord(stamp.key)
        }
    }

    /// A newer part came, by which blobs can be judged that peers were not sent: a peer that still
    /// lacks some of them is to ask.
    mutating func offerWithheldBlobs(of stream: StreamID) {
        for id in sessions.keys where sessions[id]?.withheld.remove(stream) != nil {
            tell(id, of: stream)
        }
    }

    /// Blobs come before the part that names them; where one had been dropped, or its part came
    /// from elsewhere, the peer that sent the part is asked for it.
    mutating func askForMissingBlobs(
        of part: Record, from id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        guard let payload = try? PartPayload(octets: part.payload), payload.blobs.count > 0 else {
            return
        }
        let stamps = try store.stamps(in: part.key.stream)
        work += WorkPrice.reading * Double(stamps.count)
        let held = Set(stamps.filter { $0.key.kind == .blob }.map(\.key.name))
        guard payload.blobs.names.contains(where: { !held.contains($0) }) else { return }
        try askBack(for: part.key.stream, of: id, now: now, store: store)
    }

    /// A peer said what it holds: asks it for blobs that parts here name and that are missing.
    mutating func askForMissingBlobs(
        among theirs: [RecordStamp], held: [RecordStamp], in stream: StreamID,
        from id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        let held = Set(held.map(\.key))
        var parts: [IdentityKey: BlobTable] = [:]
        for stamp in theirs
        where stamp.key.kind == .blob && !held.contains(stamp.key)
            && stamp.key.stream == stream
        {
            let author = stamp.key.author
            if parts[author] == nil {
                parts[author] =
                    try part(of: author, in: stream, store: store)?.blobs ?? .empty
            }
            if parts[author]?.contains(stamp.key.name) == true {
                return try askBack(for: stream, of: id, now: now, store: store)
            }
        }
    }

    /// Asks a peer for a stream, in its turn; not again while nothing of it has changed here, for
    /// what it sent may be what this node drops.
    private mutating func askBack(
        for stream: StreamID, of id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        let digest = try digest(of: [stream], store: store)
        guard let session = sessions[id], session.askedBack[stream] != digest else { return }
        sessions[id]?.askedBack[stream] = digest
        guard session.toCompare[stream] == nil else { return }
        sessions[id]?.toCompare[stream] = PendingComparison(
            digest: nil, notBefore: now.adding(Self.settlingTime))
    }

    /// Whether a peer holds another part of this author's than is held here, not an older one:
    /// which blobs it needs is for that one to say.
    func hasOtherPart(_ said: RecordStamp?, held: [RecordKey: RecordStamp]) -> Bool {
        guard let said else { return false }
        guard let own = held[said.key] else { return true }
        return own.version < said.version
            || own.version == said.version && own.hash != said.hash
    }

    private func part(
        of author: IdentityKey, in stream: StreamID, store: any CarrierStore
    ) throws -> (version: Version, blobs: BlobTable)? {
        let key = RecordKey(kind: .part, stream: stream, author: author)
        guard let record = try store.record(key) else { return nil }
        return (record.version, (try? PartPayload(octets: record.payload))?.blobs ?? .empty)
    }
}

extension RecordKey {
    /// The part of the same author on the same list.
    var part: RecordKey { RecordKey(kind: .part, stream: stream, author: author) }
}
