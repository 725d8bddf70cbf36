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
