import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    func arrangeLists() async throws -> Response {
        try await page(
            Text("Arrange your lists"), at: .lists, whose: .own,
            ArrangeView.lists(try await ask(ListLists()), part()))
    }

    func arrangeItems(on list: String) async throws -> Response {
        let detail = try await ask(ShowList(list: list)).given
        return try await page(
            ArrangeView.heading(of: detail.list), at: .lists,
            whose: detail.list.isOwn ? .own : .friend, of: detail.list.ofOtherKind,
            ArrangeView.items(of: detail, part()))
    }

    func arrangeCart() async throws -> Response {
        try await page(
            Text("Arrange the cart"), at: .cart, whose: .friend,
            ArrangeView.cart(try await ask(ShowCart(sort: "hand")), part()))
    }

    /// For an owner what givers told; for a giver what they may tell.
    func thanks(_ id: String) async throws -> Response {
        let list = try await ask(ShowList(list: id, count: "1")).list
        guard !list.isOwn else {
            return try await page(
                Text("Thank-you list"), at: .lists, whose: .own,
                ThanksView(list, try await ask(ShowThanks(list: id)), part: part()))
        }
        return try await page(
            Text("Tell what you gave"), at: .friends, whose: .friend,
            TellView(try await ask(ProposeThanks(list: id)), problem: problem))
    }
}
