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
    }

    /// `found`: in the order of lists.
    package init(_ found: [ShownFind], words: String?) {
        self.words = words ?? ""
        var lists: [(id: String, found: [ShownFind])] = []
        for one in found {
            if lists.last?.id == one.wish.listID {
                lists[lists.count - 1].found.append(one)
            } else {
                lists.append((one.wish.listID, [one]))
            }
        }
        groups = lists.compactMap { id, found in
            found.first.map { Self.group(id, like: $0, found) }
        }
        isEmpty = words != nil && found.isEmpty
        isCut = found.count >= FindWishes.most
    }

    private static func group(
        _ id: String, like first: ShownFind, _ found: [ShownFind]
    ) -> Group {
        let isTray = first.isOwn && !first.path.contains("/")
        return Group(
            id: id, href: isTray ? "/wishes" : "/lists/\(id)",
            whose: first.isOwn ? "own" : "friend", isOwn: first.isOwn,
            owner: Face(first.wish.owner),
            heading: isTray
                ? Text("Wishes")
                : first.isOwn
                    ? Text(verbatim: first.wish.list)
                    : Text("\(Text(whose: first.wish.owner)) list “\(first.wish.list)”"),
            wishes: found.map { WishCard($0.wish, wantsStatus: true) })
    }
}
