import HearthWire

/// Beat cells that came ahead of the roster or the bundle by which they can be judged: of each author on
/// each list the newest. They are neither served nor counted, and lost when the node stops; the next
/// beat brings others.
struct UnjudgedCells: Sendable {
    /// Beyond this many nothing more is kept: of the largest cells less than 8 MiB.
    static let limit = 4096

    private var cells: [ListID: [AuthorTag: Cell]] = [:]
    private var count = 0

    mutating func keep(_ cell: Cell) {
        let held = cells[cell.list]?[cell.author]
        guard held.map({ $0.order < cell.order }) ?? (count < Self.limit) else { return }
        if held == nil { count += 1 }
        cells[cell.list, default: [:]][cell.author] = cell
    }

    /// Takes those of a list, ordered by author.
    mutating func take(of list: ListID) -> [Cell] {
        guard let taken = cells.removeValue(forKey: list) else { return [] }
        count -= taken.count
        return taken.values.sorted { $0.author < $1.author }
    }
}
