/// Adds a member to the household.
package struct AddMember: Confirmed {
    package typealias Answer = MemberInfo
    package static let path = "members/add"
    package static let askers = Askers.householders
    package static let needsKeys = false

    package var name: String
    /// Protects the member's keys on the disk; nil: the home's file mode does.
    package var passphrase: String?
    /// Whether they live elsewhere and have no node of their own: pages say so, and what that means.
    package var isGuest: Bool?
    /// The asker's own passphrase, which pages ask for again.
    package var current: String?

    package init(
        name: String, passphrase: String? = nil, isGuest: Bool? = nil, current: String? = nil
    ) {
        self.name = name
        self.passphrase = passphrase
        self.isGuest = isGuest
        self.current = current
    }
}

/// Makes a member a householder, who may decide for the household, or a householder none any more.
///
/// The last householder stays one. A guest who becomes one is no guest any more.
package struct SetHouseholder: Confirmed {
    package typealias Answer = MemberInfo
    package static let path = "members/householder"
    package static let askers = Askers.householders
    package static let needsKeys = false

    /// The name of the member.
    package var member: String
    package var isHouseholder: Bool
    /// The asker's own passphrase, which pages ask for again.
    package var current: String?

    package init(member: String, isHouseholder: Bool, current: String? = nil) {
        self.member = member
        self.isHouseholder = isHouseholder
        self.current = current
    }
}

/// Everybody who lives on this node.
package struct ListMembers: Operation {
    package typealias Answer = [MemberInfo]
    package static let path = "members"
    package static let askers = Askers.anyone
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}

/// Opens a session of a member with a passphrase.
package struct Unlock: Operation {
    package typealias Answer = SessionInfo
    package static let path = "members/unlock"
    package static let askers = Askers.anyone
    package static let needsKeys = false

    package var passphrase: String

    package init(passphrase: String) {
        self.passphrase = passphrase
    }
}

/// Ends the caller's session; their keys leave memory with the last one.
package struct Lock: Operation {
    package typealias Answer = Done
    package static let path = "members/lock"
    package static let askers = Askers.everybody
    package static let needsKeys = false
    package static let isForCalendars = true

    package init() {}
}

/// Sets, changes or takes away the caller's passphrase.
package struct SetPassphrase: Operation {
    package typealias Answer = MemberInfo
    package static let path = "members/passphrase"
    package static let askers = Askers.everybody
    package static let isForMoved = true
    package static let forChildren = ChildsAskers.keepingHouseholders

    /// nil takes it away.
    package var new: String?
    /// The one that there is; asked for (`passphraseAgain`) although the keys are open.
    package var current: String?

    package init(new: String? = nil, current: String? = nil) {
        self.new = new
        self.current = current
    }
}

/// Deletes the caller from this home, with all that is theirs, at once and for good. The last householder
/// is not deleted.
package struct DeleteMember: Operation {
    package typealias Answer = Done
    package static let path = "members/delete"
    package static let askers = Askers.everybody
    package static let isForMoved = true
    /// Before the new home has shown itself, this one may be the only one that has all of it.
    package static let isForMoving = false
    package static let forChildren = ChildsAskers.keepingHouseholders

    /// Their passphrase; asked for (`passphraseAgain`) where there is one, although the keys are
    /// open.
    package var passphrase: String?

    package init(passphrase: String? = nil) {
        self.passphrase = passphrase
    }
}

/// The caller's public key and link.
package struct ShowKey: Operation {
    package typealias Answer = KeyInfo
    package static let path = "key"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.childAndKeepers
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}

/// The caller's recovery code: the seed of all their keys.
package struct ShowRecoveryCode: Operation {
    package typealias Answer = RecoveryInfo
    package static let path = "members/recovery-code"
    package static let askers = Askers.everybody
    package static let isForMoved = true
    package static let forChildren = ChildsAskers.keepingHouseholders

    /// Their passphrase; asked for (`passphraseAgain`) where there is one, although the keys are
    /// open.
    package var passphrase: String?

    package init(passphrase: String? = nil) {
        self.passphrase = passphrase
    }
}
