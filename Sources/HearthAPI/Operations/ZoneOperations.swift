/// By which zone the caller's days and mornings go.
package struct ShowZone: Operation {
    package typealias Answer = ZoneInfo
    package static let path = "zone"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Has the caller's days and mornings go by a zone. Not from a device of the family's: its clock is nobody's.
package struct SetZone: Operation {
    package typealias Answer = ZoneInfo
    package static let path = "zone/set"
    package static let askers = Askers.everybody

    /// A name of the machine's table of time zones; nil: the computer's, whichever that is.
    package var zone: String?
    /// How many minutes the caller's clock is ahead of UTC, which counts where the machine has no table alone.
    package var offsetMinutes: Int?

    package init(zone: String?, offsetMinutes: Int? = nil) {
        self.zone = zone
        self.offsetMinutes = offsetMinutes
    }
}
