import HearthSodium
import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// All that one reader says openly on one list: the whole state, so that the newest record is
/// enough (protocol-spec/records.md).
package struct Comments: Hashable, Sendable {
    /// Octets of these as a message that a comment record has room for whatever padding adds:
    /// payload 65,536, less 12 % and the 128 octets around the ciphertext.
    package static let byteLimit = 57_344
    private static let field: UInt64 = 1
    private static let latest: UInt64 = 1 << 48

    /// In the order in which they were written.
    package var comments: [Comment]

    package init(_ comments: [Comment] = []) {
        self.comments = comments
    }

    /// The octets that are sealed.
    package func encode() -> [UInt8] {
        var message = Hearth_V1_Comments()
        message.comments = comments.map(\.message)
        return message.octets
    }

    /// Reads what somebody else wrote, and checks every bound.
    ///
    /// - Throws: `PartError`; nothing of comments of which one breaks a rule is taken.
    package static func decode(_ octets: [UInt8]) throws(PartError) -> Comments {
        guard let count = FieldScan.count(of: field, in: octets) else { throw .malformed }
        guard count <= Limits.commentsPerAuthorAndList else { throw .overLimit }
        let message: Hearth_V1_Comments
        do {
            message = try Hearth_V1_Comments(serializedBytes: octets)
        } catch {
            throw .malformed
        }
        var comments: [Comment] = []
        for comment in message.comments {
            guard comment.time < latest else { throw .malformed }
            comments.append(try Comment(comment))
        }
        // Two under one id: which of them is meant would depend on the reader.
        guard Set(comments.map(\.id)).count == comments.count else { throw .malformed }
        return Comments(comments)
    }
}

extension Comment {
    fileprivate init(_ message: Hearth_V1_Comment) throws(PartError) {
        guard let id = CommentID(octets: [UInt8](message.id)) else { throw .malformed }
        var item: ItemID?
        if !message.item.isEmpty {
            guard let named = ItemID(octets: [UInt8](message.item)) else { throw .malformed }
            item = named
        }
        do {
            try TextRule.comment.check(message.text)
        } catch {
            throw .text(error)
        }
        self.init(
            id: id, item: item, time: WallTime(milliseconds: Int64(clamping: message.time)),
            text: message.text)
    }

    fileprivate var message: Hearth_V1_Comment {
        var message = Hearth_V1_Comment()
        message.id = Data(id.octets)
        message.item = Data(item?.octets ?? [])
        message.time = UInt64(clamping: time.milliseconds)
        message.text = text
        return message
    }
}
