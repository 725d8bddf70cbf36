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
    package func dayText(_ time: WallTime, of member: IdentityKey) -> String {
        calendarDay(time, of: member)?.description ?? String(time.text.prefix(10))
    }
}
