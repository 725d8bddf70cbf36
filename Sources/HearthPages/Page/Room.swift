package import HearthKinds
package import HearthLanguage

/// A part of Hearth with places of its own in the bar: that of gifts is always there, every other is off until a
/// member switches it on or accepts a list of its kind.
package struct Room: Sendable {
    package static let table = KindTable([Room.gifts, .notes])

    /// In settings and addresses.
    package let name: String
    package let label: Text
    let icon: String
    /// Its first page.
    package let home: String
    /// The five at most to which its bar leads; nil: those of gifts, which have badges of their own.
    let places: [Place]?

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

    package init(name: String, label: Text, icon: String, home: String, places: [Place]) {
        self.init(name: name, label: label, icon: icon, home: home, own: places)
    }

    /// Whether an address is one of its places, or below its first page.
    package func leads(to path: String) -> Bool {
        home == path || places?.contains { $0.href == path } == true
            || places != nil && path.hasPrefix(home + "/")
    }

    private init(name: String, label: Text, icon: String, home: String, own places: [Place]?) {
        self.name = name
        self.label = label
        self.icon = icon
        self.home = home
        self.places = places
    }

    package static let gifts = Room(
        name: "gifts", label: Text("Gifts"), icon: "gift", home: "/", own: nil)
}

/// The room in the switch above the places.
struct RoomLink: Sendable {
    let href: String
    let icon: String
    let label: Text
    let isHere: Bool
}
