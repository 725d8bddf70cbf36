/// Signs a member in until they sign out (`Lock`), also when the node starts again meanwhile.
///
/// Anybody who shows the token then speaks for them, without saying their name.
package struct SignIn: Operation {
    package typealias Answer = SignInInfo
    package static let path = "members/sign-in"
    package static let askers = Askers.anyone
    package static let needsKeys = false

    /// The name of the member.
    package var member: String
    /// nil or empty for a member without one, who is refused if they give one all the same: so that
    /// nobody takes themselves for protected.
    package var passphrase: String?
    /// For a calendar program: the token then opens lists' and birthdays' dates and nothing else.
    package var forCalendars: Bool?
    /// The id of the device that signs in: its sign-ins end when it is taken away. nil: none.
    package var device: String?

    package init(
        member: String, passphrase: String? = nil, forCalendars: Bool? = nil,
        device: String? = nil
    ) {
        self.member = member
        self.passphrase = passphrase
        self.forCalendars = forCalendars
        self.device = device
    }
}

/// Says at which device a sign-in is used that was made before sign-ins knew their devices.
package struct BindSignIn: Operation {
    package typealias Answer = Done
    package static let path = "members/bind-sign-in"
    package static let askers = Askers.everybody
    package static let hasRoute = false
    package static let needsKeys = false

    package var device: String

    package init(device: String) { self.device = device }
}

/// Ends every sign-in of devices that were taken away, whoever's it is.
package struct EndDeviceSignIns: Operation {
    package typealias Answer = Done
    package static let path = "members/end-device-sign-ins"
    package static let askers = Askers.atHome
    package static let hasRoute = false
    package static let needsKeys = false

    /// The ids of the devices.
    package var devices: [String]

    package init(devices: [String]) { self.devices = devices }
}

/// Has the householder who invited a guest be told that the guest's phone was let in; where nobody was named,
/// all householders.
package struct TellOfGuest: Operation {
    package typealias Answer = Done
    package static let path = "members/tell-of-guest"
    package static let askers = Askers.atHome
    package static let hasRoute = false
    package static let needsKeys = false

    /// The public key of the guest.
    package var guest: String
    /// The public key of the householder; nil: nobody was named.
    package var inviter: String?
    /// The phone's id.
    package var device: String
    /// What it is called.
    package var name: String

    package init(guest: String, inviter: String?, device: String, name: String) {
        self.guest = guest
        self.inviter = inviter
        self.device = device
        self.name = name
    }
}

/// Ends every sign-in of the caller's except the one that they show: other browsers, addresses for
/// calendar programs, and sessions of `Unlock`.
package struct SignOutElsewhere: Operation {
    package typealias Answer = Done
    package static let path = "members/sign-out-elsewhere"
    package static let askers = Askers.everybody
    package static let isForMoved = true

    package init() {}
}

/// Who is signed in with the caller's token; refused as `signedOut` where nobody is.
package struct ShowSignIn: Operation {
    package typealias Answer = SignInInfo
    package static let path = "members/signed-in"
    package static let askers = Askers.anyone
    package static let isReading = true
    package static let isForCalendars = true
    package static let needsKeys = false

    package init() {}
}
