/// A member whose passphrase was replaced with their recovery code.
package struct ReplacedPassphraseInfo: Codable, Sendable, Hashable {
    /// The member's name.
    package var member: String
    /// Where one was asked for.
    package var signIn: SignInInfo?

    package init(member: String, signIn: SignInInfo? = nil) {
        self.member = member
        self.signIn = signIn
    }
}

/// That a member's passphrase was replaced with their recovery code.
package struct PassphraseReplacement: Codable, Sendable, Hashable {
    /// ISO 8601.
    package var at: String
    /// The member did not say yet that they know of it, and it was not done with the sign-in that asks.
    package var isNew: Bool

    package init(at: String, isNew: Bool) {
        self.at = at
        self.isNew = isNew
    }
}

/// How far a recovery has come.
package struct RecoveryProgress: Codable, Sendable, Hashable {
    /// Since when the member lives here (ISO 8601); nil: they were never recovered here.
    package var since: String?
    /// Friends who were asked, or who are back.
    package var friends: [RecoveringFriend]
    /// When the record was written that friends' homes kept (ISO 8601); nil: none has come.
    package var keptAt: String?
    /// Friends whom it names and who were not asked yet.
    package var found: [FoundFriend]
    /// How many lists it names, and how many of them are here; of this the member's own ones.
    package var listsKept: Int
    package var listsHere: Int
    /// Own lists of which nothing is sent before their readers are confirmed; as titles.
    package var listsHeld: [String]

    package init(
        since: String? = nil, friends: [RecoveringFriend] = [], keptAt: String? = nil,
        found: [FoundFriend] = [], listsKept: Int = 0, listsHere: Int = 0,
        listsHeld: [String] = []
    ) {
        self.since = since
        self.friends = friends
        self.keptAt = keptAt
        self.found = found
        self.listsKept = listsKept
        self.listsHere = listsHere
        self.listsHeld = listsHeld
    }
}

/// A friend of somebody who was recovered.
package struct RecoveringFriend: Codable, Sendable, Hashable {
    /// nil: not known yet.
    package var name: String?
    /// Their public key.
    package var key: String
    /// Their home gave back what the two said to each other, or said that there was nothing.
    package var isBack: Bool
    /// What has become of asking them, while they are not back.
    package var note: FriendRemark?

    package init(name: String? = nil, key: String, isBack: Bool, note: FriendRemark? = nil) {
        self.name = name
        self.key = key
        self.isBack = isBack
        self.note = note
    }
}

/// Somebody whom the kept record names as a friend.
package struct FoundFriend: Codable, Sendable, Hashable {
    package var name: String
    /// Their public key.
    package var key: String

    package init(name: String, key: String) {
        self.name = name
        self.key = key
    }
}

/// All that is one member's, in a file.
package struct PackedMember: Codable, Sendable, Hashable {
    package var member: String
    package var file: String
    /// Their public key.
    package var key: String

    package init(member: String, file: String, key: String) {
        self.member = member
        self.file = file
        self.key = key
    }
}
