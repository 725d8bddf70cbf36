import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// Versions of members here that lost and of which nothing is written, so that they are not compared again with what
/// was decided against them.
struct HeldVersions: Sendable {
    struct Held: Sendable {
        enum Reason: Sendable {
            /// It is somebody else's.
            case repeated
            /// All of it stands elsewhere, as long as it does.
            case alike
            /// Nobody else sees it.
            case lost
        }

        /// Revisions of the member's version and of the one that counted then.
        let mine: UInt64
        let winner: UInt64
        let reason: Reason

        var isLost: Bool { reason == .lost }
    }

    private var lists: [MembershipKey: [ItemID: Held]] = [:]

    subscript(key: MembershipKey) -> [ItemID: Held] {
        get { lists[key] ?? [:] }
        set { lists[key] = newValue.isEmpty ? nil : newValue }
    }

    mutating func forget(_ list: ListID) {
        lists = lists.filter { $0.key.list != list }
    }
}

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
