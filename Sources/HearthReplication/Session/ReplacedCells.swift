import HearthWire

/// Others' beat cells that one of a higher incarnation took the place of here, and that their author's
/// home may have forgotten: it is shown them (protocol-spec/circle.md, "Replaced cells").
///
/// In memory only, and bounded; what does not fit is let go, the oldest first.
struct ReplacedCells: Sendable {
    /// Cells of either kind: at most 4 MiB.
    static let limit = 2048
    /// Cells that are kept of one author and kind, each of another incarnation.
    private static let incarnations = 4

    private var cells: [Cell] = []

    mutating func keep(_ cell: Cell) {
        let isOfAuthor = { (other: Cell) in
            other.author == cell.author && other.list == cell.list
        }
        cells.removeAll {
            isOfAuthor($0) && $0.order.incarnation == cell.order.incarnation
                && $0.order <= cell.order
        }
        if cells.count(where: isOfAuthor) >= Self.incarnations,
            let oldest = cells.firstIndex(where: isOfAuthor)
        {
            cells.remove(at: oldest)
        }
        cells.append(cell)
        if cells.count > Self.limit { cells.removeFirst() }
    }

    func cells(where isForIt: (Cell) -> Bool) -> [Cell] { cells.filter(isForIt) }

    /// Their author's home has them.
    mutating func remove(_ shown: Set<Cell>) {
        cells.removeAll { shown.contains($0) }
    }
}
