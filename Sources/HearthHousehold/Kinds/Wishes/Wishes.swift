import HearthAPI
import HearthLists

extension HouseholdKind {
    static let wishes = HouseholdKind(
        operations: [AddWish.self, EditWish.self, CopyWish.self, SaveWishWithPhotos.self]
    ) { item, _ in
        item.wish.map { _ in WishBody(WishFields(of: item)) }
    }
}
