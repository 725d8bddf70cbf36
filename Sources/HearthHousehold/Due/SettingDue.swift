import HearthAPI
import HearthLists
import HearthReplication
package import HearthSodium
package import HearthWire

extension Household {
    /// Sets when an item is due for a member, in place of what was set before. The same once more changes
    /// nothing.
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
        guard before != moment.at else { return }
        guard before != nil || due.count(of: moment.member) < due.limit else {
            throw HearthError(.limitDue, ["limit": "\(due.limit)"])
        }
        try work.store.put(DueRow(moment))
        try removePassed(moment.key, work)
        due.put(moment)
    }

    /// Takes away when an item is due for a member, whether that is to come or waits for them.
    package mutating func removeDue(_ key: DueMoment.Key, _ work: Work) throws {
        if due.moment(key) != nil {
            try work.store.remove(DueRow.self, key)
            due.remove(key)
        }
        try removePassed(key, work)
    }

    /// The same for all on a list that a member does not read any more.
    package mutating func removeDue(
        on list: ListID, of member: IdentityKey, _ work: Work
    ) throws {
        let keys = due.keys(of: member, on: list)
        for key in keys { try work.store.remove(DueRow.self, key) }
        due.remove(keys)
        guard due.withPassed.contains(member) else { return }
        for row in try work.store.rows(PassedDueRow.self, of: member) where row.moment.list == list
        {
            try removePassed(row.key, work)
        }
    }

    /// The same for items of a list that are deleted, as far as members here can tell.
    ///
    /// An item that is brought back has none until its kind sets one.
    package mutating func removeDueOfDeleted(on list: ListID, _ work: Work) throws {
        for member in due.members(on: list) { try removeDueOfDeleted(on: list, of: member, work) }
    }

    /// The same on all lists of a member, whose keys have come into memory.
    package mutating func removeDueOfDeleted(of member: IdentityKey, _ work: Work) throws {
        for list in due.lists(of: member) { try removeDueOfDeleted(on: list, of: member, work) }
    }

    private mutating func removeDueOfDeleted(
        on list: ListID, of member: IdentityKey, _ work: Work
    ) throws {
        guard let keys = keyring.keys(of: member),
            let open = try open(list, for: member, keys: keys, work)
        else { return }
        let gone = due.keys(of: member, on: list).filter {
            open.merged.item($0.item)?.isDeleted == true
        }
        for key in gone {
            try work.store.remove(DueRow.self, key)
            try removePassed(key, work)
        }
        due.remove(gone)
    }

    private mutating func removePassed(_ key: DueMoment.Key, _ work: Work) throws {
        guard due.withPassed.contains(key.member) else { return }
        try work.store.remove(PassedDueRow.self, key)
        if try work.store.rows(PassedDueRow.self, of: key.member).isEmpty {
            due.withPassed.remove(key.member)
        }
    }

    /// An item stands on another list now, under this id: its moments go along for those who read that list.
    package mutating func moveDue(
        of item: ItemID, on list: ListID, to new: ItemID, on target: ListID, _ work: Work
    ) throws {
        for member in due.members(on: list) {
            let key = DueMoment.Key(member: member, list: list, item: item)
            guard let at = due.moment(key) else { continue }
            try removeDue(key, work)
            guard replicator.directory.lists[target]?.reader(member) != nil else { continue }
            try setDue(DueMoment(member: member, list: target, item: new, at: at), work)
        }
    }

    /// A list is there again: what was due meanwhile is, in the next step.
    package mutating func resumeDue(on list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        for member in due.withPassed.sorted()
        where keyring.keys(of: member) != nil && !hasDeleted(entry, member) {
            for row in try work.store.rows(PassedDueRow.self, of: member)
            where row.moment.list == list {
                try removePassed(row.key, work)
                try work.store.put(DueRow(row.moment))
                due.put(row.moment)
            }
        }
    }

    /// Takes up what the tables say. What passed while no node ran is due at once.
    mutating func loadDue(_ work: Work) throws {
        for row in try work.store.rows(DueRow.self) { due.put(row.moment) }
        for row in try work.store.rows(PassedDueRow.self) {
            due.withPassed.insert(row.moment.member)
        }
    }
}
