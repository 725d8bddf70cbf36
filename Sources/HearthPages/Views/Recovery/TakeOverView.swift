import HearthLanguage

/// Asks before somebody uses Hearth on this computer again, whom it knows to have moved to another one.
package struct TakeOverView: PageContent {
    package static let template = "take-over"
    package static let saysProblem = true

    package static let address = "/recovery/take-over"

    let confirmation: Confirmation
    let problem: String?

    package init(_ confirmation: Confirmation, problem: Problem?) {
        self.confirmation = confirmation
        self.problem = problem?.message
    }
}
