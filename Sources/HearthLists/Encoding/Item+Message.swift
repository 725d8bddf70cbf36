import HearthSodium
import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Item {
    /// - Throws: `.malformed` for a value outside its range; texts and counts are not checked here.
    init(message: Hearth_V1_Item) throws(PartError) {
        guard let id = ItemID(octets: message.id) else { throw .malformed }
        if message.deleted {
            try self.init(tombstone: message, id: id)
            return
        }
        guard let rank = Rank(message.rank) else { throw .malformed }
        var attachments: [Attachment] = []
        for attachment in message.attachments {
            attachments.append(try Attachment(message: attachment))
        }
        var rest = message
        let body = try ItemBody(takenFrom: &rest)
        var fields = ItemFields(
            rank: rank, name: message.name, text: message.notes, link: message.link,
            tags: message.tags, attachments: attachments, body: body, added: message.added,
            seen: try [SeenVersion](message: message.seen), edited: message.edited)
        if case .known = body { fields.carried = Carried(of: rest) }
        self.init(id: id, revision: message.revision, fields)
    }

    private init(tombstone message: Hearth_V1_Item, id: ItemID) throws(PartError) {
        guard message.rank.isEmpty, message.name.isEmpty, message.notes.isEmpty,
            message.link.isEmpty, message.tags.isEmpty, message.attachments.isEmpty,
            message.body == nil, message.added == 0, message.edited == 0
        else { throw .malformed }
        self = .tombstone(id: id, revision: message.revision)
        seen = try [SeenVersion](message: message.seen)
        body = .unknown([UInt8](message.unknownFields.data))
    }

    var message: Hearth_V1_Item {
        var message = Hearth_V1_Item()
        message.id = Data(id.octets)
        message.revision = revision
        message.deleted = isDeleted
        if !isDeleted {
            message.rank = rank.description
            message.name = name
            message.notes = text
            message.link = link
            message.tags = tags
            message.attachments = attachments.map(\.message)
            message.added = added
            message.edited = edited
        }
        message.seen = seen.map { Data($0.octets) }
        switch body {
        case .known(let body):
            // What was deleted says nothing more.
            if !isDeleted {
                message.unknownFields = carried.storage
                body.put(into: &message)
            }
        case .unknown(let fields):
            message.unknownFields = Carried.storage(fields)
        }
        return message
    }
}

extension [SeenVersion] {
    /// - Throws: `.overLimit` for more than 256; `.malformed` unless each has 16 octets, in ascending order, no
    ///   author twice.
    fileprivate init(message: [Data]) throws(PartError) {
        guard message.count <= SeenVersion.limit else { throw .overLimit }
        self = []
        for octets in message {
            guard let version = SeenVersion(octets: octets),
                last.map({ $0.author < version.author }) ?? true
            else { throw .malformed }
            append(version)
        }
    }
}

extension ItemKind {
    /// As `Item.bodyOctets` has it.
    package var bodyOctets: [UInt8] {
        var message = Hearth_V1_Item()
        put(into: &message)
        return (try? message.serializedBytes()) ?? []
    }
}

extension Item {
    /// What its kind says of it, and what a newer Hearth wrote beside: its message without the fields that all
    /// items have (protocol-spec/hearth.proto).
    package var bodyOctets: [UInt8] {
        var message = Hearth_V1_Item()
        switch body {
        case .known(let body):
            message.unknownFields = carried.storage
            body.put(into: &message)
        case .unknown(let fields): message.unknownFields = Carried.storage(fields)
        }
        return (try? message.serializedBytes()) ?? []
    }

    /// Takes over what such octets say.
    ///
    /// - Throws: `.malformed` for what is no such message, or has a field that all items have.
    package mutating func takeBody(of octets: [UInt8]) throws(PartError) {
        guard var message = try? Hearth_V1_Item(serializedBytes: octets) else { throw .malformed }
        var common = message
        common.body = nil
        common.unknownFields = UnknownStorage()
        guard common == Hearth_V1_Item() else { throw .malformed }
        let body = try ItemBody(takenFrom: &message)
        self.body = body
        if case .known = body { carried = Carried(of: message) } else { carried = Carried() }
    }
}

extension ItemBody {
    fileprivate init(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        for kind in ItemKinds.all {
            if let body = try kind.init(takenFrom: &message) {
                self = .known(body)
                return
            }
        }
        self = .unknown([UInt8](message.unknownFields.data))
    }
}

extension Attachment {
    fileprivate init(message: Hearth_V1_Attachment) throws(PartError) {
        guard message.chunks.count <= ListLimits.chunks else { throw .overLimit }
        var chunks: [BlobReference] = []
        for chunk in message.chunks { chunks.append(try BlobReference(message: chunk)) }
        self.init(
            chunks: chunks,
            thumbnail: message.hasThumbnail ? try BlobReference(message: message.thumbnail) : nil,
            mediaType: message.mediaType, octets: message.octets, caption: message.caption,
            width: message.width, height: message.height, milliseconds: message.milliseconds)
        carried = Carried(of: message)
    }

    fileprivate var message: Hearth_V1_Attachment {
        var message = Hearth_V1_Attachment()
        message.chunks = chunks.map(\.message)
        if let thumbnail { message.thumbnail = thumbnail.message }
        message.mediaType = mediaType
        message.octets = octets
        message.caption = caption
        message.width = width
        message.height = height
        message.milliseconds = milliseconds
        message.unknownFields = carried.storage
        return message
    }
}
