import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How a member's timer is set: `ListHead.settings` of their diary.
package struct FocusSettings: Hashable, Sendable {
    package static let pomodoroRange = 1...120
    package static let breakRange = 1...60
    package static let longBreakRange = 1...120
    package static let everyRange = 2...12
    package static let dayBeginsRange = 0...1439

    /// In minutes.
    package var pomodoro = 25
    /// In minutes.
    package var shortBreak = 5
    /// In minutes.
    package var longBreak = 15
    /// After so many completed pomodoros the break is a long one.
    package var longBreakEvery = 4
    package var hasSound = true
    /// Whether the end of a break is told.
    package var tellsBreaks = true
    /// When a new day begins, in minutes after midnight.
    package var dayBegins = 240
    private var carried = Carried()

    package init() {}

    /// What cannot be read or lies out of its range is as usual.
    package init(octets: [UInt8]) {
        guard let message = try? Hearth_V1_FocusSettings(serializedBytes: octets) else { return }
        pomodoro = Self.value(message.pomodoroMinutes, in: Self.pomodoroRange, else: pomodoro)
        shortBreak = Self.value(message.breakMinutes, in: Self.breakRange, else: shortBreak)
        longBreak = Self.value(message.longBreakMinutes, in: Self.longBreakRange, else: longBreak)
        longBreakEvery = Self.value(
            message.longBreakEvery, in: Self.everyRange, else: longBreakEvery)
        hasSound = !message.silent
        tellsBreaks = !message.quietBreak
        dayBegins = Self.value(message.dayBegins, in: 1...1440, else: dayBegins + 1) - 1
        carried = Carried(of: message)
    }

    package var octets: [UInt8] {
        var message = Hearth_V1_FocusSettings()
        message.pomodoroMinutes = UInt32(pomodoro)
        message.breakMinutes = UInt32(shortBreak)
        message.longBreakMinutes = UInt32(longBreak)
        message.longBreakEvery = UInt32(longBreakEvery)
        message.silent = !hasSound
        message.quietBreak = !tellsBreaks
        message.dayBegins = UInt32(dayBegins) + 1
        message.unknownFields = carried.storage
        return (try? message.serializedBytes()) ?? []
    }

    /// How long a session of this kind is, in seconds.
    package func seconds(of kind: FocusSession.Kind) -> Int {
        let minutes =
            switch kind {
            case .pomodoro: pomodoro
            case .shortBreak: shortBreak
            case .longBreak: longBreak
            }
        return minutes * 60
    }

    private static func value(
        _ number: UInt32, in range: ClosedRange<Int>, else usual: Int
    ) -> Int {
        range.contains(Int(number)) ? Int(number) : usual
    }
}
