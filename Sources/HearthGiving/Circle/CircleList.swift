import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthRows
import HearthSodium
import HearthWire

/// A list as one member of its circle reads it: with the surprise ideas that owners never see.
@dynamicMemberLookup
struct CircleList: Sendable {
    let open: OpenList
    /// An owner has none.
    var ideas: [CircleTalk.Written<Idea>]

    subscript<Value>(dynamicMember path: KeyPath<OpenList, Value>) -> Value {
        open[keyPath: path]
    }

    /// The surprise idea with this id, unless an item of the list has it.
    func idea(_ id: ItemID) -> CircleTalk.Written<Idea>? {
        ideas.first { $0.value.id == id }
    }

    /// The item, unless its owner removed it; or the surprise idea.
    func liveItem(_ id: ItemID) -> Item? { open.liveItem(id) ?? idea(id)?.value.item }

    /// Whether an item may be in what has not come: then nothing says that it is gone.
    func isUnderWay(_ item: ItemID) -> Bool {
        open.mayBeMore && open.merged.item(item) == nil && idea(item) == nil
    }

    /// Everything that can be given: wishes, then ideas.
    var gifts: [Item] { open.merged.items + ideas.map(\.value.item) }

    /// The wish or idea that a person means; a wish goes before an idea of its name.
    func gift(called name: String, by naming: Names.Naming) throws(HearthError) -> Item {
        if let id = ItemID(hex: name), let item = liveItem(id) { return item }
        let folded = FoldedName(name)
        if ideas.contains(where: { folded.isSame(as: $0.value.name) }),
            let wish = open.merged.items.first(where: { folded.isSame(as: $0.name) })
        {
            return wish
        }
        return try Names.one(
            gifts, called: name, by: naming, name: \.name, hex: \.id.hex,
            unknown: .unknownWish, ambiguous: .ambiguousWish)
    }
}

extension Household {
    /// The list with the surprise ideas of its circle, for a member of that.
    mutating func withIdeas(_ open: OpenList, _ work: Work) throws -> CircleList {
        CircleList(open: open, ideas: try circleTalk(of: open, work)?.ideas ?? [])
    }

    /// What can be given: a wish, or for a member of the circle a surprise idea too.
    ///
    /// Nothing that edits a list may come this way: an idea must never get onto it.
    mutating func gift(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> (list: CircleList, item: Item) {
        try meaning(of: path, for: asker) { household, path in
            let open = try household.list(ofWish: path, for: asker, work)
            return try household.gift(at: path, of: open, by: asker, work)
        }
    }

    /// The same on a list.
    mutating func gift(
        at path: NamePath, of open: OpenList, by asker: Asker, _ work: Work
    ) throws -> (list: CircleList, item: Item) {
        guard path.pieces.count == 3 else {
            return (
                CircleList(open: open, ideas: []),
                try open.item(called: path.name, by: asker.naming)
            )
        }
        let list = try withIdeas(open, work)
        return (list, try list.gift(called: path.name, by: asker.naming))
    }
}
