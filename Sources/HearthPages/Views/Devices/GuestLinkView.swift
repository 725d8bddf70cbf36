package import HearthAPI
import HearthLanguage

/// What a guest's phone shows that opened a link.
package struct GuestLinkView: PageContent {
    package static let template = "guest-link"

    let invitation: Invitation?
    let isGone: Bool
    /// The link has to be pasted where no script reads it.
    let isAsked: Bool
    /// Nil: the browser is no other app's, as far as it can be told.
    let inApp: OpeningOutside?

    struct Invitation: Sendable {
        /// What stands behind the # of the link.
        let secret: String
        let heading: Text
        let text: Text
        let button: Text
        let hasPassphrase: Bool
    }

    private init(
        _ invitation: Invitation?, isGone: Bool = false, inApp: OpeningOutside? = nil
    ) {
        self.invitation = invitation
        self.inApp = inApp
        self.isGone = isGone
        isAsked = invitation == nil && !isGone
    }

    /// Says whose home it is, and who invites; nil: nobody was named.
    package init(
        _ secret: String, for guest: MemberInfo, from inviter: String?, household: String,
        inApp: OpeningOutside?
    ) {
        self.init(
            Invitation(
                secret: secret, heading: Text("Hello, \(guest.name)"),
                text: inviter.map {
                    Text("\($0) invites you to be a guest in the home “\(household)”.")
                } ?? Text("You are invited to be a guest in the home “\(household)”."),
                button: Text("Use Hearth on this phone as \(guest.name)"),
                hasPassphrase: guest.hasPassphrase), inApp: inApp)
    }

    /// Nobody knows yet which link it is.
    package static func asking(inApp: OpeningOutside?) -> GuestLinkView {
        GuestLinkView(nil, inApp: inApp)
    }
    /// It is good no more, or never was.
    package static let gone = GuestLinkView(nil, isGone: true)
}
