package import HearthAPI
package import HearthHousehold
import HearthLists
package import HearthRows

/// Says how the poems of a list are set.
package struct ShowPoemStyle: Operation {
    package typealias Answer = PoemStyle
    package static let path = "poems/style/show"
    package static let askers = Askers.everybody
    package static let isReading = true

    package var list: String

    package init(list: String) { self.list = list }
}

package struct PoemStyle: Codable, Sendable, Hashable {
    /// Empty: nobody has said.
    package var style: String
}

extension ShowPoemStyle: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> PoemStyle {
        let open = try household.list(at: list, for: asker, work)
        return PoemStyle(style: String(decoding: open.head.settings, as: UTF8.self))
    }
}
