import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

@testable import HearthHousehold

extension PoemInfo {
    /// Nil for an item that is no poem.
    init?(_ item: Item) {
        guard let poem = item.known as? Poem else { return nil }
        self.init(id: item.id.hex, name: item.name, text: poem.text)
    }
}

extension AddPoem: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> PoemInfo {
        let open = try household.list(at: list, for: asker, work)
        let keys = try household.editor(of: open, asker)
        let id: ItemID = try self.id.first()
        let room = try household.room(for: 1, in: open)
        let item = Item(
            id: id, rank: room.ranks[0], revision: 1,
            name: try household.checkName(name, in: open, besides: id),
            body: .known(Poem(text: text)))
        try household.write([item] + room.displaced, to: open, keys: keys, work)
        return try PoemInfo(item) ?? { throw HearthError(.internalError) }()
    }
}

extension ListPoems: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> [PoemInfo] {
        let open = try household.list(at: list, for: asker, work)
        return ItemOrder.name.sorted(open.merged.items).compactMap(PoemInfo.init)
    }
}

extension ShowPoem: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> PoemInfo {
        let (_, item) = try household.item(at: poem, for: asker, work)
        return try PoemInfo(item) ?? { throw HearthError(.notFound) }()
    }
}
