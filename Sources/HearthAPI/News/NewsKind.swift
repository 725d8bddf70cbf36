package import HearthKinds

/// What a piece of news is about.
package struct NewsKind: RawRepresentable, Codable, Sendable {
    package static let table = KindTable<NewsKind>(ofAll + ofCircles + activities + words)

    /// What it is called in answers and in what is stored.
    package let rawValue: String
    /// Who can be told it: the one place that says so.
    package let audience: NewsAudience
    /// How several pieces of it that come within an hour, and are unread, become one.
    package let folding: NewsFolding

    package init(
        _ name: String, for audience: NewsAudience = .member, folding: NewsFolding = .never
    ) {
        rawValue = name
        self.audience = audience
        self.folding = folding
    }

    /// The kind that is called so; nil for one that only another Hearth knows.
    package init?(rawValue: String) {
        guard let known = Self.table.all.first(where: { $0.rawValue == rawValue }) else {
            return nil
        }
        self = known
    }

    /// Whether it says something about claims, whispers or ideas, which no owner of the list may
    /// learn.
    package var isSecret: Bool { audience == .circle }
}

extension NewsKind: Hashable, CaseIterable {
    package static var allCases: [NewsKind] { table.all }

    package static func == (left: NewsKind, right: NewsKind) -> Bool {
        left.rawValue == right.rawValue
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// Who can be told a piece of news.
package enum NewsAudience: Sendable, Hashable {
    /// The member whose own things it is about, and who knows their friends.
    case member
    /// Everybody who reads the list.
    case readers
    /// The owners of the list, who are told by the giver themselves.
    case owners
    /// Those who give: never an owner.
    case circle
}

/// How several pieces of news of one kind, on one list, become one.
package enum NewsFolding: Sendable, Hashable {
    /// Each is told by itself.
    case never
    /// It says of how many items it tells.
    case counted
    /// It says how many words there are, also of one item.
    case said
    /// As `counted`, of those that have the same detail, which stays.
    case alike
    /// The last one says all, of one person.
    case replaced
    /// As `replaced`, and the detail is that of the first: a name.
    case renamed
}
