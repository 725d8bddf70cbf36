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
        var fallen: [Frame] = []
        for vector in vectors
        where shared.contains(vector.list) && seen.insert(vector.list).inserted {
            let list = directory.lists[vector.list]
            let newer = try newerOfOurs(vector, store: store)
            if !newer.isEmpty { expectedReturns[vector.list, default: []].formUnion(newer) }
            compared(vector.list, with: session.peer)
            fallen += try fallenBundles(vector, on: id, store: store)
            for entry in vector.entries where list?.reader(tagged: entry.author) != nil {
                sessions[id]?.peerHolds(entry.order, of: entry.author, in: vector.list)
            }
            cells += try missingCells(of: vector.list, to: id, store: store)
        }
        for frame in fallen { send(frame, to: id) }
        let streams = shared.intersection(vectors.map(\.list)).map(\.stream)
        for frame in try freshBundles(of: Set(streams), to: id, store: store) {
            send(frame, to: id)
        }
        for frame in Self.batches(of: cells) { send(frame, to: id) }
    }

    /// Bundles of authors of whom the peer does not name the cell that it was sent a while ago: it
    /// had dropped both, for a roster that came later, and gets them again.
    private mutating func fallenBundles(
        _ vector: HaveVector, on id: SessionID, store: any CarrierStore
    ) throws -> [Frame] {
        guard let entry = directory.lists[vector.list], let session = sessions[id],
            session.resentAt[vector.list].map({ stepAt.since($0) >= Self.resendingPause }) ?? true
        else { return [] }
        let named = Dictionary(
            vector.entries.map { ($0.author, $0.order) }, uniquingKeysWith: { max($0, $1) })
        let fallen = try store.beatCells(in: vector.list).map(\.author).filter { author in
            guard let sent = session.sentCell(of: author, in: vector.list),
                named[author].map({ $0 < sent.order }) ?? true
            else { return false }
            return stepAt.since(sent.at) >= LateCells.patience
        }
        guard !fallen.isEmpty else { return [] }
        sessions[id]?.resentAt[vector.list] = stepAt
        for author in fallen { sessions[id]?.peerCells[vector.list]?[author] = nil }
        var frames: [Frame] = []
        for record in try store.records(.bundle, in: vector.list.stream)
        where entry.reader(record.key.author).map({ author in
            Cell.Kind.allCases.contains { fallen.contains(entry.tag(of: author, for: $0)) }
        }) ?? false {
            sessions[id]?.holdings.sent(record.key, record.version)
            frames.append(.record(record))
        }
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
                return try store.beatCell(of: entry.author, in: vector.list)
                    .map { $0.order < entry.order } ?? false
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
        lateCells.passed(lists)
        try forgetPassedBundles(of: Set(lists.map(\.stream)), store: store)
    }

    /// Passes on what came in after the beat, and asks again for what was dropped before it could
    /// be judged: neither waits for the next beat, which may be an hour off.
    mutating func passOnWhereDue(now: WallTime, store: any CarrierStore) throws {
        let (late, fallen) = lateCells.take(at: now, schedule)
        guard !late.isEmpty || !fallen.isEmpty else { return }
        for id in sessions.keys.sorted() {
            guard let session = sessions[id], session.lane == .sharing else { continue }
            let shared = Set(directory.lists(sharedWith: session.peer))
            let due = late.filter { shared.contains($0) }
            for frame in try freshBundles(of: Set(due.map(\.stream)), to: id, store: store) {
                send(frame, to: id)
            }
            var cells: [Cell] = []
            for list in due { cells += try missingCells(of: list, to: id, store: store) }
            for frame in Self.batches(of: cells) { send(frame, to: id) }
            let vectors = try fallen.filter { shared.contains($0) }
                .map { try haveVector(of: $0, store: store) }
            for frame in Self.batches(of: vectors) { send(frame, to: id) }
        }
        try forgetPassedBundles(of: Set(late.map(\.stream)), store: store)
    }

    /// Bundles that went out with their cells wait no more.
    private mutating func forgetPassedBundles(
        of streams: Set<StreamID>, store: any CarrierStore
    ) throws {
        for key in freshBundles.keys where streams.contains(key.stream) {
            if try hasCellCome(for: key, store: store) { freshBundles[key] = nil }
        }
    }

    /// Whether a bundle may go: the cell that it opens is here as well, lest the bundle overtakes it
    /// and its author's claims vanish; or that has not come for a while, and may never.
    private func hasCellCome(for key: RecordKey, store: any CarrierStore) throws -> Bool {
        guard let came = freshBundles[key], let list = directory.list(of: key.stream),
            let author = directory.lists[list]?.reader(key.author),
            let body = try store.record(key).flatMap({ try? BundleBody(octets: $0.payload) })
        else { return true }
        if stepAt.since(came) >= Self.bundlePatience || stepAt < came { return true }
        return try store.beatCell(of: author.tag, in: list)
            .map { $0.generation == body.generation } ?? true
    }

    /// Others' bundles that came in since the last beat, as far as the peer lacks them: they go
    /// ahead of the cells that they open.
    private mutating func freshBundles(
        of streams: Set<StreamID>, to id: SessionID, store: any CarrierStore
    ) throws -> [Frame] {
        guard let session = sessions[id] else { return [] }
        var frames: [Frame] = []
        for key in freshBundles.keys.sorted()
        where streams.contains(key.stream) && directory.maySend(key, to: session.peer) {
            guard let record = try store.record(key),
                !session.holdings.has(key, record.version),
                try hasCellCome(for: key, store: store)
            else { continue }
            sessions[id]?.holdings.sent(key, record.version)
            frames.append(.record(record))
        }
        return frames
    }

    private mutating func missingCells(
        of list: ListID, to id: SessionID, store: any CarrierStore
    ) throws -> [Cell] {
        let cells = try store.beatCells(in: list)
        work += cells.reduce(1) { $0 + $1.weight * WorkPrice.reading }
        let missing = cells.filter { sessions[id]?.peerLacks($0) ?? false }
        for cell in missing { sessions[id]?.wasSent(cell, at: stepAt) }
        return missing
    }

    /// The cells of an author that connected peers have sent or named last.
    package func namedOrders(of author: AuthorTag, in list: ListID) -> [CellOrder] {
        sessions.values.compactMap { session in
            session.peerCells[list]?[author].flatMap { $0.sentAt == nil ? $0.order : nil }
        }
    }

    /// A vector has at most 8,210 octets.
    static func batches(of vectors: [HaveVector]) -> [Frame] {
        stride(from: 0, to: vectors.count, by: vectorsPerFrame).map { start in
            .have(Array(vectors[start..<min(start + vectorsPerFrame, vectors.count)]))
        }
    }

    private static let vectorsPerFrame = 100
    /// How long a new bundle waits for the cell that it opens.
    private static let bundlePatience: Duration = .seconds(10)
    /// Between two times that a peer gets again what it had dropped of a list.
    private static let resendingPause: Duration = .seconds(60)

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

    /// Takes a beat cell if it is newer and rightly signed; holds it if its slot is still to come, and
    /// this clock is not to be told by it.
    mutating func take(
        _ cell: Cell, from id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        guard let session = sessions[id],
            directory.shares(cell.list, with: session.peer), cell.lane == .beat,
            let list = directory.lists[cell.list]
        else { return }
        guard list.author(of: cell) != nil else { return lateCells.fell(on: cell.list, at: now) }
        let held = try store.beatCell(of: cell.author, in: cell.list)
        // Not before: whether they know the one held depends on what they named last.
        defer { sessions[id]?.peerHolds(cell) }
        if let held, held.order >= cell.order { return found(cell, besides: held) }
        guard try isSigned(cell, store: store) else {
            return lateCells.fell(on: cell.list, at: now)
        }
        if mayTake(cell, on: list, now: now) {
            try accept(cell, inPlaceOf: held, store: store)
        } else if heldCells.hasRoom(for: cell) {
            heldCells.hold(cell)
            events.append(.cells(cell.list))
        }
    }

    /// Whether the slot of a cell has come, or its author's clock and this one are not further
    /// apart than clocks may be and it is their first of this kind in this beat.
    private mutating func mayTake(_ cell: Cell, on list: ListEntry, now: WallTime) -> Bool {
        let sequence = cell.order.sequence
        if sequence <= schedule.newestSlot(of: list, for: cell.kind, at: now) { return true }
        guard sequence <= schedule.furthestSlot(at: now) else { return false }
        let beat = schedule.dueSlot(of: list, at: now)
        return heldCells.mayPassOn(
            cell, inBeat: schedule.dueSlot(of: list, for: cell.kind, inBeat: beat, at: now))
    }

    private mutating func accept(
        _ cell: Cell, inPlaceOf held: Cell?, store: any CarrierStore
    ) throws {
        try store.putBeat(cell)
        if let held, mayBeForgotten(held, by: cell) { keepReplaced(held) }
        lateCells.came(on: cell.list, at: stepAt, schedule)
        events.append(.cells(cell.list))
        guard ownTags(on: cell.list).contains(cell.author) else { return }
        events.append(.returned(cell.list, cell.author, inPlaceOf: held?.order))
        // Their claims may come before their page, or the other way round.
        expectedReturns[cell.list]?.remove(cell.author)
        if expectedReturns[cell.list]?.isEmpty ?? true { expectedReturns[cell.list] = nil }
        compared(cell.list, with: nil)
    }

    /// Beat cells of slots that have not come yet by this node's clock: readers count them, for it
    /// may be this clock that is wrong; nobody is served them.
    package func heldCells(in list: ListID) -> [Cell] { heldCells.cells(in: list) }

    /// Takes up the held cells that may be passed on by now.
    mutating func releaseHeldCells(now: WallTime, store: any CarrierStore) throws {
        for list in heldCells.lists {
            let entry = directory.lists[list]
            if entry == nil { heldCells.forget(list) }
            for cell in heldCells.cells(in: list)
            where entry.map({ mayTake(cell, on: $0, now: now) }) ?? true {
                heldCells.remove(cell)
                // Their place on the roster, or their key, may be another by now.
                guard entry != nil, try isSigned(cell, store: store) else { continue }
                let held = try store.beatCell(of: cell.author, in: list)
                if let held, held.order >= cell.order { continue }
                try accept(cell, inPlaceOf: held, store: store)
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
            guard session.lane == .sharing, !people.isEmpty,
                !list.ownerNodes.contains(session.peer),
                !list.ownerNodes.contains(where: { seenPlaces.areTogether(session.peer, $0) }),
                people.allSatisfy({ recipients.contains($0.identity) })
            else { return nil }
            return (session.peer, id)
        }
    }
}
