package import HearthAPI
import HearthLanguage

/// The wishes of all lists in which some words stand.
package struct FoundView: PageContent {
    package static let template = "found"

    let words: String
    let groups: [Group]
    /// Something was looked for, and is nowhere.
    let isEmpty: Bool
    /// There may be more.
    let isCut: Bool

    /// Those of one list.
    struct Group: Sendable {
        let id: String
        let href: String
        let whose: String
        let isOwn: Bool
        let owner: Face
        let heading: Text
        let wishes: [WishCard]
        /// Of other kinds.
        let items: [ItemCard]
    }

    /// `found`: in the order of lists.
    package init(_ found: [ShownFind], words: String?) {
        self.words = words ?? ""
        var lists: [(id: String, found: [ShownFind])] = []
        for one in found {
            if lists.last?.id == one.item.listID {
                lists[lists.count - 1].found.append(one)
            } else {
                lists.append((one.item.listID, [one]))
            }
        }
        groups = lists.compactMap { id, found in
            found.first.map { Self.group(id, like: $0, found) }
        }
        isEmpty = words != nil && found.isEmpty
        isCut = found.count >= FindItems.most
    }

    private static func group(
        _ id: String, like first: ShownFind, _ found: [ShownFind]
    ) -> Group {
        let isTray = first.isOwn && !first.path.contains("/")
        return Group(
            id: id, href: isTray ? "/wishes" : "/lists/\(id)",
            whose: first.isOwn ? "own" : "friend", isOwn: first.isOwn,
            owner: Face(first.item.owner),
            heading: isTray
                ? Text("Wishes")
                : first.isOwn
                    ? Text(verbatim: first.item.list)
                    : Text("\(Text(whose: first.item.owner)) list “\(first.item.list)”"),
            wishes: found.filter { $0.item.kind == WishBody.kind }
                .map { WishCard($0.item, wantsStatus: true) },
            items: found.filter { $0.item.kind != WishBody.kind }
                .map { ItemCard($0.item.wish, icon: "lists") })
    }
}
