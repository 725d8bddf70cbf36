import HearthLedger
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// A member's own cells that lie at other homes and no longer here (protocol-spec/circle.md).
extension Household {
    /// Whether a list's cells may be renewed here: a home that was just started first asks the other
    /// readers' nodes whether they hold newer ones of its own, lest an earlier copy takes back what
    /// somebody reserved since. Nobody gets them meanwhile, so nothing is missed. One of the nodes may
    /// have been away itself, so there is some time for all; after two beats, and no sooner than after half
    /// an hour, without an answer from any it goes on with what it has.
    func mayRenew(_ list: ListEntry, at now: WallTime) -> Bool {
        if replicator.isComparedWithAll(list.id) || now < startedAt { return true }
        let beat = Duration.seconds(
            clock.slotSeconds * Int64(replicator.schedule.interval(of: list, at: now)))
        let waited = now.since(startedAt)
        if replicator.comparedLists.contains(list.id) {
            return waited >= min(beat, Self.returnTime)
        }
        // Nobody is there who could want them sooner.
        return waited >= max(beat * 2, clock.beatsInEverySlot ? .zero : .seconds(1800))
    }

    /// A newer cell of a member's own was taken from a peer: what it says holds here too.
    mutating func ownCellReturned(
        _ tag: AuthorTag, on list: ListID, inPlaceOf old: CellOrder?, _ work: Work
    ) throws {
        guard let entry = replicator.directory.lists[list],
            let returned = try work.store.beatCell(of: tag, in: list),
            let author = entry.author(of: returned),
            let member = replicator.directory.circleMembersHere(of: list)
                .first(where: { $0.identity == author.identity })
        else { return }
        try raiseIncarnation(of: member.identity, above: returned.order.incarnation, work)
        let name = ReturnedCellRow.Key(
            list: list, member: member.identity, kind: returned.kind)
        if let old, old.incarnation != returned.order.incarnation {
            try noteOrder(old, of: name, work)
        }
        try work.store.put(ReturnedCellRow(key: name))
        try noticeReturn(
            of: RecordKey(kind: .bundle, stream: list.stream, author: member.identity), work)
    }

    /// A member reads a list no more: their keys and cells of it go. What lies wrapped stays until they
    /// unlock and it can be remembered in their cart.
    func forgetCircle(of list: ListID, _ member: IdentityKey, _ work: Work) throws {
        for row in try work.store.rows(CircleKeyRow.self)
        where row.list == list && row.member == member
            && (!row.isWrapped || keyring.keys(of: member) != nil)
        {
            try forgetReturned(on: list, of: member, work)
            try work.store.remove(CircleKeyRow.self, row.key)
            try work.store.remove(OwnCellRow.self, row.key)
            try work.store.remove(OwnPageRow.self, row.key)
        }
    }

    /// A member reads a list no more: what came back of their cells is not taken over, whenever it
    /// comes.
    func forgetReturned(on list: ListID, of member: IdentityKey, _ work: Work) throws {
        for kind in Cell.Kind.allCases {
            let name = ReturnedCellRow.Key(list: list, member: member, kind: kind)
            try work.store.remove(ReturnedCellRow.self, name)
            let tag = AuthorTag(of: member, in: list, for: kind)
            if let held = try work.store.beatCell(of: tag, in: list) {
                try noteOrder(held.order, of: name, work)
            } else if try ownOctets(of: member, in: list, kind, work) != nil {
                // Not the order of their own cell, which tells whether they did anything since the beat.
                let now = CellOrder(
                    incarnation: try incarnation(of: member, work),
                    sequence: clock.slot(at: work.now), sub: 0)
                try noteOrder(now, of: name, work)
            }
        }
        for row in try work.store.rows(FoundCellRow.self)
        where row.key.list == list && row.key.member == member {
            try work.store.remove(FoundCellRow.self, row.key)
        }
    }

    /// Takes over what came back of a list, as far as it can be read.
    mutating func takeBackReturned(on list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        for member in replicator.directory.circleMembersHere(of: list) {
            for kind in Cell.Kind.allCases { try takeBack(kind, of: member, on: entry, work) }
            try mergeFoundCells(of: member, on: entry, work)
        }
    }

