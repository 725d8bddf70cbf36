import HearthReplication
import HearthWire

extension Household {
    /// Notes that a record came or was written, so that it is looked at for news.
    mutating func noteRecord(_ key: RecordKey, at now: WallTime) {
        switch key.kind {
        case .part, .roster, .bundle, .blob, .comment, .thanks:
            guard let list = replicator.directory.list(of: key.stream) else { return }
            if key.kind == .bundle {
                // What it opens are cells.
                guard !isOwnerHosting(list) else { return }
                news.cells.insert(list)
            } else {
                news.lists.insert(list)
            }
        case .card: news.people = true
        case .letter:
            news.people = true
            // It may bring the key of a profile that is here.
            news.profiles = true
        case .profile: news.profiles = true
        default: return
        }
        news.look(from: now)
    }

    /// Notes that cells came. On a node that hosts an owner they are looked at when the slot is half
    /// over, whether any came or not.
    mutating func noteCells(on list: ListID, at now: WallTime) {
        guard !isOwnerHosting(list) else { return }
        news.cells.insert(list)
        // So that what comes in one beat is looked at once.
        news.look(from: now, after: min(.seconds(5), .milliseconds(clock.slotSeconds * 250)))
    }

    /// Somebody told this node at once: then its people are told at once.
    mutating func earlyCellCame(at now: WallTime) {
        if !news.cells.isEmpty { news.look(from: now) }
    }

    /// Notes that something about people changed that no record tells.
    mutating func notePeople(at now: WallTime) {
        news.people = true
        news.look(from: now)
    }
}
