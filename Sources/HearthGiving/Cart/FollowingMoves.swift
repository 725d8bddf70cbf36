import HearthAPI
import HearthCircle
package import HearthHousehold
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

/// What a member claims goes along with a wish that its owner moves to another list.
///
/// It goes by itself where nobody learns of the claim who could not know of it before: everybody in the
/// circle of the other list is in the circle of the first. Others learn of it with the next beat, as of a
/// merge: an early cell would show that there was something to take along. Elsewhere the member is told,
/// and takes it along themselves.
extension Household {
    /// Looks after what a member claims on the lists that changed, and on those of the same owners.
    ///
    /// Only a list of one of the owners counts as the place to which a wish was moved: anybody can write an
    /// id that they read elsewhere.
    package mutating func followMoves(
        of member: IdentityKey, keys: MemberKeys, _ scope: NewsScope, _ marks: inout CircleMarks,
        _ work: Work
    ) throws -> [NewsDraft] {
        guard scope.lists?.isEmpty != true else { return [] }
        let entries = try givingEntries(of: member, work)
        var drafts: [NewsDraft] = []
        for entry in entries {
            let others = entries.filter {
                $0.id != entry.id && !Set($0.owners).isDisjoint(with: entry.owners)
            }
            let isTouched =
                scope.lists.map { lists in
                    ([entry] + others).contains { lists.contains($0.id) }
                } ?? true
            guard isTouched, !others.isEmpty else { continue }
            for move in try moves(from: entry, to: others, of: member, keys: keys, work) {
                drafts += try follow(move, keys: keys, &marks, work)
            }
        }
        return drafts
    }

    /// Wishes whose claims did not go along from a list, of which their giver has been told.
    func movedWishes(
        from list: ListID, of member: IdentityKey, _ work: Work
    ) throws -> Set<ItemID> {
        let copies = try storedCart(of: member, work).copies
        return Set(
            copies.filter { $0.list == list.hex && $0.movedTo != nil }
                .compactMap { ItemID(hex: $0.item) })
    }

    /// The lists on which a member can reserve, as far as they follow them.
    private func givingEntries(of member: IdentityKey, _ work: Work) throws -> [ListEntry] {
        let followed = try followedLists(of: member, work)
        return replicator.directory.givingLists.filter { entry in
            followed.contains(entry.id) && !hasDeleted(entry, member)
                && entry.reader(member)?.role.isInCircle == true
        }.sorted { $0.id < $1.id }
    }

    /// Of a member's claims on a list those whose wish stands on one of the others now.
    private mutating func moves(
        from entry: ListEntry, to others: [ListEntry], of member: IdentityKey, keys: MemberKeys,
        _ work: Work
    ) throws -> [Move] {
        guard try hasOwnCell(of: member, in: entry.id, .claims, work),
            let from = try open(entry.id, for: member, keys: keys, work),
            from.hasAll, let seat = CircleSeat(from)
        else { return [] }
        let gone = try ownClaims(seat, work).filter {
            !$0.hasLapsed(at: work.now) && from.liveItem($0.item) == nil
        }
        guard !gone.isEmpty else { return [] }
        var moves: [Move] = []
        for other in others {
            guard let to = try open(other.id, for: member, keys: keys, work),
                let seat = CircleSeat(to)
            else { continue }
            for claim in gone where !moves.contains(where: { $0.claim.item == claim.item }) {
                guard let item = to.liveItem(claim.item) else { continue }
                moves.append(Move(claim: claim, item: item, from: from, to: to, seat: seat))
            }
        }
        return moves
    }

    /// Takes a claim along, or notes where its wish is; what is news to the member.
    private mutating func follow(
        _ move: Move, keys: MemberKeys, _ marks: inout CircleMarks, _ work: Work
    ) throws -> [NewsDraft] {
        let member = move.seat.member
        var state = try storedCart(of: member, work)
        let known = state.copy(list: move.from.id.hex, item: move.item.id.hex)
        let follows = try move.tellsNobodyNew && takeAlong(move, work)
        guard follows || known?.movedTo != move.to.id.hex else { return [] }
        var copy = known ?? WishCopy(of: move.item, in: move.from)
        if follows {
            state.remove(list: copy.list, item: copy.item)
            copy.move(to: move.to)
            marks.moveClaim(on: move.item.id, from: move.from.id, to: move.to.id)
        } else {
            copy.movedTo = move.to.id.hex
        }
        state.put(copy)
        try saveCart(state, of: member, keys: keys, work)
        return [
            .secret(
                follows ? .reservedMoved : .reservedElsewhere, move.seat, on: move.to,
                item: move.item.id, wish: move.item.name)
        ]
    }

