package import HearthSodium
package import HearthWire

/// Blobs are pulled by the names that parts give them (protocol-spec/records.md, "Blob").
///
/// A node asks for them as soon as a part came, whether anybody looks at the list or not. The names
/// are in the clear, so no key is needed for it; and nobody's cart or claim has a part in it.
extension Replicator {
    // MARK: Asking

    /// Asks a peer, which gave this part, for the blobs that it names and that are missing here.
    mutating func askForBlobs(
        of part: Record, from id: SessionID, store: any CarrierStore
    ) throws {
        guard let table = try? PartPayload(octets: part.payload).blobs, table.count > 0 else {
            return
        }
        work += WorkPrice.naming * Double(table.count)
        let held = Set(try blobs(in: part.key.stream, store: store).map(\.name))
        ask(for: table.names.filter { !held.contains($0) }, in: part.key.stream, from: id)
    }

    /// Asks a peer that was met for what is missing of the lists that both read.
    mutating func askForBlobs(from id: SessionID, store: any CarrierStore) throws {
        guard let peer = sessions[id]?.peer else { return }
        for list in directory.lists(sharedWith: peer) {
            let tables = try tables(in: list.stream, withOthers: true, store: store)
            guard !tables.isEmpty else { continue }
            let held = Set(try blobs(in: list.stream, store: store).map(\.name))
            // So that no editor's names leave no room for those of another.
            let most = max(1, Limits.blobsPerPart / tables.count)
            work += tables.reduce(0) { $0 + WorkPrice.naming * Double($1.count) }
            let missing = tables.flatMap { table in
                table.names.lazy.filter { !held.contains($0) }.prefix(most)
            }
            ask(for: missing.prefix(Limits.blobsPerPart), in: list.stream, from: id)
        }
    }

    private mutating func ask(
        for names: some Sequence<RecordName>, in stream: StreamID, from id: SessionID
    ) {
        guard let session = sessions[id], session.state == .sharing else { return }
        let new = Set(names).subtracting(session.askedBlobs)
        guard !new.isEmpty else { return }
        if session.askedBlobs.count + new.count > Limits.blobsPerPart {
            sessions[id]?.askedBlobs = []
        }
        sessions[id]?.askedBlobs.formUnion(new)
        send(.want(stream: stream, new.sorted()), to: id)
    }

    /// Whether a blob is to be kept: a part that is kept names it, or a member here made it, whose
    /// older part may be about to come back.
    mutating func isNeeded(_ blob: RecordKey, store: any CarrierStore) throws -> Bool {
        if directory.members.contains(blob.author) { return true }
        let own = RecordKey(kind: .part, stream: blob.stream, author: blob.author)
        // Nearly always it is this one.
        if let part = try store.record(own),
            let table = try? PartPayload(octets: part.payload).blobs, table.contains(blob.name)
        {
            return true
        }
        return try tables(in: blob.stream, withOthers: true, store: store)
            .contains { $0.contains(blob.name) }
    }

    // MARK: Giving

    /// Gives a peer those blobs that it asked for and that a part names which it may hold, or that
    /// somebody made who lives there. The others follow as soon as they are here.
    mutating func give(
        _ names: [RecordName], of stream: StreamID, to id: SessionID, store: any CarrierStore
    ) throws {
        guard let peer = sessions[id]?.peer, let list = directory.list(of: stream),
            directory.shares(list, with: peer)
        else { return }
        let tables = try tables(in: stream, withOthers: false, store: store)
        let residents = directory.people(on: peer)
        var missing = Set(names)
        for key in try blobs(in: stream, store: store)
        where missing.contains(key.name) && directory.maySend(key, to: peer)
            && (residents.contains(key.author) || tables.contains { $0.contains(key.name) })
        {
            missing.remove(key.name)
            sessions[id]?.holdings.lacks(key)
            sessions[id]?.outgoing.append(key)
        }
        sessions[id]?.wants(missing, of: names, in: stream)
        try sendOutgoing(id, store: store)
    }

    /// A part or a blob came: gives what peers asked for before it was here.
    mutating func giveWanted(after key: RecordKey, store: any CarrierStore) throws {
        for id in sessions.keys.sorted() {
            guard var wanted = sessions[id]?.wantedBlobs[key.stream] else { continue }
            if key.kind == .blob { wanted.formIntersection([key.name]) }
            guard !wanted.isEmpty else { continue }
            try give(wanted.sorted(), of: key.stream, to: id, store: store)
        }
    }

    // MARK: Keeping

    /// How long a blob is kept that no part names.
    private static let unnamedLifetime: Duration = .seconds(30 * 86_400)

    /// Removes the blobs of a stream that no part has named for long, and notes since when there are
    /// others.
    package mutating func dropUnnamedBlobs(
        in stream: StreamID, store: any CarrierStore
    ) throws {
        let blobs = try blobs(in: stream, store: store)
        let before = try store.unnamedBlobs(in: stream)
        guard !blobs.isEmpty || !before.isEmpty else { return }
        let tables = try tables(in: stream, withOthers: true, store: store)
        var unnamed: [(key: RecordKey, since: WallTime)] = []
        for key in blobs where !tables.contains(where: { $0.contains(key.name) }) {
            unnamed.append((key, min(before[key.name] ?? stepAt, stepAt)))
        }
        unnamed.sort { ($1.since, $0.key) < ($0.since, $1.key) }
        var since: [RecordName: WallTime] = [:]
        for (index, blob) in unnamed.enumerated() {
            if index < Limits.unnamedBlobs, stepAt.since(blob.since) < Self.unnamedLifetime {
                since[blob.key.name] = blob.since
            } else {
                try store.removeRecord(blob.key)
            }
        }
        guard since != before else { return }
        work += WorkPrice.reading * Double(since.count)
        try store.setUnnamedBlobs(since, in: stream)
    }

    /// Removes all blobs of an author that no part names, for their room is needed.
    package mutating func dropUnnamedBlobs(
        by author: IdentityKey, store: any CarrierStore
    ) throws {
        for (list, entry) in directory.lists where entry.reader(author) != nil {
            var unnamed = try store.unnamedBlobs(in: list.stream)
            guard !unnamed.isEmpty else { continue }
            for key in try blobs(in: list.stream, store: store)
            where key.author == author && unnamed.removeValue(forKey: key.name) != nil {
                try store.removeRecord(key)
            }
            try store.setUnnamedBlobs(unnamed, in: list.stream)
        }
    }

    // MARK: What there is

    private mutating func blobs(
        in stream: StreamID, store: any CarrierStore
    ) throws -> [RecordKey] {
        let stamps = try store.stamps(in: stream)
        work += WorkPrice.reading * Double(stamps.count)
        return stamps.map(\.key).filter { $0.kind == .blob }
    }

    /// What the parts of a list name, and, on request, what the parts that are kept beside them do.
    private mutating func tables(
        in stream: StreamID, withOthers: Bool, store: any CarrierStore
    ) throws -> [BlobTable] {
        var parts = try store.records(.part, in: stream)
        if withOthers, let list = directory.list(of: stream) {
            for reader in directory.lists[list]?.readers ?? [] where reader.role.isEditor {
                parts += try store.partsBesides(by: reader.identity).filter {
                    $0.key.stream == stream
                }
            }
        }
        work += parts.reduce(0) { $0 + WorkPrice.reading($1) }
        return parts.compactMap { try? PartPayload(octets: $0.payload).blobs }
            .filter { $0.count > 0 }
    }
}
