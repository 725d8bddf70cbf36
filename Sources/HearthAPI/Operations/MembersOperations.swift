/// Adds a member to the household.
package struct AddMember: Operation {
    package typealias Answer = MemberInfo
    package static let path = "members/add"
    package static let needsKeys = false

    package var name: String
    /// Protects the member's keys on the disk; nil: the home's file mode does.
    package var passphrase: String?
    /// Whether they live elsewhere and have no node of their own: pages say so, and what that means.
    package var isGuest: Bool?

    package init(name: String, passphrase: String? = nil, isGuest: Bool? = nil) {
        self.name = name
        self.passphrase = passphrase
        self.isGuest = isGuest
    }
}

/// Everybody who lives on this node.
package struct ListMembers: Operation {
    package typealias Answer = [MemberInfo]
    package static let path = "members"
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}

/// Opens a session of a member with a passphrase.
package struct Unlock: Operation {
    package typealias Answer = SessionInfo
    package static let path = "members/unlock"
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
    package static let needsKeys = false
    package static let isForCalendars = true

    package init() {}
}

/// Sets, changes or takes away the caller's passphrase.
package struct SetPassphrase: Operation {
    package typealias Answer = MemberInfo
    package static let path = "members/passphrase"

    /// nil takes it away.
    package var new: String?
    /// The one that there is; asked for (`passphraseAgain`) although the keys are open.
    package var current: String?

    package init(new: String? = nil, current: String? = nil) {
        self.new = new
        self.current = current
    }
}

/// Deletes the caller from this home, with all that is theirs, at once and for good.
package struct DeleteMember: Operation {
    package typealias Answer = Done
    package static let path = "members/delete"

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
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}

/// The caller's recovery code: the seed of all their keys.
package struct ShowRecoveryCode: Operation {
    package typealias Answer = RecoveryInfo
    package static let path = "members/recovery-code"

    /// Their passphrase; asked for (`passphraseAgain`) where there is one, although the keys are
    /// open.
    package var passphrase: String?

    package init(passphrase: String? = nil) {
        self.passphrase = passphrase
    }
}
