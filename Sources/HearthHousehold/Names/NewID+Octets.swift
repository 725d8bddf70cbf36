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

    /// Of one of several items that come with it: which one, by its position, and the position of its list.
    func item(_ place: Int, onList number: Int = 0) throws(HearthError) -> ItemID {
        let octets = octets(of: "imported item", at: [number, place], count: ItemID.byteCount)
        guard let item = ItemID(octets: octets) else { throw HearthError(.internalError) }
        return item
    }

    /// It names something else, or what was created under it has been changed, moved or removed.
    package var isUsed: HearthError { HearthError(.idUsed) }
}
