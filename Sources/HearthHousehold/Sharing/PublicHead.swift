import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// What of a list's head stands on its roster, since the beat depends on it.
extension Household {
    /// Some editor wrote: where the date changed by it, the list was put away, or it has grown beyond what
    /// small cells of claims have room for, the host's node says so on the roster, which nobody else
    /// writes. While the host is locked it waits for them.
    package mutating func headArrived(_ list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        try refreshOffersOfOthers(on: entry, work)
        guard replicator.directory.members.contains(entry.host),
            let keys = keyring.keys(of: entry.host),
            let open = try open(list, for: entry.host, keys: keys, work)
        else { return }
        let head = open.newestHead
        if head.date?.daysSinceEpoch != entry.day || head.isArchived != entry.isArchived
            || open.needsLargeCells && !entry.hasLargeCells
        {
            try rewriteRoster(of: open, keys: keys, work)
        }
        try refreshOffers(of: open, to: head, keys: keys, work)
    }

    /// The same of what other owners of the list than its host offer.
    private mutating func refreshOffersOfOthers(on entry: ListEntry, _ work: Work) throws {
        for owner in entry.owners.dropFirst() where replicator.directory.members.contains(owner) {
            guard let keys = keyring.keys(of: owner),
                let open = try open(entry.id, for: owner, keys: keys, work)
            else { continue }
            try refreshOffers(of: open, to: open.newestHead, keys: keys, work)
        }
    }

    /// Those who were asked see the title and the date that the list has now.
    mutating func refreshOffers(
        of open: OpenList, to head: ListHead, keys: MemberKeys, _ work: Work
    ) throws {
        let name = MembershipKey(list: open.id, member: open.reader.identity)
        guard open.isOwn, !open.isTray, announcedHeads[name] != head else { return }
        announcedHeads[name] = head
        let date = head.date.map { [$0.year, $0.month, $0.day] } ?? []
        let occasion = head.occasion.map { $0.message.rawValue } ?? 0
        for (row, _) in try friends(of: open.reader.identity, work) {
            let letter = try ownLetter(from: row.member, to: row.identity, keys: keys, work)
            guard letter.offers.contains(where: { $0.list == open.id }) else { continue }
            try editLetter(from: row.member, to: row.identity, keys: keys, work) { letter in
                for index in letter.offers.indices where letter.offers[index].list == open.id {
                    letter.offers[index].title = head.title
                    letter.offers[index].date = date
                    letter.offers[index].occasion = occasion
                }
            }
        }
    }
}

extension OpenList {
    /// Whether the list has, or ever had, more items than a small cell of claims has room for.
    var needsLargeCells: Bool {
        merged.items.count + merged.tombstones.count > Limits.claimsPerSmallCell
    }
}
