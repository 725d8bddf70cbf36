package import HearthAPI
import HearthLanguage

/// Somebody without a node is invited: a ready text with a link that works once.
package struct InviteView: PageContent {
    package static let template = "invite"
    package static let saysProblem = true

    let lists: [Choice]
    let invitations: [Line]
    let hasInvitations: Bool
    /// Of the invitation that was just made.
    let letter: Letter?
    let problem: String?

    /// What somebody gets who has no Hearth yet.
    struct Letter: Sendable {
        /// All of it, for a mail.
        let text: String
        let mail: String
        let subject: Text
        let opening: [Text]
        let ways: [InvitationLetter.Way]
        let stepsHeading: Text
        let steps: [InvitationLetter.Step]
        let link: String
        /// The link as a QR code, an SVG picture.
        let code: String
        let from: String

        /// Nil where the link is not known any more.
        init?(
            _ invitation: InvitationInfo, from member: String, reachesGuests: Bool,
            drawing: (String) throws -> String
        ) rethrows {
            guard let link = invitation.link,
                let text = InvitationLetter.text(
                    invitation, from: member, reachesGuests: reachesGuests)
            else { return nil }
            self.text = text
            subject = InvitationLetter.subject(from: member)
            mail =
                "mailto:?subject=\(PercentCoding.encode(subject.string))"
                // Line ends as RFC 6068, section 5, has them.
                + "&body=\(PercentCoding.encode(text.replacing("\n", with: "\r\n")))"
            opening = InvitationLetter.opening(invitation)
            ways = InvitationLetter.ways(reachesGuests: reachesGuests)
            stepsHeading = InvitationLetter.stepsHeading
            steps = InvitationLetter.steps(invitation)
            self.link = link
            code = try drawing(link)
            from = member
        }
    }

    struct Line: Sendable {
        let id: String
        let what: String
        let state: Text
        let isOpen: Bool
    }

    /// `drawing`: the QR code of a text, as SVG.
    package init(
        lists: [ListInfo], invitations: [InvitationInfo], made: InvitationInfo?,
        from member: String, reachesGuests: Bool, problem: Problem?,
        drawing: (String) throws -> String
    ) rethrows {
        self.lists =
            [Choice(value: "", label: Text("No list, only friends"), isChosen: true)]
            + lists.filter { $0.isOwn && !$0.isTray && !$0.isArchived }.map {
                Choice(value: $0.id, label: Text(verbatim: $0.title ?? ""), isChosen: false)
            }
        self.invitations = invitations.map {
            Line(
                id: $0.id, what: $0.list ?? Text("No list, only friends").string,
                state: Self.state($0),
                isOpen: $0.state == .open)
        }
        hasInvitations = !invitations.isEmpty
        letter = try made.flatMap {
            try Letter($0, from: member, reachesGuests: reachesGuests, drawing: drawing)
        }
        self.problem = problem?.message
    }

    private static func state(_ invitation: InvitationInfo) -> Text {
        switch invitation.state {
        case .open: Text("Open until \(DateText.day(of: invitation.expiresAt))")
        case .used: Text("Used by \(invitation.usedBy ?? "?")")
        case .expired: Text("Expired")
        case .revoked: Text("Taken back")
        }
    }
}
