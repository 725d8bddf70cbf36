import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// How many pomodoros each person completed for an activity of a list that several edit
/// (protocol-spec/activities.md, "Tallies").
extension Household {
    /// Notes in the diary what is counted from now on, on lists that the member edits with others, and says by how much
    /// each count goes up.
    mutating func tally(
        _ log: inout FocusLog, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> [ActivityPath: Int] {
        let worked = Set(log.changed.flatMap { log.day($0).sessions.compactMap(\.activity?.path) })
        guard !worked.isEmpty else { return [:] }
        var lists: [ListID: OpenList] = [:]
        for id in Set(worked.map(\.list)) {
            guard let open = try open(id, for: member, keys: keys, work), open.takesTallies else {
                continue
            }
            lists[id] = open
        }
        guard !lists.isEmpty else { return [:] }
        return log.tally { activity in
            lists[activity.list]?.liveItem(activity.item)?.activity != nil
        }
    }

    /// The counts as they become: one more than they were for each; of an activity without one, with all that was
    /// worked at it before its list was shared, on days that the timer does not look at any more.
    mutating func counts(
        _ raised: [ActivityPath: Int], besides log: FocusLog, in diary: OpenList,
        keys: MemberKeys, _ work: Work
    ) throws -> [ActivityPath: Int] {
        let member = diary.reader.identity
        var counts: [ActivityPath: Int] = [:]
        for (path, count) in raised {
            guard let list = try open(path.list, for: member, keys: keys, work) else { continue }
            let before =
                list.tally(of: path.item, by: member)
                ?? days(of: diary) { log.days[$0.day] == nil }.flatMap(\.sessions)
                .count { $0.isCompleted && !$0.isCounted && $0.activity?.path == path }
            counts[path] = min(Tally.limit, before + count)
        }
        return counts
    }

    /// Writes them, each in an item that the member alone writes.
    mutating func write(
        _ counts: [ActivityPath: Int], of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        let asker = Asker(identity: member, name: "", keys: keys, caller: Caller())
        let ordered = counts.sorted { ($0.key.list, $0.key.item) < ($1.key.list, $1.key.item) }
        for (path, count) in ordered {
            guard let list = try open(path.list, for: member, keys: keys, work) else { continue }
            try write(
                own: Tally(of: path.item, by: member, pomodoros: count),
                revision: UInt64(count), to: list, by: asker, work)
        }
    }
}

extension OpenList {
    /// Whether its reader counts on it what they work: with others, as one of its editors, and where all that they
    /// wrote can be read.
    fileprivate var takesTallies: Bool {
        isShared && reader.role.isEditor && head.kind == .activities && !mayBeMore
    }

    /// What one person completed for an activity; nil: they have no count.
    func tally(of item: ItemID, by person: IdentityKey) -> Int? {
        let one = Tally(of: item, by: person, pomodoros: 1).oneWriter
        return (one.flatMap(self.item(of:))?.known as? Tally)?.pomodoros
    }
}

extension Household {
    /// An activity as it stands today, and what was worked at it.
    func shown(
        _ item: Item, on list: OpenList, _ days: ActivityDays, _ counts: WorkedCounts
    ) -> ActivityShown {
        var info = info(item, in: list)
        let activity = days.standing(item, on: list)
        if let activity {
            var fields = ActivityFields(activity, in: list)
            fields.again = days.again(activity)?.description
            info.body = ItemFields(fields)
        }
        let own = counts.own[item.id] ?? Worked()
        return ActivityShown(
            activity: info,
            worked: counts.worked(at: item.id, on: list),
            internalInterruptions: own.internalInterruptions,
            externalInterruptions: own.externalInterruptions,
            tallies: counts.tallies(of: item.id, on: list),
            isShared: list.isShared, isMine: activity?.holder == list.reader.identity)
    }
}
