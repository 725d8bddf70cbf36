import HearthLedger
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// What a circle member has to tell the circle of one list, as a whole state of one kind.
///
/// Both kinds are renewed, handed on early, wrapped and taken back in the same way.
enum OwnContent {
    /// Up to 16. `merged`: the newest cell of another run or copy of this home with which they were
    /// merged.
    case claims([Claim], merged: CellOrder? = nil)
    /// With up to 48 claims more.
    case page(PageSheet)

    var kind: Cell.Kind {
        switch self {
        case .claims: .claims
        case .page: .page
        }
    }

    /// What is sealed, made again at every renewal.
    func plaintext(on list: ListEntry, at now: WallTime) throws -> [UInt8] {
        switch self {
        case .claims(let claims, let merged):
            return try ClaimSheet(
                rosterVersion: UInt32(truncatingIfNeeded: list.stamp.version.counter),
                rosterHash: list.stamp.hash, madeAt: now, claims: claims, merged: merged
            ).encode()
        case .page(var sheet):
            sheet.madeAt = now
            return sheet.encode()
        }
    }

    /// Nothing yet.
    static func empty(_ kind: Cell.Kind, at now: WallTime) -> OwnContent {
        switch kind {
        case .claims: .claims([])
        case .page: .page(PageSheet(madeAt: now))
        }
    }

    init(_ plaintext: [UInt8], of kind: Cell.Kind) throws {
        switch kind {
        case .claims:
            let sheet = try ClaimSheet.decode(plaintext)
            self = .claims(sheet.claims, merged: sheet.merged)
        case .page: self = .page(try PageSheet.decode(plaintext))
        }
    }

    /// The claims that are on it.
    var claims: [Claim] {
        get {
            switch self {
            case .claims(let claims, _): claims
            case .page(let sheet): sheet.claims
            }
        }
        set {
            switch self {
            case .claims(_, let merged): self = .claims(newValue, merged: merged)
            case .page(var sheet):
                sheet.claims = newValue
                self = .page(sheet)
            }
        }
    }

    /// Takes out the claims for which there is no room.
    mutating func takeRest() -> [Claim] {
        let limit =
            switch self {
            case .claims: ClaimSheet.limit
            case .page: PageSheet.claimLimit
            }
        let rest = Array(claims.dropFirst(limit))
        claims = Array(claims.prefix(limit))
        return rest
    }

    /// The cell of another run or copy of this home with which this was merged last.
    private(set) var merged: CellOrder? {
        get {
            switch self {
            case .claims(_, let merged): merged
            case .page(let sheet): sheet.merged
            }
        }
        set {
            switch self {
            case .claims(let claims, _): self = .claims(claims, merged: newValue)
            case .page(var sheet):
                sheet.merged = newValue
                self = .page(sheet)
            }
        }
    }

    /// The same, which a cell of this order was merged with, or one that is newer.
    func merged(with order: CellOrder?) -> OwnContent {
        var content = self
        content.merged = [merged, order].compactMap { $0 }.max()
        return content
    }

    /// This together with what came back from another home: both hold, and this where they are about
    /// the same. What one of them freed since the state that both came from is free, if the other left
    /// it as it was.
    func merged(with returned: OwnContent, since base: OwnContent?) -> OwnContent {
        let (own, other) = (claims, returned.claims)
        let before = Dictionary(
            (base?.claims ?? []).map { ($0.item, $0) }, uniquingKeysWith: { $1 })
        // A hold that has lapsed goes by itself, which must not free what it became elsewhere.
        let unchanged = before.values.filter { claim in
            !(own + other).contains { $0.item == claim.item && $0 != claim }
        }
        var content = withWords(of: returned)
        content.claims = ThreeWay.elements(other, own, since: unchanged, by: \.item) {
            older, newer, _ in
            ThreeWay.value(older, newer, since: before[newer.item])
        }
        return content
    }

    /// What came back from another home in the place of this: its claims alone count.
    func replaced(by returned: OwnContent) -> OwnContent {
        var content = withWords(of: returned)
        content.claims = returned.claims
        content.merged = returned.merged
        return content
    }

    /// The same with what was whispered and thought of on both. What was taken off a page stands on it,
    /// so that two pages hold together whatever came before them.
    private func withWords(of returned: OwnContent) -> OwnContent {
        guard case .page(let newer) = self, case .page(let older) = returned else { return self }
        return .page(newer.merged(with: older))
    }

    /// As what others knew before `change` was made here: what that freed may be known to them.
    func knowing(_ present: OwnContent, before change: OwnContent) -> OwnContent {
        let freed = present.claims.beside(change.claims).beside(claims)
        var content = self
        content.claims += freed
        _ = content.takeRest()
        return content
    }
}

extension Household {
    /// Seals what a member has to tell as a cell.
    func seal(
        _ content: OwnContent, order: CellOrder, circle: CircleKeys, of member: ListEntry.Reader,
        on list: ListEntry, _ work: Work
    ) throws -> Cell {
        Cell(
            kind: content.kind, list: list.id, author: list.tag(of: member, for: content.kind),
            epoch: list.epoch, order: order, generation: circle.generation,
            plaintext: try content.plaintext(on: list, at: work.now),
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
        guard
            let plaintext = cell.open(
                with: circle.sender,
                commitment: circle.commitment(list: list, author: member))
        else { throw WireError.malformed }
        return try OwnContent(plaintext, of: kind)
    }

    /// Replaces what a member tells: in their own cell at once, at the nodes of the circle that may
    /// have it early at once, everywhere else with the next beat.
    mutating func tell(_ content: OwnContent, on open: OpenList, _ work: Work) throws {
        let member = open.reader
        guard let circle = try circleKeys(of: member.identity, in: open.id, work) else {
            throw try circleIsMissing(open, work)
        }
        let own = try ownCell(of: member.identity, in: open.id, content.kind, work)
        let name = ReturnedCellRow.Key(list: open.id, member: member.identity, kind: content.kind)
        try noteBase(name, work)
        if let own { cellMemories[name].changes(own) }
        let present = try ownContent(
            content.kind, of: member.identity, on: open.id, circle: circle, work)
        let content = content.merged(with: present.merged)
        try noteContent(present, of: name, work)
        try noteFreed(content, since: present, circle: circle, of: member, on: open.entry, work)
        let tag = open.entry.tag(of: member, for: content.kind)
        let beat = try work.store.beatCell(of: tag, in: open.id)?.order
        let slot = replicator.schedule.earlySlot(at: work.now)
        let incarnation = max(
            try incarnation(of: member.identity, work), own?.order.incarnation ?? 0,
            beat?.incarnation ?? 0)
        // A new incarnation begins with the slot again.
        let reached = [own?.order, beat].compactMap { $0 }
            .filter { $0.incarnation == incarnation }.map(\.sequence)
        var sequence = max(slot, reached.max() ?? 0)
        var sub: UInt16 = 1
        if let order = own?.order, order.incarnation == incarnation, order.sequence == sequence {
            if order.sub == .max { sequence += 1 } else { sub = order.sub + 1 }
        }
        let cell = try seal(
            content,
            order: CellOrder(incarnation: incarnation, sequence: sequence, sub: sub),
            circle: circle, of: member, on: open.entry, work)
        try storeOwn(cell, of: member.identity, work)
        let recipients = Recipients.choose(
            on: open.entry, by: member.identity, verified: circle.verified)
        replicator.sendEarly(cell, sealedTo: Set(recipients.map(\.identity)))
        news.cells.insert(open.id)
        news.changed.noteSecret(open.id)
        noteChange()
    }
}
