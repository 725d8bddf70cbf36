package import HearthSodium
package import HearthWire

extension HaveVector.Entry {
    /// Of a cell of the beat.
    fileprivate var order: CellOrder {
        CellOrder(incarnation: incarnation, sequence: sequence, sub: 0)
    }
}

extension Replicator {
    func haveVectors(for peer: NodeKey, store: any CarrierStore) throws -> [HaveVector] {
        try directory.lists(sharedWith: peer)
            .filter { directory.lists[$0]?.isGiving == true }
            .map { try haveVector(of: $0, store: store) }
    }

    private func haveVector(of list: ListID, store: any CarrierStore) throws -> HaveVector {
        HaveVector(
            list: list,
            entries: try store.beatCells(in: list).prefix(Limits.cellAuthorsPerList).map {
                HaveVector.Entry(
                    author: $0.author, incarnation: $0.order.incarnation,
                    sequence: $0.order.sequence)
            })
    }

    /// The peer said what it holds: sends the beat cells that it lacks.
    mutating func answer(
        _ vectors: [HaveVector], on id: SessionID, store: any CarrierStore
    ) throws {
        guard let session = sessions[id] else { return }
        let shared = Set(directory.lists(sharedWith: session.peer))
        var cells: [Cell] = []
        var seen: Set<ListID> = []
        for vector in vectors
        where shared.contains(vector.list) && seen.insert(vector.list).inserted {
            let list = directory.lists[vector.list]
            let newer = try newerOfOurs(vector, store: store)
            if !newer.isEmpty { expectedReturns[vector.list, default: []].formUnion(newer) }
            compared(vector.list, with: session.peer)
            for entry in vector.entries where list?.reader(tagged: entry.author) != nil {
                sessions[id]?.peerHolds(entry.order, of: entry.author, in: vector.list)
            }
            cells += try missingCells(of: vector.list, to: id, store: store)
        }
        for frame in Self.batches(of: cells) { send(frame, to: id) }
    }

    /// Which cells of members here a peer's vector has newer than this node: they come in answer to
    /// our own vector.
    private func newerOfOurs(
        _ vector: HaveVector, store: any CarrierStore
    ) throws -> Set<AuthorTag> {
        let own = ownTags(on: vector.list)
        return Set(
            try vector.entries.filter { entry in
                guard own.contains(entry.author) else { return false }
                // None is here where the member was recovered.
                return try store.beatCell(of: entry.author, in: vector.list)
                    .map { $0.order < entry.order } ?? true
            }.map(\.author))
    }

    /// Under which tags cells of members here stand, of either kind.
    func ownTags(on list: ListID) -> Set<AuthorTag> {
        guard let entry = directory.lists[list] else { return [] }
        return Set(
            directory.circleMembersHere(of: list).flatMap { member in
                Cell.Kind.allCases.map { entry.tag(of: member, for: $0) }
            })
    }

    /// The beat of these lists has come: sends every peer, in one batch, what it lacks, and says what is
    /// held here.
    package mutating func beat(_ lists: [ListID], store: any CarrierStore) throws {
        try sendCells(of: lists, store: store) { replicator, shared, id in
            let vectors = try shared.map { try replicator.haveVector(of: $0, store: store) }
            for frame in Self.batches(of: vectors) { replicator.send(frame, to: id) }
        }
        lateCells.passed(lists)
    }

    /// Passes on what came in after the beat: the next one may be an hour off.
    mutating func passOnWhereDue(now: WallTime, store: any CarrierStore) throws {
        try sendCells(of: lateCells.take(at: now, schedule), store: store) { _, _, _ in }
    }

    /// Sends every peer the cells of these lists that it lacks, and then what else goes to those who share
    /// one.
    private mutating func sendCells(
        of lists: [ListID], store: any CarrierStore,
        then: (inout Replicator, _ shared: [ListID], SessionID) throws -> Void
    ) throws {
        guard !lists.isEmpty else { return }
        for id in sessions.keys.sorted() {
            guard let session = sessions[id], session.state == .sharing else { continue }
            let known = Set(directory.lists(sharedWith: session.peer))
            let shared = lists.filter { known.contains($0) }
            guard !shared.isEmpty else { continue }
            var cells: [Cell] = []
            for list in shared { cells += try missingCells(of: list, to: id, store: store) }
            for frame in Self.batches(of: cells) { send(frame, to: id) }
            try then(&self, shared, id)
        }
    }

    private mutating func missingCells(
        of list: ListID, to id: SessionID, store: any CarrierStore
    ) throws -> [Cell] {
        let cells = try store.beatCells(in: list)
        work += 1 + WorkPrice.reading * Double(cells.count)
        let missing = cells.filter { $0.isCurrent && sessions[id]?.peerLacks($0) ?? false }
        for cell in missing { sessions[id]?.wasSent(cell, at: stepAt) }
        return missing
    }

    /// A vector has at most 8,210 octets.
    static func batches(of vectors: [HaveVector]) -> [Frame] {
        stride(from: 0, to: vectors.count, by: vectorsPerFrame).map { start in
            .have(Array(vectors[start..<min(start + vectorsPerFrame, vectors.count)]))
        }
    }

    private static let vectorsPerFrame = 100

    /// As many cells in each as have room in one frame, in order.
    static func batches(of cells: [Cell]) -> [Frame] {
        var batches: [[Cell]] = []
        var room = 0
        for cell in cells {
            if cell.octets.count > room {
                batches.append([])
                room = Limits.cellBatch
            }
            batches[batches.count - 1].append(cell)
            room -= cell.octets.count
        }
        return batches.map { .cells($0) }
    }

