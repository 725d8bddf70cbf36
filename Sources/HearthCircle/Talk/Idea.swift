package import HearthLists
package import HearthWire

/// Something that a circle member thinks the owner would like and did not wish for.
///
/// It can be given like a wish of one piece; its owner-to-be never hears of it.
package struct Idea: Hashable, Sendable {
    package static let nameRule = TextRule.name
    package static let linkRule = TextRule(limit: 300)
    package static let textRule = TextRule(limit: 280, hasLines: true)

    /// Drawn at random like that of an item; claims and whispers name it.
    package let id: ItemID
    package let time: WallTime
    package let name: String
    package let link: String
    package let text: String
    package let price: Price?

    package init(
        id: ItemID, time: WallTime, name: String, link: String = "", text: String = "",
        price: Price? = nil
    ) {
        self.id = id
        self.time = time
        self.name = name
        self.link = link
        self.text = text
        self.price = price
    }

    /// The same as a wish of one piece, for everything that is done with wishes.
    package var item: Item {
        Item(
            id: id, rank: .middle, revision: 1, name: name, text: text, link: link,
            body: .wish(Wish(price: price)))
    }
}
