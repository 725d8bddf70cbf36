import HearthLists
import HearthSodium
import HearthWire

/// A wish that a member deleted a moment ago, so that they can have it back.
struct DeletedItem: Sendable {
    let list: ListID
    /// As it was.
    let item: Item
    /// The revision of the tombstone that they wrote: a wish that has another is somebody's newer
    /// word.
    let tombstone: UInt64
    let at: WallTime
}

/// What members here deleted lately, in memory alone and no longer than their keys are there.
struct DeletedWishes: Sendable {
    /// How long a wish can be had back.
    static let time: Duration = .seconds(600)
    /// Wishes of one member; the oldest give way.
    static let perMember = 20

    /// Oldest first.
    private var kept: [(member: IdentityKey, wish: DeletedItem)] = []

    /// Keeps a wish that was just deleted.
    mutating func add(_ wish: DeletedItem, of member: IdentityKey) {
        expire(now: wish.at)
        kept.append((member, wish))
        if kept.count(where: { $0.member == member }) > Self.perMember,
            let oldest = kept.firstIndex(where: { $0.member == member })
        {
            kept.remove(at: oldest)
        }
    }

    /// The newest that a member can have back under this id.
    func item(_ item: ItemID, on list: ListID, of member: IdentityKey, now: WallTime)
        -> DeletedItem?
    {
        kept.last {
            $0.member == member && $0.wish.list == list && $0.wish.item.id == item
                && Self.isFresh($0.wish, now: now)
        }?.wish
    }

    /// The newest that a member can have back under this name.
    func item(named name: String, on list: ListID, of member: IdentityKey, now: WallTime)
        -> DeletedItem?
    {
        kept.last {
            $0.member == member && $0.wish.list == list && Names.isSame($0.wish.item.name, name)
                && Self.isFresh($0.wish, now: now)
        }?.wish
    }

    mutating func remove(_ item: ItemID, on list: ListID, of member: IdentityKey) {
        kept.removeAll {
            $0.member == member && $0.wish.list == list && $0.wish.item.id == item
        }
    }

    /// Forgets what nobody can have back any more.
    mutating func expire(now: WallTime) {
        kept.removeAll { !Self.isFresh($0.wish, now: now) }
    }

    /// Forgets all of everybody else.
    mutating func keep(only members: Set<IdentityKey>) {
        kept.removeAll { !members.contains($0.member) }
    }

    /// A clock that was set back makes nothing last longer than that again.
    private static func isFresh(_ wish: DeletedItem, now: WallTime) -> Bool {
        let passed = now.since(wish.at)
        return passed <= time && passed >= .zero - time
    }
}
