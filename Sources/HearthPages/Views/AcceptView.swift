package import HearthAPI
import HearthLanguage

/// What is asked before a list is taken: how soon the others on it may learn what is reserved. Of a child's list it
/// names those who look after it and see what is given.
package struct AcceptView: PageContent {
    package static let template = "accept"
    /// The field of the public key of each keeper whom the page names.
    package static let keepersField = "keepers[]"

    /// Where the question about an entry of the inbox is asked, and where its list is waited for after a yes.
    package static func address(of entry: String) -> String { "/accept/\(entry)" }

    let heading: Text
    /// What it leads to besides.
    let hint: Text?
    let operation: String
    let fields: [Field]
    let cancel: String
    let keepers: [Text]

    /// What the form sends besides the answer.
    struct Field: Sendable {
        let name: String
        let value: String
    }

    /// `offer`: a list in the inbox.
    package init(_ offer: InboxEntry) {
        heading = Text("Say yes to “\(offer.shownTitle ?? "…")”")
        hint = nil
        operation = AnswerInbox.path
        fields =
            [
                Field(name: "entry", value: offer.id),
                Field(name: "answer", value: InboxAnswer.accept.rawValue),
            ] + Self.seeing(offer).map { Field(name: Self.keepersField, value: $0) }
        cancel = "/friends"
        keepers = Self.keepers(offer)
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
        keepers = []
    }

    /// Who has answered once is not asked again.
    package static func isNeeded(for entry: InboxEntry, _ addresses: AddressSharingInfo) -> Bool {
        entry.kind == .list && counts(for: entry) && addresses.isShown == nil
    }

    /// Who looks after the list, as far as accepting it lets somebody see what is given there.
    static func keepers(_ offer: InboxEntry) -> [Text] {
        guard let keepers = offer.keepers else { return [] }
        return KeepersText.lines(keepers, of: People(offer.owners ?? [offer.from]).description)
    }

    /// The public keys of those whom accepting the list lets see what is given there.
    static func seeing(_ offer: InboxEntry) -> [String] {
        (offer.keepers ?? []).filter(\.sees).map(\.key)
    }

    /// Of notes nothing is given. Owners reserve nothing, and who lives with one learns nothing at once.
    private static func counts(for entry: InboxEntry) -> Bool {
        entry.isOfWishes && entry.role != .owner && entry.livesWithOwner != true
    }
}
