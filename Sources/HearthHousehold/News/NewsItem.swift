package import HearthAPI
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

    package var info: NewsInfo {
        NewsInfo(
            id: Int(clamping: id), kind: kind, at: at.text, isUnread: !isRead,
            person: person.nilIfEmpty, list: title.nilIfEmpty, listID: list?.hex,
            owner: owner.nilIfEmpty, wish: wish.nilIfEmpty, wishID: item?.hex, count: count,
            detail: detail.nilIfEmpty, listKind: listKind)
    }
}

extension NewsKind {
    /// Whether several of it on one list, or of one person's names, become one piece of news.
    var isFolded: Bool {
        switch self {
        case .friendRenamed, .friendMoved, .dateChanged, .thanks, .wishAdded, .wishChanged,
            .wishGone, .keptTwice, .notesKept, .comment, .whisper, .idea:
            true
        case .knock, .friendAccepted, .offer, .listArrived, .listEnded, .ask,
            .birthday, .storage, .clockWrong, .guestCame, .housemateCame, .backupOverdue,
            .backupsEnded, .due, .takenOffLate, .roleDiffers, .roleChanged, .reservedChanged,
            .reservedGone,
            .reservedMoved, .reservedElsewhere, .turn, .overtaken, .boughtTwice, .boughtTwiceOver,
            .priceMet, .holdEnding, .holdLapsed, .reminder:
            false
        }
    }

    /// Whether it tells of something that waits for an answer.
    var isRequest: Bool {
        self == .knock || self == .offer || self == .ask || self == .housemateCame
    }

    /// Whether the last one says all, of one list and person.
    var isReplaced: Bool { self == .friendMoved || self == .dateChanged || self == .thanks }

    /// Whether it tells of what somebody wrote while others wrote over it.
    var tellsOfLosses: Bool { self == .keptTwice || self == .notesKept }

    /// Whether it counts what is said, not the wishes that it is said about.
    var countsWords: Bool { self == .comment || self == .whisper }
}

extension String {
    /// Its lines behind each other.
    var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
