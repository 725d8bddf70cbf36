package import HearthRows
package import HearthSodium
package import HearthWire

/// What was answered of somebody for one list alone.
extension Household {
    package func notes(
        of member: IdentityKey, on list: ListID?, _ work: Work
    ) throws -> [IdentityKey: FriendRow.Housemate] {
        guard let list else { return [:] }
        return try work.store.rows(HousemateNoteRow.self, of: member)
            .filter { $0.list == list }
            .reduce(into: [:]) { $0[$1.person] = $1.answer }
    }

    /// Nil: it is open, and asked again.
    func note(
        _ answer: FriendRow.Housemate?, of person: IdentityKey, on list: ListID,
        by member: IdentityKey, _ work: Work
    ) throws {
        let row = HousemateNoteRow(
            member: member, list: list, person: person, answer: answer ?? .notNow)
        guard answer != nil else { return try work.store.remove(HousemateNoteRow.self, row.key) }
        try work.store.put(row)
    }

    /// A member reads a list no more, or is somebody's friend no more.
    func forgetNotes(
        of member: IdentityKey, on list: ListID? = nil, about person: IdentityKey? = nil,
        _ work: Work
    ) throws {
        for row in try work.store.rows(HousemateNoteRow.self, of: member)
        where row.list == list || row.person == person {
            try work.store.remove(HousemateNoteRow.self, row.key)
        }
    }
}
