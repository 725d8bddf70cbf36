import HearthSodium
import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Note {
    /// - Throws: `.malformed` for an id or identity that is none.
    init(message: Hearth_V1_Note) throws(PartError) {
        isPinned = message.pinned
        binned = message.binned
        isNameMade = message.nameIsMade
        tick = message.hasCheck ? try Tick(message: message.check) : nil
        copyOf = try message.copyOf.isEmpty ? nil : .checked(message.copyOf)
        copyBy = try message.copyBy.isEmpty ? nil : .checked(message.copyBy)
        carried = Carried(of: message)
    }

    var message: Hearth_V1_Note {
        var message = Hearth_V1_Note()
        message.pinned = isPinned
        message.binned = binned
        message.nameIsMade = isNameMade
        if let tick { message.check = tick.message }
        if let copyOf { message.copyOf = Data(copyOf.octets) }
        if let copyBy { message.copyBy = Data(copyBy.octets) }
        message.unknownFields = carried.storage
        return message
    }
}

extension Note {
    /// What `bodyOctets` says; nil for what is no note.
    package init?(bodyOctets octets: [UInt8]) {
        guard var message = try? Hearth_V1_Item(serializedBytes: octets),
            let note = try? Note(takenFrom: &message)
        else { return nil }
        self = note
    }
}

extension Note.Tick {
    fileprivate init(message: Hearth_V1_Check) throws(PartError) {
        isDone = message.done
        at = message.at
        by = try message.by.isEmpty ? nil : .checked(message.by)
        isHidden = message.hidden
        carried = Carried(of: message)
    }

    fileprivate var message: Hearth_V1_Check {
        var message = Hearth_V1_Check()
        message.done = isDone
        message.at = at
        if let by { message.by = Data(by.octets) }
        message.hidden = isHidden
        message.unknownFields = carried.storage
        return message
    }
}
