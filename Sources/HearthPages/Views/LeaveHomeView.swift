package import HearthAPI
import HearthLanguage

/// Asks before somebody is deleted from their home: there is no way back.
package struct LeaveHomeView: PageContent {
    package static let template = "leave-home"
    package static let saysProblem = true
    package static let address = "/settings/delete"

    let heading: Text
    let action: String
    /// Nobody can be the last to go.
    let isLast: Bool
    let hasPassphrase: Bool
    let problem: String?

    package init(_ members: [MemberInfo], visitor: String, problem: Problem?) {
        heading = Text("Delete \(visitor) from this home?")
        action = Self.address
        isLast = members.count < 2
        hasPassphrase = members.contains { $0.name == visitor && $0.hasPassphrase }
        self.problem = problem?.message
    }
}
