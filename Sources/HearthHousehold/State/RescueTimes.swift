/// When the members' rescue records are renewed.
package struct RescueTimes: Sendable {
    /// Somebody got their first friend, or this home was just started.
    package var areDue = true
    /// The day on which they were renewed last.
    package var day: UInt32?

    package init() {}
}
