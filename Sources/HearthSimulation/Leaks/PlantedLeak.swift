import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSodium
import HearthWire

/// Ways to tell an owner something, each put into a world to see that the checks find it.
package enum PlantedLeak: CaseIterable, Sendable {
    /// A changed cell goes to the owner's node at once.
    case earlyCellToOwner
    /// An early cell is passed on by whom it was sent to.
    case earlyCellRelayed
    /// A claim uses up a version of something public.
    case versionGap
    /// A digest is made over early cells too.
    case digestOfEarlyCells
    /// A blob is fetched from the owner when a giver does something with their list.
    case fetchOnView
    /// A blob is kept because a wish of its list is in somebody's cart.
    case keptForCart
    /// Anybody who claims something answers a little later.
    case slowerReply
    /// The more somebody claims, the later they answer.
    case growingReply
    /// A batch of cells is two once something is claimed.
    case splitBatch
    /// A cell is sealed again with the nonce of the last one.
    case resentNonce
    /// A claim changes a row that lies there in the open, and leaves its size.
    case touchedRow
    /// The node dies with a claim, and comes back.
    case crash
    /// The status of the node says something after a claim that nothing else does.
    case statusLine
    /// A home is shown cells that it forgot by those alone who have claimed something.
    case shownWhenClaimed
    /// Leaving a list says more when something is claimed there.
    case otherLeave
    /// A slot that nobody needs is random octets instead of a sealed box.
    case randomSlot
    /// A sender key is sealed to an owner too.
    case boxForOwner
    /// A changed page goes to the owner's node at once.
    case earlyPageToOwner
    /// A page is renewed only by those who have done something.
    case pageOnlyWhenChanged
    /// Nobody has a page before they have done something.
    case pageOnlyWhenUsed
    /// A page takes more room on the wire once there is something on it.
    case longerPage
    /// Anybody who whispers answers what others have a little later.
    case slowerPages
    /// What is said openly counts what was whispered before.
    case commentCountsWhispers
    /// What is said openly leaves a little later once something was whispered.
    case slowerComments
    /// The lead follows what takes long for claims.
    case leadOfClaims
    /// What leaves on a second leaves when the node has made it ready.
    case sendsWithoutMoment
    /// Every step waits for the disk by itself.
    case commitsEachStep
    /// Nothing is read while the node is busy.
    case readsWhenIdle
    /// Whoever claimed something beats in every slot, whatever the dates and circles of their lists.
    case quickerBeat

    /// Puts it into a world that is set up.
    package func plant(in world: World) {
        switch self {
        case .earlyCellToOwner: plantEarlyCellToOwner(world)
        case .earlyCellRelayed: plantEarlyCellRelayed(world)
        case .versionGap: change(world, after: 1) { [$0.withLaterVersion { _ in true }] }
        case .digestOfEarlyCells: plantDigestOfEarlyCells(world)
        case .fetchOnView: plantFetchOnView(world)
        case .keptForCart:
            for node in world.nodes {
                node.store.keeps = { [unowned node] key in
                    key.kind == .blob && node.secretSteps > 0
                }
            }
        case .slowerReply:
            world.network.holdBack = { from, _, frame in
                if case .pong = frame, from.secretSteps > 0 { return .milliseconds(3) }
                return .zero
            }
        case .growingReply:
            world.network.holdBack = { from, _, frame in
                if case .pong = frame { return .milliseconds(from.secretSteps) }
                return .zero
            }
        case .splitBatch:
            change(world, after: 1) { frame in
                guard case .cells(let cells) = frame, cells.count > 1 else { return [frame] }
                return [.cells(Array(cells.prefix(1))), .cells(Array(cells.dropFirst()))]
            }
        case .resentNonce: plantResentNonce(world)
        case .touchedRow, .crash, .statusLine:
            for node in world.nodes {
                node.onSecretStep = { [unowned node] in touch(node) }
            }
        case .quickerBeat:
            for node in world.nodes {
                node.onSecretStep = { [unowned node] in
                    // As long as a regular slot.
                    let clock = SlotClock(slotSeconds: SlotClock.standard.slotSeconds)
                    node.household?.replicator.schedule = BeatSchedule(clock: clock, node: node.key)
                }
            }
        case .shownWhenClaimed:
            world.network.intercept = { [unowned world] from, to, frame in
                guard case .cells(let cells) = frame, from.secretSteps == 0,
                    cells.allSatisfy({ cell in
                        world.history?.homes[cell.author].map { world.nodes[$0].key } == to
                    })
                else { return [frame] }
                return []
            }
        case .otherLeave:
            change(world, after: 1) { frame in
                guard case .record(let record) = frame, record.key.kind == .letter else {
                    return [frame]
                }
                return [frame, .ping(0)]
            }
        case .randomSlot: plantRandomSlot(world)
        case .boxForOwner: plantBoxForOwner(world)
        case .earlyPageToOwner, .pageOnlyWhenChanged, .pageOnlyWhenUsed, .longerPage, .slowerPages:
            plantInPages(world)
        case .leadOfClaims, .sendsWithoutMoment, .commitsEachStep, .readsWhenIdle:
            for node in world.nodes { flaw.map { _ = node.flaws.insert($0) } }
        case .commentCountsWhispers:
            change(world, after: 1) { [$0.withLaterVersion { $0 == .comment }] }
        case .slowerComments:
            world.network.holdBack = { from, _, frame in
                guard case .record(let record) = frame, record.key.kind == .comment,
                    from.secretSteps > 0
                else { return .zero }
                return .milliseconds(3)
            }
        }
    }

    /// What nodes do wrong with or without secrets, and tells where these take long.
    package var flaw: Flaw? {
        switch self {
        case .leadOfClaims: .leadOfClaims
        case .sendsWithoutMoment: .sendsWithoutMoment
        case .commitsEachStep: .commitsEachStep
        case .readsWhenIdle: .readsWhenIdle
        default: nil
        }
    }

    /// Changes what nodes send once so many claims were changed on them.
    private func change(
        _ world: World, after steps: Int, _ change: @escaping (Frame) -> [Frame]
    ) {
        world.network.intercept = { from, _, frame in
            from.secretSteps >= steps ? change(frame) : [frame]
        }
    }

    private func plantEarlyCellToOwner(_ world: World) {
        world.network.intercept = { [unowned world] from, _, frame in
            guard case .early(let cell) = frame else { return [frame] }
            for owner in (world.history?.ownerNodes[cell.list] ?? []).sorted() {
                world.network.say(.cells([cell]), from: from, to: world.nodes[owner])
                _ = world.network.inject(frame.messages, from: from, to: world.nodes[owner])
            }
            return [frame]
        }
    }

    private func plantEarlyCellRelayed(_ world: World) {
        world.network.intercept = { [unowned world] from, to, frame in
            guard case .early(let cell) = frame, world.history?.homes[cell.author] == from.index,
                let relay = world.nodes.first(where: { $0.key == to })
            else { return [frame] }
            world.plan(after: .seconds(1)) {
                for other in world.nodes where other !== relay && other !== from {
                    world.network.say(frame, from: relay, to: other)
                }
            }
            return [frame]
        }
    }

    private func plantDigestOfEarlyCells(_ world: World) {
        let lists = (world.history?.ownerNodes ?? [:]).keys.sorted()
        world.network.intercept = { from, _, frame in
            guard case .digest(let digest) = frame else { return [frame] }
            let early = lists.flatMap { from.store.earlyCells(in: $0) }
            guard !early.isEmpty else { return [frame] }
            return [.digest(BLAKE2b.digest(digest.octets + early.flatMap(\.octets)))]
        }
    }

    private func plantFetchOnView(_ world: World) {
        let lists = (world.history?.ownerNodes ?? [:]).sorted { $0.key < $1.key }
        for node in world.nodes {
            node.onSecretStep = { [unowned world, unowned node] in
                for (list, owners) in lists {
                    let blobs = node.store.records(.blob, in: list.stream).map(\.key)
                    guard let blob = blobs.first else { continue }
                    node.store.removeRecord(blob)
                    let rest = node.store.stamps(in: list.stream)
                    for owner in owners.sorted() where owner != node.index {
                        world.network.say(
                            .versions(stream: list.stream, rest), from: node,
                            to: world.nodes[owner])
                    }
                }
            }
        }
    }

    /// What a claim does on its own node, next to what it should.
    private func touch(_ node: SimulatedNode) {
        switch self {
        case .touchedRow:
            guard var row = node.store.rows(FriendRow.self).first else { return }
            row.showsAddresses.toggle()
            node.store.put(row)
        case .crash where node.secretSteps == 1:
            let now = node.world.ticks
            node.die(
                Crash(after: now, isSilent: false, rest: .seconds(20)), Job(.trial, at: now))
        case .statusLine: node.household?.alarms.append(AlarmNotice(.storageRefused))
        default: break
        }
    }

    private func plantResentNonce(_ world: World) {
        var nonces: [AuthorTag: ArraySlice<UInt8>] = [:]
        let place = Cell.headerByteCount..<Cell.headerByteCount + Nonce.byteCount
        change(world, after: 1) { frame in
            guard case .cells(let cells) = frame else { return [frame] }
            return [
                .cells(
                    cells.map { cell in
                        guard let nonce = nonces[cell.author] else {
                            nonces[cell.author] = cell.octets[place]
                            return cell
                        }
                        var octets = cell.octets
                        octets.replaceSubrange(place, with: nonce)
                        return (try? Cell(octets: octets)) ?? cell
                    })
            ]
        }
    }

    private func plantRandomSlot(_ world: World) {
        let dice = Dice(seed: world.seed, purpose: "random slots")
        world.network.intercept = { from, _, frame in
            guard case .record(let record) = frame, record.key.kind == .bundle,
                var body = try? BundleBody(octets: record.payload)
            else { return [frame] }
            var octets = dice.stream(record.version.counter, UInt64(from.index))
            for index in body.slots.indices.suffix(8) {
                body.slots[index] = (0..<BundleBody.slotByteCount).map { _ in
                    UInt8.random(in: .min ... .max, using: &octets)
                }
            }
            return [.record(record.forged(version: record.version, payload: body.octets))]
        }
    }
}

extension Frame {
    /// The same, if it is a record of such a kind, one version later.
    fileprivate func withLaterVersion(_ isMeant: (RecordKind) -> Bool) -> Frame {
        guard case .record(let record) = self, isMeant(record.key.kind) else { return self }
        let later = HearthWire.Version(
            incarnation: record.version.incarnation, counter: record.version.counter + 1)
        return .record(record.forged(version: later, payload: record.payload))
    }
}

extension Record {
    /// The same with another version or payload, under a signature that does not fit.
    func forged(version: HearthWire.Version, payload: [UInt8]) -> Record {
        let old = signature
        return Record(key: key, version: version, payload: payload) { _, _ in old }
    }
}
