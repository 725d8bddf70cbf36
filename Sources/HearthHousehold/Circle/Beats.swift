import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// Readies every member here who is in the circle of a list: keys, first bundles, first cell.
    ///
    /// Happens once, when she joins, which everyone may know; from then on only the beat renews.
    mutating func joinCircles(of list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list], entry.isGiving else { return }
        for member in replicator.directory.circleMembersHere(of: list) {
            let key = MembershipKey(list: list, member: member.identity)
            // A roster that names somebody who never accepted makes her no member of the circle.
            guard try work.store.row(FollowRow.self, key)?.state == .accepted else { continue }
            if try mayNotJoin(member, entry, work) {
                // What was made before this was known never served, and lies here in the open.
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
            guard try work.store.row(OwnCellRow.self, key) == nil else { continue }
            // Whoever left and came back within a slot would give two cells one order: nothing here
            // says any more how far she had come.
            try raiseIncarnation(
                of: member.identity, above: incarnation(of: member.identity, work), work)
            try renew(member, on: entry, slot: clock.slot(at: work.now), work)
            try replicator.beat([list], store: work.store)
        }
    }

    /// Renews what is due by now, and sends it together with what others' cells are news to peers.
    mutating func beatWhereDue(_ work: Work) throws {
        var due: [ListID] = []
        for entry in givingLists {
            let slot = replicator.schedule.dueSlot(of: entry, at: work.now)
            if let last = lastBeat(of: entry, at: work.now), last >= slot { continue }
            guard mayRenew(entry, at: work.now) else { continue }
            beatSlots[entry.id] = slot
            for member in replicator.directory.circleMembersHere(of: entry.id) {
                let held = try work.store.beatCell(of: member.tag, in: entry.id)
                // One far ahead was made by a clock that went wrong: it is renewed all the same.
                if let held, held.order.sequence >= slot,
                    held.order.sequence - slot
                        <= replicator.schedule.interval(of: entry, at: work.now)
                {
                    continue
                }
                do {
                    try renew(member, on: entry, slot: slot, work)
                } catch is WireError, is ClaimSheetError {
                    // One damaged cell must not stop the beat of every other list.
                    alarm("\(member.name)'s own cell on a list cannot be opened")
                }
            }
            due.append(entry.id)
        }
        if !due.isEmpty { try replicator.beat(due, store: work.store) }
    }

    /// When the next beat of any list falls.
    func nextBeat(after now: WallTime) -> WallTime? {
        givingLists.map { entry in
            let slot =
                lastBeat(of: entry, at: now) ?? replicator.schedule.dueSlot(of: entry, at: now)
            return replicator.schedule.moment(after: slot, of: entry, at: now)
        }.min()
    }

    /// When the next beat of a member's own cells has surely been kept; nil when she has none.
    func nextBeat(of member: IdentityKey, after now: WallTime) -> WallTime? {
        // Elsewhere the beat needs none of her keys.
        givingLists.filter { entry in
            entry.ownerNodes.contains(node)
                && replicator.directory.circleMembersHere(of: entry.id)
                    .contains { $0.identity == member }
        }.map { entry in
            let slot = replicator.schedule.dueSlot(of: entry, at: now)
            return replicator.schedule.moment(after: slot, of: entry, at: now)
                .adding(.seconds(1))
        }.max()
    }

    /// The slot of a list's newest beat, unless a clock that was set back since says that it is
    /// far in the future.
    private func lastBeat(of list: ListEntry, at now: WallTime) -> UInt32? {
        guard let last = beatSlots[list.id] else { return nil }
        let due = replicator.schedule.dueSlot(of: list, at: now)
        let isPlausible =
            last <= due || last - due <= replicator.schedule.interval(of: list, at: now)
        return isPlausible ? last : nil
    }

    /// The same for every member who has one.
    func nextBeats(after now: WallTime) -> [IdentityKey: WallTime] {
        replicator.directory.members.reduce(into: [:]) { beats, member in
            beats[member] = nextBeat(of: member, after: now)
        }
    }

    private var givingLists: [ListEntry] { replicator.directory.givingLists }

    /// Makes a member's cell of the beat: her whole state, changed or not, freshly sealed.
    private mutating func renew(
        _ member: ListEntry.Reader, on list: ListEntry, slot: UInt32, _ work: Work
    ) throws {
        guard var circle = try circleKeys(of: member.identity, in: list.id, work) else {
            // Wrapped, and she is locked: the gap is a stated residual.
            return
        }
        let key = MembershipKey(list: list.id, member: member.identity)
        let hasCell = try work.store.row(OwnCellRow.self, key) != nil
        var own: CellOrder?
        if hasCell {
            // The same for her cell alone: an empty one must not take its place.
            guard let cell = try ownCell(of: member.identity, in: list.id, work) else { return }
            own = cell.order
            // Nor one of an earlier copy of this home that of a later one.
            let held = try work.store.beatCell(of: member.tag, in: list.id)
            let isBehind =
                returnedCells.contains(key) || held.map { cell.order < $0.order } ?? false
            if isBehind, try !takeBack(member, on: list, work) { return }
        }
        let claims = try ownClaims(of: member.identity, on: list.id, circle: circle, work)
        // Where an owner has moved in since, new keys could not be stored while she is locked.
        let isStorable =
            try keyring.keys(of: member.identity) != nil || !hostsOwner(of: list.id, work)
        if isStorable, try needsRotation(circle, of: member, on: list, work) {
            circle = try rotate(circle, of: member, on: list, work)
        }
        let held = try work.store.beatCell(of: member.tag, in: list.id)?.order
        // From a slot that a wrong clock made reach far ahead nothing could go on.
        let interval = replicator.schedule.interval(of: list, at: work.now)
        if let held, held.sequence > slot, held.sequence - slot > interval {
            try raiseIncarnation(of: member.identity, above: held.incarnation, work)
        }
        let incarnation = try incarnation(of: member.identity, work)
        let after = held.map { $0.incarnation < incarnation ? 0 : $0.sequence &+ 1 } ?? 0
        let order = CellOrder(
            incarnation: max(incarnation, held?.incarnation ?? 0), sequence: max(after, slot),
            sub: 0)
        let cell = try seal(claims, order: order, circle: circle, of: member, on: list, work)
        try work.store.putBeat(cell)
        // After a clock was set back an early cell may lie ahead of the beat. Its order is not
        // forgotten, or the next early cell would take it again; this one stays here.
        let kept = own.map { max($0, order) } ?? order
        try storeOwn(
            kept == order
                ? cell
                : seal(claims, order: kept, circle: circle, of: member, on: list, work),
            of: member.identity, work)
    }

    /// Seals a member's claims as a cell.
    func seal(
        _ claims: [Claim], order: CellOrder, circle: CircleKeys, of member: ListEntry.Reader,
        on list: ListEntry, _ work: Work
    ) throws -> Cell {
        let sheet = try ClaimSheet(
            rosterVersion: UInt32(truncatingIfNeeded: list.stamp.version.counter),
            rosterHash: list.stamp.hash, madeAt: work.now, claims: claims)
        return Cell(
            list: list.id, author: member.tag, epoch: list.epoch, order: order,
            generation: circle.generation, plaintext: sheet.encode(),
            nonce: entropy.nonce(for: EntropyPurpose("cell nonce")),
            senderKey: circle.sender,
            commitment: circle.commitment(list: list.id, author: member.identity),
            beatSecret: circle.beat)
    }

    /// What a member claims on a list, from her own newest cell.
    func ownClaims(
        of member: IdentityKey, on list: ListID, circle: CircleKeys, _ work: Work
    ) throws -> [Claim] {
        guard let cell = try ownCell(of: member, in: list, work) else { return [] }
        guard
            let plaintext = cell.open(
                with: circle.sender,
                commitment: circle.commitment(list: list, author: member))
        else { throw WireError.malformed }
        return try ClaimSheet.decode(plaintext).claims
    }
}
