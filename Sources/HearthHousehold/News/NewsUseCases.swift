package import HearthAPI
package import HearthRows
package import HearthSodium
import HearthWire

extension ShowNews: UseCase {
    /// What is shown beside what they have not read.
    private static let usual = 20

    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> NewsPage
    {
        let book = try household.newestBook(of: asker, work)
        var items = book.items.reversed().map(\.info)
        switch which {
        case nil:
            items = items.enumerated().filter { $0.offset < Self.usual || $0.element.isUnread }
                .map(\.element)
        case "unread": items.removeAll { !$0.isUnread }
        case "all": break
        case let other?:
            throw HearthError(.usage, ["problem": "“\(other)” is neither unread nor all."])
        }
        return NewsPage(items: items, unread: book.unread, newest: Int(clamping: book.newest))
    }
}

extension ReadNews: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> NewsPage
    {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        guard ids?.count ?? 0 <= NewsBook.itemLimit else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "number of news", "lowest": "0", "highest": "\(NewsBook.itemLimit)"])
        }
        var book = try household.newestBook(of: asker, work)
        let unread = book.unread
        let seen = ids.map { Set($0.map { UInt64(clamping: $0) }) }
        book.read(through: through.map { UInt64(clamping: $0) } ?? .max, among: seen)
        // Whether or not any was unread: when it is written says nothing of what came.
        try household.save(book, of: asker.identity, keys: keys, work)
        household.news.books[asker.identity] = book
        // Their other devices show the number, too.
        if book.unread != unread { household.news.changed.notePeople(of: [asker.identity]) }
        return NewsPage(unread: book.unread, newest: Int(clamping: book.newest))
    }
}

extension ReminderInfo {
    fileprivate init(_ settings: NewsSettings) {
        self.init(
            days: settings.reminderDays, remindsOfRecovery: settings.remindsOfRecovery ?? true)
    }
}

extension ShowReminderDays: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ReminderInfo {
        ReminderInfo(try household.newestBook(of: asker, work).settings)
    }
}

extension SetReminderDays: UseCase {
    private static let most = 8
    private static let longest = 365

    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ReminderInfo {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        guard days.count <= Self.most else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "number of reminders", "lowest": "0", "highest": "\(Self.most)"])
        }
        guard days.allSatisfy({ (0...Self.longest).contains($0) }) else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "days", "lowest": "0", "highest": "\(Self.longest)"])
        }
        var book = try household.newestBook(of: asker, work)
        book.settings.reminderDays = Set(days).sorted(by: >)
        if let remindsOfRecovery { book.settings.remindsOfRecovery = remindsOfRecovery }
        try household.save(book, of: asker.identity, keys: keys, work)
        household.news.books[asker.identity] = book
        return ReminderInfo(book.settings)
    }
}

extension Household {
    /// A member's book, after one more look: asking is their own act, and no claim's.
    package mutating func newestBook(of asker: Asker, _ work: Work) throws -> NewsBook {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        try happened(.newsAskedFor(by: asker.identity), work)
        return try book(of: asker.identity, keys: keys, work)
    }

    /// How much a member has not read; nil while their keys are not in memory.
    package mutating func unreadNews(of member: IdentityKey, _ work: Work) throws -> Int? {
        guard let keys = keyring.keys(of: member) else { return nil }
        return try book(of: member, keys: keys, work).unread
    }
}
