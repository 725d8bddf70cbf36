/// Tells members of this home of a friend whom they may know too; asked once of each friendship.
///
/// Nothing of it leaves the node: the friend hears of nobody who has not asked.
package struct IntroduceFriend: Operation {
    package typealias Answer = FriendInfo
    package static let path = "friends/introduce"
    package static let askers = Askers.everybody

    package var friend: String
    /// Names or public keys of members; nobody: the caller is not asked again.
    package var members: [String]

    package init(friend: String, to members: [String] = []) {
        self.friend = friend
        self.members = members
    }
}

/// Friends of other members of whom the caller was told.
package struct ListIntroductions: Operation {
    package typealias Answer = [IntroductionInfo]
    package static let path = "introductions"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Knocks at the home of somebody of whom the caller was told.
package struct AskIntroduced: Operation {
    package typealias Answer = FriendInfo
    package static let path = "introductions/ask"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    /// A name or a public key.
    package var person: String
    package var greeting: String?

    package init(person: String, greeting: String? = nil) {
        self.person = person
        self.greeting = greeting
    }
}

/// Takes away what the caller was told of somebody.
package struct PutAwayIntroduction: Operation {
    package typealias Answer = Done
    package static let path = "introductions/put-away"
    package static let askers = Askers.everybody

    /// A name or a public key.
    package var person: String

    package init(person: String) {
        self.person = person
    }
}
