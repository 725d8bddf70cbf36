package import HearthAPI
import HearthLanguage

/// What is asked before a list is taken: how soon the others on it may learn what is reserved, and
/// whether friends in its owner's home may see what the visitor gives there.
package struct AcceptView: PageContent {
    package static let template = "accept"
    /// A field for each person, with their public key: the answer of whom may see what is given.
    package static let housemateField = "housemate-"

    /// Where the question about an entry of the inbox is asked, and where its list is waited for after a yes.
    package static func address(of entry: String) -> String { "/accept/\(entry)" }

    let heading: Text
    /// What it leads to besides.
    let hint: Text?
    let operation: String
    let fields: [Field]
    let cancel: String
    let housemates: [Housemate]
    let asksHow: Bool
    /// What they answered before to how soon, where it counts for this list; nil: it does not, or is asked.
    let setting: Text?

    /// What the form sends besides the answer.
    struct Field: Sendable {
        let name: String
        let value: String
    }

    /// A friend in the owner's home, and no answer chosen.
    struct Housemate: Sendable {
        let field: String
        let question: Text
        let warning: Text?
        let answers: [Choice]
    }

    /// `offer`: a list in the inbox.
    package init(_ offer: InboxEntry, _ addresses: AddressSharingInfo) {
        heading = Text("Say yes to “\(offer.title ?? "…")”")
        hint = nil
        operation = AnswerInbox.path
        fields = [
            Field(name: "entry", value: offer.id),
            Field(name: "answer", value: InboxAnswer.accept.rawValue),
        ]
        cancel = "/friends"
        let owners = People(offer.owners ?? [offer.from]).description
        housemates = (offer.housemates ?? []).map { person in
            Housemate(
                field: Self.housemateField + person.key,
                question: HousemateText.question(person.name, owner: owners),
                warning: person.isNamesake ? HousemateText.namesake(person.name) : nil,
                answers: HousemateForm.answers)
        }
        asksHow = Self.asksHow(offer, addresses)
        setting = Self.counts(for: offer) ? addresses.isShown.map(Self.setting) : nil
    }

    /// `invitation`: what was typed to become friends by an invitation, which may open a list.
    package init(_ invitation: AddFriend) {
        heading = Text("Use the invitation")
        hint = Text("This is an invitation. It may open a list of the person who made it.")
        operation = AddFriend.path
        fields = [
            Field(name: "link", value: invitation.link),
            Field(name: "?greeting", value: invitation.greeting ?? ""),
        ]
        cancel = AddFriendView.address
        housemates = []
        asksHow = true
        setting = nil
    }

    package static func isNeeded(for entry: InboxEntry, _ addresses: AddressSharingInfo) -> Bool {
        entry.kind == .list
            && (asksHow(entry, addresses) || !(entry.housemates ?? []).isEmpty)
    }

    /// Who has answered once is not asked again.
    private static func asksHow(_ entry: InboxEntry, _ addresses: AddressSharingInfo) -> Bool {
        counts(for: entry) && addresses.isShown == nil
    }

    /// Of notes nothing is given. Owners reserve nothing, and who lives with one learns nothing at once.
    private static func counts(for entry: InboxEntry) -> Bool {
        entry.isOfWishes && entry.role != .owner && entry.livesWithOwner != true
    }

    private static func setting(_ isShown: Bool) -> Text {
        isShown
            ? Text("Friends on the list see at once what you give.")
            : Text("Friends on the list see what you give with a few minutes' delay.")
    }
}
