import HearthAPI
import HearthLists
import HearthWire

/// Entries of a file for a list on which no two items have one name.
struct ImportedNames {
    private let open: OpenList?
    private let id: NewID
    /// By folded name, what stands there and whether it came with the file.
    private var named: [String: (item: Item, isNew: Bool)] = [:]
    /// The last number given to a name.
    private var numbers: [String: Int] = [:]

    init(_ about: ImportedList, _ place: ImportPlace, _ open: OpenList?) throws(HearthError) {
        self.open = open
        id = place.id
        // What this import brought when it was asked for the first time comes with it again.
        var own: Set<ItemID> = []
        for index in about.wishes.indices { own.insert(try place.item(index)) }
        for item in open?.merged.items ?? [] where !own.contains(item.id) {
            named[Names.folded(item.name)] = (item, false)
        }
    }

    /// - Throws: `HearthError.idUsed`; `limitItems` where there is no room for what would be added.
    mutating func place(_ entry: Item, isRoom: Bool) throws -> PlacedItem {
        var item = entry
        var outcome = ImportedWishInfo.Outcome.added
        let key = Names.folded(item.name)
        if let there = named[key] {
            if there.item.saysTheSame(as: item) {
                return PlacedItem(
                    there.item, .known, isMissing: false, isOfFile: there.isNew, entry: entry)
            }
            guard there.isNew else {
                return PlacedItem(there.item, .differs, isMissing: false, entry: entry)
            }
            outcome = .renamed
            item.name = numbered(item.name, key)
        }
        let held = open?.merged.item(item.id)
        if let held, held.isDeleted || !held.saysTheSame(as: item) { throw id.isUsed }
        guard held != nil || isRoom else { throw HearthError.noRoom }
        named[Names.folded(item.name)] = (item, true)
        return PlacedItem(item, outcome, isMissing: held == nil, entry: entry)
    }

    private mutating func numbered(_ name: String, _ key: String) -> String {
        var number = numbers[key] ?? 1
        var candidate: String
        repeat {
            number += 1
            let ending = " (\(number))"
            candidate = name.prefix(Limits.nameLength - ending.count) + ending
        } while named[Names.folded(candidate)] != nil
        numbers[key] = number
        return candidate
    }
}
