import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// Writes what a member says of a list, with the blobs that are new with it.
    ///
    /// Of a long list only the buckets that changed are made again.
    ///
    /// - Throws: `HearthError` when it breaks a limit; then nothing is written.
    package mutating func publish(
        _ part: Part, of list: ListID, epoch: UInt32, key: SymmetricKey, by member: IdentityKey,
        keys: MemberKeys, blobs attached: [SealedBlob] = [], _ work: Work
    ) throws {
        do throws(PartError) {
            try part.check()
        } catch {
            switch error {
            case .overLimit:
                throw HearthError(.limitItems, ["limit": "\(Limits.itemsPerList)"])
            case .malformed, .text:
                throw HearthError(.textNotAllowed, ["field": "wish"])
            }
        }
        guard let arrangement = try? PartArrangement(part) else {
            throw HearthError(.listIncomplete, ["list": part.head?.title ?? ""])
        }
        let recordKey = RecordKey(kind: .part, stream: list.stream, author: member)
        try notePartRevisions(of: recordKey, on: list, writing: part, keys: keys, work)
        let version = try nextVersion(recordKey, work)
        var sealed = attached
        var references: [BlobReference?] = []
        for content in arrangement.contents {
            switch content {
            case .empty: references.append(nil)
            case .kept(let reference): references.append(reference)
            case .changed(let octets):
                let bucket = try sealBlob(octets, in: list, by: member)
                sealed.append(bucket)
                references.append(bucket.reference)
            }
        }
        let table = try blobTable(of: part, buckets: references, in: recordKey, work)
        guard
            let payload = SealedPart.seal(
                arrangement.body(references), naming: table, epoch: epoch, key: key,
                author: keys.sealing.publicKey, in: recordKey, entropy: entropy)
        else { throw HearthError(.internalError) }
        let record = Record(
            key: recordKey, version: version, payload: payload, sign: keys.identity.sign)
        let blobs = sealed.map { blob in
            Record(
                key: RecordKey(
                    kind: .blob, stream: list.stream, author: member, name: blob.reference.name),
                version: version, payload: blob.payload, sign: keys.identity.sign)
        }
        // It is within the bounds, and all of it is here.
        if part.buckets.missing.isEmpty { try work.store.removeKeptPart(recordKey) }
        try store(record, after: blobs, work)
        // Nobody has to open what was written here.
        if let stored = arrangement.stored(references) {
            keyring.opened.keep(stored, of: recordKey, hash: record.hash)
        }
    }

    /// The names of all blobs that a part uses, those in buckets that are not here included.
    private func blobTable(
        of part: Part, buckets: [BlobReference?], in key: RecordKey, _ work: Work
    ) throws -> BlobTable {
        var names = part.attachedBlobs + buckets.compactMap { $0?.name }
        if !part.buckets.missing.isEmpty, let held = try work.store.record(key) {
            names += (try? PartPayload(octets: held.payload))?.blobs.names ?? []
        }
        let table = BlobTable(names: names)
        guard table.count <= Limits.blobsPerPart else {
            throw HearthError(.limitPieces, ["limit": "\(Limits.blobsPerPart)"])
        }
        return table
    }

    /// Stores a part of a member here together with its new blobs, and pushes it; who gets it asks for
    /// these.
    private mutating func store(_ part: Record, after blobs: [Record], _ work: Work) throws {
        for record in blobs + [part]
        where record.payload.count > record.key.kind.payloadLimit {
            throw HearthError(
                .limitRecord, ["limit": "\(record.key.kind.payloadLimit / 1024) KiB"])
        }
        let author = part.key.author
        let budget = replicator.budget(of: part.key.stream)
        func kept() throws -> Int {
            try replicator.octets(by: author, in: budget, store: work.store)
        }
        let before = blobs.isEmpty ? 0 : try kept()
        for record in blobs + [part] { try work.store.put(record) }
        if let list = ListID(octets: part.key.stream.octets) {
            keyring.opened.awaits(nil, on: list)
        }
        try replicator.dropUnnamedBlobs(in: part.key.stream, store: work.store)
        // Readers keep no more of one person, and the author would not learn what they dropped.
        if !blobs.isEmpty,
            try !replicator.makeRoom(of: author, in: budget, store: work.store),
            try kept() > before
        {
            throw overLimit(of: budget)
        }
        replicator.published(part)
        try happened(.recordWritten(part.key), work)
        noteChange()
    }
}
