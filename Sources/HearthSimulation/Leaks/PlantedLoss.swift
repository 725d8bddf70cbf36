import HearthAPI
import HearthHousehold
import HearthSodium
import HearthWire

/// Ways to lose what people were told is so, each put into a world to see that the checks find it.
package enum PlantedLoss: CaseIterable, Sendable {
    /// No home learns of friendships that it forgot.
    case friendsForgotten
    /// No home gets back what it wrote of lists and to friends.
    case recordsForgotten
    /// No home gets back what its members reserved.
    case claimsForgotten
    /// Nobody reads an alarm before it is cleared.
    case alarmsCleared

    /// Puts it into a world that is set up.
    func plant(in world: World) {
        switch self {
        case .friendsForgotten:
            // A knock is one of these when a letter of the addressee's came right before it.
            var shown: Set<[Int]> = []
            world.network.intercept = { [unowned world] from, to, frame in
                let pair = [from.index, world.home(of: to) ?? -1]
                if case .record(let record) = frame, record.key.kind == .letter,
                    world.members(of: to).contains(record.key.author)
                {
                    shown.insert(pair)
                } else if case .knock = frame, shown.remove(pair) != nil {
                    return []
                } else {
                    shown.remove(pair)
                }
                return [frame]
            }
        case .recordsForgotten:
            world.network.intercept = { [unowned world] _, to, frame in
                guard case .record(let record) = frame,
                    [.letter, .roster, .part].contains(record.key.kind),
                    world.members(of: to).contains(record.key.author)
                else { return [frame] }
                return []
            }
        case .claimsForgotten:
            world.network.intercept = { [unowned world] _, to, frame in
                guard case .cells(let cells) = frame else { return [frame] }
                let home = world.home(of: to)
                let others = cells.filter { world.history?.homes[$0.author] != home }
                return others.isEmpty ? [] : [.cells(others)]
            }
        case .alarmsCleared:
            clearAlarms(in: world)
        }
    }

    private func clearAlarms(in world: World) {
        world.plan(after: .seconds(30)) { [unowned world] in
            for node in world.nodes where node.isRunning {
                _ = try? world.perform(ClearAlarms(), on: node)
            }
            clearAlarms(in: world)
        }
    }
}

extension World {
    /// The first node with a key: of a home that runs twice the original.
    fileprivate func home(of key: NodeKey) -> Int? { nodes.first { $0.key == key }?.index }

    fileprivate func members(of key: NodeKey) -> Set<IdentityKey> {
        Set(
            nodes.first { $0.key == key }?.store.rows(MemberRow.self).map(\.identity) ?? [])
    }
}
