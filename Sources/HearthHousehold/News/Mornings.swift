package import HearthLists
package import HearthSodium
package import HearthWire
import HearthZones

/// The days that a member is told of (`Days.mornings`).
extension Household {
    /// The days that a member is told of now (`Days.mornings`).
    package func mornings(of member: IdentityKey, _ book: NewsBook, _ now: WallTime) -> [Day] {
        days(of: member).mornings(at: now.seconds, after: book.morning)
            .compactMap(Day.init(daysSinceEpoch:))
    }

    /// Whether days are looked at that come right after the last one: of those that a journey has crossed, a member
    /// is told all the same.
    package func follows(_ mornings: [Day], _ book: NewsBook) -> Bool {
        guard let first = mornings.first, let last = book.morning else { return false }
        return last == first.daysSinceEpoch - 1
    }

    /// When the days that a member is told of are looked at next.
    package func nextMorning(of member: IdentityKey, at now: WallTime) -> WallTime {
        // One that is further away was noted while the clock was wrong.
        if let next = news.mornings[member], next.since(now) < Self.nearMorning { return next }
        let days = days(of: member)
        return Self.look(at: days.morning(of: days.morningDay(at: now.seconds)))
    }

    private static let nearMorning: Duration = .seconds(3 * 86_400)

    /// The days that a member is told of have been looked at.
    package mutating func noteMorning(
        of member: IdentityKey, in book: inout NewsBook, _ now: WallTime
    ) {
        let days = days(of: member)
        book.morning = days.mornings(at: now.seconds, after: book.morning).upperBound
        let next = days.morning(of: days.morningDay(at: now.seconds) + 1)
        news.mornings[member] = Self.look(at: next)
    }

    private static func look(at seconds: Int64) -> WallTime {
        WallTime(seconds: seconds).adding(.milliseconds(500))
    }
}
