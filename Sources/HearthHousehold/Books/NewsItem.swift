package import HearthAPI
import HearthRows
import HearthSodium
import HearthWire

/// One thing that happened, as a member's book keeps it.
package struct NewsItem: Codable, Hashable, Sendable {
    /// Octets of the list's title, of the wish and of a person's or owner's name that are kept.
    static let textLimit = 60

    package var id: UInt64
    let kind: NewsKind
    let at: WallTime
    let list: ListID?
    let item: ItemID?
    let title: String
    let owner: String
    let wish: String
    let person: String
    let detail: String
    var count: Int
    var isRead = false
    /// Of the request that it tells of; nil for what is none, and in books of before.
    var mark: Fingerprint?
    /// What the list is of, where that is not wishes.
    var listKind: String?

    init(_ draft: NewsDraft, id: UInt64, at: WallTime) {
        func cut(_ text: String) -> String { text.cut(to: Self.textLimit) }
        self.id = id
        self.at = at
        kind = draft.kind
        list = draft.list
        item = draft.item
        title = cut(draft.title)
        owner = cut(draft.owner)
        wish = cut(draft.wish)
        person = cut(draft.person)
        detail = cut(draft.detail)
        count = draft.count
        mark = draft.mark
        listKind = draft.listKind
    }

    /// Whether this could be told of it.
    func isLike(_ draft: NewsDraft) -> Bool {
        kind == draft.kind && list == draft.list && person == draft.person.cut(to: Self.textLimit)
    }

    /// Whether what is told of it can be said with this.
    func goes(into draft: NewsDraft) -> Bool {
        switch kind.folding {
        case .never: false
        case .counted, .said: true
        case .alike: detail == draft.detail.cut(to: Self.textLimit)
        case .replaced: person == draft.person.cut(to: Self.textLimit)
        case .renamed: person == draft.detail
        }
    }

    package var info: NewsInfo {
        NewsInfo(
            id: Int(clamping: id), kind: kind, at: at.text, isUnread: !isRead,
            person: person.nilIfEmpty, list: title.nilIfEmpty, listID: list?.hex,
            owner: owner.nilIfEmpty, wish: wish.nilIfEmpty, wishID: item?.hex, count: count,
            detail: detail.nilIfEmpty, listKind: listKind)
    }
}

extension NewsKind {
    /// Whether it tells of something that waits for an answer.
    var isRequest: Bool {
        self == .knock || self == .offer || self == .ask || self == .housemateCame
    }
}

extension String {
    /// Its lines behind each other.
    var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
