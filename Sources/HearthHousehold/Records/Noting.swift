import HearthReplication
package import HearthSodium
package import HearthWire

extension Household {
    /// Notes that a record came or was written, so that it is looked at for news.
    package mutating func noteRecord(_ key: RecordKey, at now: WallTime) {
        switch key.kind {
        case .part, .roster, .bundle, .blob, .comment, .thanks:
            guard let list = replicator.directory.list(of: key.stream) else { return }
            if key.kind == .bundle {
                // What it opens are cells.
                news.changed.noteSecret(list)
                news.cells.insert(list)
                return news.lookAtCells(from: now)
            }
            noteOpenChange(of: list)
            news.lists.insert(list)
        case .card:
            news.changed.notePeople(of: replicator.directory.members)
            news.people = true
        case .letter:
            news.changed.notePeople(
                of: replicator.directory.members.filter {
                    $0 == key.author || key.stream == .letter(from: key.author, to: $0)
                })
            news.people = true
            // It may bring the key of a profile that is here.
            news.profiles = true
        case .profile:
            news.changed.notePeople(of: replicator.directory.members)
            news.profiles = true
        case .rescue: return
        }
        news.look(from: now)
    }

    /// Notes that cells came.
    package mutating func noteCells(on list: ListID, at now: WallTime) {
        news.changed.noteSecret(list)
        news.cells.insert(list)
        // So that what comes in one beat is looked at once.
        news.lookAtCells(
            from: now, after: min(.seconds(5), .milliseconds(clock.slotSeconds * 250)))
    }

    /// Somebody told this node at once: then its people are told at once.
    package mutating func earlyCellCame(at now: WallTime) {
        if !news.cells.isEmpty { news.lookAtCells(from: now) }
    }

    /// Notes that something about a member's people changed that no record tells.
    package mutating func notePeople(of member: IdentityKey, at now: WallTime) {
        news.changed.notePeople(of: [member])
        news.people = true
        news.look(from: now)
    }

    /// Notes that a list changed in what all its readers may know.
    package mutating func noteOpenChange(of list: ListID) {
        let readers = (replicator.directory.lists[list]?.readers ?? []).map(\.identity)
        news.changed.noteOpen(
            list, readers: replicator.directory.members.intersection(readers))
    }
}
