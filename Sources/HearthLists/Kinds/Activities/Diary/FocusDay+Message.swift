import HearthSodium
import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FocusDay {
    /// - Throws: `.malformed` for a day, a moment or an id that is none.
    init(message: Hearth_V1_FocusDay) throws(PartError) {
        guard message.hasDay, let day = Day(message: message.day) else { throw .malformed }
        self.init(day: day)
        planned = Int(message.planned)
        for session in message.sessions { sessions.append(try FocusSession(message: session)) }
        for octets in message.chosen { chosen.append(try .checked(octets)) }
        done = Int(message.done)
        carried = Carried(of: message)
    }

    var message: Hearth_V1_FocusDay {
        var message = Hearth_V1_FocusDay()
        message.day = day.message
        message.planned = UInt32(planned)
        message.sessions = sessions.map(\.message)
        message.chosen = chosen.map { Data($0.octets) }
        message.done = UInt32(done)
        message.unknownFields = carried.storage
        return message
    }

    /// Octets of the message.
    package var octetCount: Int { (try? message.serializedBytes() as [UInt8])?.count ?? 0 }
}

extension FocusSession {
    fileprivate init(message: Hearth_V1_FocusSession) throws(PartError) {
        guard let kind = Kind(message: message.kind) else { throw .malformed }
        var worked: Worked?
        if !message.item.isEmpty {
            worked = Worked(
                list: try .checked(message.list), item: try .checked(message.item),
                name: message.name)
        }
        self.init(
            id: try .checked(message.id), kind: kind, started: try .checked(message.started),
            plannedSeconds: Int(message.plannedSeconds), activity: worked,
            zoneMinutes: Int(message.zoneMinutes))
        if message.ended != 0 {
            guard let how = How(message: message.end) else { throw .malformed }
            ending = Ending(at: try .checked(message.ended), how: how)
        }
        isCounted = message.counted
        for interruption in message.interruptions {
            interruptions.append(try FocusInterruption(message: interruption))
        }
        carried = Carried(of: message)
    }

    var message: Hearth_V1_FocusSession {
        var message = Hearth_V1_FocusSession()
        message.id = Data(id.octets)
        message.kind = kind.message
        message.started = UInt64(max(0, started.milliseconds))
        message.plannedSeconds = UInt32(plannedSeconds)
        if let ending {
            message.ended = UInt64(max(0, ending.at.milliseconds))
            message.end = ending.how.message
        }
        if let activity {
            message.list = Data(activity.list.octets)
            message.item = Data(activity.item.octets)
            message.name = activity.name
        }
        message.interruptions = interruptions.map(\.message)
        message.zoneMinutes = Int32(zoneMinutes)
        message.counted = isCounted
        message.unknownFields = carried.storage
        return message
    }
}

extension FocusInterruption {
    fileprivate init(message: Hearth_V1_FocusInterruption) throws(PartError) {
        self.init(
            id: try .checked(message.id), isExternal: message.external,
            afterSeconds: Int(message.afterSeconds),
            became: try message.became.isEmpty ? nil : .checked(message.became),
            note: message.note)
        carried = Carried(of: message)
    }

    fileprivate var message: Hearth_V1_FocusInterruption {
        var message = Hearth_V1_FocusInterruption()
        message.id = Data(id.octets)
        message.external = isExternal
        message.afterSeconds = UInt32(max(0, afterSeconds))
        if let became { message.became = Data(became.octets) }
        message.note = note
        message.unknownFields = carried.storage
        return message
    }
}

extension FocusSession.Kind {
    /// Nil for one that this Hearth does not know: a session without a kind says nothing.
    fileprivate init?(message: Hearth_V1_FocusSessionKind) {
        switch message {
        case .pomodoro: self = .pomodoro
        case .break: self = .shortBreak
        case .longBreak: self = .longBreak
        case .unspecified, .UNRECOGNIZED: return nil
        }
    }

    fileprivate var message: Hearth_V1_FocusSessionKind {
        switch self {
        case .pomodoro: .pomodoro
        case .shortBreak: .break
        case .longBreak: .longBreak
        }
    }
}

extension FocusSession.How {
    fileprivate init?(message: Hearth_V1_FocusSessionEnd) {
        switch message {
        case .completed: self = .completed
        case .voided: self = .voided
        case .stopped: self = .stopped
        case .unseen: self = .unseen
        case .overlapped: self = .overlapped
        case .unspecified, .UNRECOGNIZED: return nil
        }
    }

    fileprivate var message: Hearth_V1_FocusSessionEnd {
        switch self {
        case .completed: .completed
        case .voided: .voided
        case .stopped: .stopped
        case .unseen: .unseen
        case .overlapped: .overlapped
        }
    }
}

extension WallTime {
    /// - Throws: `.malformed` for a moment that is none (protocol-spec/limits.md).
    fileprivate static func checked(_ milliseconds: UInt64) throws(PartError) -> WallTime {
        guard milliseconds < ListLimits.milliseconds else { throw .malformed }
        return WallTime(milliseconds: Int64(milliseconds))
    }
}
