import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// A comment as one reader of the list reads it.
struct ReadComment {
    let author: IdentityKey
    let name: String
    /// Nil: they do not read the list any more.
    let role: ReaderRole?
    let comment: Comment
    /// Whether it can have been written by now; if not, a clock is wrong, and its time says nothing.
    let isBelievable: Bool
}

/// Open comments: they depend on lists and on each other, never on what is reserved or whispered.
extension Household {
    func commentKey(_ list: ListID, by author: IdentityKey) -> RecordKey {
        RecordKey(kind: .comment, stream: list.stream, author: author)
    }

    /// Everything that is said on a list, oldest first, and of how many people it cannot be read
    /// here yet.
    func comments(
        on open: OpenList, _ work: Work
    ) throws -> (read: [ReadComment], unreadable: Int) {
        var read: [ReadComment] = []
        var unreadable = 0
        let previous = try roster(of: open.id, work)?.body.previousKey(under: open.key)
        for (record, formerName) in try commentRecords(of: open.id, work) {
            let author = record.key.author
            guard let opened = openComments(record, in: open, previous: previous) else {
                // What somebody said who left cannot be sealed again, and is not waited for.
                if open.entry.reader(author) != nil { unreadable += 1 }
                continue
            }
            let reader = open.entry.reader(author)
            let name =
                reader == nil
                ? try formerName ?? self.name(of: author, for: open.reader.identity, work)
                : open.name(of: author)
            read += opened.comments.map {
                ReadComment(
                    author: author, name: name, role: reader?.role, comment: $0,
                    isBelievable: CommentClock.isBelievable($0.time, at: work.now))
            }
        }
        read.sort { left, right in
            CommentClock.precedes(
                (left.comment.time, left.author.octets, left.comment.id),
                (right.comment.time, right.author.octets, right.comment.id), at: work.now)
        }
        return (read, unreadable)
    }

    /// Comments of those who read the list, and what is kept of those who did.
    private func commentRecords(
        of list: ListID, _ work: Work
    ) throws -> [(record: Record, formerName: String?)] {
        let former = try work.store.rows(FormerRecordRow.self, of: list).compactMap { row in
            row.kind == .comment
                ? (try? Record(octets: row.octets)).map { ($0, Optional(row.name)) } : nil
        }
        return try work.store.records(.comment, in: list.stream).map { ($0, nil) } + former
    }

    private func openComments(
        _ record: Record, in open: OpenList, previous: SymmetricKey?
    ) -> Comments? {
        guard let sealed = SealedComments(octets: record.payload) else { return nil }
        if record.key.author == open.reader.identity,
            let keys = keyring.keys(of: open.reader.identity)
        {
            return sealed.open(by: keys.sealing, in: record.key)
        }
        // A host who was put back to an earlier copy starts counting epochs again: both keys are
        // tried.
        return sealed.open(open.key, in: record.key)
            ?? previous.flatMap { sealed.open($0, in: record.key) }
    }

    /// What a member says on a list.
    ///
    /// - Throws: `.internalError` when there is something and they cannot open it: then nothing
    ///   must be written in its place.
    package func ownComments(
        of member: IdentityKey, on list: ListID, keys: MemberKeys, _ work: Work
    ) throws -> Comments {
        guard let record = try work.store.record(commentKey(list, by: member)) else {
            return Comments()
        }
        guard
            let comments = SealedComments(octets: record.payload)?
                .open(by: keys.sealing, in: record.key)
        else { throw HearthError(.internalError) }
        return comments
    }

    /// Writes what a member says on a list, in place of what they said before.
    package mutating func publish(
        _ comments: Comments, on list: ListID, epoch: UInt32, key: SymmetricKey,
        keys: MemberKeys, _ work: Work
    ) throws {
        let recordKey = commentKey(list, by: keys.identity.publicKey)
        guard
            let payload = SealedComments.seal(
                comments, epoch: epoch, key: key, author: keys.sealing.publicKey, in: recordKey,
                entropy: entropy)
        else { throw HearthError(.internalError) }
        try publish(
            Record(
                key: recordKey, version: try nextVersion(recordKey, work), payload: payload,
                sign: keys.identity.sign), work)
    }
}
