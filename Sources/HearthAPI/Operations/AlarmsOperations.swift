/// What contradicts itself among the records that came, and whose room is full.
package struct ShowAlarms: Operation {
    package typealias Answer = [AlarmInfo]
    package static let path = "alarms"
    package static let askers = Askers.householders
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}

/// Forgets all alarms.
package struct ClearAlarms: Operation {
    package typealias Answer = Done
    package static let path = "alarms/clear"
    package static let askers = Askers.householders
    package static let needsKeys = false

    package init() {}
}
