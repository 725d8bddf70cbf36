import HearthAPI
import HearthSodium
import HearthWire

/// One thing that happened, as a member's book keeps it.
struct NewsItem: Hashable, Sendable {
    /// Octets of the list's title, of the wish and of a person's or owner's name that are kept.
    static let textLimit = 60
    /// The most octets of one item: numbers 30, list 16, item 8, and five texts with their lengths.
    static let byteLimit = 54 + 5 * (1 + textLimit)

    var id: UInt64
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
    }

    var info: NewsInfo {
        NewsInfo(
            id: Int(clamping: id), kind: kind, at: at.text, isUnread: !isRead,
            person: person.nilIfEmpty, list: title.nilIfEmpty, listID: list?.hex,
            owner: owner.nilIfEmpty, wish: wish.nilIfEmpty, wishID: item?.hex, count: count,
            detail: detail.nilIfEmpty)
    }
}

extension NewsItem {
    /// Id 8 | at 8 | kind 1 | flags 1 | count 4 | list 16 | item 8 | texts, each with its length 1.
    ///
    /// Zeros stand for no list and no item.
    func write(to writer: inout OctetWriter) {
        writer.write(id)
        writer.write(UInt64(bitPattern: at.milliseconds))
        writer.write(kind.number)
        writer.write(UInt8(isRead ? 1 : 0))
        writer.write(UInt32(clamping: count))
        writer.write(list?.octets ?? [UInt8](repeating: 0, count: ListID.byteCount))
        writer.write(item?.octets ?? [UInt8](repeating: 0, count: ItemID.byteCount))
        for text in [title, owner, wish, person, detail] {
            let octets = Array(text.utf8)
            writer.write(UInt8(clamping: octets.count))
            writer.write(octets)
        }
    }

    /// What was written; nil for a kind that only a newer program knows.
    static func read(_ reader: inout OctetReader) throws(WireError) -> NewsItem? {
        let id = try reader.number64()
        let at = WallTime(milliseconds: Int64(bitPattern: try reader.number64()))
        let kind = NewsKind(number: try reader.octet())
        let isRead = try reader.octet() & 1 == 1
        let count = try reader.number32()
        let list: ListID = try reader.fixed()
        let item: ItemID = try reader.fixed()
        var texts: [String] = []
        for _ in 0..<5 {
            let length = Int(try reader.octet())
            texts.append(String(decoding: try reader.take(length), as: UTF8.self))
        }
        guard let kind else { return nil }
        return NewsItem(
            id: id, kind: kind, at: at, list: list.octets.allSatisfy { $0 == 0 } ? nil : list,
            item: item.octets.allSatisfy { $0 == 0 } ? nil : item, title: texts[0],
            owner: texts[1], wish: texts[2], person: texts[3], detail: texts[4],
            count: Int(count), isRead: isRead)
    }

    private init(
        id: UInt64, kind: NewsKind, at: WallTime, list: ListID?, item: ItemID?, title: String,
        owner: String, wish: String, person: String, detail: String, count: Int, isRead: Bool
    ) {
        self.id = id
        self.kind = kind
        self.at = at
        self.list = list
        self.item = item
        self.title = title
        self.owner = owner
        self.wish = wish
        self.person = person
        self.detail = detail
        self.count = count
        self.isRead = isRead
    }
}

extension NewsKind {
    /// In a book; numbers are never used again for something else.
    var number: UInt8 {
        switch self {
        case .knock: 1
        case .friendAccepted: 2
        case .offer: 3
        case .listArrived: 4
        case .listEnded: 5
        case .dateChanged: 6
        case .wishAdded: 7
        case .wishChanged: 8
        case .wishGone: 9
        case .comment: 10
        case .ask: 11
        case .thanks: 12
        case .birthday: 13
        case .friendRenamed: 14
        case .storage: 15
        case .clockWrong: 16
        case .reservedChanged: 64
        case .reservedGone: 65
        case .turn: 66
        case .overtaken: 67
        case .boughtTwice: 68
        case .priceMet: 69
        case .holdEnding: 70
        case .holdLapsed: 71
        case .reminder: 72
        case .whisper: 73
        case .idea: 74
        }
    }

    private static let byNumber = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.number, $0) })

    init?(number: UInt8) {
        guard let kind = Self.byNumber[number] else { return nil }
        self = kind
    }

    /// Whether several of it on one list, or of one person's names, become one piece of news.
    var isFolded: Bool {
        switch self {
        case .friendRenamed, .wishAdded, .wishChanged, .wishGone, .comment, .whisper, .idea: true
        default: false
        }
    }

    /// Whether it counts what is said, not the wishes that it is said about.
    var countsWords: Bool { self == .comment || self == .whisper }
}

extension String {
    /// Its lines behind each other.
    var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
