import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// Keeps it in place of what is less grave.
    package mutating func raiseAlarm(
        _ kind: AlarmRow.Kind, about person: IdentityKey, _ work: Work
    ) throws {
        if let held = try work.store.row(AlarmRow.self, person), held.kind >= kind { return }
        try work.store.put(AlarmRow(person: person, kind: kind, foundAt: work.now))
        noteChange()
    }

    /// Something newer of a member's own came from a peer, or something that this home had forgotten: it
    /// was put back to an earlier copy, or a second one runs. That stays until somebody clears it.
    package mutating func noticeReturn(of key: RecordKey, _ work: Work) throws {
        try raiseAlarm(.earlierCopy, about: key.author, work)
    }
}
