import HearthWire

/// What this run of the home remembers of a member's own cells of one kind on a list, to merge one
/// that comes back (protocol-spec/circle.md, "Two homes").
struct OwnCellMemory {
    /// What it was before something was changed in it here, or as it came back last: sealed.
    var base: Cell?
    /// Whether the base came back since the start.
    var isBaseReturned = false
    /// Whether it was renewed after another home had shown what it holds.
    var isRenewed = false
    /// As the last beat told it, if it was changed since.
    var told: Cell?
    /// What was on it, up to which cell: first at the start, then the newest ones, the oldest of them
    /// first.
    var contents: [(upTo: CellOrder, content: OwnContent)] = []
    /// In which incarnations beat cells were made.
    var incarnations: Set<UInt32> = []
}

/// The memories of all own cells: an empty one where nothing is remembered.
struct OwnCellMemories {
    private var memories: [ReturnedCellRow.Key: OwnCellMemory] = [:]

    subscript(name: ReturnedCellRow.Key) -> OwnCellMemory {
        get { memories[name] ?? OwnCellMemory() }
        set { memories[name] = newValue }
    }
}
