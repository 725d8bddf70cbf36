import HearthWire

/// Beat cells of slots that have not come yet by this node's clock: kept aside, never served.
///
/// Of each author on each list the newest. They are lost when the node stops; the next beat brings
/// others.
struct HeldCells: Sendable {
    /// More than this many are let fall.
    static let limit = 4096

    private var cells: [ListID: [AuthorTag: Cell]] = [:]
    private var count = 0

    var lists: [ListID] { cells.keys.sorted() }

    /// Ordered by author.
    func cells(in list: ListID) -> [Cell] {
        cells[list, default: [:]].values.sorted { $0.author < $1.author }
    }

    /// Whether this one is newer than the one that is held of its author, and has room.
    func hasRoom(for cell: Cell) -> Bool {
        guard let held = cells[cell.list]?[cell.author] else { return count < Self.limit }
        return held.order < cell.order
    }

    mutating func hold(_ cell: Cell) {
        if cells[cell.list, default: [:]].updateValue(cell, forKey: cell.author) == nil {
            count += 1
        }
    }

    mutating func remove(_ cell: Cell) {
        guard cells[cell.list]?.removeValue(forKey: cell.author) != nil else { return }
        count -= 1
        if cells[cell.list]?.isEmpty == true { cells[cell.list] = nil }
    }
}
