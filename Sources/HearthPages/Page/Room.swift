package import HearthKinds
package import HearthLanguage

/// A part of Hearth with places of its own in the bar: that of gifts is always there, every other is off until a
/// member switches it on or accepts a list of its kind.
package struct Room: Sendable {
    package static let table = KindTable([Room.gifts, .notes, .focus, .words])

    /// In settings and addresses.
    package let name: String
    package let label: Text
    let icon: String
    /// What it is good for: a few words.
    let purpose: Text
    /// Its first page.
    package let home: String
    /// The five at most to which its bar leads; nil: those of gifts, which have badges of their own.
    let places: [Place]?
    /// What can be made there: whoever makes something new chooses among it.
    let makes: [Place]

    package struct Place: Sendable {
        let href: String
        let icon: String
        let label: Text
        /// Whether it is where something new is made.
        let isNew: Bool

        package init(_ label: Text, icon: String, href: String, isNew: Bool = false) {
            self.label = label
            self.icon = icon
            self.href = href
            self.isNew = isNew
        }
    }

    package init(
        name: String, label: Text, icon: String, purpose: Text, home: String, places: [Place],
        makes: [Place] = []
    ) {
        self.init(
            name: name, label: label, icon: icon, purpose: purpose, home: home, own: places,
            makes: makes)
    }

    /// Whether an address is one of its places, or below its first page.
    package func leads(to path: String) -> Bool {
        home == path || places?.contains { $0.href == path } == true
            || places != nil && path.hasPrefix(home + "/")
    }

    private init(
        name: String, label: Text, icon: String, purpose: Text, home: String, own places: [Place]?,
        makes: [Place]
    ) {
        self.makes = makes
        self.purpose = purpose
        self.name = name
        self.label = label
        self.icon = icon
        self.home = home
        self.places = places
    }

    package static let gifts = Room(
        name: "gifts", label: Text("Gifts"), icon: "gift", purpose: Text("Wishes and presents"),
        home: "/", own: nil, makes: [Place(Text("Wish"), icon: "gift", href: "/new")])
}

extension Room {
    /// What can be made in these rooms, on the pages where it is made; nothing on all others, and where that is one
    /// thing.
    static func makes(of rooms: [Room], at address: String) -> [RoomLink] {
        let all = rooms.flatMap(\.makes)
        let path = String(address.prefix { $0 != "?" })
        let here = all.first { $0.href == address } ?? all.first { $0.href == path }
        guard let here, all.count > 1, !address.contains("shared=") else { return [] }
        return all.map {
            RoomLink(href: $0.href, icon: $0.icon, label: $0.label, isHere: $0.href == here.href)
        }
    }
}

/// The room in the switch above the places.
struct RoomLink: Sendable {
    let href: String
    let icon: String
    let label: Text
    let isHere: Bool
}
