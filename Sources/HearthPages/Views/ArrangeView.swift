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

    private init(
        _ heading: Text, _ operation: String, field: String, back: String,
        _ things: [(id: String, name: String)]
    ) {
        self.heading = heading
        self.operation = operation
        self.back = back
        entries = things.enumerated().map { index, thing in
            Entry(
                id: thing.id, name: thing.name, field: field, value: thing.id,
                up: index == 0 ? nil : index,
                down: index == things.count - 1 ? nil : index + 2)
        }
        isEmpty = things.isEmpty
    }

    package static func items(of detail: GivenList) -> ArrangeView {
        let list = detail.list
        return ArrangeView(
            heading(of: list), OrderItems.path, field: "items[]",
            back: list.isTray && list.isOfWishes ? "/wishes" : "/lists/\(list.id)",
            detail.items.filter {
                $0.wish.note?.binned == nil && $0.wish.note?.check?.isDone != true
            }
            .map { ("\(list.id)/\($0.id)", $0.name) })
    }

    package static func heading(of list: ListInfo) -> Text {
        list.isOfWishes ? Text("Arrange the wishes") : Text("Arrange the list")
    }

    package static func lists(_ lists: [ListInfo]) -> ArrangeView {
        ArrangeView(
            Text("Arrange your lists"), OrderList.path, field: "list", back: "/lists",
            lists.filter { $0.isOwn && !$0.isTray && !$0.isArchived }
                .map { ($0.id, $0.title ?? "…") })
    }

    package static func cart(_ cart: CartInfo) -> ArrangeView {
        ArrangeView(
            Text("Arrange the cart"), OrderCart.path, field: "wish", back: "/cart?sort=hand",
            cart.entries.map { ($0.path, "\($0.wish) · \($0.owner)") })
    }
}
