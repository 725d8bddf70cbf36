import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// What members here wrote on a list under a list key that is not the present one.
extension Household {
    /// Seals parts and comments of the members here again where a list has another key now, as far
    /// as their keys are in memory: anybody who was taken off must not read on, and who came must be
    /// able to.
    ///
    /// Whether the key is another one is tried, not read off the number of the epoch: a host who
    /// was put back to an earlier copy starts counting again.
    package mutating func resealOwn(on list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        for member in replicator.directory.members.sorted() {
            guard let reader = entry.reader(member), let keys = keyring.keys(of: member),
                let key = try listKey(of: list, for: member, keys: keys, work)
            else { continue }
            if reader.role.isEditor {
                try resealPart(on: entry, key: key, keys: keys, work)
            }
            try resealComments(on: entry, key: key, keys: keys, work)
        }
    }

    private mutating func resealPart(
        on entry: ListEntry, key: SymmetricKey, keys: MemberKeys, _ work: Work
    ) throws {
        let recordKey = RecordKey(
            kind: .part, stream: entry.id.stream, author: keys.identity.publicKey)
        guard let record = try work.store.record(recordKey),
            let sealed = try? PartPayload(octets: record.payload),
            sealed.epoch != entry.epoch
                || SealedPart.body(of: sealed, with: key, in: recordKey) == nil,
            let body = SealedPart.body(of: sealed, by: keys.sealing, in: recordKey),
            let payload = SealedPart.seal(
                body, naming: sealed.blobs, epoch: entry.epoch, key: key,
                author: keys.sealing.publicKey, in: recordKey, entropy: entropy)
        else { return }
        let anew = Record(
            key: recordKey, version: try nextVersion(recordKey, work), payload: payload,
            sign: keys.identity.sign)
        try work.store.put(anew)
        replicator.published(anew)
        try happened(.recordWritten(recordKey), work)
        noteChange()
    }

    private mutating func resealComments(
        on entry: ListEntry, key: SymmetricKey, keys: MemberKeys, _ work: Work
    ) throws {
        let recordKey = commentKey(entry.id, by: keys.identity.publicKey)
        guard let record = try work.store.record(recordKey),
            let sealed = SealedComments(octets: record.payload),
            sealed.epoch != entry.epoch || sealed.open(key, in: recordKey) == nil,
            let comments = sealed.open(by: keys.sealing, in: recordKey)
        else { return }
        try publish(comments, on: entry.id, epoch: entry.epoch, key: key, keys: keys, work)
    }
}
