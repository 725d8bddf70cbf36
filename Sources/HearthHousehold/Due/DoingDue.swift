import HearthAPI
import HearthLists
import HearthReplication
package import HearthSodium
package import HearthWire

/// What happens when something is due, and when its member unlocks after that.
extension Household {
    /// More wait for the next step, which follows at once.
    private static let dueAtOnce = 256

    /// When something is due next; nil: nothing is, and no timer runs.
    package var nextDue: WallTime? { due.next }

    /// Whose something was due in the step that was just committed.
    package var dueAlarms: [DueAlarmed] { due.alarms }

    /// What a locked member is told, as long as something that was due waits for them.
    func dueNotice(for member: IdentityKey) -> AlarmNotice? {
        due.withPassed.contains(member) ? AlarmNotice(.somethingDue) : nil
    }

    /// Does what is due: of members whose keys are in memory wholly. Of others its row waits for them, and they
    /// are told that something is due.
    package mutating func doDue(_ work: Work) throws {
        let moments = due.due(at: work.now, atMost: Self.dueAtOnce)
        due.remove(moments.map(\.key))
        for moment in moments {
            try work.store.remove(DueRow.self, moment.key)
            guard replicator.directory.members.contains(moment.member) else { continue }
            guard let keys = keyring.keys(of: moment.member) else {
                try wait(moment, work)
                due.alarms.append(DueAlarmed(member: moment.member, at: moment.at))
                noteChange()
                continue
            }
            if try finish(moment, keys: keys, work) {
                due.alarms.append(DueAlarmed(member: moment.member, at: moment.at))
            }
        }
    }

    /// A member has unlocked: does what was due meanwhile, as of its time.
    package mutating func doPassedDue(of member: IdentityKey, _ work: Work) throws {
        guard let keys = keyring.keys(of: member), due.withPassed.remove(member) != nil else {
            return
        }
        let moments = try work.store.rows(PassedDueRow.self, of: member).map(\.moment)
        for moment in moments.sorted(by: DueMoment.isEarlier) {
            try work.store.remove(PassedDueRow.self, moment.key)
            try finish(moment, keys: keys, work)
        }
        noteChange()
    }

    /// Its row stays until the member unlocks.
    private mutating func wait(_ moment: DueMoment, _ work: Work) throws {
        try work.store.put(PassedDueRow(moment))
        due.withPassed.insert(moment.member)
    }

    /// Tells the member, and has the item's kind do what it means; false where there is nothing to do. What has
    /// not come yet, or may come back, waits.
    @discardableResult
    private mutating func finish(
        _ moment: DueMoment, keys: MemberKeys, _ work: Work
    ) throws -> Bool {
        guard let entry = replicator.directory.lists[moment.list],
            entry.reader(moment.member) != nil
        else { return false }
        guard !hasDeleted(entry, moment.member),
            let open = try open(moment.list, for: moment.member, keys: keys, work)
        else {
            try wait(moment, work)
            return false
        }
        guard let item = open.merged.item(moment.item) else {
            if open.mayBeMore { try wait(moment, work) }
            return false
        }
        guard !item.isDeleted else { return false }
        var book = try book(of: moment.member, keys: keys, work)
        post(
            .open(.due, on: open, item: item.id, wish: item.name), to: &book, of: moment.member,
            at: moment.at, work)
        try save(book, of: moment.member, keys: keys, work)
        news.books[moment.member] = book
        noteChange()
        let kind = ItemKinds.kind(of: open.merged.head.kind)
        guard let kind = kind as? any DueKind.Type else { return true }
        do {
            try kind.due(item, at: moment.at, on: open, keys: keys, in: &self, work)
        } catch is HearthError {
            // It is over all the same: it would come again forever.
        }
        return true
    }
}
