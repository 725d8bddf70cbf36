package import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
package import HearthWire

/// What happened, before it is in anybody's book.
///
/// There are two ways to make one: from what everybody on a list may know, or with a seat in its
/// circle.
package struct NewsDraft {
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
    /// Of the request that it tells of.
    var mark: Fingerprint?
    /// What the list is of, where that is not wishes.
    var listKind: String?

    init(
        _ kind: NewsKind, _ seat: CircleSeat?, _ list: ListID?, title: String, owner: String,
        item: ItemID?, wish: String, person: String, detail: String, count: Int
    ) {
        precondition(
            kind.isSecret == (seat != nil), "what depends on claims needs a seat in the circle")
        precondition(seat.map { $0.list == list } ?? true, "a seat is for one list's secrets")
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
    package static func about(
        _ kind: NewsKind, person: String, list: ListID? = nil, title: String = "",
        owner: String = "", detail: String = ""
    ) -> NewsDraft {
        NewsDraft(
            kind, nil, list, title: title, owner: owner, item: nil, wish: "", person: person,
            detail: detail, count: 1)
    }

    /// Takes in what they have not read of the same kind on the same list, or of the same person.
    mutating func fold(_ earlier: NewsItem) {
        switch kind.folding {
        case .never, .replaced: return
        case .renamed:
            detail = earlier.detail
            return
        case .said: count += earlier.count
        case .counted, .alike:
            let isSame = earlier.count == 1 && count == 1 && earlier.item == item
            if !isSame { count += earlier.count }
        }
        if earlier.item != item {
            item = nil
            wish = ""
        }
        if earlier.person != person.cut(to: NewsItem.textLimit) { person = "" }
        // Of these only such are taken in as have the same.
        if kind.folding != .alike { detail = "" }
    }

    /// Whether a member may be told: asked before anything is put into their book.
    func isFor(_ member: IdentityKey, in directory: Directory) -> Bool {
        switch kind.audience {
        case .member: return true
        case .readers: return role(of: member, in: directory) != nil
        case .owners: return role(of: member, in: directory) == .owner
        case .circle:
            guard let seat, seat.member == member, seat.list == list else { return false }
            return seat.isValid(in: directory)
        }
    }

    private func role(of member: IdentityKey, in directory: Directory) -> ReaderRole? {
        list.flatMap { directory.lists[$0]?.reader(member)?.role }
    }
}
