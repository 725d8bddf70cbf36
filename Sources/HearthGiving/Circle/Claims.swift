import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// What all cells of a list mean together, for a member of its circle; nil for an owner, who
    /// has no key that opens one. Of a wish that nobody claims it says nothing.
    mutating func ledger(of open: OpenList, _ work: Work) throws -> Ledger? {
        try settled(open, work)?.ledger
    }

    /// The same, and whose cell of claims could be read.
    mutating func settled(
        _ open: OpenList, _ work: Work
    ) throws -> (ledger: Ledger, readable: Set<IdentityKey>)? {
        guard let read = try readCircle(of: open, work) else { return nil }
        return (read.ledger(at: work.now), Set(read.sheets.map(\.author)))
    }

    /// What the circle of a list says, before it is settled; nil for an owner.
    mutating func readCircle(of open: OpenList, _ work: Work) throws -> ReadCircle? {
        guard let seat = CircleSeat(open) else { return nil }
        let talk = circleTalk(try talkSheets(seat, of: open, work), of: open)
        let sheets = try sheets(seat, of: open, work).map { author, cell, sheet in
            (author: author, sheet: sheet, slotEnd: slotEnd(of: cell))
        }
        return ReadCircle(open: open, ideas: talk.ledgerItems, sheets: sheets)
    }

    /// The same once more after the member claimed something there: only their own cell is opened again.
    func rereadOwn(_ read: ReadCircle, _ work: Work) throws -> ReadCircle {
        let list = read.open.entry
        guard let own = list.reader(read.open.reader.identity),
            let (cell, plaintext) = try ownOpened(.claims, of: own, on: list, work),
            let sheet = try? ClaimSheet.decode(plaintext)
        else { return read }
        var read = read
        read.sheets.removeAll { $0.author == own.identity }
        read.sheets.append((author: own.identity, sheet: sheet, slotEnd: slotEnd(of: cell)))
        return read
    }

    /// The newest sheet of everybody on the newest roster, as far as this member can open it.
    private mutating func sheets(
        _ seat: CircleSeat, of open: OpenList, _ work: Work
    ) throws -> [(author: IdentityKey, cell: Cell, sheet: ClaimSheet)] {
        try opened(.claims, seat, of: open, work).compactMap { author, cell, plaintext in
            (try? ClaimSheet.decode(plaintext)).map { (author, cell, $0) }
        }
    }

    /// No claim counts as later than this (protocol-spec/ledger.md, Inputs).
    private func slotEnd(of cell: Cell) -> WallTime {
        clock.end(of: cell.order.sequence).adding(.milliseconds(clock.slotSeconds * 100))
    }

    /// The newest cell of a kind of everybody on the newest roster, with what is in it, as far as
    /// this member can open it.
    mutating func opened(
        _ kind: Cell.Kind, _ seat: CircleSeat, of open: OpenList, _ work: Work
    ) throws -> [(author: IdentityKey, cell: Cell, plaintext: [UInt8])] {
        let list = open.entry
        let early = try work.store.earlyCells(in: list.id)
        var all: [(author: IdentityKey, cell: Cell, plaintext: [UInt8])] = []
        for author in list.circle {
            if author.identity == seat.member {
                if let (cell, plaintext) = try ownOpened(kind, of: author, on: list, work) {
                    all.append((author.identity, cell, plaintext))
                }
            } else if let key = try senderKey(of: author, on: list, for: seat, work) {
                for cell in try cells(kind, of: author, on: list, early, work) {
                    guard let plaintext = key.open(cell) else { continue }
                    all.append((author.identity, cell, plaintext))
                    break
                }
            }
        }
        return all
    }

    /// All cells of a kind of somebody that are held, the newest first.
    private func cells(
        _ kind: Cell.Kind, of author: ListEntry.Reader, on list: ListEntry, _ early: [Cell],
        _ work: Work
    ) throws -> [Cell] {
        let tag = list.tag(of: author, for: kind)
        let beat = try work.store.beatCell(of: tag, in: list.id)
        return ([beat].compactMap { $0 } + early.filter { $0.author == tag })
            .sorted { $0.order > $1.order }
    }

    /// A member's own cell with what is in it: the newest that was made here, or, until one may be, the
    /// one that came back of theirs.
    private func ownOpened(
        _ kind: Cell.Kind, of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws -> (cell: Cell, plaintext: [UInt8])? {
        guard let circle = try circleKeys(of: member.identity, in: list.id, work) else {
            return nil
        }
        guard try awaitsOwn(kind, of: member.identity, on: list.id, work) else {
            guard let cell = try ownCell(of: member.identity, in: list.id, kind, work) else {
                return nil
            }
            let commitment = circle.commitment(list: list.id, author: member.identity)
            return cell.open(with: circle.sender, commitment: commitment).map { (cell, $0) }
        }
        let tag = list.tag(of: member, for: kind)
        guard let cell = try work.store.beatCell(of: tag, in: list.id),
            let plaintext = circle.opened(
                cell, by: member.identity, seed: keyring.keys(of: member.identity)?.seed)
        else { return nil }
        return (cell, plaintext)
    }

    /// Whether what a member told before they were recovered here is still on its way.
    func awaitsOwn(
        _ kind: Cell.Kind, of member: IdentityKey, on list: ListID, _ work: Work
    ) throws -> Bool {
        try recovered.contains(member) && !hasOwnCell(of: member, in: list, kind, work)
    }

    /// Replaces a member's claims on a list: in their own cell at once, at the nodes of the circle
    /// that may have them early at once, everywhere else with the next beat.
    ///
    /// Holds that have lapsed are left out, so that they take no place from others.
    mutating func setClaims(
        _ claims: [Claim], on open: OpenList, _ work: Work
    ) throws {
        let places = open.entry.claimPlaces
        var sheet = try ownClaims(of: open.reader.identity, on: open.id, work)
        do throws(ClaimSheetError) {
            try sheet.replace(
                with: claims.filter { !$0.hasLapsed(at: work.now) }, at: work.now,
                places: places)
        } catch {
            throw HearthError(.limitClaims, ["limit": "\(places)"])
        }
        try tell(.claims(sheet), on: open, work)
    }

    /// What a member claims on a list, the first claim first.
    func claims(of member: IdentityKey, on list: ListID, _ work: Work) throws -> [Claim] {
        try ownClaims(of: member, on: list, work).claims
            .sorted { ($0.time, $0.item) < ($1.time, $1.item) }
    }

    /// What a member claims on a list; nothing when their own cell is damaged, of which they are
    /// told elsewhere.
    func ownClaims(_ seat: CircleSeat, _ work: Work) throws -> [Claim] {
        do {
            return try claims(of: seat.member, on: seat.list, work)
        } catch is WireError {
            return []
        } catch is ClaimSheetError {
            return []
        } catch is TalkSheetError {
            return []
        }
    }

    private func ownClaims(
        of member: IdentityKey, on list: ListID, _ work: Work
    ) throws -> ClaimSheet {
        try claimSheet(of: member, on: list, work) ?? ClaimSheet(madeAt: work.now)
    }

    /// The same; nil where their keys are not there.
    func claimSheet(
        of member: IdentityKey, on list: ListID, _ work: Work
    ) throws -> ClaimSheet? {
        guard let circle = try circleKeys(of: member, in: list, work),
            case .claims(let sheet) = try ownContent(
                .claims, of: member, on: list, circle: circle, work)
        else { return nil }
        return sheet
    }

    /// Circle members of whom this member cannot read all cells of some kinds, themself included while
    /// what they told has not come back; nobody for an owner, who is not told.
    mutating func unread(
        _ kinds: [Cell.Kind] = Cell.Kind.allCases, of open: OpenList, _ work: Work
    ) throws -> Unread {
        var unread = Unread()
        guard let seat = CircleSeat(open) else { return unread }
        if try kinds.contains(where: { try awaitsOwn($0, of: seat.member, on: open.id, work) }) {
            unread.people += 1
        }
        let early = try work.store.earlyCells(in: open.id)
        for author in open.entry.circle where author.identity != seat.member {
            guard let key = try senderKey(of: author, on: open.entry, for: seat, work) else {
                unread.people += 1
                if isKeptBack(by: author, in: open) { unread.keptBack.append(author) }
                continue
            }
            let isRead = try kinds.allSatisfy { kind in
                try cells(kind, of: author, on: open.entry, early, work).contains {
                    key.open($0) != nil
                }
            }
            if !isRead { unread.people += 1 }
        }
        return unread
    }

    /// Whether an author's bundles came and hold no box for this member, since the member lives with
    /// an owner and was not verified by them (protocol-spec/circle.md, Recipients).
    private func isKeptBack(by author: ListEntry.Reader, in open: OpenList) -> Bool {
        let name = SenderKeys.Name(
            reader: open.reader.identity, list: open.id, author: author.identity)
        return open.entry.ownerNodes.contains(open.reader.node)
            && senderKeys.isClosed(name)
    }
}

/// Of whom something cannot be read.
struct Unread {
    /// How many they are.
    var people = 0
    /// Those among them who keep it from the reader.
    var keptBack: [ListEntry.Reader] = []
}

/// What the cells of a list say that a member could open.
struct ReadCircle {
    let open: OpenList
    /// Surprise ideas, as the ledger takes them.
    let ideas: [ItemID: LedgerItem]
    /// The newest sheet of everybody, and what no claim of it counts as later than.
    fileprivate(set) var sheets: [(author: IdentityKey, sheet: ClaimSheet, slotEnd: WallTime)]

    func ledger(at now: WallTime) -> Ledger {
        var items = ideas
        // Of thousands of wishes those that nobody claims are open, without a word.
        for claim in sheets.flatMap(\.sheet.claims) {
            if let item = open.liveItem(claim.item) { items[item.id] = LedgerItem(item) }
        }
        return Ledger.settle(items: items, sheets: sheets, now: now)
    }
}
