package import HearthAPI
import HearthLanguage

/// A wish among others.
package struct WishCard: Sendable {
    let id: String
    let href: String
    /// What operations call it.
    let path: String
    let name: String
    let picture: String?
    let price: String?
    let store: String?
    /// Which one is meant.
    let which: [String]
    /// For paper alone, where no other page is a tap away.
    let notes: String?
    let link: String?
    let quantity: Text?
    let priorityLabel: Text?
    let status: WishStatus?
    let isKnown: Bool
    let ideaOf: Text?

    package init(_ wish: GivenWish, wantsStatus: Bool) {
        id = wish.id
        href = "/lists/\(wish.listID)/\(wish.id)"
        path = "\(wish.listID)/\(wish.id)"
        name = wish.name
        picture = wish.photos.first(where: \.isPicture).map {
            PhotoAddress.of($0.hash, on: wish.listID, wish.id, isSmall: true)
        }
        price = wish.price.map { Language.current.price($0) }
        store = wish.store
        which = WishField.allCases.filter(\.saysWhichOne).compactMap { wish.wish.fields[$0] }
        notes = wish.notes
        link = wish.link
        quantity = WishField.quantity(wish.quantity)
        priorityLabel = Priorities.label(wish.priority)
        status = wantsStatus ? wish.standing.map { WishStatus($0) } : nil
        isKnown = wish.isKnown
        ideaOf = wish.ideaOf.map { Text("\(Text(whose: $0)) surprise idea") }
    }
}
