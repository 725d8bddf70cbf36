import FoundationEssentials
import HearthAPI
import HearthRows
import HearthSodium
import HearthWire

/// A member's news, and what they know of the things that there could be news about.
package struct NewsBook: Codable, Hashable, Sendable {
    /// The most that is kept.
    static let itemLimit = 500
    /// What comes within this time is put together with what they have not read yet.
    private static let foldingTime: Duration = .seconds(3600)

    /// Oldest first.
    package var items: [NewsItem] = []
    /// The id of the next item; never used twice.
    var next: UInt64 = 1
    /// What is known of people and lists, each as a short hash of what it says.
    var known: Set<Fingerprint> = []
    /// What friends were called when that was last looked at; cut.
    var names: [IdentityKey: String] = [:]
    /// On which nodes friends lived then, in hexadecimal; nil in homes of before.
    var nodes: [IdentityKey: String]?
    /// Birthdays of friends that they were told of.
    var birthdays: Set<Fingerprint> = []
    /// The last day that they were told of, since 1970; nil in homes of before.
    var morning: Int?
    /// What modules above keep in it, by its name in the JSON: nothing here reads it.
    package var others: [String: JSONFragment] = [:]
    package var settings = NewsSettings()

    var newest: UInt64 { next - 1 }
    var unread: Int { items.count { !$0.isRead } }

    /// Puts in what happened; what is kept too long goes: read ones first, the oldest first.
    ///
    /// - Returns: What stands there now, perhaps together with what they had not read.
    @discardableResult
    mutating func add(_ draft: NewsDraft, at now: WallTime) -> NewsItem {
        var draft = draft
        if draft.kind.folding != .never, let index = foldable(draft, at: now) {
            draft.fold(items.remove(at: index))
        }
        let item = NewsItem(draft, id: next, at: now)
        next += 1
        items.append(item)
        while items.count > Self.itemLimit {
            items.remove(at: items.firstIndex(where: \.isRead) ?? 0)
        }
        return item
    }

    private func foldable(_ draft: NewsDraft, at now: WallTime) -> Int? {
        items.lastIndex {
            $0.kind == draft.kind && $0.list == draft.list && !$0.isRead
                && now.since($0.at) < Self.foldingTime
                && $0.goes(into: draft)
        }
    }

    /// Marks as read what they have seen: `among` these, or all.
    mutating func read(through id: UInt64, among seen: Set<UInt64>? = nil) {
        for index in items.indices
        where items[index].id <= id && seen?.contains(items[index].id) ?? true {
            items[index].isRead = true
        }
    }

    /// Marks as read what says this.
    mutating func read(_ mark: Fingerprint) {
        for index in items.indices where items[index].mark == mark { items[index].isRead = true }
    }

    /// Takes out the requests that nobody waits for any more: they were answered, or taken back.
    mutating func dropRequests(except open: [NewsFact]) {
        let marks = Set(open.map(\.mark))
        items.removeAll { item in
            guard item.kind.isRequest else { return false }
            guard let mark = item.mark else {
                return !open.contains { item.isLike($0.draft) }
            }
            return !marks.contains(mark)
        }
    }
}

extension NewsBook {
    init(octets: [UInt8]) throws {
        if let format = octets.first, Self.earlierFormats.contains(format) {
            try self.init(earlier: octets)
        } else {
            self = try JSONDecoder().decode(NewsBook.self, from: Data(octets))
        }
    }

    /// As JSON.
    func octets() throws -> [UInt8] { [UInt8](try JSONEncoder().encode(self)) }

    private enum OwnKey: String, CodingKey, CaseIterable {
        case items, next, known, names, nodes, birthdays, morning, settings
    }

    private struct OtherKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: OwnKey.self)
        items = try fields.decode([KnownItem].self, forKey: .items).compactMap(\.item)
        next = try fields.decode(UInt64.self, forKey: .next)
        known = try fields.decode(Set<Fingerprint>.self, forKey: .known)
        names = try fields.decode([IdentityKey: String].self, forKey: .names)
        nodes = try fields.decodeIfPresent([IdentityKey: String].self, forKey: .nodes)
        birthdays = try fields.decode(Set<Fingerprint>.self, forKey: .birthdays)
        morning = try fields.decodeIfPresent(Int.self, forKey: .morning)
        settings = try fields.decode(NewsSettings.self, forKey: .settings)
        let all = try decoder.container(keyedBy: OtherKey.self)
        for key in all.allKeys where OwnKey(stringValue: key.stringValue) == nil {
            others[key.stringValue] = try all.decode(JSONFragment.self, forKey: key)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: OwnKey.self)
        try fields.encode(items, forKey: .items)
        try fields.encode(next, forKey: .next)
        try fields.encode(known, forKey: .known)
        try fields.encode(names, forKey: .names)
        try fields.encodeIfPresent(nodes, forKey: .nodes)
        try fields.encode(birthdays, forKey: .birthdays)
        try fields.encodeIfPresent(morning, forKey: .morning)
        try fields.encode(settings, forKey: .settings)
        var rest = encoder.container(keyedBy: OtherKey.self)
        for (name, value) in others {
            try rest.encode(value, forKey: OtherKey(stringValue: name))
        }
    }

    /// Nothing for an item of a kind that only another Hearth knows.
    private struct KnownItem: Decodable {
        let item: NewsItem?

        init(from decoder: any Decoder) throws { item = try? NewsItem(from: decoder) }
    }
}

/// What a member chose about their news.
package struct NewsSettings: Codable, Hashable, Sendable {
    /// Days before a date on which they are reminded of it, largest first.
    package var reminderDays = [14, 7, 2]
    /// Nil until they said that they need not be reminded of the recovery code.
    var remindsOfRecovery: Bool?
    var hook: HookSetting?
}

/// A program that is run for every piece of news.
package struct HookSetting: Codable, Hashable, Sendable {
    package let program: String
    package let arguments: [String]
    /// The language of what it gets; nil: the node's.
    package var language: String?
    /// Nil in homes of before, where pages set it too.
    var isSetAtHome: Bool?
    /// In Unix milliseconds; nil in homes of before.
    var setAt: Int64?
}
