import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

/// What a member did with many items of one list in one step, so that they can take it back.
struct ManyDone: Sendable {
    /// The path of the operation.
    let what: String
    let list: ListID
    let at: WallTime
    /// Each as it was, and the revision that took its place: an item that has another is somebody's newer word.
    let items: [(before: Item, revision: UInt64)]
    /// What came of taking it back; nil: nobody did.
    var takenBack: TakenBack?
}

/// What members here did with many items lately, in memory alone and no longer than their keys are there.
struct RecentlyDone: Sendable {
    /// How long it can be taken back.
    static let time = DeletedWishes.time
    /// Steps of one member; the oldest give way. Each has at most as many items as a list.
    static let perMember = 5

    /// Oldest first.
    private var kept: [(member: IdentityKey, done: ManyDone)] = []

    mutating func add(_ done: ManyDone, of member: IdentityKey) {
        expire(now: done.at)
        kept.append((member, done))
        if kept.count(where: { $0.member == member }) > Self.perMember,
            let oldest = kept.firstIndex(where: { $0.member == member })
        {
            kept.remove(at: oldest)
        }
    }

    /// What a member did on a list at this moment; nil: nothing that can be taken back.
    func done(on list: ListID, at: WallTime, by member: IdentityKey, now: WallTime) -> ManyDone? {
        kept.last {
            $0.member == member && $0.done.list == list && $0.done.at == at
                && Self.isFresh($0.done, now: now)
        }?.done
    }

    /// What a member did last on a list, if it was this operation and nobody took it back.
    func last(_ what: String, on list: ListID, by member: IdentityKey, now: WallTime) -> ManyDone? {
        let last = kept.last { $0.member == member && $0.done.list == list }?.done
        guard let last, last.what == what, last.takenBack == nil, Self.isFresh(last, now: now)
        else { return nil }
        return last
    }

    mutating func note(_ back: TakenBack, of done: ManyDone, by member: IdentityKey) {
        for index in kept.indices
        where kept[index].member == member && kept[index].done.list == done.list
            && kept[index].done.at == done.at
        {
            kept[index].done.takenBack = back
        }
    }

    mutating func expire(now: WallTime) { kept.removeAll { !Self.isFresh($0.done, now: now) } }

    /// Forgets all of everybody else.
    mutating func keep(only members: Set<IdentityKey>) {
        kept.removeAll { !members.contains($0.member) }
    }

    /// A clock that was set back makes nothing last longer than that again.
    private static func isFresh(_ done: ManyDone, now: WallTime) -> Bool {
        let passed = now.since(done.at)
        return passed <= time && passed >= .zero - time
    }
}
