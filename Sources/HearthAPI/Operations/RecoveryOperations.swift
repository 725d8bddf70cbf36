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

    package init() {}
}
