package import HearthSodium
package import HearthWire

/// Against which bound the records of a stream count, of what is kept of one author.
package enum Budget: Sendable {
    /// Lists that others read too, and all that is no list: other homes keep as much of one person.
    case shared
    /// Lists that nobody reads but their host.
    case own
}

extension ListEntry {
    /// Whether nobody reads it but its host: a tray, or a list that is shared with nobody.
    ///
    /// No other home ever carries it. It may stay behind where its host once lived, and then does not
    /// count there as what that home carries for friends.
    package var isPrivate: Bool { readers.count == 1 && readers.first?.identity == host }
}

/// What is kept of one author, and its bounds (protocol-spec/limits.md, "On the node").
extension Replicator {
    /// A list is its host's own where they live or lived here: somebody elsewhere who takes everybody off a list
    /// that is kept here gets no more room by it.
    package func budget(of stream: StreamID) -> Budget {
        guard let entry = directory.list(of: stream).flatMap({ directory.lists[$0] }),
            entry.isPrivate,
            directory.members.contains(entry.host) || directory.movedMembers.contains(entry.host)
        else { return .shared }
        return .own
    }

    package func limit(of budget: Budget) -> Int {
        switch budget {
        case .shared: authorQuota
        case .own: privateQuota
        }
    }

    /// Octets of all that is kept of an author and counts against this bound.
    package func octets(
        by author: IdentityKey, in budget: Budget, store: any CarrierStore
    ) throws -> Int {
        let streams = try store.octetsByStream(of: author)
        let own = streams.reduce(0) { sum, stream in
            self.budget(of: stream.key) == .own ? sum + stream.value : sum
        }
        return switch budget {
        case .own: own
        case .shared: streams.values.reduce(0, +) - own
        }
    }

    /// Whether so many octets more fit.
    func hasRoom(
        for octets: Int, of author: IdentityKey, in budget: Budget, store: any CarrierStore
    ) throws -> Bool {
        let limit = limit(of: budget)
        // Mostly all of it together fits.
        if try store.octets(by: author) + octets <= limit { return true }
        return try self.octets(by: author, in: budget, store: store) + octets <= limit
    }

    /// By how many octets a private list is more than fits beside what its host shares already; 0: it fits.
    package func excess(ofSharing entry: ListEntry, store: any CarrierStore) throws -> Int {
        guard entry.isPrivate else { return 0 }
        let streams = try store.octetsByStream(of: entry.host)
        let shared = try octets(by: entry.host, in: .shared, store: store)
        return max(0, shared + streams[entry.id.stream, default: 0] - authorQuota)
    }
}
