import HearthAPI

/// One of the member's own lists, in the bar of a wide window.
struct OwnListLink: Sendable {
    let href: String
    let icon: String
    let title: String
    let isHere: Bool

    /// More than these would hide the bar's end; all of them are one tap away.
    private static let limit = 12

    /// `address`: of the page.
    static func all(_ lists: [ListInfo], in room: Room, at address: String) -> [OwnListLink] {
        lists.filter { KindLook.of($0.kind).room.name == room.name }.filter {
            ($0.isOwn && !$0.isTray || $0.role == .keeper) && !$0.isArchived
        }
        .prefix(limit)
        .map { list in
            let href = "/lists/\(list.id)"
            return OwnListLink(
                href: href, icon: KindLook.of(list.kind).icon(list), title: list.title ?? "…",
                isHere: address.prefix { $0 != "?" } == href)
        }
    }
}
