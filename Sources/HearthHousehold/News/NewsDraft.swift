import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

/// What happened, before it is in anybody's book.
///
/// There are two ways to make one: from what everybody on a list may know, or with a seat in its
/// circle.
struct NewsDraft {
    let kind: NewsKind
    let seat: CircleSeat?
    let list: ListID?
    let title: String
    let owner: String
    var item: ItemID?
    var wish: String
    var person: String
    var detail: String
    var count: Int

    private init(
        _ kind: NewsKind, _ seat: CircleSeat?, _ list: ListID?, title: String, owner: String,
        item: ItemID?, wish: String, person: String, detail: String, count: Int
    ) {
        self.kind = kind
        self.seat = seat
        self.list = list
        self.title = title
        self.owner = owner
        self.item = item
        self.wish = wish
        self.person = person
        self.detail = detail
        self.count = count
    }

    /// About people.
    static func about(
        _ kind: NewsKind, person: String, list: ListID? = nil, title: String = "",
        owner: String = ""
    ) -> NewsDraft {
        precondition(!kind.isSecret, "what depends on claims needs a seat in the circle")
        return NewsDraft(
            kind, nil, list, title: title, owner: owner, item: nil, wish: "", person: person,
            detail: "", count: 1)
    }

    /// About a list, of what all its readers see.
    static func open(
        _ kind: NewsKind, on list: OpenList, item: ItemID? = nil, wish: String = "",
        detail: String = "", count: Int = 1
    ) -> NewsDraft {
        precondition(!kind.isSecret, "what depends on claims needs a seat in the circle")
        return NewsDraft(
            kind, nil, list.id, title: list.merged.head.title, owner: list.ownerNames, item: item,
            wish: wish, person: "", detail: detail, count: count)
    }

    /// About claims on a list.
    static func secret(
        _ kind: NewsKind, _ seat: CircleSeat, on list: OpenList, item: ItemID? = nil,
        wish: String = "", detail: String = "", count: Int = 1
    ) -> NewsDraft {
        precondition(kind.isSecret && seat.list == list.id, "a seat is for one list's secrets")
        return NewsDraft(
            kind, seat, list.id, title: list.merged.head.title, owner: list.ownerNames, item: item,
            wish: wish, person: "", detail: detail, count: count)
    }
}
