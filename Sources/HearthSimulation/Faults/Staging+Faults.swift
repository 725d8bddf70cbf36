import HearthAPI
import HearthWire

extension Staging {
    /// Plans what goes wrong.
    func plan(_ faults: FaultPlan) {
        for person in blueprint.people.indices { identities[person] = try? key(of: person) }
        absences = faults.absences
        for spell in faults.spells {
            world.network.link(world.nodes[spell.from], world.nodes[spell.to])
                .weather.append(spell.weather)
            // What was lost without a word is found again by those who meet again.
            world.plan(at: spell.weather.until) { [self] in
                guard spell.weather.isHarsh else { return }
                world.network.reset(world.nodes[spell.from], world.nodes[spell.to])
            }
        }
        for clog in faults.clogs {
            let (from, to) = (world.nodes[clog.from], world.nodes[clog.to])
            world.plan(at: clog.begins) { [self] in world.network.link(from, to).clogs += 1 }
            world.plan(at: clog.ends) { [self] in
                world.network.link(from, to).clogs -= 1
                world.network.release(from: from, to: to)
            }
        }
        plan(faults.partitions)
        for (node, crash) in faults.crashes { world.nodes[node].crashes.append(crash) }
        for (node, moment) in faults.refusals {
            world.nodes[node].disk.plannedRefusals.append(moment)
        }
        for absence in faults.absences { plan(absence) }
        for change in faults.clockChanges {
            world.plan(at: change.moment) { [self] in
                world.faults.clockChanges += 1
                world.nodes[change.node].setClock(offset: change.offset)
            }
        }
    }

    func plan(_ partitions: [FaultPlan.Partition]) {
        for partition in partitions { plan(partition) }
    }

    private func plan(_ partition: FaultPlan.Partition) {
        world.plan(at: partition.begins) { [self] in
            world.faults.partitions += 1
            change(partition, by: 1)
        }
        world.plan(at: partition.ends) { [self] in change(partition, by: -1) }
    }

    private func change(_ partition: FaultPlan.Partition, by step: Int) {
        for from in world.nodes {
            for to in world.nodes
            where partition.side.contains(from.index) && !partition.side.contains(to.index) {
                world.network.link(from, to).cuts += step
                if !partition.isOneWay { world.network.link(to, from).cuts += step }
                if step < 0 {
                    world.network.release(from: from, to: to)
                    world.network.release(from: to, to: from)
                }
            }
        }
    }

    private func plan(_ absence: FaultPlan.Absence) {
        let node = world.nodes[absence.node]
        var snapshot: MemoryStore.Snapshot?
        var isDown = false
        if case .asOf(let moment) = absence.comesBack {
            world.plan(at: moment) { snapshot = node.store.snapshot() }
        }
        world.plan(at: absence.begins) { [self] in
            guard node.isRunning else { return }
            isDown = true
            if absence.isNap {
                world.faults.naps += 1
            } else if case .asOf(let moment) = absence.comesBack {
                world.faults.restores += 1
                heldOfAbsent[node.index] = heldElsewhere(of: node)
                noteBlobs(of: node)
                outcomes.append("\(world.ticks) \(node.name) goes back to \(moment)")
            } else {
                world.faults.restarts += 1
            }
            world.stop(node)
        }
        world.plan(at: absence.ends) { [self] in
            guard isDown, !node.isRunning else { return }
            if case .asOf(let moment) = absence.comesBack {
                let held = heldOfAbsent.removeValue(forKey: node.index) ?? [:]
                knowledge.restored(node.index, to: moment, held: held)
            }
            forgetSessions(on: node.index)
            node.restart(from: snapshot)
        }
    }

    /// Anybody who had unlocked themselves there has to do it again.
    func forgetSessions(on home: Int) {
        for person in people(in: home) { tokens[person] = nil }
    }

    /// Everything that went wrong is over: anybody who is away comes back.
    func heal() {
        world.network.sessionQueue = Limits.sessionQueue
        for from in world.nodes {
            from.crashes = []
            from.disk.plannedRefusals = []
            from.setClock(offset: .zero)
            if !from.isRunning { from.restart() }
            for to in world.nodes where to !== from {
                let link = world.network.link(from, to)
                link.cuts = 0
                link.clogs = 0
                link.weather = []
                world.network.release(from: from, to: to)
            }
        }
    }
}

extension Weather {
    /// Whether it does what TCP never does.
    fileprivate var isHarsh: Bool {
        switch kind {
        case .loss, .duplication, .reordering: true
        case .delay, .slowness, .dialling: false
        }
    }
}
