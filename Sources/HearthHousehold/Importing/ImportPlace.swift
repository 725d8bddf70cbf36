import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

/// One list of an import: ids of what comes with it.
struct ImportPlace {
    let id: NewID
    /// Which list.
    let number: Int

    init(of id: NewID, list number: Int) {
        self.id = id
        self.number = number
    }

    /// Of the list itself, if it is made.
    var list: NewID {
        let octets = id.octets(of: "imported list", at: [number], count: 16)
        return NewID(octets.reduce(0) { $0 << 8 | UInt128($1) })
    }

    /// Of a wish on it.
    func item(_ place: Int) throws(HearthError) -> ItemID {
        let octets = id.octets(
            of: "imported item", at: [number, place], count: ItemID.byteCount)
        guard let item = ItemID(octets: octets) else { throw HearthError(.internalError) }
        return item
    }
}

/// Ids of items whose list may have two of one name: the same for what says the same, so that nothing comes twice.
enum SaidID {
    /// From what an entry of a file says.
    static func of(_ wish: ImportedWish) throws(HearthError) -> ItemID {
        let said =
            [wish.name, wish.fields.notes ?? "", wish.fields.link ?? "", wish.added ?? ""]
            + (wish.fields.tags ?? [])
        return try id(Array(said.joined(separator: "\0").utf8))
    }

    /// Of the same once more, counted from 1.
    static func next(after id: ItemID, number: Int) throws(HearthError) -> ItemID {
        try self.id(id.octets + Array(" \(number)".utf8))
    }

    private static func id(_ said: [UInt8]) throws(HearthError) -> ItemID {
        let octets = BLAKE2b.hash(
            Array("hearth/1 imported entry\0".utf8), said, count: ItemID.byteCount)
        guard let id = ItemID(octets: octets) else { throw HearthError(.internalError) }
        return id
    }
}
