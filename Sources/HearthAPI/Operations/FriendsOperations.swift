/// Knocks at somebody's node; of somebody who is a friend already, notes where their home is now.
package struct AddFriend: Operation {
    package typealias Answer = FriendInfo
    package static let path = "friends/add"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    /// A link, or a bare public key together with `at`.
    package var link: String
    /// host:port, tried before those in the link.
    package var at: [String]
    package var greeting: String?
    /// Consent, with an invitation to a list, that its circle may dial this node.
    package var showAddresses: Bool?

    package init(
        link: String, at: [String] = [], greeting: String? = nil, showAddresses: Bool? = nil
    ) {
        self.link = link
        self.at = at
        self.greeting = greeting
        self.showAddresses = showAddresses
    }
}

/// The caller's friends and open knocks.
package struct ListFriends: Operation {
    package typealias Answer = [FriendInfo]
    package static let path = "friends"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.childAndKeepers
    package static let isReading = true

    package init() {}
}

/// One friend, or an open knock, and where their home is dialled.
package struct ShowFriend: Operation {
    package typealias Answer = FriendDetail
    package static let path = "friends/show"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.childAndKeepers
    package static let isOfCircle = false
    package static let isReading = true

    package var friend: String

    package init(friend: String) {
        self.friend = friend
    }
}

/// Ends a friendship and stops sharing in both directions.
package struct RemoveFriend: Operation {
    package typealias Answer = Done
    package static let path = "friends/remove"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    package var friend: String

    package init(friend: String) {
        self.friend = friend
    }
}

/// The number to compare with a friend, face to face.
package struct ShowSafetyNumber: Operation {
    package typealias Answer = SafetyNumberInfo
    package static let path = "friends/safety-number"
    package static let askers = Askers.everybody
    package static let isReading = true

    package var friend: String

    package init(friend: String) {
        self.friend = friend
    }
}

/// Marks that safety numbers were compared, or takes the mark back.
package struct VerifyFriend: Operation {
    package typealias Answer = FriendInfo
    package static let path = "friends/verify"
    package static let askers = Askers.everybody

    package var friend: String
    package var verified: Bool

    package init(friend: String, verified: Bool) {
        self.friend = friend
        self.verified = verified
    }
}

/// Says whether somebody who lives with an owner may see what the caller gives there, or takes that back
/// (circle.md, "Recipients").
package struct AnswerHousemate: Operation {
    package typealias Answer = FriendInfo
    package static let path = "friends/housemate"
    package static let askers = Askers.everybody

    package var friend: String
    package var answer: HousemateAnswer
    /// A list on which it holds, and nowhere else; nil: wherever they live with an owner.
    package var list: String?

    package init(friend: String, answer: HousemateAnswer, list: String? = nil) {
        self.friend = friend
        self.answer = answer
        self.list = list
    }
}

/// Of whom the caller was not asked yet whether they may see what the caller gives where they live with an owner.
package struct ListHousemates: Operation {
    package typealias Answer = [HousemateQuestion]
    package static let path = "friends/housemates"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Gives somebody a name of the caller's own, for the caller alone.
package struct NameFriend: Operation {
    package typealias Answer = FriendInfo
    package static let path = "friends/name"
    package static let askers = Askers.everybody

    package var friend: String
    /// Nothing: the person's own name again.
    package var nickname: String?

    package init(friend: String, nickname: String? = nil) {
        self.friend = friend
        self.nickname = nickname
    }
}

/// What waits for the caller's answer: knocks and offered lists.
package struct ShowInbox: Operation {
    package typealias Answer = [InboxEntry]
    package static let path = "inbox"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.childAndKeepers
    package static let isReading = true

    package init() {}
}

/// Answers a knock or an offer.
package struct AnswerInbox: Operation {
    package typealias Answer = InboxEntry
    package static let path = "inbox/answer"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    /// The entry's id, or the person's or list's name.
    package var entry: String
    package var answer: InboxAnswer
    /// Consent that the list's circle may dial this node directly; nil: as `SetAddressSharing` says,
    /// and no before that.
    package var showAddresses: Bool?
    /// Public keys of the keepers of a child's list of whom the caller was told that they see what the caller
    /// gives there: accepting the list lets these see it, and nobody else (`InboxEntry.keepers`).
    package var keepers: [String]?

    package init(
        entry: String, answer: InboxAnswer, showAddresses: Bool? = nil, keepers: [String]? = nil
    ) {
        self.entry = entry
        self.answer = answer
        self.showAddresses = showAddresses
        self.keepers = keepers
    }
}

/// What to do with an entry of the inbox.
package enum InboxAnswer: String, Codable, Sendable, Hashable, CaseIterable {
    case accept
    case refuse
    /// Asked again when the node next starts.
    case ignore
}

/// Makes a one-time link.
package struct NewInvitation: Creating {
    package typealias Answer = InvitationInfo
    package static let path = "invitations/new"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    /// At random; the link is made with it, so that nobody else may know it.
    package var id: NewID
    /// A list of the caller's that the link opens.
    package var list: String?
    /// How long it lasts; 7 when nil.
    package var days: Int?

    package init(list: String? = nil, days: Int? = nil, id: NewID = .random()) {
        self.id = id
        self.list = list
        self.days = days
    }
}

/// The caller's invitations.
package struct ListInvitations: Operation {
    package typealias Answer = [InvitationInfo]
    package static let path = "invitations"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.childAndKeepers
    package static let isReading = true

    package init() {}
}

/// Revokes an invitation that nobody used yet.
package struct RevokeInvitation: Operation {
    package typealias Answer = Done
    package static let path = "invitations/revoke"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    /// The id that the listing shows.
    package var invitation: String

    package init(invitation: String) {
        self.invitation = invitation
    }
}
