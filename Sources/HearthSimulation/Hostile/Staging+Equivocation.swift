import HearthAPI
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Staging {
    /// How long an owner keeps away from those they lied to.
    private static let silence: Ticks = 2_400_000_000
    /// Within which time two who are connected and were told different things are both warned: a
    /// beat of a quarter of an hour at most, for their bundles, and what it takes to pass them on.
    private static let patience = 17

    /// Tells one friend of another roster under the version that all others get, and then keeps
    /// away from them for a while.
    func equivocate(_ home: Int, until end: Ticks) {
        let node = world.nodes[home]
        for list in ownLists(home) {
            let plan = blueprint.lists[list]
            guard let id = ListID(hex: lists[list]), let before = node.household,
                let owner = try? key(of: plan.owner), let reader = plan.readers.first
            else { continue }
            let victim = self.node(of: reader.person)
            let snapshot = node.store.snapshot()
            // So near that the list beats every quarter of an hour at least.
            let date = Self.date(in: 20, from: world.now)
            // Nobody is told of the first: it is only kept.
            guard
                (try? world.silently {
                    try see(EditList(list: plan.title, date: date), by: plan.owner)
                }) != nil
            else { continue }
            let key = RecordKey(kind: .roster, stream: id.stream, author: owner)
            let other = node.store.record(key)
            node.store.restore(snapshot)
            node.household = before
            world.history?.liars.insert(owner)
            let publish = { [self] in
                let later = Self.date(in: 21, from: world.now)
                _ = try? see(EditList(list: plan.title, date: later), by: plan.owner)
            }
            guard let other, victim !== node, inject(.record(other), node, victim) else {
                publish()
                continue
            }
            world.plan(at: min(end, world.ticks + 3_000_000)) { [self] in
                part(node, victim, until: end)
                guard node.isRunning else { return }
                publish()
                watch(key, of: node, said: victim, until: end)
            }
        }
    }

    private func part(_ node: SimulatedNode, _ other: SimulatedNode, until end: Ticks) {
        let links = [world.network.link(node, other), world.network.link(other, node)]
        for link in links { link.cuts += 1 }
        world.plan(at: min(end, world.ticks + Self.silence)) { [self] in
            for link in links { link.cuts -= 1 }
            world.network.release(from: node, to: other)
            world.network.release(from: other, to: node)
        }
    }

    // MARK: Who is warned

    /// Looks every minute whether the one who was lied to is connected with somebody who was told
    /// otherwise, and that both are warned in time.
    private func watch(
        _ key: RecordKey, of liar: SimulatedNode, said victim: SimulatedNode, until end: Ticks
    ) {
        for other in world.nodes where other !== liar && other !== victim {
            var runs = [victim.run, other.run]
            var minutes = 0
            var isOver = false
            for minute in 1...Int(Self.silence / 60_000_000) {
                let moment = world.ticks + Ticks(minute) * 60_000_000
                guard moment < end else { break }
                world.plan(at: moment) { [self] in
                    guard !isOver else { return }
                    let isSameRun = runs == [victim.run, other.run]
                    runs = [victim.run, other.run]
                    guard contradict(key, victim, other), isClear(victim, other) else {
                        return minutes = 0
                    }
                    if !isSameRun { minutes = 0 }
                    minutes += 1
                    if [victim, other].allSatisfy({ isWarned($0, of: key) }) {
                        isOver = true
                        world.faults.warnings += 1
                    } else if minutes > Self.patience {
                        isOver = true
                        unwarned.append("\(victim.name) and \(other.name)")
                    }
                }
            }
        }
    }

    private func contradict(
        _ key: RecordKey, _ one: SimulatedNode, _ two: SimulatedNode
    ) -> Bool {
        guard let first = one.store.record(key), let second = two.store.record(key) else {
            return false
        }
        return first.version == second.version && first.hash != second.hash
    }

    private func isClear(_ one: SimulatedNode, _ two: SimulatedNode) -> Bool {
        [world.network.link(one, two), world.network.link(two, one)].allSatisfy { link in
            link.passes
                && !link.weather.contains { $0.from <= world.ticks && world.ticks < $0.until }
        } && world.network.isConnected(one, two)
    }

    private func isWarned(_ node: SimulatedNode, of key: RecordKey) -> Bool {
        node.store.rows(AlarmRow.self).contains { $0.person == key.author }
    }
}
