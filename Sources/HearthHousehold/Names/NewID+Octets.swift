package import HearthAPI
import HearthLists
package import HearthSodium
import HearthWire

extension NewID {
    /// 16.
    var octets: [UInt8] { Hex.decode(text) ?? [] }

    /// What is created, in as many octets as ids of its kind have: the first of these.
    ///
    /// - Throws: `HearthError.idUsed` for nothing but zeros, which nobody draws.
    package func first<ID: FixedOctets>(_ type: ID.Type = ID.self) throws(HearthError) -> ID {
        let octets = octets.prefix(ID.byteCount)
        guard octets.contains(where: { $0 != 0 }), let id = ID(octets: Array(octets)) else {
            throw isUsed
        }
        return id
    }

    /// Of something that comes with what is created: always the same for the same place in it.
    func octets(of kind: String, at place: [Int], count: Int) -> [UInt8] {
        let said = "hearth/1 \(kind) \(place.map { "\($0)" }.joined(separator: "."))"
        return BLAKE2b.hash(Array(said.utf8), octets, count: count)
    }

    /// It names something else, or what was created under it has been changed, moved or removed.
    package var isUsed: HearthError { HearthError(.idUsed) }
}

extension Household {
    /// The item that was made under an id before; nil: there was none.
    ///
    /// - Throws: `HearthError.idUsed` when that is gone, or says something else.
    func made(_ item: Item, in open: OpenList, as id: NewID) throws(HearthError) -> Item? {
        guard let held = open.merged.item(item.id) else { return nil }
        guard !held.isDeleted, held.saysTheSame(as: item) else { throw id.isUsed }
        return held
    }

    /// Whether a path names a wish by its id that was there and is not any more, or by the name of one
    /// that the caller deleted a moment ago.
    mutating func isDeletedWish(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> Bool {
        let path = NamePath(path)
        let open = try list(ofWish: path, for: asker, work)
        if let id = ItemID(hex: path.name), let item = open.merged.item(id) {
            return item.isDeleted
        }
        return keyring.deleted.wish(
            named: path.name, on: open.id, of: asker.identity, now: work.now) != nil
    }
}

extension Item {
    /// Whether two wishes differ in nothing that their editors say of them, photos aside.
    func saysTheSame(as other: Item) -> Bool {
        let (one, two) = (wish, other.wish)
        return name == other.name && notes == other.notes && link == other.link
            && tags == other.tags && one?.price == two?.price && one?.store == two?.store
            && one?.place == two?.place && one?.quantity == two?.quantity
            && one?.priority == two?.priority && one?.occasion == two?.occasion
            && one?.date == two?.date
    }
}

extension PrivateState {
    /// What this member took away for good, so that nothing is created under its id again.
    mutating func note(gone id: String) {
        gone = ((gone ?? []).filter { $0 != id } + [id]).suffix(Self.goneLimit)
    }

    func isGone(_ id: String) -> Bool { gone?.contains(id) ?? false }
}
