/// One thing that happened, for one member.
package struct NewsInfo: Codable, Sendable, Hashable {
    /// The detail of `keptTwice` where the copy is of what the reader wrote; of `notesKept` where it was the reader who
    /// wrote both.
    package static let ownCopy = "own"
    /// The detail of `wishAdded` where what came are lines of a checklist.
    package static let lines = "lines"
    /// The detail of `offer` where they read the list already, and are asked to edit it.
    package static let moreRole = "role"

    /// Grows with every piece of news of this member's; never used twice.
    package var id: Int
    package var kind: NewsKind
    /// When the node noticed it, ISO 8601.
    package var at: String
    package var isUnread: Bool
    /// Who knocked, accepted, offers, stopped sharing, wrote, whispered, asks or tells, who added, changed
    /// or removed a wish, or whose birthday it is; nil when it is about several people, or unknown.
    package var person: String?
    package var list: String?
    package var listID: String?
    /// Whose list it is; nil when it is the member's own, or it is about no list.
    package var owner: String?
    /// The wish or surprise idea; nil when it is about several.
    package var wish: String?
    package var wishID: String?
    /// What the list is of, where that is not wishes.
    package var listKind: String?
    /// How many wishes, or words, it is about; 1 for everything that is not folded.
    package var count: Int
    /// The new date, names of those ahead, when a hold lapses, days that are left, the beginning of
    /// what somebody says, or the date of a birthday.
    package var detail: String?

    package init(
        id: Int, kind: NewsKind, at: String, isUnread: Bool, person: String? = nil,
        list: String? = nil, listID: String? = nil, owner: String? = nil, wish: String? = nil,
        wishID: String? = nil, count: Int = 1, detail: String? = nil, listKind: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.at = at
        self.isUnread = isUnread
        self.person = person
        self.list = list
        self.listID = listID
        self.owner = owner
        self.wish = wish
        self.wishID = wishID
        self.listKind = listKind
        self.count = count
        self.detail = detail
    }
}

/// A member's news, newest first.
package struct NewsPage: Codable, Sendable, Hashable {
    package var items: [NewsInfo]
    /// How many of all that are kept the caller has not read.
    package var unread: Int
    /// The id of the newest piece of news; 0 before there was any.
    package var newest: Int
    /// What is wrong with the home's disk now; nil: nothing.
    package var diskProblem: AlarmNotice?

    package init(items: [NewsInfo] = [], unread: Int = 0, newest: Int = 0) {
        self.items = items
        self.unread = unread
        self.newest = newest
    }
}

/// How many days before a date a member is reminded of what is not bought yet, and of birthdays.
package struct ReminderInfo: Codable, Sendable, Hashable {
    /// Largest first; empty: never.
    package var days: [Int]
    /// Whether pages remind them of the recovery code, which they have not put away yet.
    package var remindsOfRecovery: Bool

    package init(days: [Int] = [], remindsOfRecovery: Bool = true) {
        self.days = days
        self.remindsOfRecovery = remindsOfRecovery
    }
}

/// The program that a member's node runs for their news.
package struct HookInfo: Codable, Sendable, Hashable {
    /// nil: there is none.
    package var program: String?
    package var arguments: [String]
    /// The language of what the program gets, such as `en`; nil: the node's.
    package var language: String?
    /// Whether others live on the node: the person who runs it can read what the program gets.
    package var isShared: Bool
    /// It is not run: a guest chose it on a page, and at home nobody has set it since.
    package var isOff: Bool
    /// What went wrong when it was run last; nil when nothing did.
    package var problem: String?

    package init(
        program: String? = nil, arguments: [String] = [], language: String? = nil,
        isShared: Bool = false, isOff: Bool = false, problem: String? = nil
    ) {
        self.program = program
        self.arguments = arguments
        self.language = language
        self.isShared = isShared
        self.isOff = isOff
        self.problem = problem
    }
}

extension NewsInfo {
    /// Whether it tells of what waits for an answer there, which pages ask and count by itself.
    package func waits(in inbox: [InboxEntry]) -> Bool {
        inbox.contains { entry in
            switch (kind, entry.kind) {
            case (.knock, .knock), (.ask, .ask): isBy(entry)
            case (.offer, .list): listID.map(InboxEntry.id(ofList:)) == entry.id
            case (.listEnded, .ended):
                listID.map { entry.id == "ended-" + $0.prefix(16) } ?? false
            default: false
            }
        }
    }

    /// The entry may tell its person from a namesake by a short id.
    private func isBy(_ entry: InboxEntry) -> Bool {
        person.map { entry.from == $0 || entry.from.hasPrefix($0 + "#") } ?? false
    }
}
