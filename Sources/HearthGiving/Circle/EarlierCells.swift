import HearthAPI
import HearthCircle
package import HearthHousehold
import HearthReplication
package import HearthSodium
import HearthWire

/// Cells as the Hearth before this one made them: claims without the moments at which they were changed, and
/// in the talk cell those for which a cell of 16 had no room.
///
/// It can go as soon as no home is older than this Hearth.
extension Household {
    /// Takes up what a home of that Hearth kept: the cells of members here, as far as they are readable now,
    /// and the sizes that lists hosted here have.
    package mutating func takeUpEarlierCells(_ work: Work) throws {
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where try work.store.beatCells(in: entry.id).contains(where: { !$0.isCurrent }) {
            for member in replicator.directory.circleMembersHere(of: entry.id) {
                try takeUpEarlierCells(of: member, on: entry, work)
            }
            try headArrived(entry.id, work)
        }
    }

    /// The same of one member who unlocked.
    package mutating func takeUpEarlierCells(of member: IdentityKey, _ work: Work) throws {
        for entry in replicator.directory.lists.values {
            guard let reader = entry.reader(member) else { continue }
            try takeUpEarlierCells(of: reader, on: entry, work)
        }
    }

    /// Seals a member's own cells as they are sealed now, each with its order, and all claims in one of them:
    /// the host may be yet to say that the list has large cells. What waits to be merged is in them then.
    private mutating func takeUpEarlierCells(
        of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws {
        guard let claims = try ownCell(of: member.identity, in: list.id, .claims, work),
            let talk = try ownCell(of: member.identity, in: list.id, .talk, work),
            let circle = try circleKeys(of: member.identity, in: list.id, work),
            !claims.isCurrent
        else { return }
        var state = EarlierState(at: work.now)
        func take(_ cell: Cell, _ plaintext: [UInt8]?) {
            do {
                guard let plaintext else { throw WireError.malformed }
                try state.take(plaintext, of: cell.kind)
            } catch {
                alarm(.cellDamaged, about: member.name)
            }
        }
        for cell in [claims, talk] {
            take(cell, try? plaintext(of: cell, by: member.identity, circle))
        }
        guard state.isWhole else { return }
        for row in try waitingCells(of: member.identity, on: list.id, work) {
            try work.store.remove(WaitingCellRow.self, row.key)
            guard let cell = try? Cell(octets: row.cell) else { continue }
            take(cell, try waitingPlaintext(of: cell, by: member.identity, circle, on: list, work))
        }
        let contents = [(OwnContent.claims(state.claims), claims), (.talk(state.talk), talk)]
        for (content, cell) in contents {
            let sealed = seal(
                content, order: cell.order, circle: circle, of: member, on: list,
                claimPlaces: Limits.claimsPerPersonAndList, work)
            try storeOwn(sealed, of: member.identity, work)
        }
    }

    /// What is in a cell that another run of the home made, whose sender key followed from the roster and the
    /// day.
    private func waitingPlaintext(
        of cell: Cell, by member: IdentityKey, _ circle: CircleKeys, on list: ListEntry,
        _ work: Work
    ) throws -> [UInt8]? {
        guard cell.isSigned(by: circle.certificate.key) else { return nil }
        let known = try roster(of: list.id, work)?.body.ancestors ?? []
        let day = replicator.schedule.day(of: cell.order.sequence)
        let keys = ([list.stamp.hash, circle.rosterHash] + known).compactMap { roster in
            circle.earlierSenderKey(
                list: list.id, rosterHash: roster, day: day, generation: cell.generation)
        }
        return ([circle.sender] + keys).lazy.compactMap { key in
            let commitment = BundleBody.commitment(
                to: key, list: list.id, author: member, generation: cell.generation)
            return cell.open(with: key, commitment: commitment)
        }.first
    }

    /// The claims that others have in their talk cells beside cells of that Hearth, by author.
    mutating func earlierClaims(
        beside cells: [Cell], _ seat: CircleSeat, of open: OpenList, _ work: Work
    ) throws -> [IdentityKey: [ClaimEntry]] {
        guard cells.contains(where: { !$0.isCurrent }) else { return [:] }
        return try opened(.talk, seat, of: open, work).reduce(into: [:]) { claims, talk in
            claims[talk.author] = TalkSheet.earlierClaims(talk.plaintext)
        }
    }
}

/// All that a member told on a list, in however many cells.
private struct EarlierState {
    var claims: ClaimSheet
    var talk: TalkSheet
    private var kinds: Set<Cell.Kind> = []

    init(at now: WallTime) {
        claims = ClaimSheet(madeAt: now)
        talk = TalkSheet(madeAt: now)
    }

    /// Whether what is in the member's own cells is there.
    var isWhole: Bool { kinds == [.claims, .talk] }

    mutating func take(_ plaintext: [UInt8], of kind: Cell.Kind) throws {
        switch kind {
        case .claims:
            claims = claims.merged(with: try ClaimSheet.decode(plaintext))
        case .talk:
            talk = talk.merged(with: try TalkSheet.decode(plaintext))
            claims = claims.taking(TalkSheet.earlierClaims(plaintext))
        }
        kinds.insert(kind)
    }
}

extension ClaimSheet {
    /// This with more claims.
    func taking(_ entries: [ClaimEntry]) -> ClaimSheet {
        merged(with: ClaimSheet(madeAt: madeAt, entries: entries))
    }
}
