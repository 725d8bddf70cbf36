/// Sets a new passphrase for a member who has forgotten theirs, with their recovery code. All their
/// sign-ins, sessions and calendar addresses end.
///
/// The member is the one whom the caller names; a member without a passphrase is refused. Wrong codes are
/// counted together with wrong passphrases.
package struct ReplacePassphrase: Operation {
    package typealias Answer = ReplacedPassphraseInfo
    package static let path = "members/replace-passphrase"
    package static let askers = Askers.anyone
    package static let needsKeys = false

    /// The recovery code as it was typed: spaces, dashes and capitals do not matter.
    package var code: String
    package var new: String
    /// Whether the member is signed in with it, as by `SignIn`.
    package var signsIn: Bool?
    /// The id of the device that signs in. nil: none.
    package var device: String?

    package init(code: String, new: String, signsIn: Bool? = nil, device: String? = nil) {
        self.code = code
        self.new = new
        self.signsIn = signsIn
        self.device = device
    }
}

/// When the caller's passphrase was replaced with their recovery code, in the last year, or since they
/// acknowledged it last.
package struct ShowReplacements: Operation {
    package typealias Answer = [PassphraseReplacement]
    package static let path = "members/replacements"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Says that the caller knows of all replacements that they were told of.
package struct AcknowledgeReplacements: Operation {
    package typealias Answer = Done
    package static let path = "members/replacements/acknowledge"
    package static let askers = Askers.everybody
    package static let isForMoved = true

    package init() {}
}

/// Has somebody come to live here whose computer is lost: with their recovery code, and a friend whose home
/// gives back what it keeps of theirs.
///
/// Where nobody lives yet, they are the first member, and anybody who was let in may ask it.
package struct RecoverMember: Confirmed {
    package typealias Answer = HouseholdInfo
    package static let path = "recovery/begin"
    package static let askers = Askers.householders
    package static let needsKeys = false

    /// What they are called from now on.
    package var name: String
    /// Their recovery code as it was typed.
    package var code: String
    /// The link of a friend of theirs.
    package var friend: String
    /// Protects their keys on the disk; nil: the home's file mode does.
    package var passphrase: String?
    /// What the household is called; only where nobody lives yet.
    package var household: String?
    /// The asker's own passphrase, which pages ask for again.
    package var current: String?

    package init(
        name: String, code: String, friend: String, passphrase: String? = nil,
        household: String? = nil, current: String? = nil
    ) {
        self.name = name
        self.code = code
        self.friend = friend
        self.passphrase = passphrase
        self.household = household
        self.current = current
    }
}

/// How far the caller's recovery has come, and whom their friends' homes know besides.
package struct ShowRecovery: Operation {
    package typealias Answer = RecoveryProgress
    package static let path = "recovery"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Asks the homes of the friends whom the kept record names for what they keep of the caller's, but for those
/// who are left out. Nobody is asked again. Before a friend's home has said what it keeps, nothing happens.
package struct AskFoundFriends: Operation {
    package typealias Answer = RecoveryProgress
    package static let path = "recovery/ask"
    package static let askers = Askers.everybody

    /// Public keys of those whom the caller does not want to be friends with any more.
    package var without: [String]

    package init(without: [String] = []) {
        self.without = without
    }
}

/// Has a member live here again who was recovered on another computer: that one becomes the old one.
package struct TakeOver: Confirmed {
    package typealias Answer = MemberInfo
    package static let path = "recovery/take-over"
    package static let askers = Askers.everybody
    package static let isForMoved = true

    /// The caller's own passphrase, which pages ask for again.
    package var current: String?

    package init(current: String? = nil) {
        self.current = current
    }
}

/// Has the caller stay here after all who was packed up for another home: they can write here again, and what
/// was packed up is an old copy from now on.
package struct StayHere: Operation {
    package typealias Answer = MemberInfo
    package static let path = "members/stay"
    package static let askers = Askers.everybody
    package static let isForMoving = true

    package init() {}
}

/// Packs up all that is one member's into a file, with which they move to a home of their own. Their recovery
/// code opens it. From then on nothing that they write is taken here (`Operation.isForMoving`).
package struct PackMember: Operation {
    package typealias Answer = PackedMember
    package static let path = "members/pack"
    package static let askers = Askers.atHome
    package static let needsKeys = false

    /// The name of the member.
    package var member: String
    /// The whole path of a file that is not there yet.
    package var file: String

    package init(member: String, file: String) {
        self.member = member
        self.file = file
    }
}
