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
    let letter: String?
    let mail: String?
    let problem: String?

    struct Line: Sendable {
        let id: String
        let what: String
        let state: Text
        let isOpen: Bool
    }

    package init(
        lists: [ListInfo], invitations: [InvitationInfo], made: InvitationInfo?,
        from member: String,
        problem: Problem?
    ) {
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
        letter = made?.link.map { Self.letter(from: member, link: $0, list: made?.list) }
        mail = letter.map {
            "mailto:?subject=\(PercentCoding.encode(Text("An invitation from \(member)").string))"
                + "&body=\(PercentCoding.encode($0))"
        }
        self.problem = problem?.message
    }

    private static func state(_ invitation: InvitationInfo) -> Text {
        switch invitation.state {
        case .open: Text("Open until \(DateText.date(String(invitation.expiresAt.prefix(10))))")
        case .used: Text("Used by \(invitation.usedBy ?? "?")")
        case .expired: Text("Expired")
        case .revoked: Text("Taken back")
        }
    }

    private static func letter(from member: String, link: String, list: String?) -> String {
        let what =
            list.map { Text("I would like to share my list “\($0)” with you.") }
            ?? Text("I would like to share wish lists with you.")
        return [
            Text("Hello!").string, what.string,
            Text(
                "I use Hearth: it runs at home, without a company in between, and keeps every surprise. Install it, start it, and add me with this link, which works once:"
            ).string, link, member,
        ].joined(separator: "\n\n")
    }
}
