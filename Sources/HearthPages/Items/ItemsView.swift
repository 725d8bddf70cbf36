package import HearthAPI
import HearthLanguage
package import HearthLists

/// A list of a kind that has no page of its own, or that this Hearth does not know.
package struct ItemsView: PageContent {
    package static let template = "items"

    let id: String
    let title: String
    let icon: String
    let notes: String?
    let date: Text?
    let isOwn: Bool
    let isTray: Bool
    let isArchived: Bool
    let isHeld: Bool
    let held: Text
    /// By somebody else: what goes from their pages too is asked for before.
    let isRead: Bool
    let mayEdit: Bool
    let mayArrange: Bool
    let isKnown: Bool
    let owner: Face
    let ownerText: Text
    let readers: Text?
    let missing: [Text]
    let items: [ItemCard]
    /// Nil where these are all.
    let ways: PageWays?
    let isEmpty: Bool
    let isFiltered: Bool
    let words: String
    let isLong: Bool
    let isSought: Bool
    let sorts: [Choice]
    let newHref: String?
    let newLabel: Text?
    let talk: TalkView?
    let comments: CommentsView?
    let canLeave: Bool
    let isBuiltIn: Bool

    package init(
        _ detail: GivenList, comments: CommentsInfo?, sort: String?, words: String?, today: Day,
        part: PagePart = PagePart(first: PagePart.firstWishes)
    ) {
        let list = detail.list
        let look = KindLook.of(list.kind)
        let icon = look.icon(list.occasion)
        id = list.id
        title = list.title ?? "…"
        self.icon = icon
        notes = list.notes
        date = list.date.map { ListCard.dateText($0, today: today) }
        (isOwn, isTray, isArchived) = (list.isOwn, list.isTray, list.isArchived)
        isHeld = list.isHeld == true
        held = HeldText.readers(knownAt: list.readersKnownAt)
        isRead = list.readers > 0
        isKnown = KindLook.isKnown(list.kind)
        mayEdit = list.isOwn || list.role == .keeper
        mayArrange = isKnown && mayEdit && detail.items.count > 1
        owner = Face(list.owner)
        ownerText = ListView.ownerText(of: list)
        readers = list.isOwn && !list.isTray ? ListCard(list, today: today).people : nil
        missing = ListView.missing(of: list)
        items = part.of(detail.items).map { ItemCard($0.wish, icon: icon) }
        ways = part.ways(of: detail.items.count)
        isEmpty = detail.items.isEmpty
        self.words = words ?? ""
        isFiltered = !(words ?? "").isEmpty
        isSought = isFiltered || (sort ?? "by-hand") != "by-hand"
        isLong = isSought || detail.items.count > 6
        sorts = [
            ("by-hand", Text("As arranged")), ("name", Text("By name")),
            ("added", Text("Newest first")),
        ].map { Choice(value: $0, label: $1, isChosen: $0 == sort ?? "by-hand") }
        newHref = mayEdit ? look.new?.href(list.id) : nil
        newLabel = look.new?.label
        talk = nil
        isBuiltIn = list.isBuiltIn == true
        self.comments = comments.flatMap { CommentsView($0, on: list.id, list) }
        canLeave = !list.isOwn && !isBuiltIn
    }
}
