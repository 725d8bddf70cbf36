package import HearthAPI

/// What somebody is sent, or given on paper, who has no Hearth yet: in the language of the one who invites.
package enum InvitationLetter {
    package static func subject(from member: String) -> Text {
        Text("An invitation from \(member)")
    }

    /// What comes before the link.
    package static func opening(_ invitation: InvitationInfo) -> [Text] {
        [
            Text("Hello!"),
            invitation.list.map { Text("I would like to share my list “\($0)” with you.") }
                ?? Text("I would like to share wish lists with you."),
            Text(
                "I use Hearth: it runs at home, without a company in between, and keeps every surprise: nobody sees what others give them."
            ),
        ]
    }

    /// How to begin, in order.
    package static func steps(_ invitation: InvitationInfo) -> [Text] {
        [
            Text(
                "Take a computer at home that is on most of the time, with Debian or Ubuntu. Ask me for Hearth's package and install it there: sudo apt install ./hearth_*.deb"
            ),
            Text(
                "Open the link that this prints, and give your home and yourself a name: sudo -u hearth hearth web --home /var/lib/hearth/home"
            ),
            Text(
                "Choose Friends and Add a friend, and scan the code or paste the link. It works once, until \(DateText.date(String(invitation.expiresAt.prefix(10))))."
            ),
        ]
    }

    /// All of it, for a mail or a terminal; nil where the link is not known any more.
    package static func text(_ invitation: InvitationInfo, from member: String) -> String? {
        guard let link = invitation.link else { return nil }
        let numbered = steps(invitation).enumerated().map { "\($0 + 1). \($1.string)" }
        return (opening(invitation).map(\.string) + numbered + [link, member])
            .joined(separator: "\n\n")
    }
}
