package import HearthLists
package import HearthSodium
package import HearthWire
package import HearthZones

/// The days of each member, by their zone; what belongs to all goes by the computer's.
extension Household {
    /// By which a member's days go: the one they chose, or else the computer's, which is followed where it goes.
    package func zone(of member: IdentityKey) -> Zone {
        chosenZones[member].flatMap { machine.zones.zone(named: $0) } ?? machine.zones.own
    }

    /// Whose day it is: by these goes all that is a member's own.
    package func days(of member: IdentityKey) -> Days { Days(zone(of: member)) }

    /// The day that it is for a member.
    package func calendarDay(_ now: WallTime, of member: IdentityKey) -> Day? {
        Day(daysSinceEpoch: days(of: member).day(at: now.seconds))
    }

    /// The day of a moment, as a member's days go.
    func dayText(_ time: WallTime, of member: IdentityKey) -> String {
        calendarDay(time, of: member)?.description ?? String(time.text.prefix(10))
    }

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
