package import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// What happens when something is due, and when its member unlocks after that.
extension Household {
    /// More wait for the next step, which follows at once.
    private static let dueAtOnce = 256
    /// What others read, and was due while the home was off, waits for a full hour.
    private static let lateAfter: Duration = .seconds(600)

    /// When something is due next; nil: nothing is, and no timer runs.
    package func nextDue(after now: WallTime) -> WallTime? { due.next(after: now) }

    /// Whose something was due in the step that was just committed.
    package var dueAlarms: [DueAlarmed] { due.alarms }

    /// What a locked member is told, as long as something that they were told of waits for them.
    package func dueNotice(for member: IdentityKey) -> AlarmNotice? {
        // Homes of before did not say it.
        due.waiting.has(member) { $0.wasTold ?? true } ? AlarmNotice(.somethingDue) : nil
    }

    /// Does what is due: of members whose keys are in memory wholly. Of others its row waits for them, and they
    /// are told that something is due.
    package mutating func doDue(_ work: Work) throws {
        var told = DueTold()
        // What is done may take away, or put off, what comes after it.
        for moment in due.due(at: work.now, atMost: Self.dueAtOnce) where due.take(moment) {
            try work.store.remove(DueRow.self, moment.key)
            guard let entry = replicator.directory.lists[moment.list],
                replicator.directory.members.contains(moment.member),
                entry.reader(moment.member) != nil
            else { continue }
            if let keys = keyring.keys(of: moment.member) {
                if moment.isWrittenAtHour, work.now.since(moment.at) > Self.lateAfter {
                    // Who reads it would see when the computer was switched on.
                    try wait(moment.told(moment.wasTold ?? false), work)
                    due.planHour(of: moment.member, at: work.now)
                    continue
                }
                try finish(moment.told(moment.wasTold ?? false), keys: keys, &told, work)
                continue
            }
            let isTold = !moment.isSilent && !hasDeleted(entry, moment.member)
            try wait(moment.told(isTold || moment.wasTold ?? false), work)
            guard isTold, moment.wasTold != true else { continue }
            due.alarms.append(DueAlarmed(member: moment.member, at: moment.at, kind: nil))
            noteChange()
        }
        due.findFirst()
        due.alarms += told.alarms
        for member in due.takeHours(at: work.now) {
            try doWaiting(of: member, &told, work) { $0.isWrittenAtHour }
        }
        try tell(told, work)
    }

    /// A member has unlocked: does what was due meanwhile, as of its time, but for what waits for a full hour.
    package mutating func doPassedDue(of member: IdentityKey, _ work: Work) throws {
        due.planHour(of: member, at: work.now)
        guard due.waiting.has(member, where: { !$0.isWrittenAtHour }) else { return }
        var told = DueTold()
        try doWaiting(of: member, &told, work) { !$0.isWrittenAtHour }
        try tell(told, work)
        noteChange()
    }

    /// Does as much as can be done in one step of what waits; the rest is due in the next.
    private mutating func doWaiting(
        of member: IdentityKey, _ told: inout DueTold, _ work: Work,
        where isMeant: (DueMoment) -> Bool
    ) throws {
        guard let keys = keyring.keys(of: member) else { return }
        for (index, waiting) in due.waiting.moments(of: member).filter(isMeant).enumerated()
        where due.waiting[waiting.key] == waiting {
            // Homes of before told of all that waits.
            let moment = waiting.told(waiting.wasTold ?? true)
            try removeWaiting(moment.key, work)
            if index < Self.dueAtOnce {
                try finish(moment, keys: keys, &told, work)
            } else {
                try work.store.put(DueRow(moment))
                due.put(moment)
            }
        }
    }

    /// Its row stays until the member unlocks, or the list comes.
    private mutating func wait(_ moment: DueMoment, _ work: Work) throws {
        try work.store.put(PassedDueRow(moment))
        due.wait(moment)
    }

    /// Has the kind do what a moment means, and takes what it has to tell. What has not come yet, or may come
    /// back, waits.
    private mutating func finish(
        _ moment: DueMoment, keys: MemberKeys, _ told: inout DueTold, _ work: Work
    ) throws {
        guard let entry = replicator.directory.lists[moment.list],
            entry.reader(moment.member) != nil
        else { return }
        guard !hasDeleted(entry, moment.member),
            let open = try open(moment.list, for: moment.member, keys: keys, work)
        else { return try wait(moment, work) }
        var item: Item?
        if let id = moment.item {
            item = open.merged.item(id)
            guard let item else {
                if open.mayBeMore { try wait(moment, work) }
                return
            }
            guard !item.isDeleted else { return }
        }
        guard let kind = ItemKinds.kind(of: open.merged.head.kind) as? any DueKind.Type else {
            return
        }
        let now = DueNow(moment: moment, item: item, open: open, keys: keys)
        do {
            if let news = try kind.due(now, in: &self, work) { told.add(news, of: moment) }
        } catch is HearthError {
            // It is over all the same: it would come again forever.
        }
    }

    /// Puts what kinds had to tell into the members' books, each of which is saved once.
    private mutating func tell(_ told: DueTold, _ work: Work) throws {
        for (member, all) in told.news.sorted(by: { $0.key < $1.key }) {
            guard let keys = keyring.keys(of: member) else { continue }
            var book = try book(of: member, keys: keys, work)
            for (news, moment) in all {
                post(
                    NewsDraft(news), to: &book, of: member, at: moment.at,
                    as: moment.wasTold == true ? .dueToldBefore : .due, work)
            }
            try save(book, of: member, keys: keys, work)
            news.books[member] = book
            noteChange()
        }
    }
}

/// What kinds have to tell of what was due in one step.
private struct DueTold {
    private(set) var news: [IdentityKey: [(news: KindNews, moment: DueMoment)]] = [:]
    /// Of those whom nobody told before.
    private(set) var alarms: [DueAlarmed] = []

    mutating func add(_ news: KindNews, of moment: DueMoment) {
        self.news[moment.member, default: []].append((news, moment))
        guard moment.wasTold != true else { return }
        alarms.append(DueAlarmed(member: moment.member, at: moment.at, kind: news.kind))
    }
}
