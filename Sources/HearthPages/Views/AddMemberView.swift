import HearthAPI
package import HearthLanguage

/// The form with which a householder adds an adult who lives here, or a guest.
package struct AddMemberView: PageContent {
    package static let template = "add-member"
    package static let saysProblem = true
    package static let address = "/settings/people/new"

    package let heading: Text
    let about: Text
    let isGuest: Bool
    let typed: String
    let confirmation: Confirmation
    /// Where the pages are reached from everywhere; nil: nowhere.
    let webAddress: String?
    let problem: String?

    package init(
        isGuest: Bool, confirmation: Confirmation, webAddress: String?, problem: Problem?
    ) {
        self.isGuest = isGuest
        heading = isGuest ? Text("Add a guest") : Text("Add an adult")
        about =
            isGuest
            ? Text(
                "Somebody who lives elsewhere and has no computer to run Hearth on. They get lists and a cart of their own on this machine."
            )
            : Text(
                "Somebody of your household. They get lists and a cart of their own on this machine, and are friends with everybody here."
            )
        typed = problem?.typed("name", in: AddMember.path) ?? ""
        self.confirmation = confirmation
        self.webAddress = webAddress
        self.problem = problem?.message
    }
}
