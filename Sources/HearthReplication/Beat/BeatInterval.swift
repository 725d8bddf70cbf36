import HearthWire

/// How often a circle can beat, in slots of a minute: the shortest interval that costs its busiest
/// node, the owner's that carries for all, no more than 2,000 octets a second for the list
/// (protocol-spec/circle.md, The beat).
enum BeatInterval {
    static let hour: UInt32 = 60
    static let day: UInt32 = 1440
    /// What may be chosen; where even the last costs too much, it is an hour.
    private static let choices: [UInt32] = [1, 2, 5, 15]
    /// Octets that one list may cost in an hour.
    private static let hourlyBudget = 2000 * 3600

    /// Slots between two beats of a list, by how many read it, owners included, and by the octets of a cell
    /// of claims.
    static func borne(byReaders count: Int, ofCells size: Int) -> UInt32 {
        choices.first { hourlyCost(readers: count, size, interval: $0) <= hourlyBudget } ?? hour
    }

    /// Octets in an hour: everybody's cell goes to everybody with each beat, and their talk cell once.
    private static func hourlyCost(readers count: Int, _ size: Int, interval: UInt32) -> Int {
        let cells = size * Int(hour / interval)
        return count * count * (cells + Cell.Kind.talk.byteCount)
    }
}
