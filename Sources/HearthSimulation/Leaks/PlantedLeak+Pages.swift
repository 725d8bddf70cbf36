import HearthWire

extension PlantedLeak {
    /// The leaks that are about pages alone.
    func plantInPages(_ world: World) {
        switch self {
        case .earlyPageToOwner:
            world.network.intercept = { [unowned world] from, _, frame in
                guard case .early(let cell) = frame, cell.kind == .page else { return [frame] }
                for owner in (world.history?.ownerNodes[cell.list] ?? []).sorted() {
                    _ = world.network.inject(
                        frame.messages, from: from, to: world.nodes[owner])
                }
                return [frame]
            }
        case .pageOnlyWhenChanged:
            // The steps after which an author's page was last let out.
            var renewed: [AuthorTag: Int] = [:]
            changePages(world) { from, own in
                own.filter { page in
                    let isChanged = renewed[page.author] != from.secretSteps
                    renewed[page.author] = from.secretSteps
                    return isChanged
                }
            }
        case .pageOnlyWhenUsed:
            changePages(world) { from, own in from.secretSteps > 0 ? own : [] }
        case .longerPage:
            changePages(world) { from, own in from.secretSteps > 0 ? own + own : own }
        case .slowerPages:
            world.network.holdBack = { from, _, frame in
                guard case .cells(let cells) = frame, from.secretSteps > 0,
                    cells.contains(where: { $0.kind == .page })
                else { return .zero }
                return .milliseconds(3)
            }
        default: break
        }
    }

    /// Puts other pages of a node's own into its batches.
    private func changePages(
        _ world: World, _ change: @escaping (SimulatedNode, [Cell]) -> [Cell]
    ) {
        world.network.intercept = { [unowned world] from, _, frame in
            guard case .cells(let cells) = frame else { return [frame] }
            let isOwn = { (cell: Cell) in
                cell.kind == .page && world.history?.homes[cell.author] == from.index
            }
            let others = cells.filter { !isOwn($0) }
            let changed = others + change(from, cells.filter(isOwn))
            return changed.isEmpty ? [] : [.cells(changed)]
        }
    }
}
