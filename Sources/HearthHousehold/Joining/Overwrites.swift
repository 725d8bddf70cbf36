import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Own versions that others overwrote without having seen them, of which no note was made, each with who did.
    func overwritten(in open: OpenList) -> [(mine: Item, by: IdentityKey)] {
        let held = run.held[MembershipKey(list: open.id, member: open.reader.identity)]
        return held.sorted { $0.key < $1.key }.compactMap { id, held in
            guard held.isLost, let mine = open.ownPart.item(id), mine.revision == held.mine,
                let winner = open.merged.item(id), winner != mine,
                open.unseenOwn(beside: winner) != nil, let author = open.author(of: winner)
            else { return nil }
            return (mine, author)
        }
    }

    /// The same for an answer; nil where there are none.
    func overwrites(in open: OpenList) -> Overwrites? {
        let all = overwritten(in: open)
        guard !all.isEmpty else { return nil }
        return Overwrites(count: all.count, by: Set(all.map(\.by)).sorted().map(open.name))
    }
}
