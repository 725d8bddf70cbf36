package import HearthAPI

/// The safety number of somebody who reads a list with the member and is no friend.
package struct CompareView: PageContent {
    package static let template = "compare"
    package static let saysProblem = true

    let face: Face
    let name: String
    let safetyNumber: String
    let isVerified: Bool
    let problem: String?

    package init(_ safety: SafetyNumberInfo, problem: Problem?) {
        face = Face(safety.name)
        name = safety.name
        safetyNumber = safety.number
        isVerified = safety.isVerified
        self.problem = problem?.message
    }
}
