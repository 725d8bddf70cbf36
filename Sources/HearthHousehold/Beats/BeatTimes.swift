package import HearthReplication
package import HearthSodium
package import HearthWire

/// When lists beat: from public facts alone.
extension Household {
    /// Whether a list's cells may be renewed here: a home that was just started waits for the other readers'
    /// nodes to say what they hold, so that no earlier copy takes back for a while what somebody reserved
    /// since. Nobody gets them until then, so nothing is missed. One that was put back from a backup waits until
    /// one of them has: what it holds itself may be months old.
    package func mayRenew(_ list: ListEntry, at now: WallTime) -> Bool {
        let tests = Duration.seconds(2 * clock.slotSeconds)
        let patience = clock.beatsInEverySlot ? min(Run.grace, tests) : Run.grace
        if replicator.isComparedWithAll(list.id) { return true }
        let isBack =
            restoredAt != nil
            || !recovered.isEmpty
                && replicator.directory.circleMembersHere(of: list.id)
                    .contains { recovered.contains($0.identity) }
        guard !isBack || replicator.isComparedWithBringer(list.id) else { return false }
        return now < run.startedAt || now.since(run.startedAt) >= patience
    }

    /// When the next beat of any list falls.
    package func nextBeat(after now: WallTime) -> WallTime? {
        givingLists.map { entry in
            let due = replicator.schedule.dueSlot(of: entry, at: now)
            // One that has to wait is tried again with the next, and would else be overdue until then.
            let last = mayRenew(entry, at: now) ? lastBeat(of: entry, at: now) : nil
            return replicator.schedule.moment(after: last ?? due, of: entry, at: now)
        }.min()
    }

    /// When the next beat of a member's own cells has surely been kept; nil when they have none.
    func nextBeat(of member: IdentityKey, after now: WallTime) -> WallTime? {
        // Elsewhere the beat needs none of their keys.
        givingLists.filter { entry in
            entry.ownerNodes.contains(node)
                && replicator.directory.circleMembersHere(of: entry.id)
                    .contains { $0.identity == member }
        }.map { entry in
            // Their talk cell comes last.
            let slot = replicator.schedule.dueSlot(of: entry, at: now)
            return replicator.schedule.moment(after: slot, of: entry, for: .talk, at: now)
                .adding(.seconds(1))
        }.max()
    }

    /// The slot of a list's newest beat, unless a clock that was set back since says that it is
    /// far in the future.
    package func lastBeat(of list: ListEntry, at now: WallTime) -> UInt32? {
        guard let last = beatSlots[list.id] else { return nil }
        let due = replicator.schedule.dueSlot(of: list, at: now)
        let isPlausible =
            last <= due || last - due <= replicator.schedule.interval(of: list, at: now)
        return isPlausible ? last : nil
    }

    /// The same for every member who has one.
    package func nextBeats(after now: WallTime) -> [IdentityKey: WallTime] {
        replicator.directory.members.reduce(into: [:]) { beats, member in
            beats[member] = nextBeat(of: member, after: now)
        }
    }

    package var givingLists: [ListEntry] { replicator.directory.givingLists }
}
