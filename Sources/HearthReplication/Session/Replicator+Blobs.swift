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
        let held = try heldBlobs(in: part.key.stream, store: store)
        ask(for: table.names.filter { !held.contains($0) }, in: part.key.stream, from: id)
    }

    /// Asks a peer that was met for what is missing of the lists that both read.
    mutating func askForBlobs(from id: SessionID, store: any CarrierStore) throws {
        guard let peer = sessions[id]?.peer else { return }
        for list in directory.lists(sharedWith: peer) {
            let tables = try tables(in: list.stream, .toBeCompleted, store: store)
            guard !tables.isEmpty else { continue }
            let held = try heldBlobs(in: list.stream, store: store)
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
        return try tables(in: blob.stream, .all, store: store)
            .contains { $0.contains(blob.name) }
    }

    // MARK: Giving

    /// Gives a peer those blobs that it asked for and that a part names which it may hold, or that
    /// somebody made who lives there, but never those of a version that is kept for readers here alone. The
    /// others follow as soon as they are here.
    mutating func give(
        _ names: [RecordName], of stream: StreamID, to id: SessionID, store: any CarrierStore
    ) throws {
        guard let peer = sessions[id]?.peer, let list = directory.list(of: stream),
            directory.shares(list, with: peer)
        else { return }
        if directory.isEditedHere(list, hostedOn: peer) {
            sessions[id]?.gives(list)
            events.append(.hostLacks(list, names))
        }
        let tables = try tables(in: stream, .held, store: store)
        let residents = directory.people(on: peer)
        let kept = residents.isEmpty ? [] : try onlyKept(in: stream, store: store)
        var missing = Set(names)
        for key in try blobs(in: stream, store: store)
        where missing.contains(key.name) && directory.maySend(key, to: peer)
            && (tables.contains { $0.contains(key.name) }
                || residents.contains(key.author) && !kept.contains(key.name))
        {
            missing.remove(key.name)
            sessions[id]?.holdings.lacks(key)
            sessions[id]?.outgoing.append(key)
        }
        sessions[id]?.wants(missing, of: names, in: stream)
        try sendOutgoing(id, store: store)
    }

    /// The home of these lists' host has the blobs that it was sent.
    mutating func blobsCame(
        of lists: [ListID], on id: SessionID, store: any CarrierStore
    ) throws {
        for list in lists where sessions[id]?.hasGivenAll(of: list) == true {
            let digest = try digest(of: list.stream, store: store)
            guard sessions[id]?.holdings.hasAgreed(list.stream, digest) == true else { continue }
            events.append(.hostHolds(list))
        }
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
        let tables = try tables(in: stream, .all, store: store)
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

    /// The names of all blobs of a list that are here.
    mutating func heldBlobs(
        in stream: StreamID, store: any CarrierStore
    ) throws -> Set<RecordName> {
        Set(try blobs(in: stream, store: store).map(\.name))
    }

    private mutating func blobs(
        in stream: StreamID, store: any CarrierStore
    ) throws -> [RecordKey] {
        let blobs = try store.blobs(in: stream)
        work += WorkPrice.reading * Double(blobs.count)
        return blobs
    }

    /// Parts of a list that name blobs.
    private enum Naming {
        case held
        /// Those too that were superseded, or wait to be merged.
        case toBeCompleted
        /// Those too that are kept beside newer ones.
        case all
    }

    /// Of the blobs of a list those that a version names which is kept beside a newer one, and no other part.
    private mutating func onlyKept(
        in stream: StreamID, store: any CarrierStore
    ) throws -> Set<RecordName> {
        let kept = try editors(of: stream).compactMap {
            try store.keptPart(RecordKey(kind: .part, stream: stream, author: $0))
        }
        guard !kept.isEmpty else { return [] }
        let others = try tables(in: stream, .toBeCompleted, store: store)
        let names = kept.compactMap { try? PartPayload(octets: $0.payload).blobs.names }.joined()
        return Set(names.filter { name in !others.contains { $0.contains(name) } })
    }

    private func editors(of stream: StreamID) -> [IdentityKey] {
        let list = directory.list(of: stream).flatMap { directory.lists[$0] }
        return list?.readers.filter(\.role.isEditor).map(\.identity) ?? []
    }

    /// What these parts of a list name.
    private mutating func tables(
        in stream: StreamID, _ naming: Naming, store: any CarrierStore
    ) throws -> [BlobTable] {
        var parts = try store.records(.part, in: stream)
        if naming != .held {
            // What waits of a member here may be by one who was an editor.
            for editor in directory.members.union(editors(of: stream)) {
                parts += try store.partsBesides(by: editor).filter { $0.key.stream == stream }
                guard naming == .all else { continue }
                let key = RecordKey(kind: .part, stream: stream, author: editor)
                if let kept = try store.keptPart(key) { parts.append(kept) }
            }
        }
        work += parts.reduce(0) { $0 + WorkPrice.reading($1) }
        return parts.compactMap { try? PartPayload(octets: $0.payload).blobs }
            .filter { $0.count > 0 }
    }
}