    /// Writes a claim to the list where its wish is now, and takes it off the first; false where there is
    /// no room for it, or no key.
    private mutating func takeAlong(_ move: Move, _ work: Work) throws -> Bool {
        let member = move.seat.member
        guard var there = try sheet(of: member, on: move.to.id, work),
            var here = try sheet(of: member, on: move.from.id, work)
        else { return false }
        do throws(ClaimSheetError) {
            // What they have said there since counts.
            if !there.claims.contains(where: { $0.item == move.item.id }) {
                try there.replace(
                    with: there.claims + [move.claim], at: work.now,
                    places: move.to.entry.claimPlaces)
            }
            try here.replace(
                with: here.claims.filter { $0.item != move.item.id }, at: work.now,
                places: move.from.entry.claimPlaces)
        } catch {
            return false
        }
        try tellWithBeat(.claims(there), by: move.to.reader, on: move.to.entry, work)
        try tellWithBeat(.claims(here), by: move.from.reader, on: move.from.entry, work)
        return true
    }

    /// What a member claims on a list where they have a cell that can be changed.
    private func sheet(
        of member: IdentityKey, on list: ListID, _ work: Work
    ) throws -> ClaimSheet? {
        guard try hasOwnCell(of: member, in: list, .claims, work) else { return nil }
        // One damaged cell must not keep a member from their news.
        return (try? claimSheet(of: member, on: list, work)) ?? nil
    }

    /// What a member claims on the list from which a wish was moved here, and did not go along by itself:
    /// it does now, with its time and its state, since they said so.
    mutating func takeMovedClaim(
        to wish: ClaimedWish, by asker: Asker, _ work: Work
    ) throws -> Claim? {
        guard wish.living == nil, let keys = asker.keys else { return nil }
        var state = try storedCart(of: asker.identity, work)
        let copy = state.copies.first {
            $0.item == wish.id.hex && $0.movedTo == wish.open.id.hex && $0.lastState == nil
        }
        guard let copy, let list = ListID(hex: copy.list),
            let open = try open(list, for: asker.identity, keys: keys, work)
        else { return nil }
        let claims = try claims(of: asker.identity, on: list, work)
        guard let claim = claims.first(where: { $0.item == wish.id }),
            !claim.hasLapsed(at: work.now)
        else { return nil }
        try setClaims(claims.filter { $0.item != wish.id }, on: open, work)
        state.remove(list: copy.list, item: copy.item)
        try saveCart(state, of: asker.identity, keys: keys, work)
        return claim
    }
}

/// A claim whose wish is on another list now.
private struct Move {
    let claim: Claim
    /// The wish as it is now.
    let item: Item
    let from: OpenList
    let to: OpenList
    /// The member's on the other list.
    let seat: CircleSeat

    /// Whether all who would learn of the claim could know of it before.
    var tellsNobodyNew: Bool {
        Set(to.entry.circle.map(\.identity))
            .isSubset(of: from.entry.circle.map(\.identity) + [seat.member])
    }
}

extension WishCopy {
    fileprivate mutating func move(to open: OpenList) {
        list = open.id.hex
        listTitle = open.merged.head.title.cut(to: 200)
        owner = open.ownerNames.cut(to: 200)
        movedTo = nil
    }
}

extension CircleMarks {
    /// What is known of a claim is known of it on the other list.
    fileprivate mutating func moveClaim(on item: ItemID, from: ListID, to: ListID) {
        guard let mark = claims[from]?.first(where: { $0.item == item }) else { return }
        claims[from]?.removeAll { $0.item == item }
        claims[to, default: []].removeAll { $0.item == item }
        claims[to, default: []].append(mark)
    }
}
