import HearthAPI

/// One of the member's own lists, in the bar of a wide window.
struct OwnListLink: Sendable {
    let href: String
    let icon: String
    let title: String
    let isHere: Bool

    /// `address`: of the page.
    static func all(_ lists: [FramedList], in room: Room, at address: String) -> [OwnListLink] {
        // More than these would hide the bar's end; all of them are one tap away.
        lists.filter { KindLook.of($0.kind).room.name == room.name }.prefix(FramedList.most).map {
            list in
            let href = "/lists/\(list.id)"
            return OwnListLink(
                href: href, icon: KindLook.of(list.kind).icon(list.occasion), title: list.title,
                isHere: address.prefix { $0 != "?" } == href)
        }
    }
}
