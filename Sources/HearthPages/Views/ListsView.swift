package import HearthAPI
import HearthLanguage
package import HearthLists

/// A member's own lists, and those that they look after for others.
package struct ListsView: PageContent {
    package static let template = "lists"

    /// Wishes that are on no list yet.
    let loose: Text?
    let lists: [ListCard]
    let archived: [ListCard]
    let hasArchived: Bool
    let isEmpty: Bool
    /// There are lists of the member's own, and several.
    let mayArrange: Bool
    /// Nil where these are all.
    let ways: PageWays?

    package init(_ all: [ListInfo], today: Day, part: PagePart = PagePart()) {
        let count = all.first(where: \.isTray)?.items ?? 0
        loose =
            count == 0 ? nil : Text(count: count, one: "1 wish", other: "\(count) wishes")
        let own = all.filter {
            $0.isOwn && !$0.isTray || $0.role == .keeper || $0.isBuiltIn == true
        }
        let ordered = own.filter { !$0.isArchived } + own.filter(\.isArchived)
        let shown = part.of(ordered)
        lists = shown.filter { !$0.isArchived }.map { ListCard($0, today: today) }
        archived = shown.filter(\.isArchived).map { ListCard($0, today: today) }
        ways = part.ways(of: ordered.count)
        hasArchived = !archived.isEmpty
        isEmpty = own.isEmpty
        mayArrange = own.count { $0.isOwn && !$0.isArchived } > 1
    }
}

/// The form for a new list, or for what is said of one.
package struct ListFormView: PageContent {
    package static let template = "list-form"
    package static let saysProblem = true

    let operation: String
    let path: String?
    let etag: String?
    let title: String
    let occasions: [Choice]
    let date: String
    let notes: String
    /// Who can own a new list too.
    let friends: [Face]
    let hasFriends: Bool
    let next: String
    let problem: String?

    /// `list`: the one to change; nil: a new one, that `friends` can own too.
    package init(_ list: ListInfo?, friends: [FriendInfo] = [], problem: Problem?) {
        let form = list == nil ? NewList.path : EditList.path
        func value(_ field: String, _ current: String?) -> String {
            problem?.typed(field, in: form) ?? current ?? ""
        }
        operation = form
        path = list?.id
        etag = list?.etag
        title = value("title", list?.title)
        occasions = Occasions.choices(chosen: value("occasion", list?.occasion))
        date = value("date", list?.date)
        notes = value("notes", list?.notes)
        self.friends = friends.filter { $0.state == .friends }.compactMap {
            $0.name.map { Face($0) }
        }
        hasFriends = !self.friends.isEmpty
        next = list.map { "/lists/\($0.id)" } ?? "/lists"
        self.problem = problem?.form == form ? problem?.message : nil
    }
}
