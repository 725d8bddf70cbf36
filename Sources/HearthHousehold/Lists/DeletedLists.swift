import HearthAPI
import HearthLists
package import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// Deleted lists go ten minutes after their host said so, and until then the host can have them
/// back.
///
/// Nothing is told to anybody before: people who were told that a list ended would have let go of
/// what they reserved there, and would have to be asked again.
extension DeleteList: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        if let id = ListID(typed: list), try household.isDeleted(id, by: asker, work) {
            return Done()
        }
        let open = try household.list(at: list, for: asker, work)
        try household.checkHosts(open, asker)
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        try open.checkMayChange()
        if atOnce == true {
            try household.delete(open.entry, keys: keys, work)
        } else {
            try work.store.put(DeletedListRow(list: open.id, deletedAt: work.now))
            household.deletedLists[open.id] = work.now
            try household.happened(.listChanged(open.id), work)
        }
        household.noteChange()
        return Done()
    }
}

extension UndoDeleteList: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ListInfo {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let deleted = try household.restorableLists(of: asker.identity, keys: keys, work)
        guard
            let open = deleted.first(where: { $0.id == ListID(typed: list) })
                ?? deleted.first(where: { Names.isSame($0.merged.head.title, list) })
        else {
            // It is there, perhaps again.
            if let open = try? household.list(at: list, for: asker, work), open.isOwn {
                return try household.info(open, work)
            }
            throw HearthError(.nothingToUndo)
        }
        // What they made since may be called so, or have taken the room.
        _ = try household.checkTitle(open.merged.head.title, of: asker, besides: open.id, work)
        try household.forgetDeletion(of: open.id, work)
        try household.happened(.listChanged(open.id), work)
        household.noteChange()
        return try household.info(open, work)
    }
}

extension Household {
    /// How long a deleted list can be had back.
    static let deletionTime: Duration = .seconds(600)

    package mutating func loadDeletedLists(_ work: Work) throws {
        deletedLists = try work.store.rows(DeletedListRow.self).reduce(into: [:]) {
            $0[$1.list] = $1.deletedAt
        }
    }

    /// The lists that a member can have back, those deleted last first.
    fileprivate mutating func restorableLists(
        of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> [OpenList] {
        let newestFirst = deletedLists.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
        return try newestFirst.compactMap { list, _ in
            guard replicator.directory.lists[list]?.host == member else { return nil }
            return try open(list, for: member, keys: keys, work)
        }
    }

    /// Whether a member deleted the list with this id, for now or for good.
    fileprivate func isDeleted(_ id: ListID, by asker: Asker, _ work: Work) throws -> Bool {
        guard let entry = replicator.directory.lists[id] else {
            return try preferences(of: asker.identity, work).isGone(id.hex)
        }
        return hasDeleted(entry, asker.identity)
    }

    /// Whether a list is one that this member hosts and has deleted.
    package func hasDeleted(_ entry: ListEntry, _ member: IdentityKey) -> Bool {
        entry.host == member && deletedLists[entry.id] != nil
    }

    /// When the next deleted list goes; nil when none can, for want of keys.
    package var nextDeletion: WallTime? {
        deletedLists.filter { list, _ in
            replicator.directory.lists[list].map { keyring.keys(of: $0.host) != nil } ?? true
        }.values.min()?.adding(Self.deletionTime)
    }

    /// Lets those lists go whose time is over and whose hosts' keys are in memory.
    package mutating func deleteWhereDue(_ work: Work) throws {
        for (list, deletedAt) in deletedLists.sorted(by: { $0.key < $1.key }) {
            let passed = work.now.since(deletedAt)
            // A clock that was set back makes nothing last longer than that again.
            guard passed >= Self.deletionTime || passed <= .zero - Self.deletionTime else {
                continue
            }
            guard let entry = replicator.directory.lists[list] else {
                try forgetDeletion(of: list, work)
                continue
            }
            guard let keys = keyring.keys(of: entry.host) else { continue }
            try delete(entry, keys: keys, work)
            noteChange()
        }
    }

    /// Lets the deleted lists go at once that a member owns together with somebody.
    mutating func deleteNow(
        ownedBy member: IdentityKey, with other: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        for list in deletedLists.keys.sorted() {
            guard let entry = replicator.directory.lists[list], entry.host == member,
                entry.owners.contains(other)
            else { continue }
            try delete(entry, keys: keys, work)
        }
    }

    fileprivate mutating func forgetDeletion(of list: ListID, _ work: Work) throws {
        deletedLists[list] = nil
        try work.store.remove(DeletedListRow.self, list)
    }

    /// Stops sharing a list with everybody and removes it wholly.
    fileprivate mutating func delete(
        _ entry: ListEntry, keys: MemberKeys, _ work: Work
    ) throws {
        for (row, _) in try friends(of: entry.host, work) {
            do {
                try withdrawOffer(
                    of: entry.id, from: row.identity, by: entry.host, keys: keys, work)
            } catch is WireError {
                // One letter that cannot be read must not keep the list, and everything else that
                // is due in this step, from going on.
                continue
            }
        }
        var state = try preferences(of: entry.host, work)
        state.note(gone: entry.id.hex)
        try savePreferences(state, of: entry.host, keys: keys, work)
        try forgetOwnList(entry, work)
    }

    /// Removes a list wholly whose host has told its readers, or is about to leave them.
    package mutating func forgetOwnList(_ entry: ListEntry, _ work: Work) throws {
        for invitation in try work.store.rows(InvitationRow.self)
        where invitation.list == entry.id && invitation.usedBy == nil {
            var revoked = invitation
            revoked.isRevoked = true
            try work.store.put(revoked)
        }
        for reader in entry.readers
        where replicator.directory.members.contains(reader.identity) {
            try happened(.readingEnded(entry.id, of: reader.identity), work)
            try dropList(entry.id, unlessReadBesides: reader.identity, work)
        }
        try forget(entry.id, work)
        for row in try work.store.rows(OwnerNodeRow.self, of: entry.id) {
            try work.store.remove(OwnerNodeRow.self, row.key)
        }
        try forgetDeletion(of: entry.id, work)
    }
}
