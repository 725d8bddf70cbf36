/// Signs a member in until they sign out (`Lock`), also when the node starts again meanwhile.
///
/// Anybody who shows the token then speaks for them, without saying their name.
package struct SignIn: Operation {
    package typealias Answer = SignInInfo
    package static let path = "members/sign-in"
    package static let needsKeys = false

    /// The name of the member.
    package var member: String
    /// nil or empty for a member without one, who is refused if they give one all the same: so that
    /// nobody takes themselves for protected.
    package var passphrase: String?
    /// For a calendar program: the token then opens lists' and birthdays' dates and nothing else.
    package var forCalendars: Bool?

    package init(member: String, passphrase: String? = nil, forCalendars: Bool? = nil) {
        self.member = member
        self.passphrase = passphrase
        self.forCalendars = forCalendars
    }
}

/// Ends every sign-in of the caller's except the one that they show: other browsers, addresses for
/// calendar programs, and sessions of `Unlock`.
package struct SignOutElsewhere: Operation {
    package typealias Answer = Done
    package static let path = "members/sign-out-elsewhere"

    package init() {}
}

/// Who is signed in with the caller's token; refused as `signedOut` where nobody is.
package struct ShowSignIn: Operation {
    package typealias Answer = SignInInfo
    package static let path = "members/signed-in"
    package static let isReading = true
    package static let isForCalendars = true
    package static let needsKeys = false

    package init() {}
}
