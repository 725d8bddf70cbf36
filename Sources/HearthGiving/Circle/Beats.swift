import HearthAPI
import HearthCircle
package import HearthHousehold
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

extension Household {
    /// Readies every member here who is in the circle of a list: keys, first bundles, first cell.
    ///
    /// Happens once, when they join, which everyone may know; from then on only the beat renews.
    package mutating func joinCircles(of list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list], entry.isGiving else { return }
        for member in replicator.directory.circleMembersHere(of: list) {
            let key = MembershipKey(list: list, member: member.identity)
            // A roster that names somebody who never accepted makes them no member of the circle.
            guard try work.store.row(FollowRow.self, key)?.state == .accepted else { continue }
            if try mayNotJoin(member, entry, work) {
                // What was made before this was known never served, and is stored unsealed.
                try work.store.remove(CircleKeyRow.self, key)
                continue
            }
            try makeCircleKeys(of: member.identity, in: list, work)
            guard let row = try work.store.row(CircleKeyRow.self, key),
                let circle = try circleKeys(of: member.identity, in: list, work)
            else { continue }
            // An owner may have moved in since: then the keys go under the passphrase.
            if try hostsOwner(of: list, work) != row.isWrapped {
                try store(circle, of: member.identity, in: list, work)
            }
            guard try work.store.row(OwnCellRow.self, key) == nil,
                mayBegin(member, entry, at: work.now)
            else { continue }
            // Anybody who left and came back within a slot would give two cells one order: nothing
            // here says any more how far they had come.
            try raiseIncarnation(
                of: member.identity, above: incarnation(of: member.identity, work), work)
            // What came back of an earlier copy's list before its first cell is made here.
            let returned = try Cell.Kind.allCases.compactMap {
                try work.store.beatCell(of: entry.tag(of: member, for: $0), in: list)
            }
            // Nothing goes out before that is in it: it would free what they have reserved.
            let order = CellOrder(
                incarnation: try incarnation(of: member.identity, work),
                sequence: clock.slot(at: work.now), sub: 0)
            for kind in Cell.Kind.allCases {
                let none = OwnContent.empty(kind, at: work.now)
                try storeOwn(
                    seal(none, order: order, circle: circle, of: member, on: entry, work),
                    of: member.identity, work)
            }
            for cell in returned { _ = try merge(cell, of: member, on: entry, work) }
            try mergeWaitingCells(of: member, on: entry, work)
            for kind in Cell.Kind.allCases {
                try renew(kind, of: member, on: entry, slot: order.sequence, work)
            }
            try forgetBringer(of: list, work)
            try replicator.beat([list], store: work.store)
        }
    }

    /// Whether a member's first cell on a list may be made: one who was recovered here has reserved there
    /// before, and the home that brought the list has to say what it holds of theirs.
    private func mayBegin(
        _ member: ListEntry.Reader, _ list: ListEntry, at now: WallTime
    ) -> Bool {
        !recovered.contains(member.identity) || mayRenew(list, at: now)
    }

    /// Renews what is due by now, and sends it together with what others' cells are news to peers.
    package mutating func beatWhereDue(_ work: Work) throws {
        var due: [ListID] = []
        for entry in givingLists {
            let slot = replicator.schedule.dueSlot(of: entry, at: work.now)
            if let last = lastBeat(of: entry, at: work.now), last >= slot { continue }
            guard mayRenew(entry, at: work.now) else { continue }
            if !recovered.isEmpty { try joinCircles(of: entry.id, work) }
            beatSlots[entry.id] = slot
            for member in replicator.directory.circleMembersHere(of: entry.id) {
                try mergeWaitingCells(of: member, on: entry, work)
                // Their claims first: with them the key changes, and a talk cell goes after the key.
                for kind in Cell.Kind.allCases
                where try isDue(kind, of: member, on: entry, inBeat: slot, work) {
                    do {
                        try renew(kind, of: member, on: entry, slot: slot, work)
                    } catch is WireError, is ClaimSheetError, is TalkSheetError {
                        // One damaged cell must not stop the beat of every other list.
                        alarm(.cellDamaged, about: member.name)
                    }
                }
            }
            due.append(entry.id)
        }
        if !due.isEmpty { try replicator.beat(due, store: work.store) }
    }

    /// Whether a member's cell of a kind has to be renewed in the beat of this slot: from public
    /// facts alone, never from what is on it.
    private func isDue(
        _ kind: Cell.Kind, of member: ListEntry.Reader, on list: ListEntry, inBeat slot: UInt32,
        _ work: Work
    ) throws -> Bool {
        let tag = list.tag(of: member, for: kind)
        guard let held = try work.store.beatCell(of: tag, in: list.id) else { return true }
        let schedule = replicator.schedule
        // One far ahead was made by a clock that went wrong: it is renewed all the same.
        let due = schedule.dueSlot(of: list, for: kind, inBeat: slot, at: work.now)
        let interval = schedule.interval(of: list, for: kind, at: work.now)
        guard held.order.sequence >= due,
            held.order.sequence <= slot || held.order.sequence - slot <= interval
        else { return true }
        // After their key changed nobody could open a talk cell under the one before; nor one under a
        // key that is older than their newest bundle, as an earlier copy of this home has it.
        guard kind == .talk,
            let circle = try circleKeys(of: member.identity, in: list.id, work),
            held.generation != circle.generation
        else { return false }
        return try circle.generation >= publishedGeneration(of: member.identity, in: list.id, work)
    }

    /// Makes a member's cell of the beat: their whole state of one kind, changed or not, freshly
    /// sealed.
    private mutating func renew(
        _ kind: Cell.Kind, of member: ListEntry.Reader, on list: ListEntry, slot: UInt32,
        _ work: Work
    ) throws {
        guard var circle = try circleKeys(of: member.identity, in: list.id, work) else {
            // Wrapped, and they are locked: the gap is a stated residual.
            return
        }
        let tag = list.tag(of: member, for: kind)
        let own = try ownCell(of: member.identity, in: list.id, kind, work)?.order
        // Wrapped, and they are locked: an empty one must not take its place.
        guard
            try own != nil || !hasOwnCell(of: member.identity, in: list.id, kind, work)
        else { return }
        let content = try ownContent(
            kind, of: member.identity, on: list.id, circle: circle, work)
        // Of an earlier Hearth, whose host's home has not made the cells large yet: the circle reads on what
        // it holds.
        if case .claims(let sheet) = content, sheet.claims.count > list.claimPlaces { return }
        if kind == .claims {
            circle = try rotatedWhereDue(circle, of: member, on: list, slot: slot, work)
        }
        let held = try work.store.beatCell(of: tag, in: list.id)?.order
        // From a slot that a wrong clock made reach far ahead nothing could go on.
        let interval = replicator.schedule.interval(of: list, for: kind, at: work.now)
        if let held, held.sequence > slot, held.sequence - slot > interval {
            try raiseIncarnation(of: member.identity, above: held.incarnation, work)
        }
        let incarnation = try incarnation(of: member.identity, work)
        let after = held.map { $0.incarnation < incarnation ? 0 : $0.sequence &+ 1 } ?? 0
        let order = CellOrder(
            incarnation: max(incarnation, held?.incarnation ?? 0), sequence: max(after, slot),
            sub: 0)
        let cell = seal(content, order: order, circle: circle, of: member, on: list, work)
        try work.store.putBeat(cell)
        // After a clock was set back an early cell may lie ahead of the beat. Its order is not
        // forgotten, or the next early cell would take it again; this one stays here.
        let kept = own.map { max($0, order) } ?? order
        try storeOwn(
            kept == order
                ? cell
                : seal(content, order: kept, circle: circle, of: member, on: list, work),
            of: member.identity, work)
    }

    /// A member's keys for the beat of this slot, with a new sender key if one is due: then their own talk cell
    /// is sealed again under it.
    private mutating func rotatedWhereDue(
        _ circle: CircleKeys, of member: ListEntry.Reader, on list: ListEntry, slot: UInt32,
        _ work: Work
    ) throws -> CircleKeys {
        // Where an owner has moved in since, new keys could not be stored while they are locked.
        guard try keyring.keys(of: member.identity) != nil || !hostsOwner(of: list.id, work),
            try needsRotation(circle, of: member, on: list, slot: slot, work)
        else { return circle }
        let talk = try? ownContent(
            .talk, of: member.identity, on: list.id, circle: circle, work)
        let next = try rotate(circle, of: member, on: list, work)
        try resealTalk(talk, circle: next, of: member, on: list, work)
        return next
    }

    /// Puts a member's own talk cell under their new key before the old one is gone; the circle gets it
    /// with this beat.
    private func resealTalk(
        _ talk: OwnContent?, circle: CircleKeys, of member: ListEntry.Reader, on list: ListEntry,
        _ work: Work
    ) throws {
        guard let talk,
            let own = try ownCell(of: member.identity, in: list.id, .talk, work)
        else { return }
        try storeOwn(
            seal(talk, order: own.order, circle: circle, of: member, on: list, work),
            of: member.identity, work)
    }
}
