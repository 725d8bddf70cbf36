import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// Records of members here that come from other homes: this home was put back to an earlier copy, or runs
/// twice (protocol-spec/records.md, Merging).
///
/// What such a record says is merged into the one that is held, whichever is the newer and however often
/// it comes. Where the result says more, it is written as the next version, and its author is told once.
extension Household {
    /// Another version of a member's record than the one that is held.
    package mutating func ownRecordCame(_ record: Record, _ work: Work) throws {
        let author = record.key.author
        try raiseIncarnation(of: author, above: record.version.incarnation, work)
        let key = WaitingRecordRow.Key(record)
        if let held = try work.store.row(WaitingRecordRow.self, key),
            let other = try? Record(octets: held.octets), other.version >= record.version
        {
            return
        }
        try work.store.put(WaitingRecordRow(key: key, octets: record.octets))
        let all = try work.store.rows(WaitingRecordRow.self, of: author).filter {
            $0.key.stream == key.stream && $0.key.kind == key.kind
        }.sorted { $0.key.incarnation < $1.key.incarnation }
        for row in all.dropLast(WaitingRecordRow.limit) {
            try work.store.remove(WaitingRecordRow.self, row.key)
        }
        try mergeWaitingRecords(of: author, work)
    }

    /// Merges what waits of a member, as far as their keys are in memory.
    package mutating func mergeWaitingRecords(of member: IdentityKey, _ work: Work) throws {
        guard let keys = keyring.keys(of: member) else { return }
        for row in try work.store.rows(WaitingRecordRow.self, of: member) {
            var isMerged = true
            do {
                if let record = try? Record(octets: row.octets) {
                    isMerged = try merge(record, keys: keys, work)
                }
            } catch is HearthError {
                // Both together are over a limit: it waits until there is room.
                continue
            }
            if isMerged { try work.store.remove(WaitingRecordRow.self, row.key) }
        }
    }

    /// Gives false while something is missing that the record needs.
    private mutating func merge(
        _ found: Record, keys: MemberKeys, _ work: Work
    ) throws -> Bool {
        // What was deleted here since stays deleted; edits of who edits no longer wait for room among their notes.
        guard let present = try work.store.record(found.key) else {
            guard let list = ListID(octets: found.key.stream.octets) else { return true }
            return try found.key.kind != .part
                || !membersWithEdits(on: list, work).contains(found.key.author)
        }
        switch found.key.kind {
        case .part: return try mergeParts(present, found, keys: keys, work)
        case .comment: try mergeComments(present, found, keys: keys, work)
        case .letter: try mergeLetters(present, found, keys: keys, work)
        case .profile: try mergeProfiles(present, found, keys: keys, work)
        case .roster: try mergeRosters(present, found, keys: keys, work)
        case .thanks: try mergeThanks(present, found, keys: keys, work)
        case .blob, .bundle, .card, .rescue: break
        }
        return true
    }
}
