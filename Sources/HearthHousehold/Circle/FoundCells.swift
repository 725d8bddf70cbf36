import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// A member's own cells that this home forgot, and in whose place it has put others since
/// (protocol-spec/circle.md, "Replaced cells").
extension Household {
    /// Cells and bundles that wait to be merged, of one member on one list.
    private static let foundLimit = 32
    /// How long a bundle waits for the cell that it opens, or a cell that the member's keys do not open.
    private static let foundPatience: Duration = .seconds(86_400)

    /// A cell of a member's own is replaced by one of another incarnation: it was known here.
    func noteOrder(_ order: CellOrder, of name: ReturnedCellRow.Key, _ work: Work) throws {
        var row = try work.store.row(CellOrdersRow.self, name) ?? CellOrdersRow(key: name)
        guard !row.isKnown(order) else { return }
        row.note(order)
        try work.store.put(row)
    }

    /// A member's own cell of another run of their home came, which is older than the one held.
    mutating func ownCellFound(_ cell: Cell, _ work: Work) throws {
        guard let entry = replicator.directory.lists[cell.list],
            let member = ownAuthor(of: cell, on: entry)
        else { return }
        let name = ReturnedCellRow.Key(
            list: cell.list, member: member.identity, kind: cell.kind)
        let known = try work.store.row(CellOrdersRow.self, name)
        guard known?.isKnown(cell.order) != true,
            try isOwnCell(cell, of: member, on: entry, work)
        else { return }
        try noticeReturn(
            of: RecordKey(kind: .bundle, stream: entry.id.stream, author: member.identity), work)
        try keepFound(.cell(cell), of: member.identity, on: entry.id, work)
        try mergeFoundCells(of: member, on: entry, work)
    }

    /// A bundle of a member's own of another run of their home came: it may open a cell.
    mutating func ownBundleFound(_ record: Record, _ work: Work) throws {
        guard let list = replicator.directory.list(of: record.key.stream),
            let entry = replicator.directory.lists[list],
            let member = replicator.directory.circleMembersHere(of: list)
                .first(where: { $0.identity == record.key.author })
        else { return }
        replicator.knows(record.stamp)
        try keepFound(.bundle(record), of: member.identity, on: list, work)
        try mergeFoundCells(of: member, on: entry, work)
    }

