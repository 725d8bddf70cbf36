import HearthAPI
import HearthLanguage

/// The five places to which the bar of every page about gifts leads.
package enum MainPlace: String, Sendable, Hashable, CaseIterable {
    case home, lists, new, friends, cart
}

/// One of them in the bar.
struct PlaceLink: Sendable {
    let href: String
    let icon: String
    let label: Text
    let isHere: Bool
    let isNew: Bool
    /// How many things wait there; nil: none.
    let badge: Text?
    let badgeNumber: String?

    /// Those of another room than that of gifts. `address`: of the page.
    static func all(of places: [Room.Place], at address: String) -> [PlaceLink] {
        let here = address.prefix { $0 != "?" }
        return places.map {
            PlaceLink(
                href: $0.href, icon: $0.icon, label: $0.label, isHere: here == $0.href,
                isNew: $0.isNew, badge: nil, badgeNumber: nil)
        }
    }

    /// `list`: the one on whose pages they stand, where it takes new wishes.
    static func all(at here: MainPlace?, _ badges: Badges, list: String? = nil) -> [PlaceLink] {
        MainPlace.allCases.map { place in
            let count = badges.count(at: place)
            return PlaceLink(
                href: href(place, list), icon: place.rawValue,
                label: label(place), isHere: place == here, isNew: place == .new,
                badge: count == 0
                    ? nil
                    : Text(count: count, one: "1 thing waits", other: "\(count) things wait"),
                badgeNumber: count == 0 ? nil : count > 99 ? "99+" : "\(count)")
        }
    }

    private static func href(_ place: MainPlace, _ list: String?) -> String {
        if place == .home { return "/" }
        guard place == .new, let list else { return "/\(place.rawValue)" }
        return "/new?list=\(PercentCoding.encode(list))"
    }

    private static func label(_ place: MainPlace) -> Text {
        switch place {
        case .home: Text("Home")
        case .lists: Text("Lists")
        case .new: Text("New wish")
        case .friends: Text("Friends")
        case .cart: Text("Cart")
        }
    }
}

/// What waits for the member.
package struct Badges: Sendable, Hashable {
    /// Questions in the inbox.
    package var inbox: Int
    /// News that they have not read.
    package var news: Int
    /// Wishes in the cart that changed, or that are theirs now.
    package var cart: Int

    package init(inbox: Int = 0, news: Int = 0, cart: Int = 0) {
        self.inbox = inbox
        self.news = news
        self.cart = cart
    }

    func count(at place: MainPlace) -> Int {
        switch place {
        case .friends: inbox
        case .cart: cart
        case .home, .lists, .new: 0
        }
    }
}
