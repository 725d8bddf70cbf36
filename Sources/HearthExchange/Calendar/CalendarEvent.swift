package import HearthLists
import HearthSodium

/// A day in a calendar.
package struct CalendarEvent: Hashable, Sendable {
    /// What the calendar knows it by: the same in every export, and saying nothing by itself.
    package let identifier: String
    package let day: Day
    package let summary: String
    package let details: String?
    /// Whether it comes back every year, such as a birthday.
    package let isYearly: Bool

    /// An event of a source, such as a list's id, which is hashed: calendars travel further than
    /// lists do.
    package init(
        of source: String, day: Day, summary: String, details: String? = nil,
        isYearly: Bool = false
    ) {
        identifier = Hex.encode(BLAKE2b.hash(Array("hearth calendar \(source)".utf8), count: 16))
        self.day = day
        self.summary = summary
        self.details = details
        self.isYearly = isYearly
    }
}
