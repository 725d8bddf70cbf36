package import HearthLanguage

/// The form for somebody whose computer is lost: with their recovery code and the link of one friend they come
/// to live here.
package struct RecoverView: PageContent {
    package static let template = "recover"
    package static let saysProblem = true

    /// Where it stands in a household that runs already.
    package static let address = "/settings/people/recover"

    package let heading: Text
    let backHref: String
    let backText: Text
    /// Where it is sent.
    let action: String
    /// Nobody lives here yet: they are the first, and name the household.
    let isFirst: Bool
    /// What the household and they may be called.
    let household: String
    let name: String
    let confirmation: Confirmation

    /// On the first visit of a home in which nobody lives yet.
    ///
    /// `name`: what to propose; `action`: where it is sent; `back`: the page that leads to it.
    package init(first name: String, action: String, back: String) {
        heading = Text("I have been here before")
        backHref = back
        backText = Text("Welcome to Hearth")
        self.action = action
        isFirst = true
        household = Text("Home").string
        self.name = name
        confirmation = Confirmation()
    }

    /// By a householder, for somebody who comes to live here too.
    package init(for confirmation: Confirmation) {
        heading = Text("Somebody whose computer is lost")
        backHref = SettingsPage.people.address
        backText = SettingsPage.people.title
        action = Self.address
        isFirst = false
        household = ""
        name = ""
        self.confirmation = confirmation
    }
}
