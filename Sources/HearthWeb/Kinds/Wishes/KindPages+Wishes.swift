import HearthAPI
import HearthLanguage

extension KindPages {
    static let wishes = KindPages(
        kind: WishBody.kind, list: { try await $0.wishList($1, $2) },
        item: { try await $0.wish($1, of: $2) }, edit: { try await $0.editWish($1) },
        taking: ("/new", { $0.asWish }),
        pages: [
            ("/wishes", .everybody, { visit, _ in try await visit.tray() }),
            ("/new", .everybody, { visit, _ in try await visit.newWish() }),
            (
                "/wishes/arrange", .everybody,
                { visit, _ in try await visit.arrangeItems(on: "tray") }
            ),
        ],
        forms: [.wish],
        offer: {
            $0.offer(CopyWish.self, says: Text("It is on your own list now."))
        })
}
