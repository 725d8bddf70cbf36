import HearthAPI

/// A home that runs twice.
final class HomeCopy {
    let original: SimulatedNode
    let node: SimulatedNode
    /// Whether its person sits there now.
    var isActing = false
    /// Whether it is gone for good.
    var isOver = false
    /// Which of the two changed the claim on a wish.
    private var changed: [Knowledge.Seat: [String: Set<Int>]] = [:]

    init(_ node: SimulatedNode, of original: SimulatedNode) {
        self.node = node
        self.original = original
    }

    /// Notes where a claim was changed; whether it was changed at both.
    func note(_ wish: String, seat: Knowledge.Seat, at node: SimulatedNode) -> Bool {
        changed[seat, default: [:]][wish, default: []].insert(node.index)
        return changed[seat]?[wish]?.count == 2
    }
}

extension Staging {
    /// The world's homes, each once.
    var homes: ArraySlice<SimulatedNode> { world.nodes.prefix(blueprint.households) }

    /// Has a home run twice from a moment on.
    func plan(_ plan: CopyPlan, until end: Ticks) {
        copyPlan = plan
        world.nodes[plan.home].openMoments.append(plan.begins)
        world.plan(at: plan.begins) { [self] in
            let original = world.nodes[plan.home]
            guard original.isRunning else { return }
            do {
                try startCopy(of: original)
            } catch {
                original.failures.append(error)
            }
        }
        var isCopys = true
        for moment in stride(from: plan.begins + 1, to: end, by: Int(CopyPlan.turn)) {
            let turn = isCopys
            world.plan(at: moment) { [self] in reach(copy: turn) }
            isCopys.toggle()
        }
    }

    /// Whether something is done at the second copy; what nobody else could hold would be gone with it.
    func isAtCopy(_ act: Act) -> Bool {
        guard let copyPlan, copyPlan.isAtCopy(act, blueprint) else { return false }
        return switch act.kind {
        case .addWish(let list, _), .say(let list, _, _):
            isReadElsewhere(list, by: act.person)
        default: true
        }
    }

    private func isReadElsewhere(_ list: Int, by member: Int) -> Bool {
        let readers = try? see(WhoCanSee(list: path(list, for: member)), by: member)
        return (readers ?? []).contains { reader in
            reader.state == "reading" && !reader.isCaller
                && person(called: reader.name).map { home($0) != home(member) } ?? true
        }
    }

    private func startCopy(of original: SimulatedNode) throws {
        world.faults.copies += 1
        let node = try world.addCopy(of: original, from: original.store.snapshot())
        node.openMoments = original.openMoments
        for other in homes {
            for (from, to) in [(node, other), (other, node)] {
                let mirrored = world.network.link(
                    from === node ? original : from, to === node ? original : to)
                world.network.link(from, to).latency = mirrored.latency
            }
        }
        copy = HomeCopy(node, of: original)
    }

    /// Has one of the two copies reached by all, and the other by nobody.
    private func reach(copy isCopys: Bool) {
        guard let copy, !copy.isOver else { return }
        let (on, off) = isCopys ? (copy.node, copy.original) : (copy.original, copy.node)
        for other in homes where other !== copy.original {
            world.network.cutApart(off, other, by: 1)
            if isApart { world.network.cutApart(on, other, by: -1) }
        }
        isApart = true
    }

    /// Once everything works, each of the two is reached for so long that what the other did comes to
    /// it; then the copy is gone, and with it nothing.
    func endCopy() throws {
        guard let copy else { return }
        isApart = false
        for isCopys in [false, true, false] {
            reach(copy: isCopys)
            world.run(for: Convergence.bound)
        }
        for node in [copy.original, copy.node] {
            let status = try world.perform(ShowStatus(), on: node)
            if !status.alarms.contains(where: { $0.kind == .earlierCopy }) {
                quietCopies.append("\(node.name) runs twice, and nobody is told there")
            }
        }
        copy.isOver = true
        world.stop(copy.node)
        for other in homes where other !== copy.original {
            world.network.cutApart(copy.node, other, by: -1)
        }
    }
}

extension SimulatedNetwork {
    /// Cuts the line between two nodes once more, or mends it so far.
    fileprivate func cutApart(_ one: SimulatedNode, _ other: SimulatedNode, by step: Int) {
        link(one, other).cuts += step
        link(other, one).cuts += step
        release(from: one, to: other)
        release(from: other, to: one)
    }
}
