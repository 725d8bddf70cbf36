/// What happened on the lists that the caller follows and to their own things.
package struct ShowNews: Operation {
    package typealias Answer = NewsPage
    package static let path = "news"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    package static let isReading = true

    /// `unread`: only what they have not read; `all`: everything that is kept; nil: what they have
    /// not read and the newest of the rest.
    package var which: String?

    package init(which: String? = nil) {
        self.which = which
    }
}

/// Marks news as read.
package struct ReadNews: Operation {
    package typealias Answer = NewsPage
    package static let path = "news/read"
    package static let askers = Askers.everybody
    package static let isForMoved = true
    package static let showsClaims = true

    /// The id of the newest that they have seen; nil: all of them.
    package var through: Int?
    /// The ids of those that they have seen, where it is not all up to a certain one.
    package var ids: [Int]?

    package init(through: Int? = nil, ids: [Int]? = nil) {
        self.through = through
        self.ids = ids
    }
}

/// When the caller is reminded of what is not bought yet.
package struct ShowReminderDays: Operation {
    package typealias Answer = ReminderInfo
    package static let path = "news/reminders"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Chooses when the caller is reminded of what is not bought yet.
package struct SetReminderDays: Operation {
    package typealias Answer = ReminderInfo
    package static let path = "news/reminders/set"
    package static let askers = Askers.everybody

    /// Days before the date, 0 to 365, at most 8 of them; none: never.
    package var days: [Int]
    /// Whether pages remind the caller of the recovery code; nil: as it is.
    package var remindsOfRecovery: Bool?

    package init(days: [Int], remindsOfRecovery: Bool? = nil) {
        self.days = days
        self.remindsOfRecovery = remindsOfRecovery
    }
}

/// The program that is run for the caller's news.
package struct ShowHook: Operation {
    package typealias Answer = HookInfo
    package static let path = "hook"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Has a program run for every piece of the caller's news (scripts/hooks/README.md), on the node's machine
/// and as its user.
package struct SetHook: Operation {
    package typealias Answer = HookInfo
    package static let path = "hook/set"
    package static let askers = Askers.atHome
    package static let isForMoving = false

    /// An absolute path.
    package var program: String
    package var arguments: [String]
    /// The language of what it gets, such as `en`; nil: the node's.
    package var language: String?

    package init(program: String, arguments: [String] = [], language: String? = nil) {
        self.program = program
        self.arguments = arguments
        self.language = language
    }
}

/// Has no program run any more.
package struct RemoveHook: Operation {
    package typealias Answer = HookInfo
    package static let path = "hook/remove"
    package static let askers = Askers.everybody

    package init() {}
}

/// Runs the caller's program once, with an event that says that it is a test.
package struct TestHook: Operation {
    package typealias Answer = HookInfo
    package static let path = "hook/test"
    package static let askers = Askers.everybody

    package init() {}
}