    /// Takes over what a member's newest cell at other homes says, be it that they have changed
    /// something here meanwhile, whichever is the newer: then both hold, and what they did here
    /// where they are about the same wish. So no reservation is lost while two copies of a home
    /// run.
    ///
    /// Gives false while it cannot be read: the member is locked, or the bundle with its key has
    /// not come. Whether anything is to be taken over depends on what came back alone, never on
    /// what they did.
    @discardableResult
    mutating func takeBack(
        _ kind: Cell.Kind, of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws -> Bool {
        let name = ReturnedCellRow.Key(list: list.id, member: member.identity, kind: kind)
        guard try work.store.row(ReturnedCellRow.self, name) != nil else { return true }
        let tag = list.tag(of: member, for: kind)
        guard let own = try ownCell(of: member.identity, in: list.id, kind, work),
            let returned = try work.store.beatCell(of: tag, in: list.id),
            let circle = try circleKeys(of: member.identity, in: list.id, work)
        else { return false }
        guard let plaintext = try open(returned, of: member, on: list, circle: circle, work)
        else {
            // Older than their newest bundle: then its key may come with a bundle of a second copy, or
            // nobody has it any more. Else that bundle, or their passphrase, is still to come.
            let published = try publishedGeneration(of: member.identity, in: list.id, work)
            guard returned.generation != circle.generation, returned.generation < published
            else { return false }
            try keepFound(.cell(returned), of: member.identity, on: list.id, work)
            try work.store.remove(ReturnedCellRow.self, name)
            return true
        }
        try work.store.remove(ReturnedCellRow.self, name)
        guard let found = try? OwnContent(plaintext, of: kind) else { return true }
        // Whether they did anything here since the start shows in nothing but what is sealed.
        let present = try ownContent(kind, of: member.identity, on: list.id, circle: circle, work)
        let base = try cellBase(name, work)
        let before = try openedBase(kind, of: member, on: list, circle: circle, work)
        var content = present.replaced(by: found)
        if let known = try taken(by: found, after: before, of: name, present: present, work) {
            content = present.merged(with: found, since: known)
        } else if base != nil || returned.order < own.order {
            content = present.merged(with: found, since: before)
        }
        content = try bounded(
            content.merged(with: returned.order), of: member, on: list, circle: circle, work)
        try noteContent(present, of: name, work)
        // What comes next from a second copy of this home may know nothing of this. Under a key that
        // is at hand as long as it is needed.
        cellMemories[name].base = try seal(
            found, order: returned.order, circle: circle, of: member, on: list, work)
        cellMemories[name].isBaseReturned = true
        // It stays here: the next beat tells the others, under an order of its own.
        try storeOwn(
            seal(
                content, order: max(own.order, returned.order), circle: circle, of: member,
                on: list, work),
            of: member.identity, work)
        noteChange()
        return true
    }

    /// What two homes claim together may not have room in one cell: the rest goes onto the page.
    mutating func bounded(
        _ content: OwnContent, of member: ListEntry.Reader, on list: ListEntry,
        circle: CircleKeys, _ work: Work
    ) throws -> OwnContent {
        var bounded = content
        let rest = bounded.takeRest()
        guard bounded.kind == .claims, !rest.isEmpty,
            let own = try ownCell(of: member.identity, in: list.id, .page, work)
        else { return bounded }
        let name = ReturnedCellRow.Key(list: list.id, member: member.identity, kind: .page)
        try noteBase(name, work)
        var page = try ownContent(
            .page, of: member.identity, on: list.id, circle: circle, work)
        try noteContent(page, of: name, work)
        page.claims = page.claims.beside(rest) + rest
        _ = page.takeRest()
        try storeOwn(
            seal(page, order: own.order, circle: circle, of: member, on: list, work),
            of: member.identity, work)
        return bounded
    }

    /// What a member's own cell was changed from, as far as that is known and can be opened.
    mutating func openedBase(
        _ kind: Cell.Kind, of member: ListEntry.Reader, on list: ListEntry, circle: CircleKeys,
        _ work: Work
    ) throws -> OwnContent? {
        let name = ReturnedCellRow.Key(list: list.id, member: member.identity, kind: kind)
        return try cellBase(name, work).flatMap {
            try open($0, of: member, on: list, circle: circle, work)
        }.flatMap { try? OwnContent($0, of: kind) }
    }

    /// The content of a returned cell, which may be sealed under a later sender key than the one
    /// here: their own bundle holds a box for themselves.
    private mutating func open(
        _ cell: Cell, of member: ListEntry.Reader, on list: ListEntry, circle: CircleKeys,
        _ work: Work
    ) throws -> [UInt8]? {
        let commitment = circle.commitment(list: list.id, author: member.identity)
        if let plaintext = cell.open(with: circle.sender, commitment: commitment) {
            return plaintext
        }
        return try senderKey(of: member, on: list, for: member.identity, work)
            .flatMap { cell.open(with: $0.key, commitment: $0.commitment) }
    }
}
