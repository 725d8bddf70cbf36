import HearthWire

/// How a home is shown the cells that it forgot (protocol-spec/circle.md, "Replaced cells").
extension Replicator {
    /// Whether the home of an author may have forgotten their cell that is held here: the one that takes
    /// its place was made after a start of that home, which did not name the one held.
    func mayBeForgotten(_ held: Cell, by cell: Cell) -> Bool {
        guard held.order.incarnation < cell.order.incarnation,
            let author = directory.lists[cell.list]?.author(of: cell),
            author.node != directory.ownNode
        else { return false }
        let session = self.session(with: author.node).flatMap { sessions[$0] }
        return session?.peerNamed(held) != true
    }

    mutating func keepReplaced(_ cell: Cell) {
        replacedCells.keep(cell)
        guard let author = directory.lists[cell.list]?.author(of: cell),
            let id = session(with: author.node)
        else { return }
        showReplacedCells(to: id)
    }

    /// Shows a home the cells of its members that it may have forgotten, after the bundles that open
    /// them; until it has answered a ping that went after them.
    mutating func showReplacedCells(to id: SessionID) {
        guard let session = sessions[id], session.lane == .sharing else { return }
        let directory = directory
        let cells = replacedCells.cells { cell in
            directory.shares(cell.list, with: session.peer)
                && directory.lists[cell.list]?.author(of: cell)?.node == session.peer
                && !session.shownCells.contains(cell)
        }
        guard !cells.isEmpty else { return }
        sessions[id]?.shownCells.formUnion(cells)
        sessions[id]?.shownCellsAt = stepAt
        for frame in Self.batches(of: cells) { send(frame, to: id) }
    }

    /// A peer answered a ping, which has the second in which it was made.
    mutating func cellsAnswered(_ number: UInt64, on id: SessionID) {
        guard let session = sessions[id], let shownAt = session.shownCellsAt,
            number > UInt64(clamping: shownAt.seconds + 1), number < 1 << 63
        else { return }
        replacedCells.remove(session.shownCells)
        sessions[id]?.shownCells = []
        sessions[id]?.shownCellsAt = nil
    }

    /// A cell came that is older than the one held: a member's own, of another run of their home, may
    /// have been forgotten here.
    mutating func found(_ cell: Cell, besides held: Cell) {
        guard held.order.incarnation != cell.order.incarnation,
            ownTags(on: cell.list).contains(cell.author)
        else { return }
        events.append(.foundOwnCell(cell))
    }
}
