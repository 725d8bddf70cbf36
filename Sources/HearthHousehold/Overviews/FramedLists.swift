package import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// A member's own lists and those that they look after, as they put them, by their names alone: no list is opened.
    package mutating func framedLists(
        of asker: Asker, keys: MemberKeys, _ work: Work
    ) throws -> [FramedList] {
        let covers = try readLists(of: asker.identity, work).compactMap {
            try cover(of: $0, for: asker.identity, keys: keys, work)
        }.filter {
            $0.isShown && !$0.isTray && !$0.head.isArchived
                && ($0.isOwn || $0.reader.role == .keeper)
        }
        let order = try preferences(of: asker.identity, work).listOrder ?? []
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        let names = asker.nameOrder
        let keyed = covers.map { cover in
            (
                cover, cover.isOwn ? 0 : 1, places[cover.id.hex] ?? .max,
                names.key(cover.isOwn ? "" : cover.ownerNames), names.key(cover.head.title)
            )
        }.sorted { ($0.1, $0.2, $0.3, $0.4, $0.0.id) < ($1.1, $1.2, $1.3, $1.4, $1.0.id) }
        var counts: [String: Int] = [:]
        return keyed.map(\.0).filter { cover in
            let kind = cover.head.kind.name
            counts[ItemKinds.room(of: kind) ?? "", default: 0] += 1
            return counts[ItemKinds.room(of: kind) ?? "", default: 0] <= FramedList.most
        }.map { cover in
            FramedList(
                id: cover.id.hex, title: cover.head.title, kind: cover.head.kind.name,
                occasion: cover.head.occasion?.rawValue)
        }
    }
}
