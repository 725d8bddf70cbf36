import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// How long notes stay in the bin.
enum NotesBin {
    static let time: Duration = .seconds(30 * 86_400)

    /// Whether a note is to be seen in the bin.
    static func holds(_ note: Note, at now: WallTime) -> Bool {
        note.isBinned && !isOver(note, at: now)
    }

    static func isOver(_ note: Note, at now: WallTime) -> Bool {
        end(of: note).map { $0 <= now } ?? false
    }

    /// When it goes for good; nil: it is not in the bin.
    static func end(of note: Note) -> WallTime? {
        note.isBinned ? WallTime(milliseconds: Int64(clamping: note.binned)).adding(time) : nil
    }
}

/// The host of a list has its notes go for good that have been in the bin for 30 days.
extension Household {
    /// What others put into the bin long ago, and said only now, is noticed after so long.
    private static let binsPeriod: Duration = .seconds(86_400)
    /// After so long it is tried again where it could not be done.
    private static let binsPause: Duration = .seconds(3600)
    /// A clock that is further ahead of a friend's empties no bin.
    private static let binsClockTolerance: Duration = .seconds(86_400)

    /// When to look at the bins next. Not right after a start: others may bring back what this home forgot, and
    /// say what time it is.
    package func nextBins(after now: WallTime) -> WallTime? {
        guard run.graceEnd == nil else { return nil }
        return bins.isDue(at: now) ? now : bins.next
    }

    /// Empties the bins of all members whose keys are in memory, if it is time.
    package mutating func emptyBinsWhereDue(_ work: Work) throws {
        guard run.graceEnd == nil, bins.isDue(at: work.now) else { return }
        bins.looked(at: work.now, again: work.now.adding(Self.binsPeriod))
        for member in replicator.directory.members.sorted() { try emptyBins(of: member, work) }
    }

    /// Empties a member's bins as far as their day has come; of others the timer is set to it.
    package mutating func emptyBins(of member: IdentityKey, _ work: Work) throws {
        guard run.graceEnd == nil, elsewhere[member] == nil,
            let keys = keyring.keys(of: member)
        else { return }
        let later = work.now.adding(Self.binsPause)
        guard !hasHeldLists(member), !isAhead(by: Self.binsClockTolerance, work) else {
            return bins.look(by: later)
        }
        for open in try openLists(of: member, keys: keys, work)
        where open.entry.host == member && open.head.kind == .notes {
            var over: [Item] = []
            for item in open.merged.items {
                guard let end = item.note.flatMap(NotesBin.end) else { continue }
                if end <= work.now { over.append(item) } else { bins.look(by: end) }
            }
            guard !over.isEmpty else { continue }
            do {
                try write(
                    over.map { .tombstone(id: $0.id, revision: $0.nextRevision(at: work.now)) },
                    to: open, keys: keys, work)
            } catch is HearthError {
                // Something of it has not come yet.
                bins.look(by: later)
            }
        }
    }

    /// Whether a person has still to say who reads an own list of theirs: a note on it may have been taken out
    /// of the bin after what this home knows.
    private func hasHeldLists(_ member: IdentityKey) -> Bool {
        replicator.directory.heldLists.contains { list in
            replicator.directory.lists[list]?.owners.contains(member) ?? false
        }
    }
}
