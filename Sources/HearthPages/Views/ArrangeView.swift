package import HearthAPI
package import HearthLanguage

/// Puts things into another order: by dragging, and by a button up and a button down for anybody
/// who does not drag.
package struct ArrangeView: PageContent {
    package static let template = "arrange"

    let heading: Text
    let operation: String
    let entries: [Entry]
    let isEmpty: Bool
    /// Nil where these are all.
    let ways: PageWays?
    /// How many stand before these.
    let before: Int
    let back: String

    struct Entry: Sendable {
        let id: String
        let name: String
        /// The field that names it, and what it says.
        let field: String
        let value: String
        /// The numbers that it gets one place up and one place down; nil at the ends.
        let up: Int?
        let down: Int?
    }

    /// `numbers`: the places that the things have on their list, from 1, where others stand between them; nil: none do.
    init(
        _ heading: Text, _ operation: String, field: String, back: String,
        _ things: [(id: String, name: String)], numbers: [Int]? = nil, _ part: PagePart
    ) {
        let numbers = numbers ?? Array(1...(things.count + 1))
        self.heading = heading
        self.operation = operation
        self.back = back
        let range = part.range(of: things.count)
        entries = range.map { index in
            let thing = things[index]
            return Entry(
                id: thing.id, name: thing.name, field: field, value: thing.id,
                up: index == 0 ? nil : numbers[index - 1],
                down: index == things.count - 1 ? nil : numbers[index + 1])
        }
        isEmpty = things.isEmpty
        ways = part.ways(of: things.count)
        before = range.lowerBound
    }

    package static func items(
        of detail: GivenList, _ part: PagePart = PagePart()
    ) -> ArrangeView {
        let list = detail.list
        return ArrangeView(
            heading(of: list), OrderItems.path, field: "items[]",
            back: list.isTray && list.isOfWishes ? "/wishes" : "/lists/\(list.id)",
            detail.items.filter { KindLook.of($0.wish.kind).isArranged($0.wish) }
                .map { ("\(list.id)/\($0.id)", $0.name) }, part)
    }

    package static func heading(of list: ListInfo) -> Text {
        list.isOfWishes ? Text("Arrange the wishes") : Text("Arrange the list")
    }

    package static func lists(
        _ lists: [ListInfo], _ part: PagePart = PagePart()
    ) -> ArrangeView {
        ArrangeView(
            Text("Arrange your lists"), OrderList.path, field: "list", back: "/lists",
            lists.filter { $0.isOwn && !$0.isTray && !$0.isArchived }
                .map { ($0.id, $0.title ?? "…") }, part)
    }

    package static func cart(
        _ cart: CartInfo, _ part: PagePart = PagePart()
    ) -> ArrangeView {
        ArrangeView(
            Text("Arrange the cart"), OrderCart.path, field: "wish", back: "/cart?sort=hand",
            cart.entries.map { ($0.path, "\($0.wish) · \($0.owner)") }, part)
    }
}
