import HearthHousehold
import HearthReplication
import HearthSodium
import HearthWire

/// The leaks of nodes at which an early cell touches more than the place where it is kept.
extension PlantedLeak {
    func plantEarlyCellDials(_ world: World) {
        onEarlyCell(world) { [unowned world] node, owner in
            world.network.dial(owner.key, at: [owner.address], from: node)
        }
    }

    /// One charge alone is a debt of some seconds: this is as if there were many early cells.
    func plantEarlyCellSpendsAllowance(_ world: World) {
        onEarlyCell(world) { [unowned world] node, owner in
            for second in 0..<60 as Range<Int64> {
                world.plan(after: .seconds(second)) {
                    guard let session = node.household?.replicator.session(with: owner.key)
                    else { return }
                    node.household?.replicator.charge(100_000, to: session, now: node.now)
                }
            }
        }
    }

    func plantEarlyCellInDigest(_ world: World) {
        var touched: [NodeKey: Set<StreamID>] = [:]
        world.network.intercept = { from, to, frame in
            switch frame {
            case .early(let cell):
                touched[to, default: []].insert(cell.list.stream)
                return [frame]
            case .digest(let digest) where touched[from.key] != nil:
                return [.digest(BLAKE2b.digest(digest.octets))]
            case .summary(let entries):
                let streams = touched[from.key] ?? []
                return [
                    .summary(
                        entries.map { entry in
                            streams.contains(entry.stream)
                                ? StreamSummary(
                                    stream: entry.stream,
                                    digest: BLAKE2b.digest(entry.digest.octets))
                                : entry
                        })
                ]
            default:
                return [frame]
            }
        }
    }

    /// Has each node that gets an early cell do something with the nodes of the list's owners.
    private func onEarlyCell(
        _ world: World, _ act: @escaping (SimulatedNode, SimulatedNode) -> Void
    ) {
        world.network.intercept = { [unowned world] _, to, frame in
            guard case .early(let cell) = frame,
                let node = world.nodes.first(where: { $0.key == to })
            else { return [frame] }
            world.plan(after: .seconds(1)) {
                guard node.isRunning else { return }
                for owner in (world.history?.ownerNodes[cell.list] ?? []).sorted() {
                    act(node, world.nodes[owner])
                }
            }
            return [frame]
        }
    }
}
