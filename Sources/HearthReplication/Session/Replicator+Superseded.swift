import HearthSodium
package import HearthWire

extension RecordKind {
    /// Whether a home that comes by another version of what a member of its own wrote merges the two
    /// (protocol-spec/records.md, Merging).
    package var isMerged: Bool {
        switch self {
        case .part, .comment, .letter, .profile, .roster, .thanks: true
        case .blob, .bundle, .card, .rescue: false
        }
    }
}

/// How a home that was put back to an earlier copy gets back what it forgot: a node that replaces something by
/// what it wrote since keeps the old one, and gives it to that home.
extension Replicator {
    /// Whether a record is one of a member here that is merged.
    package func isOwn(_ key: RecordKey) -> Bool {
        key.kind.isMerged && directory.members.contains(key.author)
    }

    /// A record is about to be replaced.
    mutating func supersede(
        _ old: Record, by new: Record, store: any CarrierStore
    ) throws {
        guard old.key.kind.isMerged, old.version.incarnation < new.version.incarnation,
            !directory.members.contains(old.key.author)
        else { return }
        try supersede(
            Superseded(author: old.key.author, content: .record(old), since: stepAt),
            store: store)
    }

    /// A cell is about to be replaced.
    mutating func supersede(_ old: Cell, by new: Cell, store: any CarrierStore) throws {
        guard old.order.incarnation < new.order.incarnation, old.isCurrent,
            let author = directory.lists[old.list]?.author(of: old),
            author.node != directory.ownNode
        else { return }
        // Where its author's node named just this one in this session, it has not forgotten it.
        if let id = session(with: author.node), sessions[id]?.peerNamed(old) == true { return }
        try supersede(
            Superseded(author: author.identity, content: .cell(old), since: stepAt),
            store: store)
    }

    private mutating func supersede(_ old: Superseded, store: any CarrierStore) throws {
        let all = try keptSuperseded(by: old.author, store: store)
        let rivals = all.filter { $0.name.place == old.name.place }
        if let same = rivals.first(where: { $0.name == old.name }), !same.isOlder(than: old) {
            return
        }
        try store.put(old)
        let others = rivals.filter { $0.name != old.name }
        if others.count >= Superseded.incarnations,
            let lowest = others.min(by: { $0.name.incarnation < $1.name.incarnation })
        {
            try store.remove(lowest.name)
        }
        // Over the bound the longest kept goes.
        var octets = all.reduce(old.byteCount) { $0 + $1.byteCount }
        for other in all.sorted(by: { $0.since < $1.since })
        where octets > Limits.supersededPerAuthor && other.name != old.name {
            try store.remove(other.name)
            octets -= other.byteCount
        }
        for id in sessions.keys.sorted() {
            try giveSuperseded(by: old.author, to: id, store: store)
        }
    }

    /// Gives a node that was met what others' homes replaced of those who live there.
    mutating func giveSuperseded(to id: SessionID, store: any CarrierStore) throws {
        guard let peer = sessions[id]?.peer else { return }
        for author in directory.people(on: peer).sorted() {
            try giveSuperseded(by: author, to: id, store: store)
        }
    }

    private mutating func giveSuperseded(
        by author: IdentityKey, to id: SessionID, store: any CarrierStore
    ) throws {
        guard let session = sessions[id], session.state == .sharing,
            directory.people(on: session.peer).contains(author)
        else { return }
        for old in try keptSuperseded(by: author, store: store)
        where mayGive(old, to: session.peer) {
            sessions[id]?.outgoing.append(superseded: old.name)
        }
        try sendOutgoing(id, store: store)
    }

    private func mayGive(_ old: Superseded, to peer: NodeKey) -> Bool {
        switch old.content {
        case .record(let record): directory.maySend(record.key, to: peer)
        case .cell(let cell): directory.shares(cell.list, with: peer)
        }
    }

    mutating func sendSuperseded(
        _ name: Superseded.Name, to id: SessionID, store: any CarrierStore
    ) throws {
        guard let old = try store.superseded(name) else { return }
        switch old.content {
        case .cell(let cell):
            sendOutgoing(
                .cells([cell]), octets: cell.octets.count, superseded: name, to: id)
        case .record(let record):
            sendOutgoing(
                .record(record), octets: record.octets.count, superseded: name, to: id)
        }
    }

    /// Its author's home has it.
    mutating func confirmed(_ names: Set<Superseded.Name>, store: any CarrierStore) throws {
        for name in names { try store.remove(name) }
    }

    /// What is kept of an author, without what was kept long enough.
    private func keptSuperseded(
        by author: IdentityKey, store: any CarrierStore
    ) throws -> [Superseded] {
        try store.superseded(by: author).filter { old in
            guard stepAt.since(old.since) > Superseded.lifetime else { return true }
            try store.remove(old.name)
            return false
        }
    }
}
