package import HearthAPI
import HearthLanguage

/// A guest's first page: one step, after which they see the list that they were invited for.
package struct BeginView: PageContent {
    package static let template = "begin"
    package static let address = "/begin"
    /// The field of its form with the id of what waits in the guest's inbox; empty: nothing, or more than one.
    package static let field = "begin"

    let member: String
    let host: String
    let entry: String
    /// What they see next; nil: no one list.
    let invited: Text?
    let button: Text

    package init(member: String, household: String, inbox: [InboxEntry]) {
        self.member = member
        host = household
        let offer = Self.offer(in: inbox)
        entry = offer?.id ?? ""
        invited = offer.map {
            Text("Then you see “\($0.title ?? "…")”, which \($0.from) shares with you.")
        }
        button = offer == nil ? Text("Choose it") : Text("Choose it, and open the list")
    }

    /// The list that they were invited for; nil where none waits, or several do.
    package static func offer(in inbox: [InboxEntry]) -> InboxEntry? {
        let lists = inbox.filter { $0.kind == .list }
        return lists.count == 1 ? lists[0] : nil
    }
}
