import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// What all talk cells of a list mean together, for a member of its circle; nil for an owner, who
    /// has no key that opens one.
    mutating func circleTalk(of open: OpenList, _ work: Work) throws -> CircleTalk? {
        guard let seat = CircleSeat(open) else { return nil }
        return circleTalk(try talkSheets(seat, of: open, work), of: open)
    }

    /// The same, of talk cells that were opened.
    func circleTalk(
        _ sheets: [(author: IdentityKey, cell: Cell, sheet: TalkSheet)], of open: OpenList
    ) -> CircleTalk {
        CircleTalk(sheets.map { (author: $0.author, sheet: $0.sheet) }) {
            open.merged.item($0)?.isDeleted == false
        }
    }

    /// The newest talk cell of everybody on the newest roster, as far as this member can open it.
    mutating func talkSheets(
        _ seat: CircleSeat, of open: OpenList, _ work: Work
    ) throws -> [(author: IdentityKey, cell: Cell, sheet: TalkSheet)] {
        try opened(.talk, seat, of: open, work).compactMap { author, cell, plaintext in
            (try? TalkSheet.decode(plaintext)).map { (author, cell, $0) }
        }
    }

    /// Everything whispered on a list, in order, and by whom: empty for an owner.
    mutating func whispers(
        on open: OpenList, _ work: Work
    ) throws -> [CircleTalk.Written<Whisper>] {
        try circleTalk(of: open, work)?.whispers ?? []
    }

    /// The reader's own talk cell.
    func ownTalk(on open: OpenList, _ work: Work) throws -> TalkSheet {
        guard
            let circle = try circleKeys(of: open.reader.identity, in: open.id, work),
            case .talk(let sheet) = try ownContent(
                .talk, of: open.reader.identity, on: open.id, circle: circle, work)
        else { return TalkSheet(madeAt: work.now) }
        return sheet
    }

    /// The list at a path, for somebody who may whisper there.
    ///
    /// - Throws: `HearthError`; an owner is told the same whatever is whispered.
    mutating func circleList(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        try meaning(of: path, for: asker) { household, path in
            try household.circleList(at: path, for: asker, work)
        }
    }

    mutating func circleList(
        at path: NamePath, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        let open = try list(at: path, for: asker, work)
        try open.checkIsGiving()
        guard open.reader.role.isInCircle else {
            throw HearthError(
                .ownerNeverHears, ["list": open.displayTitle])
        }
        return open
    }

    /// Changes the reader's own talk cell, and tells the circle.
    mutating func changeTalk(
        on open: OpenList, _ work: Work,
        _ change: (inout TalkSheet) throws(TalkSheetError) -> Void
    ) throws {
        // Without keys there is no talk cell to change.
        guard try circleKeys(of: open.reader.identity, in: open.id, work) != nil else {
            throw try circleIsMissing(open, work)
        }
        var sheet = try ownTalk(on: open, work)
        do throws(TalkSheetError) {
            try change(&sheet)
        } catch {
            throw HearthError(
                .talkFull, ["list": open.merged.head.title, "path": open.path.text])
        }
        try tell(.talk(sheet), on: open, work)
    }
}
