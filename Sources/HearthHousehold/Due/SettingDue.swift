import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// Sets when an item or a list is due for a member, in place of what was set before under the same name, also
    /// where that waits for their keys. The same once more changes nothing.
    ///
    /// A moment that has passed is done in the next step.
    ///
    /// - Throws: `HearthError.numberOutOfRange` outside the years 1970 to 2100; `.limitDue`, where the member
    ///   has as many as may be. Then nothing has changed.
    package mutating func setDue(_ moment: DueMoment, _ work: Work) throws {
        guard DueMoment.bounds.contains(moment.at) else {
            throw HearthError(
                .numberOutOfRange, ["field": "year", "lowest": "1970", "highest": "2100"])
        }
        let before = due.moment(moment.key)
        if let before, before.says(theSameAs: moment) { return }
        guard before != nil || due.count(of: moment.member) < due.limit else {
            throw HearthError(.limitDue, ["limit": "\(due.limit)"])
        }
        try work.store.put(DueRow(moment))
        try removeWaiting(moment.key, work)
        due.put(moment)
    }

    /// Takes away when an item or a list is due for a member, whether that is to come or waits for them.
    package mutating func removeDue(_ key: DueMoment.Key, _ work: Work) throws {
        try removeDue([key], work)
    }

    /// The same for all on a list that a member does not read any more.
    package mutating func removeDue(
        on list: ListID, of member: IdentityKey, _ work: Work
    ) throws {
        try removeDue(moments(of: member, on: list).map(\.key), work)
    }

    /// The same for items of a list that are deleted, as far as members here can tell.
    ///
    /// An item that is brought back has none until its kind sets one.
    package mutating func removeDueOfDeleted(on list: ListID, _ work: Work) throws {
        for member in due.coming.members(on: list) {
            try removeDueOfDeleted(on: list, of: member, work)
        }
    }

    /// The same on all lists of a member, whose keys have come into memory.
    package mutating func removeDueOfDeleted(of member: IdentityKey, _ work: Work) throws {
        for list in due.coming.lists(of: member) {
            try removeDueOfDeleted(on: list, of: member, work)
        }
    }

    /// What waits is looked at when it is done.
    private mutating func removeDueOfDeleted(
        on list: ListID, of member: IdentityKey, _ work: Work
    ) throws {
        let ofItems = due.coming.moments(of: member, on: list).filter { $0.item != nil }
        guard !ofItems.isEmpty, let keys = keyring.keys(of: member),
            let open = try open(list, for: member, keys: keys, work)
        else { return }
        let gone = ofItems.filter { moment in
            moment.item.flatMap { open.merged.item($0) }?.isDeleted == true
        }
        try removeDue(gone.map(\.key), work)
    }

    private mutating func removeDue(_ keys: [DueMoment.Key], _ work: Work) throws {
        for key in keys where due.coming[key] != nil { try work.store.remove(DueRow.self, key) }
        due.remove(keys)
        for key in keys { try removeWaiting(key, work) }
    }

    mutating func removeWaiting(_ key: DueMoment.Key, _ work: Work) throws {
        guard due.endWait(of: key) != nil else { return }
        try work.store.remove(PassedDueRow.self, key)
    }

    private func moments(of member: IdentityKey, on list: ListID) -> [DueMoment] {
        due.coming.moments(of: member, on: list) + due.waiting.moments(of: member, on: list)
    }

    /// An item stands on another list now, under this id: its moments go along for those who read that list.
    package mutating func moveDue(
        of item: ItemID, on list: ListID, to new: ItemID, on target: ListID, _ work: Work
    ) throws {
        let members = Set(due.coming.members(on: list) + due.waiting.members(on: list))
        for member in members.sorted() {
            for moment in moments(of: member, on: list) where moment.item == item {
                let isWaiting = due.waiting[moment.key] != nil
                try removeDue(moment.key, work)
                guard replicator.directory.lists[target]?.reader(member) != nil else { continue }
                let moved = moment.moved(to: target, new)
                if isWaiting {
                    try work.store.put(PassedDueRow(moved))
                    due.wait(moved)
                } else {
                    try setDue(moved, work)
                }
            }
        }
    }

    /// A list is there again, or more of it: what was due meanwhile is, in the next step; or at the next full hour,
    /// where it is written then.
    package mutating func resumeDue(on list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        for member in due.waiting.members(on: list)
        where keyring.keys(of: member) != nil && !hasDeleted(entry, member) {
            due.planHour(of: member, at: work.now)
            for moment in due.waiting.moments(of: member, on: list) where !moment.isWrittenAtHour {
                try removeWaiting(moment.key, work)
                let moment = moment.told(moment.wasTold ?? true)
                try work.store.put(DueRow(moment))
                due.put(moment)
            }
        }
    }

    /// Takes up what the tables say. What passed while no node ran is due at once.
    package mutating func loadDue(_ work: Work) throws {
        for row in try work.store.rows(DueRow.self) { due.put(row.moment) }
        for row in try work.store.rows(PassedDueRow.self) { due.wait(row.moment) }
        for member in due.waiting.members where keyring.keys(of: member) != nil {
            due.planHour(of: member, at: work.now)
        }
    }
}
