package import HearthAPI
import HearthLanguage

/// Asks how soon the others on a list may learn what is reserved, before the list is taken.
package struct AcceptView: PageContent {
    package static let template = "accept"

    let heading: Text
    /// What it leads to besides.
    let hint: Text?
    let operation: String
    let fields: [Field]
    let cancel: String

    /// What the form sends besides the answer.
    struct Field: Sendable {
        let name: String
        let value: String
    }

    /// `offer`: a list in the inbox.
    package init(_ offer: InboxEntry) {
        heading = Text("Say yes to “\(offer.title ?? "…")”")
        hint = nil
        operation = AnswerInbox.path
        fields = [
            Field(name: "entry", value: offer.id),
            Field(name: "answer", value: InboxAnswer.accept.rawValue),
        ]
        cancel = "/friends"
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
    }

    /// Owners reserve nothing, who lives with one learns nothing at once, and who has said it for all
    /// lists is not asked again.
    package static func isNeeded(for entry: InboxEntry, _ addresses: AddressSharingInfo) -> Bool {
        entry.kind == .list && entry.role != .owner && entry.livesWithOwner != true
            && addresses.isShown == nil
    }
}
