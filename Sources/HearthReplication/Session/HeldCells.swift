import HearthWire

/// Beat cells of slots that have not come yet by this node's clock.
///
/// Clocks differ: up to `Limits.clockReach` ahead, one of each author and kind is passed on in each
/// beat. What is more, or further off, is kept aside and not served, of each author on each list the
/// newest. It is lost when the node stops; the next beat brings others.
struct HeldCells: Sendable {
    /// More than this many are dropped.
    static let limit = 4096

    private var cells: [ListID: [AuthorTag: Cell]] = [:]
    private var count = 0
    /// The beat in which the last cell ahead of this clock was taken to be passed on.
    private var passedOn: [ListID: [AuthorTag: UInt32]] = [:]

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

    /// Whether a cell ahead of this clock may be passed on in the beat of this slot: one of an author
    /// and kind may, so that nobody has ever higher sequences carried.
    mutating func mayPassOn(_ cell: Cell, inBeat slot: UInt32) -> Bool {
        guard passedOn[cell.list]?[cell.author] != slot else { return false }
        passedOn[cell.list, default: [:]][cell.author] = slot
        return true
    }

    mutating func forget(_ list: ListID) {
        passedOn[list] = nil
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
