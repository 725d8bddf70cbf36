import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Offers somebody the list for which they were asked to be friends, now that they are.
    mutating func keepPromise(to row: FriendRow, keys: MemberKeys, _ work: Work) throws {
        guard let promise = row.promised else { return }
        var kept = row
        kept.promised = nil
        try work.store.put(kept)
        guard let open = try open(promise.list, for: row.member, keys: keys, work), open.isOwn,
            !hasDeleted(open.entry, row.member), open.entry.reader(row.identity) == nil
        else { return }
        guard open.entry.readers.count < Limits.peoplePerList else {
            return alarm(.notLetIn, about: try personName(row.identity, work))
        }
        try offer(open, to: row.identity, role: promise.role, keys: keys, work)
    }
}
