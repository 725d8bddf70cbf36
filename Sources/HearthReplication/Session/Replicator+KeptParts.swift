package import HearthSodium
package import HearthWire

/// Until a reader here has opened an editor's newest part, with all that is in its buckets, they go on with the one
/// before: that is kept beside the stream, with its blobs (protocol-spec/records.md, "Blob").
///
/// Whether the newer one can be read, and what it looks like to a reader, the household finds out.
extension Replicator {
    /// A part was stored in place of another one: that stays beside it, unless an earlier one does that was not
    /// replaced by anything that could be read.
    mutating func keep(
        _ old: Record?, beside new: Record, store: any CarrierStore
    ) throws {
        guard let old, try store.keptPart(old.key) == nil else { return }
        try store.keepPart(old)
        // Where there is no room for both, the newer one counts.
        let budget = budget(of: new.key.stream)
        if try !hasRoom(for: 0, of: new.key.author, in: budget, store: store) {
            try dropKeptPart(new.key, store: store)
        }
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
