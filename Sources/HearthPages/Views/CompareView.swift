package import HearthAPI

/// The safety number of somebody who reads a list with the member and is no friend.
package struct CompareView: PageContent {
    package static let template = "compare"
    package static let saysProblem = true

    let face: Face
    let name: String
    let safetyNumber: String
    let isVerified: Bool
    /// Of them it is asked whether they may see what the member gives.
    let asked: [HousemateRow]
    let isAsked: Bool
    /// What was answered of them.
    let change: HousemateChange?
    let problem: String?

    package init(
        _ safety: SafetyNumberInfo, housemates: [HousemateQuestion] = [], problem: Problem?
    ) {
        asked = housemates.filter { $0.name == safety.name }.map(HousemateRow.init)
        isAsked = !asked.isEmpty
        change = HousemateChange(safety)
        face = Face(safety.name)
        name = safety.name
        safetyNumber = safety.number
        isVerified = safety.isVerified
        self.problem = problem?.message
    }
}
