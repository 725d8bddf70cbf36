package import HearthSodium
package import HearthWire

/// While not all that an editor's newest part names is here, readers go on with the last one of which all is:
/// that is kept beside the stream, with its blobs (protocol-spec/records.md, "Blob").
///
/// The names are in the clear, so no key is needed to keep it. What it looks like to a reader, and when the
/// newer one is complete for them, the household finds out.
extension Replicator {
    /// A part was stored in place of another one: that stays beside it where the new one is not complete, unless
    /// an earlier one stays that was.
    package mutating func keep(
        _ old: Record?, beside new: Record, store: any CarrierStore
    ) throws {
        guard try !isComplete(new, store: store) else {
            return try store.removeKeptPart(new.key)
        }
        guard let old, try store.keptPart(old.key) == nil || isComplete(old, store: store) else {
            return
        }
        try store.keepPart(old)
        // Where there is no room for both, the newer one counts.
        let budget = budget(of: new.key.stream)
        if try !hasRoom(for: 0, of: new.key.author, in: budget, store: store) {
            try dropKeptPart(new.key, store: store)
        }
    }

    /// Whether readers can open a part by the roster that is held, and all its blobs are here.
    package mutating func isComplete(_ part: Record, store: any CarrierStore) throws -> Bool {
        guard let payload = try? PartPayload(octets: part.payload),
            let entry = directory.list(of: part.key.stream).flatMap({ directory.lists[$0] }),
            entry.opens(payload.epoch)
        else { return false }
        guard payload.blobs.count > 0 else { return true }
        work += WorkPrice.naming * Double(payload.blobs.count)
        let held = try heldBlobs(in: part.key.stream, store: store)
        return payload.blobs.names.allSatisfy(held.contains)
    }

    /// Lets go of a version that is kept; what it alone names is kept like anything that no part names.
    package mutating func dropKeptPart(_ key: RecordKey, store: any CarrierStore) throws {
        try store.removeKeptPart(key)
        try dropUnnamedBlobs(in: key.stream, store: store)
    }

    /// Makes room for so many octets more of an author: what no part names goes first, then what is kept beside
    /// newer parts, of the author's own before that of others who name blobs of theirs.
    ///
    /// Gives whether there is room now.
    package mutating func makeRoom(
        for octets: Int = 0, of author: IdentityKey, in budget: Budget, store: any CarrierStore
    ) throws -> Bool {
        if try hasRoom(for: octets, of: author, in: budget, store: store) { return true }
        try dropUnnamedBlobs(by: author, store: store)
        if try hasRoom(for: octets, of: author, in: budget, store: store) { return true }
        for kept in try keptParts(naming: author, store: store) {
            try dropKeptPart(kept, store: store)
            try dropUnnamedBlobs(by: author, store: store)
            if try hasRoom(for: octets, of: author, in: budget, store: store) { return true }
        }
        return false
    }

    private func keptParts(
        naming author: IdentityKey, store: any CarrierStore
    ) throws -> [RecordKey] {
        let own = try store.keptParts(by: author).map(\.key)
        let others = try directory.lists.sorted { $0.key < $1.key }.flatMap { list, entry in
            guard entry.reader(author) != nil else { return [RecordKey]() }
            return try entry.readers.filter { $0.role.isEditor && $0.identity != author }
                .map { RecordKey(kind: .part, stream: list.stream, author: $0.identity) }
                .filter { try store.keptPart($0) != nil }
        }
        return own + others
    }
}

extension ListEntry {
    /// Whether readers have the list key of this epoch: that of the present one, or of the one before.
    package func opens(_ epoch: UInt32) -> Bool {
        epoch == self.epoch || epoch &+ 1 == self.epoch
    }
}
