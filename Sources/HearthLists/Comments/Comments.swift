import HearthSodium
package import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// All that one reader says openly on one list: the whole state, so that the newest record is
/// enough (protocol-spec/records.md).
package struct Comments: MergedState {
    /// Octets of these as a message that a comment record has room for whatever padding adds:
    /// payload 65,536, less 12 % and the 128 octets around the ciphertext.
    package static let byteLimit = 57_344
    /// Removed comments that are remembered, so that an earlier copy of the home does not bring them back.
    private static let removedLimit = 128
    private static let latest: UInt64 = 1 << 48

    /// In the order in which they were written.
    package var comments: [Comment]
    /// By the time at which they were removed, then by id; of each id the last.
    package private(set) var removed: [Removed] = []

    /// A comment that its author took back.
    package struct Removed: Hashable, Sendable {
        package let id: CommentID
        package let time: WallTime
    }

    package init(_ comments: [Comment] = []) {
        self.comments = comments
    }

    /// Takes a comment back.
    package mutating func remove(_ id: CommentID, at now: WallTime) {
        comments.removeAll { $0.id == id }
        note([Removed(id: id, time: now)])
    }

    /// This and another state of the same author's comments: what is in either, except for what was taken back in
    /// either.
    package func merged(with other: Comments) -> Comments {
        var merged = self
        merged.note(other.removed)
        let gone = Set(merged.removed.map(\.id))
        let all = EntryMap.merged(comments, other.comments, by: \.id) {
            EntryRank($0.time, Array($0.text.utf8))
        }
        merged.comments = all.filter { !gone.contains($0.id) }
            .sorted { ($0.time, $0.id) < ($1.time, $1.id) }
        return merged
    }

    private mutating func note(_ others: [Removed]) {
        removed = EntryMap.merged(removed, others, by: \.id) { EntryRank($0.time, []) }
            .sorted { ($0.time, $0.id) < ($1.time, $1.id) }.suffix(Self.removedLimit)
    }

    /// The octets that are sealed.
    package func encode() -> [UInt8] {
        var message = Hearth_V1_Comments()
        message.comments = comments.map(\.message)
        message.removed = removed.map {
            var message = Hearth_V1_RemovedComment()
            message.id = Data($0.id.octets)
            message.time = UInt64(clamping: $0.time.milliseconds)
            return message
        }
        return message.octets
    }

    /// Reads what somebody else wrote, and checks every bound.
    ///
    /// - Throws: `PartError`; nothing of comments of which one breaks a rule is taken.
    package static func decode(_ octets: [UInt8]) throws(PartError) -> Comments {
        guard let count = FieldScan.count(of: 1, in: octets),
            let removed = FieldScan.count(of: 2, in: octets)
        else { throw .malformed }
        guard count <= Limits.commentsPerAuthorAndList, removed <= removedLimit else {
            throw .overLimit
        }
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
        var read = Comments(comments)
        for removed in message.removed {
            guard let id = CommentID(octets: [UInt8](removed.id)), removed.time < latest else {
                throw .malformed
            }
            read.note([
                Removed(id: id, time: WallTime(milliseconds: Int64(clamping: removed.time)))
            ])
        }
        return read
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