    /// Takes a beat cell if it is newer, rightly signed, and not far ahead of this node's clock.
    ///
    /// Up to `Limits.clockReach` ahead cells are carried: this clock may be the one that is wrong, and no
    /// claim gains by it (protocol-spec/ledger.md).
    mutating func take(
        _ cell: Cell, from id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        guard let session = sessions[id], directory.shares(cell.list, with: session.peer),
            cell.lane == .beat, cell.isCurrent,
            cell.order.sequence <= schedule.furthestSlot(at: now)
        else { return }
        // Not before: whether they know the one held depends on what they named last.
        defer { sessions[id]?.peerHolds(cell) }
        try take(cell, store: store)
    }

    /// A roster or a bundle of a list came, or was written here: what could not be judged is looked at
    /// again.
    package mutating func judgeCells(of list: ListID, store: any CarrierStore) throws {
        for cell in unjudgedCells.take(of: list) { try take(cell, store: store) }
    }

    private mutating func take(_ cell: Cell, store: any CarrierStore) throws {
        guard let author = directory.lists[cell.list]?.author(of: cell),
            author.role.isInCircle, let key = try beatKey(of: author, on: cell.list, store: store)
        else { return unjudgedCells.keep(cell) }
        let held = try store.beatCell(of: cell.author, in: cell.list)
        if let held, held.order >= cell.order { return tookOlder(cell, than: held) }
        // It may be signed by the key of a bundle that is still to come.
        guard cell.isSigned(by: key) else { return unjudgedCells.keep(cell) }
        try store.putBeat(cell)
        if let held { try supersede(held, by: cell, store: store) }
        lateCells.came(on: cell.list, at: stepAt, schedule)
        events.append(.cells(cell.list))
        guard ownTags(on: cell.list).contains(cell.author) else { return }
        events.append(.ownCell(cell))
        // Their claims may come before their talk cell, or the other way round.
        expectedReturns[cell.list]?.remove(cell.author)
        if expectedReturns[cell.list]?.isEmpty ?? true { expectedReturns[cell.list] = nil }
        compared(cell.list, with: nil)
    }

    /// An older cell of a member here, of another run of their home, is merged.
    private mutating func tookOlder(_ cell: Cell, than held: Cell) {
        guard held.order.incarnation != cell.order.incarnation,
            ownTags(on: cell.list).contains(cell.author)
        else { return }
        events.append(.ownCell(cell))
    }

    /// Takes a cell ahead of the beat: from its author's own node only, and only where neither
    /// node hosts an owner. It is kept apart and goes no further.
    mutating func takeEarly(
        _ cell: Cell, from id: SessionID, store: any CarrierStore & EarlyStore
    ) throws {
        guard let session = sessions[id], cell.lane == .early, cell.isCurrent,
            let list = directory.lists[cell.list],
            list.hasReader(on: directory.ownNode),
            !directory.isOwnerHosting(session.peer, cell.list),
            !directory.isOwnerHosting(directory.ownNode, cell.list),
            list.author(of: cell)?.node == session.peer
        else { return }
        if let held = try store.earlyCells(in: cell.list).first(where: {
            $0.author == cell.author
        }), held.order >= cell.order {
            return
        }
        guard try isSigned(cell, store: store) else { return }
        try store.putEarly(cell)
        events.append(.cells(cell.list))
    }

    private func isSigned(_ cell: Cell, store: any CarrierStore) throws -> Bool {
        guard let author = directory.lists[cell.list]?.author(of: cell), author.role.isInCircle
        else { return false }
        return try beatKey(of: author, on: cell.list, store: store).map(cell.isSigned) ?? false
    }

    /// What signs an author's cells on a list, as their bundles say; nil while none has come.
    private func beatKey(
        of author: ListEntry.Reader, on list: ListID, store: any CarrierStore
    ) throws -> BeatKey? {
        // The certificate is the same in all of an author's bundles on a list.
        let key = RecordKey(
            kind: .bundle, stream: list.stream, author: author.identity,
            name: RecordName(index: 0))
        return try store.record(key).flatMap { try? BundleBody(octets: $0.payload) }?
            .certificate.key
    }

    /// Sends a changed cell ahead of the beat.
    package mutating func sendEarly(_ cell: Cell, sealedTo recipients: Set<IdentityKey>) {
        for (_, session) in earlySessions(for: cell.list, sealedTo: recipients) {
            directives.append(.send(session, .early(cell)))
        }
    }

    /// The nodes that got what a member changed at a moment ahead of the beat: those that were
    /// connected by then and still are.
    package func earlyNodes(
        for list: ListID, sealedTo recipients: Set<IdentityKey>, changedAt time: WallTime
    ) -> Set<NodeKey> {
        let early = earlySessions(for: list, sealedTo: recipients)
        return Set(
            early.filter { sessions[$0.id].map { $0.openedAt <= time } ?? false }.map(\.node))
    }

    /// Connected nodes that host nobody but people whom a cell is sealed for, and no owner, and share
    /// no network with one that does; none where this node hosts an owner itself, or shares a network
    /// with such a node (protocol-spec/circle.md, Two lanes).
    private func earlySessions(
        for list: ListID, sealedTo recipients: Set<IdentityKey>
    ) -> [(node: NodeKey, id: SessionID)] {
        guard let list = directory.lists[list], !list.ownerNodes.contains(directory.ownNode),
            !list.ownerNodes.contains(where: seenPlaces.isBeside)
        else { return [] }
        return sessions.sorted { $0.key < $1.key }.compactMap { id, session in
            let people = list.readers.filter { $0.node == session.peer }
            guard session.state == .sharing, !people.isEmpty,
                !list.ownerNodes.contains(session.peer),
                !list.ownerNodes.contains(where: { seenPlaces.areTogether(session.peer, $0) }),
                people.allSatisfy({ recipients.contains($0.identity) })
            else { return nil }
            return (session.peer, id)
        }
    }
}
