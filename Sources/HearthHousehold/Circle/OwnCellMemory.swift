import HearthWire

/// What this run of the home remembers of a member's own cells of one kind on a list, to merge one
/// that comes back (protocol-spec/circle.md, "Two homes").
struct OwnCellMemory {
    /// What it was before something was changed in it here, or as it came back last: sealed.
    var base: Cell?
    /// Whether the base came back since the start.
    var isBaseReturned = false
    /// Whether another home holds one that was made since the start.
    private(set) var isKnownElsewhere = false
    /// Beat cells after which it was changed, the oldest first, as long as nobody is known to have a later
    /// one: until then a second copy of this home may tell something else instead.
    var told: [Cell] = []
    /// What was on it, up to which cell: first at the start, then the newest ones, the oldest of them
    /// first.
    var contents: [(upTo: CellOrder, content: OwnContent)] = []
    /// In which incarnations beat cells were made.
    var incarnations: Set<UInt32> = []

    /// Changes that nobody has heard of, of which is remembered what was told before them.
    private static let toldLimit = 16

    /// It is about to be changed; `last` is the newest cell.
    mutating func changes(_ last: Cell) {
        guard last.order.sub == 0, told.last != last else { return }
        told.append(last)
        // What the first stands for has been heard.
        if told.count > Self.toldLimit { told.remove(at: 1) }
    }

    /// Another node holds this cell.
    mutating func isHeld(_ order: CellOrder) {
        // One of a second copy says nothing of what was told here.
        guard incarnations.contains(order.incarnation) else { return }
        isKnownElsewhere = true
        told.removeAll { $0.order < order }
    }
}

/// The memories of all own cells: an empty one where nothing is remembered.
struct OwnCellMemories {
    private var memories: [ReturnedCellRow.Key: OwnCellMemory] = [:]

    subscript(name: ReturnedCellRow.Key) -> OwnCellMemory {
        get { memories[name] ?? OwnCellMemory() }
        set { memories[name] = newValue }
    }
}
