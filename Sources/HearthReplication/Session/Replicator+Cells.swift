package import HearthSodium
package import HearthWire

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
        var fallen: [Frame] = []
        for vector in vectors
        where shared.contains(vector.list) && seen.insert(vector.list).inserted {
            let list = directory.lists[vector.list]
            let newer = try newerOfOurs(vector, store: store)
            if newer.isEmpty {
                compared(vector.list)
            } else {
                expectedReturns[vector.list, default: []].formUnion(newer)
            }
            for entry in vector.entries where list?.reader(tagged: entry.author) != nil {
                let order = CellOrder(
                    incarnation: entry.incarnation, sequence: entry.sequence, sub: 0)
                sessions[id]?.peerHolds(order, of: entry.author, in: vector.list)
            }
            fallen += try fallenBundles(vector, on: id, store: store)
            cells += try missingCells(of: vector.list, to: id, store: store)
        }
        for frame in fallen { send(frame, to: id) }
        let streams = shared.intersection(vectors.map(\.list)).map(\.stream)
        for frame in try freshBundles(of: Set(streams), to: id, store: store) {
            send(frame, to: id)
        }
        for frame in Self.batches(of: cells) { send(frame, to: id) }
    }

    /// Bundles of authors of whom the peer twice named no cell although it was sent one: it had let
    /// both fall, for a roster that came later, and gets them again.
    private mutating func fallenBundles(
        _ vector: HaveVector, on id: SessionID, store: any CarrierStore
    ) throws -> [Frame] {
        guard let entry = directory.lists[vector.list], let session = sessions[id] else {
            return []
        }
        let absent = Set(try store.beatCells(in: vector.list).map(\.author))
            .subtracting(vector.entries.map(\.author))
        let twice = absent.intersection(session.unnamed[vector.list] ?? [])
        sessions[id]?.unnamed[vector.list] = absent.subtracting(twice)
        guard !twice.isEmpty else { return [] }
        var frames: [Frame] = []
        for record in try store.records(.bundle, in: vector.list.stream)
        where entry.reader(record.key.author).map({ author in
            Cell.Kind.allCases.contains { twice.contains(entry.tag(of: author, for: $0)) }
        }) ?? false {
            sessions[id]?.holdings.sent(record.key, record.version)
            frames.append(.record(record))
        }
        for author in twice { sessions[id]?.peerCells[vector.list]?[author] = nil }
        return frames
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
                let order = CellOrder(
                    incarnation: entry.incarnation, sequence: entry.sequence, sub: 0)
                return try store.beatCell(of: entry.author, in: vector.list)
                    .map { $0.order < order } ?? false
            }.map(\.author))
    }

    /// Under which tags cells of members here stand, of either kind.
    private func ownTags(on list: ListID) -> Set<AuthorTag> {
        guard let entry = directory.lists[list] else { return [] }
        return Set(
            directory.circleMembersHere(of: list).flatMap { member in
                Cell.Kind.allCases.map { entry.tag(of: member, for: $0) }
            })
    }

    /// The beat of these lists has come: sends every peer, in one batch, what it lacks.
    package mutating func beat(_ lists: [ListID], store: any CarrierStore) throws {
        for id in sessions.keys.sorted() {
            guard let session = sessions[id], session.lane == .sharing else { continue }
            let shared = Set(directory.lists(sharedWith: session.peer))
            let due = lists.filter { shared.contains($0) }
            guard !due.isEmpty else { continue }
            for frame in try freshBundles(of: Set(due.map(\.stream)), to: id, store: store) {
                send(frame, to: id)
            }
            var cells: [Cell] = []
            for list in due { cells += try missingCells(of: list, to: id, store: store) }
            for frame in Self.batches(of: cells) { send(frame, to: id) }
            let vectors = try due.map { try haveVector(of: $0, store: store) }
            for frame in Self.batches(of: vectors) { send(frame, to: id) }
        }
        let passed = Set(lists.map(\.stream))
        freshBundles = freshBundles.filter { !passed.contains($0.stream) }
    }

    /// Others' bundles that came in since the last beat, as far as the peer lacks them: they go
    /// ahead of the cells that they open.
    private mutating func freshBundles(
        of streams: Set<StreamID>, to id: SessionID, store: any CarrierStore
    ) throws -> [Frame] {
        guard let session = sessions[id] else { return [] }
        var frames: [Frame] = []
        for key in freshBundles.sorted()
        where streams.contains(key.stream) && directory.maySend(key, to: session.peer) {
            guard let record = try store.record(key),
                !session.holdings.has(key, record.version)
            else { continue }
            sessions[id]?.holdings.sent(key, record.version)
            frames.append(.record(record))
        }
        return frames
    }

    private mutating func missingCells(
        of list: ListID, to id: SessionID, store: any CarrierStore
    ) throws -> [Cell] {
        let missing = try store.beatCells(in: list)
            .filter { sessions[id]?.peerLacks($0) ?? false }
        for cell in missing { sessions[id]?.peerHolds(cell) }
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
    private static func batches(of cells: [Cell]) -> [Frame] {
        var batches: [[Cell]] = []
        var room = 0
        for cell in cells {
            if cell.kind.byteCount > room {
                batches.append([])
                room = Limits.cellBatch
            }
            batches[batches.count - 1].append(cell)
            room -= cell.kind.byteCount
        }
        return batches.map { .cells($0) }
    }

    /// Takes a beat cell if it is newer and rightly signed; holds it if its slot is still to come.
    mutating func take(
        _ cell: Cell, from id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        guard let session = sessions[id],
            directory.shares(cell.list, with: session.peer), cell.lane == .beat,
            let list = directory.lists[cell.list], list.author(of: cell) != nil
        else { return }
        sessions[id]?.peerHolds(cell)
        if let held = try store.beatCell(of: cell.author, in: cell.list),
            held.order >= cell.order
        {
            return
        }
        let hasCome =
            cell.order.sequence <= schedule.newestSlot(of: list, for: cell.kind, at: now)
        guard hasCome || heldCells.hasRoom(for: cell), try isSigned(cell, store: store) else {
            return
        }
        if hasCome {
            try accept(cell, store: store)
        } else {
            heldCells.hold(cell)
            events.append(.cells(cell.list))
        }
    }

    private mutating func accept(_ cell: Cell, store: any CarrierStore) throws {
        try store.putBeat(cell)
        events.append(.cells(cell.list))
        guard ownTags(on: cell.list).contains(cell.author) else { return }
        events.append(.returned(cell.list, cell.author))
        // Her claims may come before her page, or the other way round.
        expectedReturns[cell.list]?.remove(cell.author)
        if expectedReturns[cell.list]?.isEmpty ?? true {
            expectedReturns[cell.list] = nil
            compared(cell.list)
        }
    }

    /// Beat cells of slots that have not come yet by this node's clock: readers count them, for it
    /// may be this clock that is wrong; nobody is served them.
    package func heldCells(in list: ListID) -> [Cell] { heldCells.cells(in: list) }

    /// Takes up the held cells whose slots have come; the next beat passes them on.
    mutating func releaseHeldCells(now: WallTime, store: any CarrierStore) throws {
        for list in heldCells.lists {
            let entry = directory.lists[list]
            for cell in heldCells.cells(in: list)
            where entry.map({
                cell.order.sequence <= schedule.newestSlot(of: $0, for: cell.kind, at: now)
            }) ?? true {
                heldCells.remove(cell)
                // Her place on the roster, or her key, may be another by now.
                guard entry != nil, try isSigned(cell, store: store) else { continue }
                if let held = try store.beatCell(of: cell.author, in: list),
                    held.order >= cell.order
                {
                    continue
                }
                try accept(cell, store: store)
            }
        }
    }

    /// Takes a cell ahead of the beat: from its author's own node only, and only where neither
    /// node hosts an owner. It is kept apart and goes no further.
    mutating func takeEarly(
        _ cell: Cell, from id: SessionID, store: any CarrierStore & EarlyStore
    ) throws {
        guard let session = sessions[id], cell.lane == .early,
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
        guard let author = directory.lists[cell.list]?.author(of: cell),
            author.role.isInCircle
        else { return false }
        // The certificate is the same in all of an author's bundles on a list.
        let key = RecordKey(
            kind: .bundle, stream: cell.list.stream, author: author.identity,
            name: RecordName(index: 0))
        guard let record = try store.record(key),
            let body = try? BundleBody(octets: record.payload)
        else { return false }
        return cell.isSigned(by: body.certificate.key)
    }

    /// Sends a changed cell ahead of the beat, to those nodes alone that host nobody but people
    /// it is sealed for, and no owner.
    package mutating func sendEarly(_ cell: Cell, sealedTo recipients: Set<IdentityKey>) {
        guard let list = directory.lists[cell.list],
            !directory.isOwnerHosting(directory.ownNode, cell.list)
        else { return }
        for (id, session) in sessions.sorted(by: { $0.key < $1.key })
        where session.lane == .sharing {
            let people = list.readers.filter { $0.node == session.peer }
            guard !people.isEmpty, !list.ownerNodes.contains(session.peer),
                people.allSatisfy({ recipients.contains($0.identity) })
            else { continue }
            directives.append(.send(id, .early(cell)))
        }
    }
}
