import HearthHousehold
import HearthRows

/// Things by key, and in the order of their keys.
///
/// Nodes have few of anything, look often, and change seldom: what is in order stays in order.
struct Shelf<Key: Hashable, Thing> {
    private(set) var sorted: [Thing] = []
    private(set) var keys: [Key] = []
    private var places: [Key: Int] = [:]

    subscript(_ key: Key) -> Thing? { places[key].map { sorted[$0] } }

    var isEmpty: Bool { sorted.isEmpty }

    mutating func put(_ thing: Thing, _ key: Key, before: (Key, Key) -> Bool) {
        if let place = places[key] {
            sorted[place] = thing
            return
        }
        let place = keys.firstIndex { before(key, $0) } ?? keys.endIndex
        keys.insert(key, at: place)
        sorted.insert(thing, at: place)
        for index in place..<keys.count { places[keys[index]] = index }
    }

    mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key) else { return }
        keys.remove(at: place)
        sorted.remove(at: place)
        for index in place..<keys.count { places[keys[index]] = index }
    }
}

/// The rows of one table.
protocol RowShelf {
    /// For looking at from outside: as they are, in order.
    var anyRows: [any StoredRow] { get }
}

extension Shelf: RowShelf where Thing: StoredRow {
    var anyRows: [any StoredRow] { sorted }
}
