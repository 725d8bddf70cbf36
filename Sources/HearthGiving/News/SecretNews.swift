import HearthAPI
import HearthCircle
package import HearthHousehold
import HearthLists
package import HearthRows
import HearthWire

extension Household {
    /// What of a list only members of its circle may know.
    package mutating func secretNews(
        _ open: OpenList, _ seat: CircleSeat, _ book: NewsBook, _ marks: inout CircleMarks,
        _ work: Work
    ) throws -> [NewsDraft] {
        guard let talk = try circleTalk(of: open, work) else { return [] }
        let list = CircleList(open: open, ideas: talk.ideas)
        return try claimNews(list, seat, book, &marks, work)
            + talkNews(talk, list, seat, &marks)
    }
}
