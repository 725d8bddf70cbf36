package import HearthWire

extension Part {
    /// The ids of which this version says something else than an earlier one, or only one of the two says anything.
    package func changed(since earlier: Part) -> Set<ItemID> {
        var changed: Set<ItemID> = []
        var (own, other) = (items[...], earlier.items[...])
        while let mine = own.first, let theirs = other.first {
            if mine.id == theirs.id {
                if mine != theirs { changed.insert(mine.id) }
                own.removeFirst()
                other.removeFirst()
            } else if mine.id < theirs.id {
                changed.insert(mine.id)
                own.removeFirst()
            } else {
                changed.insert(theirs.id)
                other.removeFirst()
            }
        }
        changed.formUnion(own.map(\.id))
        changed.formUnion(other.map(\.id))
        return changed
    }
}
