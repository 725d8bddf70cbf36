import HearthAPI
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
package import HearthSodium
package import HearthWire

/// What a changed program of somebody who edits a list can do to what the others write there.
extension SimulatedNode {
    /// Writes items of a list again, with other words, as if a member had seen nothing of what others wrote.
    ///
    /// It goes out with the next thing that the node does.
    ///
    /// - Parameters:
    ///   - list: The list, of notes or of lines to tick.
    ///   - words: Those that the items get; lines of checklists are called so.
    ///   - person: The member; nil: the node's first.
    ///   - chosen: The names of the items; nil: all.
    /// - Returns: Whether the member could.
    /// - Throws: `HearthError`, or what the storage throws; then nothing is written.
    @discardableResult
    package func overwrite(
        _ list: ListID, saying words: String, by person: IdentityKey? = nil,
        only chosen: Set<String>? = nil
    ) throws -> Bool {
        guard var value = household,
            let member = person ?? store.rows(MemberRow.self).first?.identity,
            let keys = value.keyring.keys(of: member)
        else { return false }
        let isDone = try store.transaction(.full) { tables in
            let work = Work(store: tables, now: now)
            guard let open = try value.open(list, for: member, keys: keys, work),
                let key = try value.listKey(of: list, for: member, keys: keys, work)
            else { return false }
            let items = (open.merged.items + open.merged.tombstones).map { before in
                var item = before
                if open.head.isChecklist { item.name = words } else { item.text = words }
                item.revision = before.nextRevision(at: work.now)
                item.seen = []
                return before.isDeleted || chosen?.contains(before.name) == false ? before : item
            }
            try value.publish(
                Part(items: items), of: list, epoch: open.entry.epoch, key: key, by: member,
                keys: keys, work)
            return true
        }
        household = value
        return isDone
    }
}
