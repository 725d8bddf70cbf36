import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
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
        guard let entry = replicator.directory.lists[list] else { return run.held.forget(list) }
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
        var turn = SettlingTurn(open, run, elapsed: work.elapsed)
        var anew: [Item] = []
        for own in open.ownPart.items {
            guard let winner = open.merged.item(own.id), winner != own,
                !turn.wasDecided(own, winner)
            else { continue }
            guard turn.hasRoom else {
                run.unsettled.insert(open.id)
                run.settlesAgain[open.id] = work.now.adding(.seconds(1))
                break
            }
            guard let mine = open.unseenOwn(beside: winner) else {
                turn.isSeen(own)
                // Another version of a wish of theirs may still come back.
                if open.losing == .copied, let key = kept[own.id] {
                    try forgetBases(of: key, keys: keys, work)
                }
                continue
            }
            guard var item = try settled(mine, winner, in: open, &turn, keys: keys, work) else {
                continue
            }
            item.revision = winner.nextRevision(at: work.now)
            anew.append(item)
        }
        run.held[group] = turn.held
        try tell(.notesKept, of: turn.told, in: open, keys: keys, work)
        if !anew.isEmpty { try write(anew, to: open, keys: keys, work) }
    }

    /// What has to be written, so that the member's version goes into it; nil where nothing has.
    private func settled(
        _ mine: Item, _ winner: Item, in open: OpenList, _ turn: inout SettlingTurn,
        keys: MemberKeys, _ work: Work
    ) throws -> Item? {
        let key = StoredEditRow.Key(
            list: open.id, member: open.reader.identity, item: mine.id)
        switch open.losing {
        case .forgotten: return nil
        case .copied:
            // What was edited is not deleted by who had not seen that.
            guard !winner.isDeleted else { return mine }
            guard let author = open.author(of: winner) else { return nil }
            var edit = try keptEdit(key, work) ?? KeptEdit()
            guard turn.isWritten(mine, winner, by: author, edit) else {
                if turn.held[mine.id]?.isLost == true, !edit.isHeld(mine) {
                    turn.told.append((winner, author))
                    edit.hold(mine)
                    try keep(edit, of: key, keys: keys, work)
                }
                return nil
            }
            return winner
        case .textJoined:
            guard !winner.isDeleted, mine.text != winner.text,
                let edit = try keptEdit(key, work), let base = open.base(of: edit, for: winner),
                mine.text != base.text
            else { return nil }
            return winner
        }
    }
}

/// One look at what lost on a list: what is too much for one is looked at a second later.
private struct SettlingTurn {
    /// Of `LosingItems.effort`, some tenths of a second.
    private static let effort = 16_000_000
    /// Versions that are looked at.
    private static let versions = 1000

    private var items: LosingItems
    private var looks = 0
    /// What was decided before and now.
    private(set) var held: [ItemID: HeldVersions.Held]
    /// What was found to be lost now.
    var told: [(item: Item, author: IdentityKey)] = []

    init(_ open: OpenList, _ run: Run, elapsed: Duration) {
        items = LosingItems(open, run.copies, elapsed: elapsed)
        held = run.held[MembershipKey(list: open.id, member: open.reader.identity)]
    }

    var hasRoom: Bool { looks < Self.versions && items.effort < Self.effort }

    mutating func wasDecided(_ own: Item, _ winner: Item) -> Bool {
        guard let known = held[own.id], known.mine == own.revision,
            known.winner == winner.revision
        else { return false }
        return known.reason != .alike || items.hasAll(of: own, in: winner)
    }

    mutating func isSeen(_ own: Item) { held[own.id] = nil }

    /// Whether the version that counts is written again. What was held once is not tried again by itself.
    mutating func isWritten(
        _ mine: Item, _ winner: Item, by author: IdentityKey, _ edit: KeptEdit
    ) -> Bool {
        looks += 1
        let fate =
            edit.isHeld(mine)
            ? .held : items.fate(of: mine, beside: winner, by: author, writing: winner, edit)
        guard !fate.isWritten else {
            held[mine.id] = nil
            return true
        }
        let reason: HeldVersions.Held.Reason =
            switch fate {
            case .repeated: .repeated
            case .alike: .alike
            case .joined, .copied, .wasCopied, .held: .lost
            }
        held[mine.id] = .init(mine: mine.revision, winner: winner.revision, reason: reason)
        return false
    }
}
