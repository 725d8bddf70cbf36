import HearthAPI
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Staging {
    /// Plans what hostile people do.
    func plan(_ mischief: [Mischief], until end: Ticks) {
        for deed in mischief {
            world.plan(at: deed.moment) { [self] in
                guard world.nodes[deed.home].isRunning else { return }
                world.faults.hostileActs += 1
                carryOut(deed, until: end)
            }
        }
    }

    private func carryOut(_ deed: Mischief, until end: Ticks) {
        let node = world.nodes[deed.home]
        let others = world.nodes.filter { $0 !== node }
        switch deed.kind {
        case .stopsReading:
            for other in others { world.network.link(other, node).clogs += 1 }
            world.plan(at: min(end, world.ticks + 600_000_000)) { [self] in
                for other in others {
                    world.network.link(other, node).clogs -= 1
                    world.network.release(from: other, to: node)
                }
            }
        case .floodsDigests:
            flood(node, others, 100) { number in
                .digest(BLAKE2b.digest([UInt8(truncatingIfNeeded: number)]))
            }
        case .floods: flood(node, others, 200) { .ping($0) }
        case .asksAgain: askAgain(node, others)
        case .churnsEpochs: churn(deed.home)
        case .forcesReconnects:
            for number in 0..<6 {
                world.plan(at: min(end, world.ticks + Ticks(number) * 2_000_000)) { [self] in
                    for other in others { world.network.reset(node, other) }
                }
            }
        case .equivocates: equivocate(deed.home, until: end)
        case .addsPuppet: addPuppet(deed.home)
        case .swapsKeys: swapKeys(deed.home)
        case .replays: replay(node, others)
        }
    }

    private func flood(
        _ node: SimulatedNode, _ others: [SimulatedNode], _ count: UInt64,
        _ frame: @escaping (UInt64) -> Frame
    ) {
        for number in 0..<count {
            world.plan(at: world.ticks + Ticks(number) * 3_000) { [self] in
                for other in others { _ = inject(frame(number), node, other) }
            }
        }
    }

    /// Not counted as the node's own frames: the history knows what honest nodes say.
    func inject(
        _ frame: Frame, _ node: SimulatedNode, _ other: SimulatedNode
    ) -> Bool {
        world.network.inject(frame.messages, from: node, to: other)
    }

    /// Throws its blobs away, and wants everything again and again.
    private func askAgain(_ node: SimulatedNode, _ others: [SimulatedNode]) {
        var wanted: [Frame] = []
        for list in lists.compactMap({ ListID(hex: $0) }) {
            wanted.append(.versions(stream: list.stream, []))
            wanted.append(
                .want(
                    stream: list.stream,
                    node.store.records(.blob, in: list.stream).map(\.key.name)))
            // What no other reader has would be gone for good.
            let access = node.household?.replicator.directory.lists[list]
            let readers = others.filter { access?.hasReader(on: $0.key) == true }
            for blob in node.store.records(.blob, in: list.stream)
            where readers.contains(where: { $0.store.record(blob.key) != nil }) {
                thrownAway.insert(blob.key)
                node.store.removeRecord(blob.key)
            }
        }
        for number in 0..<10 {
            world.plan(at: world.ticks + Ticks(number) * 400_000) { [self] in
                for frame in wanted { for other in others { _ = inject(frame, node, other) } }
            }
        }
    }

    // MARK: Owners

    func ownLists(_ home: Int) -> [Int] {
        blueprint.lists.indices.filter { blueprint.people[blueprint.lists[$0].owner].home == home }
    }

    /// Shares and unshares in a loop: an epoch and new keys for everybody, each time.
    private func churn(_ home: Int) {
        for list in ownLists(home) {
            let plan = blueprint.lists[list]
            guard let reader = plan.readers.first else { continue }
            let name = called(reader.person)
            knowledge.loosen(.init(person: reader.person, list: list))
            for round in 0..<3 {
                world.plan(at: world.ticks + Ticks(round) * 5_000_000) { [self] in
                    _ = try? see(UnshareList(list: plan.title, with: [name]), by: plan.owner)
                    _ = try? see(
                        ShareList(list: plan.title, with: [name], keeper: reader.isKeeper),
                        by: plan.owner)
                }
            }
        }
    }

    /// A person who does not exist, on the owner's own node, among those who see.
    private func addPuppet(_ home: Int) {
        for list in ownLists(home) { addPuppet(to: list, on: world.nodes[home]) }
    }

    func addPuppet(to list: Int, asKeeper: Bool = false, on node: SimulatedNode) {
        let plan = blueprint.lists[list]
        let name = "Puppet \(list)-\(puppets.count)"
        guard
            (try? world.perform(
                AddMember(name: name, passphrase: "only a puppet"), on: node)) != nil,
            let session = try? world.perform(
                Unlock(passphrase: "only a puppet"), on: node, as: Caller(member: name))
        else { return }
        let caller = Caller(member: name, session: session.token)
        _ = try? see(
            ShareList(list: plan.title, with: [name], keeper: asKeeper), by: plan.owner)
        for entry in (try? world.perform(ShowInbox(), on: node, as: caller)) ?? [] {
            _ = try? world.perform(
                AnswerInbox(entry: entry.id, answer: .accept), on: node, as: caller)
        }
        puppets.append(.init(name: name, passphrase: "only a puppet", list: list))
    }

    /// A roster in which a reader's card holds a key that is not theirs.
    private func swapKeys(_ home: Int) {
        let node = world.nodes[home]
        for list in ownLists(home) {
            let plan = blueprint.lists[list]
            guard let id = ListID(hex: lists[list]), let owner = try? key(of: plan.owner),
                let row = node.store.row(MemberRow.self, owner),
                let seed = Seed(octets: row.seed), let reader = plan.readers.first,
                let victim = try? key(of: reader.person),
                let held = node.store.record(
                    RecordKey(kind: .roster, stream: id.stream, author: owner)),
                let card = node.store.record(
                    RecordKey(kind: .card, stream: .card(of: victim), author: victim)),
                let sealing = try? CardBody(record: card).sealingKey
            else { continue }
            var payload = held.payload
            // The victim's sealing key, wherever it stands in their card, becomes the owner's.
            let own = seed.sealing().publicKey.octets
            var index = 0
            while index + 32 <= payload.count {
                if Array(payload[index..<index + 32]) == sealing.octets {
                    payload.replaceSubrange(index..<index + 32, with: own)
                    index += 32
                } else {
                    index += 1
                }
            }
            // Anybody who was taken off meanwhile stands no more on the roster.
            guard payload != held.payload else { continue }
            world.history?.liars.insert(owner)
            let version = HearthWire.Version(
                incarnation: held.version.incarnation, counter: held.version.counter + 1)
            let forged = Record(
                key: held.key, version: version, payload: payload, sign: seed.identity().sign)
            for other in world.nodes where other !== node {
                _ = inject(.record(forged), node, other)
            }
        }
    }

    // MARK: Friends

    /// What the node holds is said again, and again later, whether it is old then or not.
    private func replay(_ node: SimulatedNode, _ others: [SimulatedNode]) {
        var frames: [Frame] = []
        for list in lists.compactMap({ ListID(hex: $0) }) {
            frames += node.store.stamps(in: list.stream).compactMap { stamp in
                node.store.record(stamp.key).map { .record($0) }
            }
            let cells = node.store.beatCells(in: list)
            if !cells.isEmpty { frames.append(.cells(cells)) }
        }
        for wait: Ticks in [1_000_000, 1_800_000_000] {
            world.plan(at: world.ticks + wait) { [self] in
                for other in others { for frame in frames { _ = inject(frame, node, other) } }
            }
        }
    }

    /// A home that was put back to before a puppet was made has neither them nor their keys: nobody
    /// can ever read what they last said under an older epoch, until their owner takes them off the
    /// list.
    func removeLostPuppets() {
        for puppet in puppets {
            let plan = blueprint.lists[puppet.list]
            let members = (try? see(ListMembers(), by: plan.owner)) ?? []
            guard !members.contains(where: { $0.name == puppet.name }) else { continue }
            _ = try? see(UnshareList(list: plan.title, with: [puppet.name]), by: plan.owner)
        }
    }

    /// Made-up people come by as others do: one whose keys are locked since their home was started
    /// cannot hand their own to anybody who has come to the list since.
    func unlockPuppets() {
        for puppet in puppets {
            _ = try? world.perform(
                Unlock(passphrase: puppet.passphrase),
                on: node(of: blueprint.lists[puppet.list].owner),
                as: Caller(member: puppet.name))
        }
    }

    /// What a puppet can tell of what others hold.
    func checkPuppets() -> [Finding] {
        puppets.flatMap { puppet -> [Finding] in
            let plan = blueprint.lists[puppet.list]
            let node = node(of: plan.owner)
            guard
                let session = try? world.perform(
                    Unlock(passphrase: puppet.passphrase), on: node,
                    as: Caller(member: puppet.name))
            else { return [] }
            let caller = Caller(member: puppet.name, session: session.token)
            let path = "\(blueprint.people[plan.owner].name)/\(plan.title)"
            let items =
                (try? world.perform(ShowList(list: path), on: node, as: caller))?.items ?? []
            return items.filter { $0.standing?.queue.isEmpty == false }.map {
                Finding(.opened, "\(puppet.name) sees who holds \($0.name)")
            }
        }
    }
}

/// Somebody made up by an owner.
struct Puppet {
    let name: String
    let passphrase: String
    let list: Int
}
