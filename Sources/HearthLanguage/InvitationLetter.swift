package import HearthAPI

/// What somebody is sent, or given on paper, who has no Hearth yet and knows nothing of it: in the language
/// of the one who invites.
///
/// The first page says what it is and how one can take part, in words for everybody. What is typed into a
/// computer stands on a second one.
package enum InvitationLetter {
    /// One of the ways to take part.
    package struct Way: Sendable {
        package let heading: Text
        package let text: Text
    }

    /// Something to do on one's own computer.
    package struct Step: Sendable {
        package let text: Text
        /// What is typed there; nil: nothing.
        package let command: String?
    }

    package static func subject(from member: String) -> Text {
        Text("An invitation from \(member)")
    }

    /// What the letter begins with.
    package static func opening(_ invitation: InvitationInfo) -> [Text] {
        [
            Text("Hello!"),
            shared(invitation),
            Text(
                "Hearth is for wish lists among friends: you see what others wish for, and reserve what you want to give. It runs in our own homes, with no company in between, and all surprises stay secret: nobody learns what others mean to give them."
            ),
        ]
    }

    private static func shared(_ invitation: InvitationInfo) -> Text {
        guard let list = invitation.list else {
            return Text("I would like to share wish lists with you.")
        }
        return OfferWords.of(invitation.listKind).letter(list)
    }

    /// `reachesGuests`: a guest's phone finds the pages of this home from everywhere; otherwise in its network only.
    package static func ways(reachesGuests: Bool) -> [Way] {
        [
            Way(
                heading: Text("Be our guest"),
                text: reachesGuests
                    ? Text(
                        "You need no computer, only a phone. Tell me that you want to, and I add you to our Hearth and help you with your phone."
                    )
                    : Text(
                        "When you visit us, you can use our Hearth on your phone, and you need no computer. Tell me that you want to, and I add you and help you with your phone."
                    )),
            Way(
                heading: Text("Your own computer"),
                text: Text(
                    "Your lists then live in your own home. It takes a computer that is always on, with Debian or Ubuntu. The next page says how."
                )),
        ]
    }

    package static var stepsHeading: Text { Text("On your own computer") }

    /// How to begin there, in order.
    package static func steps(_ invitation: InvitationInfo) -> [Step] {
        let file = "hearth_\(Version.hearth)_amd64.deb"
        return [
            Step(
                text: Text("Get the package from me: a file such as \(file). Install it there:"),
                command: "sudo apt install ./hearth_*.deb"),
            Step(
                text: Text(
                    "Open the link that this prints in a browser of that computer, and give your home and yourself a name:"
                ), command: "sudo -u hearth hearth web --home /var/lib/hearth/home"),
            Step(
                text: Text(
                    "Choose Friends and Add a friend, and scan the code or paste the link. It works once, until \(DateText.date(String(invitation.expiresAt.prefix(10))))."
                ), command: nil),
        ]
    }

    /// All of it, for a mail or a terminal; nil where the link is not known any more.
    package static func text(
        _ invitation: InvitationInfo, from member: String, reachesGuests: Bool
    ) -> String? {
        guard let link = invitation.link else { return nil }
        let ways = ways(reachesGuests: reachesGuests).map {
            "\($0.heading.string)\n\($0.text.string)"
        }
        let numbered = steps(invitation).enumerated().map { index, step in
            "\(index + 1). \(step.text.string)" + (step.command.map { "\n   \($0)" } ?? "")
        }
        let first = opening(invitation).map(\.string) + ways + [member]
        return (first + ["* * *", stepsHeading.string] + numbered + [link])
            .joined(separator: "\n\n")
    }
}
