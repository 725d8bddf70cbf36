import HearthAPI
import HearthKinds
import HearthLanguage
import HearthPages
import Hummingbird

/// What pages do with an item, whatever it is.
extension Visit {
    func item(_ id: String, on list: String) async throws -> Response {
        let detail = try await ask(ShowList(list: list))
        return try await KindPages.of(detail.list.kind).item(self, id, detail)
    }

    /// The page of an item that has none of its own.
    func plainItem(_ id: String, of detail: ShownList) async throws -> Response {
        let list = detail.list
        let path = "\(list.id)/\(id)"
        let item = try await ask(ShowItem(item: path)).given.wish
        return try await page(
            Text(verbatim: item.name), at: list.isOwn ? .lists : .friends,
            whose: list.isOwn ? .own : .friend, of: list,
            NewerItemView(item, on: list, comments: try await comments(on: path)))
    }

    func editItem(_ id: String, on list: String) async throws -> Response {
        let item = try await ask(ShowItem(item: "\(list)/\(id)")).given.wish
        guard let edit = KindPages.of(item.kind).edit else {
            return PageResponse.see("/lists/\(list)/\(id)")
        }
        return try await edit(self, item)
    }

    func deleteItem(_ id: String, on list: String) async throws -> Response {
        let detail = try await ask(ShowList(list: list))
        let item = try await ask(ShowItem(item: "\(list)/\(id)"))
        let isLoose = detail.list.isTray && detail.list.kind == WishBody.kind
        return try await page(
            item.kind == WishBody.kind ? Text("Delete the wish") : Text("Delete"), at: .lists,
            whose: .own, of: detail.list.ofOtherKind,
            ConfirmView.deletingItem(
                item.name, of: item.kind, path: "\(list)/\(id)", page: "/lists/\(list)/\(id)",
                list: isLoose
                    ? "/wishes" : KindPages.of(item.kind).afterDeleting ?? "/lists/\(list)"))
    }
}