    /// What came back of a list before the member's first cell was made here: that cell is about to
    /// take its place.
    func keepWhatCameBack(
        of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws {
        for kind in Cell.Kind.allCases {
            let tag = list.tag(of: member, for: kind)
            guard let cell = try work.store.beatCell(of: tag, in: list.id) else { continue }
            try keepFound(.cell(cell), of: member.identity, on: list.id, work)
        }
        try keepBundlesThatCameBack(of: member, on: list, work)
    }

    /// Bundles of another run of the home, which are about to be replaced: a cell that they open may
    /// come later.
    func keepBundlesThatCameBack(
        of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws {
        for record in try work.store.records(.bundle, in: list.id.stream)
        where record.key.author == member.identity {
            try keepFound(.bundle(record), of: member.identity, on: list.id, work)
        }
    }

    /// Merges what was found of a member on a list into what they have there, as far as it opens.
    mutating func mergeFoundCells(
        of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws {
        let rows = try foundRows(of: member.identity, on: list.id, work)
        guard !rows.isEmpty,
            let circle = try circleKeys(of: member.identity, in: list.id, work)
        else { return }
        let keys = try senderKeys(
            in: rows, circle: circle, of: member, on: list, work)
        for row in rows {
            guard case .cell(let cell) = row.content else { continue }
            let plaintext = keys.lazy.compactMap {
                cell.open(with: $0.key, commitment: $0.commitment)
            }.first
            guard let plaintext else { continue }
            guard try merge(plaintext, of: cell, by: member, on: list, circle: circle, work)
            else { continue }
            try work.store.remove(FoundCellRow.self, row.key)
        }
        guard keyring.keys(of: member.identity) != nil else { return }
        for row in rows where work.now.since(row.cameAt) >= Self.foundPatience {
            try work.store.remove(FoundCellRow.self, row.key)
        }
    }

    /// Gives false where there is nothing here yet to merge it into.
    private mutating func merge(
        _ plaintext: [UInt8], of cell: Cell, by member: ListEntry.Reader, on list: ListEntry,
        circle: CircleKeys, _ work: Work
    ) throws -> Bool {
        let name = ReturnedCellRow.Key(list: list.id, member: member.identity, kind: cell.kind)
        guard let own = try ownCell(of: member.identity, in: list.id, cell.kind, work) else {
            return false
        }
        try noteOrder(cell.order, of: name, work)
        guard let found = try? OwnContent(plaintext, of: cell.kind) else { return true }
        // What was made after the run began in which it was written is not what it came from.
        let base = try cellBase(name, work)
        let isOlder = base.map { $0.order < cell.order } ?? true
        let present = try ownContent(
            cell.kind, of: member.identity, on: list.id, circle: circle, work)
        let opened =
            isOlder
            ? try openedBase(cell.kind, of: member, on: list, circle: circle, work) : nil
        let before =
            try taken(by: found, after: opened, of: name, present: present, work) ?? opened
        let content = try bounded(
            present.merged(with: found, since: before).merged(with: cell.order), of: member,
            on: list, circle: circle, work)
        try noteContent(present, of: name, work)
        if isOlder {
            // Under the key that its keeper will have.
            cellMemories[name].base = try seal(
                found, order: cell.order, circle: circle, of: member, on: list, work)
            cellMemories[name].isBaseReturned = true
        }
        try storeOwn(
            seal(content, order: own.order, circle: circle, of: member, on: list, work),
            of: member.identity, work)
        noteChange()
        return true
    }

    /// The member here whose tag a cell of a list has.
    private func ownAuthor(of cell: Cell, on list: ListEntry) -> ListEntry.Reader? {
        let author = list.author(of: cell)
        return replicator.directory.circleMembersHere(of: list.id)
            .first { $0.identity == author?.identity }
    }

    /// Whether a beat key of the member's signed it: the one of now, or that of a bundle that was found.
    private func isOwnCell(
        _ cell: Cell, of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws -> Bool {
        let held = try work.store.records(.bundle, in: list.id.stream)
            .filter { $0.key.author == member.identity }
        let found = try foundRows(of: member.identity, on: list.id, work).compactMap { row in
            if case .bundle(let record) = row.content { record } else { nil }
        }
        let keys = Set(
            (held + found).compactMap { try? BundleBody(octets: $0.payload) }
                .map(\.certificate.key))
        return keys.contains { cell.isSigned(by: $0) }
    }

    /// The newest ones stay where they are too many.
    func keepFound(
        _ content: FoundCellRow.Content, of member: IdentityKey, on list: ListID, _ work: Work
    ) throws {
        let row = FoundCellRow(content, list: list, member: member, cameAt: work.now)
        let rows = try foundRows(of: member, on: list, work)
        guard !rows.contains(where: { $0.key == row.key }) else { return }
        for old in rows.dropLast(Self.foundLimit - 1) {
            try work.store.remove(FoundCellRow.self, old.key)
        }
        try work.store.put(row)
    }

    /// In the order in which they came.
    private func foundRows(
        of member: IdentityKey, on list: ListID, _ work: Work
    ) throws -> [FoundCellRow] {
        try work.store.rows(FoundCellRow.self)
            .filter { $0.key.list == list && $0.key.member == member }
            .sorted { ($0.cameAt, $0.key.hash) < ($1.cameAt, $1.key.hash) }
    }

    /// Every sender key of the member's that is at hand.
    private mutating func senderKeys(
        in rows: [FoundCellRow], circle: CircleKeys, of member: ListEntry.Reader,
        on list: ListEntry, _ work: Work
    ) throws -> [(key: SymmetricKey, commitment: Digest)] {
        var keys = [
            (circle.sender, circle.commitment(list: list.id, author: member.identity))
        ]
        if let own = try senderKey(of: member, on: list, for: member.identity, work) {
            keys.append((own.key, own.commitment))
        }
        guard let sealing = keyring.keys(of: member.identity)?.sealing else { return keys }
        for row in rows {
            guard case .bundle(let record) = row.content,
                let body = try? BundleBody(octets: record.payload),
                let key = body.senderKey(with: sealing, list: list.id, author: member.identity)
            else { continue }
            keys.append((key, body.commitment))
        }
        return keys
    }
}
