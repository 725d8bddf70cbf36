import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// What a circle member has to tell the circle of one list, as a whole state of one kind.
///
/// Both kinds are renewed, handed on early, wrapped and merged in the same way.
enum OwnContent: Equatable {
    case claims(ClaimSheet)
    case talk(TalkSheet)

    var kind: Cell.Kind {
        switch self {
        case .claims: .claims
        case .talk: .talk
        }
    }

    /// What is sealed, made again at every renewal. `claimPlaces`: how many claims it has room for.
    func plaintext(claimPlaces: Int, at now: WallTime) -> [UInt8] {
        switch self {
        case .claims(var sheet):
            sheet.madeAt = now
            sheet.fit(into: claimPlaces)
            return sheet.encode(places: claimPlaces)
        case .talk(var sheet):
            sheet.madeAt = now
            return sheet.encode()
        }
    }

    /// Nothing yet.
    static func empty(_ kind: Cell.Kind, at now: WallTime) -> OwnContent {
        switch kind {
        case .claims: .claims(ClaimSheet(madeAt: now))
        case .talk: .talk(TalkSheet(madeAt: now))
        }
    }

    init(_ plaintext: [UInt8], of kind: Cell.Kind) throws {
        switch kind {
        case .claims: self = .claims(try ClaimSheet.decode(plaintext))
        case .talk: self = .talk(try TalkSheet.decode(plaintext))
        }
    }

    /// This together with another state of the same kind: of each entry what was changed last.
    func merged(with other: OwnContent) -> OwnContent {
        switch (self, other) {
        case (.claims(let one), .claims(let other)): .claims(one.merged(with: other))
        case (.talk(let one), .talk(let other)): .talk(one.merged(with: other))
        case (.claims, .talk), (.talk, .claims): self
        }
    }

    /// Whether it differs in more than the moment at which it was made.
    func says(moreThan other: OwnContent) -> Bool { at(.zero) != other.at(.zero) }

    private func at(_ time: WallTime) -> OwnContent {
        switch self {
        case .claims(var sheet):
            sheet.madeAt = time
            return .claims(sheet)
        case .talk(var sheet):
            sheet.madeAt = time
            return .talk(sheet)
        }
    }
}

extension WallTime {
    fileprivate static let zero = WallTime(milliseconds: 0)
}

extension Household {
    /// Seals what a member has to tell as a cell, of the size that the list's cells have if nothing else is
    /// said.
    func seal(
        _ content: OwnContent, order: CellOrder, circle: CircleKeys, of member: ListEntry.Reader,
        on list: ListEntry, claimPlaces: Int? = nil, _ work: Work
    ) -> Cell {
        Cell(
            kind: content.kind, list: list.id, author: list.tag(of: member, for: content.kind),
            epoch: list.epoch, order: order, generation: circle.generation, salt: circle.salt,
            plaintext: content.plaintext(
                claimPlaces: claimPlaces ?? list.claimPlaces, at: work.now),
            nonce: entropy.nonce(for: EntropyPurpose("cell nonce")),
            senderKey: circle.sender,
            commitment: circle.commitment(list: list.id, author: member.identity),
            beatSecret: circle.beat)
    }

    /// What a member tells on a list, from their own newest cell.
    func ownContent(
        _ kind: Cell.Kind, of member: IdentityKey, on list: ListID, circle: CircleKeys,
        _ work: Work
    ) throws -> OwnContent {
        guard let cell = try ownCell(of: member, in: list, kind, work) else {
            return .empty(kind, at: work.now)
        }
        return try OwnContent(plaintext(of: cell, by: member, circle), of: kind)
    }

    /// What is in a member's own cell.
    func plaintext(
        of cell: Cell, by member: IdentityKey, _ circle: CircleKeys
    ) throws -> [UInt8] {
        let commitment = circle.commitment(list: cell.list, author: member)
        guard let plaintext = cell.open(with: circle.sender, commitment: commitment) else {
            throw WireError.malformed
        }
        return plaintext
    }

    /// Replaces what a member tells: in their own cell at once, at the nodes of the circle that may
    /// have it early at once, everywhere else with the next beat.
    mutating func tell(_ content: OwnContent, on open: OpenList, _ work: Work) throws {
        let member = open.reader
        guard let circle = try circleKeys(of: member.identity, in: open.id, work) else {
            throw try circleIsMissing(open, work)
        }
        guard try !awaitsOwn(content.kind, of: member.identity, on: open.id, work) else {
            throw HearthError(.ownStillComing, ["list": open.displayTitle])
        }
        let order = try earlyOrder(of: content.kind, by: member, on: open.entry, work)
        let cell = seal(
            content, order: order, circle: circle, of: member, on: open.entry, work)
        try storeOwn(cell, of: member.identity, work)
        let recipients = Recipients.choose(
            on: open.entry, by: member.identity, trusted: circle.verified)
        replicator.sendEarly(cell, sealedTo: Set(recipients.map(\.identity)))
        news.cells.insert(open.id)
        news.changed.noteSecret(open.id)
        noteChange()
    }

    /// Where a member's next cell ahead of the beat stands.
    private func earlyOrder(
        of kind: Cell.Kind, by member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws -> CellOrder {
        let own = try ownCell(of: member.identity, in: list.id, kind, work)?.order
        let tag = list.tag(of: member, for: kind)
        let beat = try work.store.beatCell(of: tag, in: list.id)?.order
        let incarnation = max(
            try incarnation(of: member.identity, work), own?.incarnation ?? 0,
            beat?.incarnation ?? 0)
        // A new incarnation begins with the slot again.
        let reached = [own, beat].compactMap { $0 }
            .filter { $0.incarnation == incarnation }.map(\.sequence)
        var sequence = max(replicator.schedule.earlySlot(at: work.now), reached.max() ?? 0)
        var sub: UInt16 = 1
        if let own, own.incarnation == incarnation, own.sequence == sequence {
            if own.sub == .max { sequence += 1 } else { sub = own.sub + 1 }
        }
        return CellOrder(incarnation: incarnation, sequence: sequence, sub: sub)
    }
}
