package import HearthAPI
package import HearthLanguage

/// The shelf of faces: who is at the node?
package struct SignInView: PageContent {
    package static let template = "sign-in"
    package static let saysProblem = true

    let household: String
    let faces: [Entrance]
    let isEmpty: Bool
    let next: String

    struct Entrance: Sendable {
        let face: Face
        let hasPassphrase: Bool
        let isGuest: Bool
        /// That they use Hearth on another computer now; nil: they do not.
        let movedText: Text?
        /// Their passphrase is asked for.
        let isChosen: Bool
        let href: String
        /// Where they set a new one, when they have forgotten it.
        let forgottenHref: String
        let problem: String?
    }

    package init(
        household: String, members: [MemberInfo], chosen: String?, next: String,
        problem: Problem?, address: (String) -> String, forgotten: (String) -> String
    ) {
        self.household = household
        faces = members.map { member in
            let isChosen = member.name == chosen
            return Entrance(
                face: Face(member.name), hasPassphrase: member.hasPassphrase,
                isGuest: member.isGuest, movedText: ElsewhereText.mark(member),
                isChosen: isChosen,
                href: address(member.name), forgottenHref: forgotten(member.name),
                problem: isChosen ? problem?.message : nil)
        }
        isEmpty = members.isEmpty
        self.next = next
    }
}

/// Where somebody who has forgotten their passphrase sets a new one with their recovery code.
package struct ForgottenView: PageContent {
    package static let template = "forgotten"
    package static let saysProblem = true

    let face: Face
    let next: String
    let backHref: String
    /// Where a form was refused, its wrong field has the focus.
    let isFirst: Bool

    package init(member: String, next: String, backHref: String, isFirst: Bool) {
        face = Face(member)
        self.next = next
        self.backHref = backHref
        self.isFirst = isFirst
    }
}

/// What a browser sees that nobody let in yet.
package struct EnterView: PageContent {
    package static let template = "enter"

    let isWrong: Bool

    package init(isWrong: Bool) { self.isWrong = isWrong }
}

/// Something that cannot be shown.
package struct MessageView: PageContent {
    package static let template = "message"

    let heading: Text
    let message: String
    let href: String
    let linkText: Text

    package init(heading: Text, message: String, href: String = "/", linkText: Text? = nil) {
        self.heading = heading
        self.message = message
        self.href = href
        self.linkText = linkText ?? Text("To the start page")
    }
}
