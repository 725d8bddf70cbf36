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
    /// A sender key is sealed to an owner too.
    case boxForOwner
    /// A slot that nobody needs is random octets instead of a sealed box.
    case randomSlot
    /// A talk cell is renewed only by those who have done something.
    case talkOnlyWhenChanged
    /// A talk cell takes more room on the wire once there is something on it.
    case longerTalk
    /// A member who claimed something beats in every slot, whatever the dates and circles of their lists.
    case quickerBeat
    /// Leaving a list says more when something is claimed there.
    case otherLeave
    /// A node that gets an early cell dials the owner's node.
    case earlyCellDials
    /// An early cell is paid for out of what the owner's node may ask for.
    case earlyCellSpendsAllowance
    /// A node that got an early cell of a list says another digest of that list.
    case earlyCellInDigest

    /// Puts it into a world that is set up.
    func plant(in world: World) {
        switch self {
        case .earlyCellToOwner: plantEarlyCellToOwner(world)
        case .earlyCellRelayed: plantEarlyCellRelayed(world)
        case .boxForOwner: plantBoxForOwner(world)
        case .randomSlot: plantRandomSlot(world)
        case .talkOnlyWhenChanged: plantTalkOnlyWhenChanged(world)
        case .longerTalk:
            changeTalk(world) { from, own in from.secretSteps > 0 ? own + own : own }
        case .quickerBeat:
            for node in world.nodes {
                node.onSecretStep = { [unowned node] in
                    // As long as a regular slot.
                    let clock = SlotClock(slotSeconds: SlotClock.standard.slotSeconds)
                    node.household?.replicator.schedule = BeatSchedule(clock: clock, node: node.key)
                }
            }
        case .otherLeave:
            world.network.intercept = { from, _, frame in
                guard from.secretSteps > 0, case .record(let record) = frame,
                    record.key.kind == .letter
                else { return [frame] }
                return [frame, .ping(0)]
            }
        case .earlyCellDials: plantEarlyCellDials(world)
        case .earlyCellSpendsAllowance: plantEarlyCellSpendsAllowance(world)
        case .earlyCellInDigest: plantEarlyCellInDigest(world)
        }
    }

    private func plantEarlyCellToOwner(_ world: World) {
        world.network.intercept = { [unowned world] from, _, frame in
            guard case .early(let cell) = frame else { return [frame] }
            for owner in (world.history?.ownerNodes[cell.list] ?? []).sorted() {
                world.network.say(.cells([cell]), from: from, to: world.nodes[owner])
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

    // MARK: Talk cells

    private func plantTalkOnlyWhenChanged(_ world: World) {
        // The steps after which an author's talk cell was last let out.
        var renewed: [AuthorTag: Int] = [:]
        changeTalk(world) { from, own in
            own.filter { talk in
                let isChanged = renewed[talk.author] != from.secretSteps
                renewed[talk.author] = from.secretSteps
                return isChanged
            }
        }
    }

    /// Puts other talk cells of a node's own into its batches.
    private func changeTalk(
        _ world: World, _ change: @escaping (SimulatedNode, [Cell]) -> [Cell]
    ) {
        world.network.intercept = { [unowned world] from, _, frame in
            guard case .cells(let cells) = frame else { return [frame] }
            let isOwn = { (cell: Cell) in
                cell.kind == .talk && world.history?.homes[cell.author] == from.index
            }
            let others = cells.filter { !isOwn($0) }
            let changed = others + change(from, cells.filter(isOwn))
            return changed.isEmpty ? [] : [.cells(changed)]
        }
    }
}
