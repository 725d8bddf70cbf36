package import HearthAPI
import HearthLanguage

/// The form with which a householder adds a child, and comes to look after the child's list.
package struct AddChildView: PageContent {
    package static let template = "add-child"
    package static let saysProblem = true
    /// Where it is, and where it is sent.
    package static let address = "/children/new"

    let name: String
    let birthday: String
    /// Who can be asked to look after the list too.
    let others: [Face]
    let hasOthers: Bool
    /// The visitor has no passphrase, and nobody looks after a list without one.
    let choosesPassphrase: Bool
    let confirmation: Confirmation
    let problem: String?

    package init(
        _ members: [MemberInfo], visitor: String, confirmation: Confirmation, problem: Problem?
    ) {
        name = problem?.typed("name", in: AddChild.path) ?? ""
        birthday = problem?.typed("?birthday", in: AddChild.path) ?? ""
        others = members.filter { $0.name != visitor && !$0.isChild && !$0.isGuest }
            .map { Face($0.name) }
        hasOthers = !others.isEmpty
        choosesPassphrase = !confirmation.hasPassphrase && !confirmation.needsPassphrase
        self.confirmation = confirmation
        self.problem = problem?.message
    }
}
