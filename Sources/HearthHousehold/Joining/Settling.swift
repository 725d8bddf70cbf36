import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
package import HearthWire

/// Versions of members here that lost against ones which had not seen them: they are joined with these, or kept
/// as copies. It is computed from what is held, so that a restart or a restore makes nothing of it twice.
extension Household {
    /// A part came: members' own versions may have lost.
    package mutating func unsettle(_ list: ListID) { run.unsettled.insert(list) }

    /// After a start, once others have had time to bring back what this home forgot.
    package mutating func settle(_ work: Work) throws {
        let ready = run.unsettled.filter { list in
            (run.graceEnd == nil || replicator.agreedStreams.contains(list.stream))
                && run.settlesAgain[list].map { $0 <= work.now } ?? true
        }
        run.unsettled.subtract(ready)
        for list in ready { run.settlesAgain[list] = nil }
        for list in ready.sorted() { try settle(list, work) }
    }

    private mutating func settle(_ list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        for member in try membersWithEdits(on: list, work).sorted()
        where entry.reader(member)?.role.isEditor != true {
            try keepUnseen(on: list, of: member, work)
        }
        let editors = entry.readers.filter(\.role.isEditor)
        guard editors.count > 1 else { return }
        for member in replicator.directory.members.sorted()
        where entry.reader(member)?.role.isEditor == true {
            guard let keys = keyring.keys(of: member),
                let open = try open(list, for: member, keys: keys, work), open.losing != .forgotten
            else { continue }
            guard !open.newerIsComing, open.missingPieces == 0 else {
                // Not with each of its many pieces.
                run.unsettled.insert(list)
                run.settlesAgain[list] = work.now.adding(.seconds(10))
                continue
            }
            do {
                try settle(open, keys: keys, work)
            } catch is HearthError {
                // The list is full, say: what they wrote stays in their part until there is room.
                continue
            }
        }
    }

    private mutating func settle(_ open: OpenList, keys: MemberKeys, _ work: Work) throws {
        let group = MembershipKey(list: open.id, member: open.reader.identity)
        let kept = Dictionary(
            try work.store.rows(StoredEditRow.self, of: group).map { ($0.key.item, $0.key) },
            uniquingKeysWith: { one, _ in one })
        var anew: [Item] = []
        for own in open.ownPart.items {
            guard let winner = open.merged.item(own.id), winner != own else { continue }
            guard let mine = open.unseenOwn(beside: winner) else {
                // Another version of a wish of theirs may still come back.
                if open.losing == .copied, let key = kept[own.id] {
                    try forgetBases(of: key, keys: keys, work)
                }
                continue
            }
            guard var item = try settled(mine, winner, in: open, work) else { continue }
            item.revision = winner.nextRevision(at: work.now)
            anew.append(item)
        }
        if !anew.isEmpty { try write(anew, to: open, keys: keys, work) }
    }

    /// What has to be written, so that the member's version goes into it; nil where nothing has.
    private func settled(
        _ mine: Item, _ winner: Item, in open: OpenList, _ work: Work
    ) throws -> Item? {
        switch open.losing {
        case .forgotten: return nil
        // What was edited is not deleted by who had not seen that.
        case .copied: return winner.isDeleted ? mine : winner
        case .notesJoined:
            let key = StoredEditRow.Key(
                list: open.id, member: open.reader.identity, item: mine.id)
            guard !winner.isDeleted, mine.notes != winner.notes,
                let edit = try keptEdit(key, work), let base = open.base(of: edit, for: winner),
                mine.notes != base.notes
            else { return nil }
            return winner
        }
    }
}
