package import HearthAPI

/// An item among others, of whatever kind.
package struct ItemCard: Sendable {
    let id: String
    let href: String
    /// What operations call it.
    let path: String
    let name: String
    let picture: String?
    let line: String?
    let icon: String
    let isKnown: Bool

    package init(_ item: ItemInfo, icon: String) {
        id = item.id
        href = "/lists/\(item.listID)/\(item.id)"
        path = "\(item.listID)/\(item.id)"
        name = item.name
        picture = item.photos.first.map {
            PhotoAddress.of($0.hash, on: item.listID, item.id, isSmall: true)
        }
        line = KindLook.of(item.kind).line(item)
        self.icon = icon
        isKnown = item.isKnown
    }
}
