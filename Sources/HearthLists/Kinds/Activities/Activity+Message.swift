import HearthSodium
import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Activity {
    /// The field of `place` in its message.
    private static let placeField = 1

    /// - Throws: `.malformed` for an identity or a day that is none.
    init(message: Hearth_V1_Activity) throws(PartError) {
        carried = Carried(of: message)
        switch message.place {
        case .todo: place = .toDo
        case .unplanned: place = .unplanned
        case .inventory, .unspecified: place = .inventory
        case .UNRECOGNIZED(let number):
            place = .inventory
            carried.keep(number, at: Self.placeField)
        }
        estimate = message.estimate == 0 ? nil : Int(message.estimate)
        reEstimates = message.reEstimates.map { Int($0) }
        done = message.done
        holder = try message.holder.isEmpty ? nil : .checked(message.holder)
        isUrgent = message.urgent
        if message.hasDue {
            guard let day = Day(message: message.due) else { throw .malformed }
            due = day
        }
        if message.hasRepeats {
            repetition = Repetition(message: message.repeats)
            if repetition == nil { unreadRepetition = message.repeats }
        }
    }

    var message: Hearth_V1_Activity {
        var message = Hearth_V1_Activity()
        message.place = place.message
        if place == .inventory, let number = carried.number(at: Self.placeField) {
            message.place = .UNRECOGNIZED(number)
        }
        message.estimate = UInt32(estimate ?? 0)
        message.reEstimates = reEstimates.map { UInt32($0) }
        message.done = done
        if let holder { message.holder = Data(holder.octets) }
        message.urgent = isUrgent
        if let due { message.due = due.message }
        if let repeats = repetition?.message ?? unreadRepetition { message.repeats = repeats }
        message.unknownFields = carried.storage
        return message
    }
}

extension Activity.Place {
    fileprivate var message: Hearth_V1_ActivityPlace {
        switch self {
        case .toDo: .todo
        case .inventory: .inventory
        case .unplanned: .unplanned
        }
    }
}
