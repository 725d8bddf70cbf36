package import HearthAPI
import HearthLanguage

/// Everything that the member reserved from friends' lists.
package struct CartView: PageContent {
    package static let template = "cart"

    let groups: [Group]
    let totals: String?
    let isEmpty: Bool
    let sorts: [Choice]

    struct Group: Sendable {
        let heading: String?
        let face: Face?
        let sizes: [SizeInfo]
        let entries: [Entry]
    }

    struct Entry: Sendable {
        let href: String
        let path: String
        let name: String
        let owner: String
        let list: String
        let status: Text
        let kind: String
        let price: String?
        let store: String?
        let map: String?
        let place: String?
        let link: String?
        let linkHost: String?
        let date: Text?
        let note: Text?
        let changes: [Text]
        let hasChanges: Bool
        let canBuy: Bool
        let canGive: Bool
        let isGiven: Bool
        let isDue: Bool
    }

    /// `address`: how a wish is called in the address of its page.
    package init(_ cart: CartInfo, sort: String?, address: (String) -> String = { $0 }) {
        let byPerson = (sort ?? "person") == "person"
        var groups: [(key: String, entries: [CartEntry])] = []
        for entry in cart.entries {
            let key = byPerson ? entry.owner : ""
            if groups.last?.key == key {
                groups[groups.count - 1].entries.append(entry)
            } else {
                groups.append((key, [entry]))
            }
        }
        self.groups = groups.map { group in
            Group(
                heading: group.key.isEmpty ? nil : group.key,
                face: group.key.isEmpty ? nil : Face(group.key),
                sizes: byPerson ? cart.sizes.first { $0.name == group.key }?.sizes ?? [] : [],
                entries: group.entries.map { Self.entry($0, address) })
        }
        totals =
            cart.totals.isEmpty
            ? nil : cart.totals.map { Language.current.amount($0) }.joined(separator: " + ")
        isEmpty = cart.entries.isEmpty
        sorts = [
            ("person", Text("By person")), ("date", Text("By date")), ("price", Text("By price")),
            ("store", Text("By store")), ("hand", Text("As arranged")),
        ].map { Choice(value: $0, label: $1, isChosen: $0 == (sort ?? "person")) }
    }

    private static func entry(_ entry: CartEntry, _ address: (String) -> String) -> Entry {
        let (kind, status) = status(of: entry)
        let amount = entry.amount ?? entry.price
        return Entry(
            href: "/lists/\(entry.listID)/\(address(entry.wishID))", path: entry.path,
            name: entry.wish, owner: entry.owner, list: entry.list, status: status, kind: kind,
            price: amount.map { Language.current.amount($0) }, store: entry.store,
            map: WishView.map(place: entry.place, position: nil), place: entry.place,
            link: entry.link.flatMap { WishView.isOpenable($0) ? $0 : nil },
            linkHost: entry.link.flatMap(WishView.host),
            date: entry.date.map { date in
                entry.daysLeft.map {
                    Text("\(DateText.date(date)), \(DateText.countdown(days: $0))")
                } ?? DateText.date(date)
            }, note: note(of: entry), changes: entry.changes.map(ChangeText.text),
            hasChanges: !entry.changes.isEmpty,
            canBuy: [.reserved, .held, .chippedIn].contains(entry.state),
            canGive: entry.state == .bought && !entry.isGiven, isGiven: entry.isGiven,
            isDue: entry.isDue)
    }

    private static func status(of entry: CartEntry) -> (String, Text) {
        if entry.isGiven { return ("given", Text("Given")) }
        switch entry.state {
        case .reserved:
            return entry.units > 1
                ? ("mine", Text("Reserved: \(entry.units)")) : ("mine", Text("Reserved by you"))
        case .held: return ("mine", Text("Held for you"))
        case .lapsed: return ("lapsed", Text("The hold has lapsed"))
        case .chippedIn: return ("mine", Text("You chip in"))
        case .bought: return ("bought", Text("Bought by you"))
        case .waiting:
            return entry.position == 1
                ? ("waiting", Text("You are next in line"))
                : ("waiting", Text("You wait in line"))
        case .boughtTwice:
            return ("twice", Text("Bought twice, also by \(entry.ahead.joined(separator: ", "))"))
        case .otherMode: return ("waiting", WishStatus.notCounted(chipsIn: entry.amount != nil))
        }
    }

    private static func note(of entry: CartEntry) -> Text? {
        switch entry.note {
        case "gone": Text("It was taken off the list. You still have it here.")
        case "list-gone": Text("The list is gone. You still have it here.")
        case "under-way": Text("News of it is on the way from your friend's home.")
        default: nil
        }
    }
}

/// What is another now in a wish that the member reserved.
enum ChangeText {
    static func text(_ change: WishChange) -> Text {
        let after = change.after ?? "–"
        return switch change.field {
        case .name: Text("It is called “\(after)” now.")
        case .price: Text("It costs \(Language.current.amount(after)) now.")
        case .notes: Text("The notes have changed.")
        case .link: Text("The link has changed.")
        case .store: Text("The store is \(after) now.")
        case .place: Text("The place is \(after) now.")
        case .quantity: Text("The number wished for is \(after) now.")
        case .date: Text("The date is \(DateText.date(after)) now.")
        case .turn: Text("You waited in line, and now it is yours.")
        }
    }
}
