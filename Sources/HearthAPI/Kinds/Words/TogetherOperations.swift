/// How friends learn who show it to the caller, and who sees how the caller learns.
package struct ShowTogether: Operation {
    package typealias Answer = TogetherShown
    package static let path = "words/together"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// `streak` (if nothing is said), `week` or `learned`.
    package var sort: String?
    /// Each word of it stands in the friend's name.
    package var text: String?

    package init(sort: String? = nil, text: String? = nil) {
        self.sort = sort
        self.text = text
    }
}

package struct TogetherShown: Codable, Sendable, Hashable {
    /// The caller's own numbers, as they are now.
    package var own: [WordNumbers]
    package var friends: [FriendStanding]
    /// Who sees the caller's progress, or is asked.
    package var readers: [StandingReader]
    /// When it is written for them next, ISO 8601; nil: nobody sees it.
    package var next: String?

    package init(
        own: [WordNumbers], friends: [FriendStanding], readers: [StandingReader], next: String?
    ) {
        self.own = own
        self.friends = friends
        self.readers = readers
        self.next = next
    }
}

package struct StandingReader: Codable, Sendable, Hashable {
    package var name: String
    /// They have not said yes yet.
    package var isAsked: Bool

    package init(name: String, isAsked: Bool) {
        self.name = name
        self.isAsked = isAsked
    }
}

/// How a friend learns, through a day that is over.
package struct FriendStanding: Codable, Sendable, Hashable {
    /// The id of the list; `lists/leave` takes it off.
    package var list: String
    package var name: String
    package var languages: [StandingInfo]
    /// By their names, as `WordAchievementInfo` has them.
    package var achievements: [String]
    /// `2026-11-22`; nil: nothing has come yet.
    package var through: String?

    package init(
        list: String, name: String, languages: [StandingInfo], achievements: [String],
        through: String?
    ) {
        self.list = list
        self.name = name
        self.languages = languages
        self.achievements = achievements
        self.through = through
    }
}

package struct StandingInfo: Codable, Sendable, Hashable {
    package var language: String
    package var level: Int
    package var streak: Int
    package var bestStreak: Int
    package var learned: Int
    package var points: Int
    /// Of seven days each, the latest first.
    package var weekPoints: [Int]
    /// They have the caller's word today: both have the pack and the level.
    package var isSameWord: Bool

    package init(
        language: String, level: Int, streak: Int, bestStreak: Int, learned: Int, points: Int,
        weekPoints: [Int], isSameWord: Bool
    ) {
        self.language = language
        self.level = level
        self.streak = streak
        self.bestStreak = bestStreak
        self.learned = learned
        self.points = points
        self.weekPoints = weekPoints
        self.isSameWord = isSameWord
    }
}

/// Asks friends whether they want to see how the caller learns: numbers that are written once a day, through yesterday,
/// without times, days and words.
package struct ShareProgress: Operation {
    package typealias Answer = TogetherShown
    package static let path = "words/share"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    /// Friends' names.
    package var with: [String]

    package init(with: [String]) { self.with = with }
}

/// Shows the caller's progress to some no more. They keep what came to them until then.
package struct HideProgress: Operation {
    package typealias Answer = TogetherShown
    package static let path = "words/unshare"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    /// Their names; nil: all.
    package var with: [String]?

    package init(with: [String]? = nil) { self.with = with }
}
