import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// Lists that stand on the page of their kind alone, such as a diary: each member has a single one of a kind
/// (protocol-spec/records.md, Single lists).
extension Household {
    /// After so long a list is made although a friend's home may have it: that home may be gone for good.
    private static var patience: Duration { .seconds(7 * 86_400) }

    /// The asker's list of a kind; nil before anything was written into it.
    package mutating func singleList(
        of kind: ListKind, for asker: Asker, _ work: Work
    ) throws -> OpenList? {
        let (keys, _, list) = try single(of: kind, asker)
        return try open(list, for: asker.identity, keys: keys, work)
    }

    /// The same for somebody who writes into it: it is made where it is not there. Its room is on then.
    ///
    /// - Throws: `HearthError`: `ownStillComing` while it may come back to a member who was recovered;
    ///   `readersFirst` while readers of lists of theirs wait to be confirmed.
    package mutating func singleListToWrite(
        of kind: ListKind, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        let (keys, salt, id) = try single(of: kind, asker)
        if let open = try open(id, for: asker.identity, keys: keys, work) { return open }
        try checkIsNowhereElse(id, of: kind, by: asker.identity, work)
        let made = try makeList(
            salt: salt, title: kind.listName, role: .ordinary, kind: kind, by: asker, work)
        try use(kind, of: asker.identity, keys: keys, work)
        return try list(at: made.hex, for: asker, work)
    }

    /// Takes off a list all that stands on it, as if each item was deleted.
    ///
    /// - Throws: `HearthError`: `notEditor`, `newerList`, `listIncomplete`.
    package mutating func empty(_ open: OpenList, by asker: Asker, _ work: Work) throws {
        let keys = try editor(of: open, asker)
        try open.checkIsKnown()
        let tombstones = open.merged.items.map {
            Item.tombstone(id: $0.id, revision: $0.nextRevision(at: work.now))
        }
        guard !tombstones.isEmpty else { return }
        try write(tombstones, to: open, keys: keys, work)
        for (item, tombstone) in zip(open.merged.items, tombstones) {
            keyring.deleted.add(
                DeletedItem(list: open.id, item: item, tombstone: tombstone.revision, at: work.now),
                of: asker.identity)
        }
    }

    private func single(
        of kind: ListKind, _ asker: Asker
    ) throws(HearthError) -> (keys: MemberKeys, salt: [UInt8], list: ListID) {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let salt = keys.seed.listSalt(ofKind: kind.name)
        return (keys, salt, ListID(salt: salt, owners: [asker.identity]))
    }

    /// Another home may have it still, with readers: the roster of one that was made here would take them off.
    private func checkIsNowhereElse(
        _ list: ListID, of kind: ListKind, by member: IdentityKey, _ work: Work
    ) throws {
        let isPartlyHere = replicator.directory.lists[list] != nil
        guard try !isPartlyHere && !mayComeBack(list, to: member, work) else {
            throw HearthError(.ownStillComing, ["list": kind.listName])
        }
        let isAnyHeld = replicator.directory.lists.values.contains {
            $0.owners.contains(member) && isHeld($0.id)
        }
        if isAnyHeld { throw HearthError(.readersFirst, ["list": kind.listName]) }
    }

    private func mayComeBack(
        _ list: ListID, to member: IdentityKey, _ work: Work
    ) throws -> Bool {
        guard recovered.contains(member), let since = try recoveredAt(of: member, work),
            work.now.since(since) < Self.patience
        else { return false }
        return try !Settings.isOn(.hasAskedFound, of: member, work)
            || missingLists(of: member, work).contains { $0.id == list }
    }
}

extension OpenList {
    /// What is there by itself is neither renamed, put away, ordered nor deleted.
    ///
    /// - Throws: `HearthError`: `trayCannotBeChanged`, `singleListStays`.
    func checkMayChange() throws(HearthError) {
        guard !isTray else { throw HearthError(.trayCannotBeChanged) }
        guard isShown else { throw HearthError(.singleListStays, ["list": displayTitle]) }
    }

    /// What stands on a list that is not shown among lists stays there, and nothing else comes to it.
    ///
    /// - Throws: `HearthError.singleListStays`.
    func checkMayMove() throws(HearthError) {
        guard isShown else { throw HearthError(.singleListStays, ["list": displayTitle]) }
    }

    /// Whether others may be asked to read it, or to do more.
    ///
    /// - Throws: `HearthError`: `trayCannotBeShared`, `singleListRead`.
    func checkMayShare(asKeeper: Bool? = nil) throws(HearthError) {
        guard !isTray else { throw HearthError(.trayCannotBeShared) }
        guard isShown || asKeeper != true else {
            throw HearthError(.singleListRead, ["list": displayTitle])
        }
    }
}
