import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How a list of notes is set: `ListHead.settings`.
package struct NotesSettings: Hashable, Sendable {
    /// Every item is a line to tick.
    package var isChecklist: Bool
    private var carried = Carried()

    package init(isChecklist: Bool = false) { self.isChecklist = isChecklist }

    /// What cannot be read says nothing.
    package init(octets: [UInt8]) {
        let message = (try? Hearth_V1_NotesSettings(serializedBytes: octets)) ?? .init()
        isChecklist = message.checklist
        carried = Carried(of: message)
    }

    package var octets: [UInt8] {
        var message = Hearth_V1_NotesSettings()
        message.checklist = isChecklist
        message.unknownFields = carried.storage
        return (try? message.serializedBytes()) ?? []
    }
}

extension ListHead {
    package var isChecklist: Bool {
        kind == .notes && NotesSettings(octets: settings).isChecklist
    }
}
