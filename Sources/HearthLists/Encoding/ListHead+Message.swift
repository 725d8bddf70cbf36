import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ListHead {
    /// The numbers of the fields in protocol-spec/hearth.proto whose unknown part is carried.
    private enum Field {
        static let role = 3
        static let occasion = 5
        static let date = 6
    }

    /// - Throws: `.malformed` for a value outside its range; texts are not checked here.
    init(message: Hearth_V1_List) throws(PartError) {
        guard let kind = ListKind(message.kind) else { throw .malformed }
        self.init(
            kind: kind, title: message.title, role: message.role == .tray ? .tray : .ordinary,
            revision: message.revision, occasion: Occasion(message: message.occasion),
            date: message.hasDate ? try Day(checking: message.date) : nil, text: message.notes,
            isArchived: message.archived, settings: [UInt8](message.settings))
        carried = Carried(of: message)
        carried.keep(message.date, at: Field.date)
        if case .UNRECOGNIZED(let number) = message.role {
            carried.keep(number, at: Field.role)
        }
        if case .UNRECOGNIZED(let number) = message.occasion {
            carried.keep(number, at: Field.occasion)
        }
    }

    var message: Hearth_V1_List {
        var message = Hearth_V1_List()
        message.kind = kind.name
        message.title = title
        switch role {
        case .tray: message.role = .tray
        case .ordinary:
            message.role = carried.number(at: Field.role).map { .UNRECOGNIZED($0) } ?? .unspecified
        }
        message.revision = revision
        let unnamedOccasion = carried.number(at: Field.occasion)
        message.occasion =
            occasion?.message ?? unnamedOccasion.map { .UNRECOGNIZED($0) } ?? .unspecified
        if let date {
            message.date = date.message
            message.date.unknownFields = carried.storage(at: Field.date)
        }
        message.notes = text
        message.archived = isArchived
        message.settings = Data(settings)
        message.unknownFields = carried.storage
        return message
    }
}
