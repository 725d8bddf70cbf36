import HearthReplication
import HearthSodium
import HearthWire

/// What of a member's claims and whispers lies on the disk, written again at moments that do not
/// depend on them: with every slot's look while the member's keys are at hand, when the keys come,
/// when they go, and while the member uses the node. Who compares two copies of the file then sees that the member was there, not
/// whether they did something (protocol-spec/threat-model.md).
extension Household {
    /// Members with keys at hand whose rows somebody else here could compare: who has no passphrase
    /// can be read anyway.
    var membersWithSecretRows: [IdentityKey] {
        guard replicator.directory.members.count > 1 else { return [] }
        return presentMembers.filter { !keyring.isPermanent($0) }
    }

    /// Seals everything again that an act of a member's would change, with other nonces and in the
    /// same size; does nothing for somebody who has no keys at hand, or nobody to keep secrets
    /// from.
    ///
    /// - Throws: What the storage throws.
    mutating func renewSecretRows(of member: IdentityKey, _ work: Work) throws {
        guard membersWithSecretRows.contains(member), let keys = keyring.keys(of: member) else {
            return
        }
        try renewRequests(of: member, keys: keys, work)
        let store = work.store
        if let row = try store.row(PrivateRow.self, member),
            let sealed = resealed(row.octets, Self.privateContext, keys)
        {
            try store.put(PrivateRow(member: member, octets: sealed.octets))
            // What is kept open is known by its nonce.
            keyring.privateStates[member]?.nonce = sealed.nonce
        }
        if let row = try store.row(NewsRow.self, member),
            let sealed = resealed(row.octets, Self.bookContext, keys)
        {
            try store.put(NewsRow(member: member, octets: sealed.octets))
        }
        for row in try store.rows(OwnCellRow.self) where row.member == member {
            guard let sealed = resealed(row.cell, Self.wrapContext + row.list.octets, keys) else {
                continue
            }
            try store.put(OwnCellRow(list: row.list, member: member, cell: sealed.octets))
        }
        for row in try store.rows(OwnPageRow.self) where row.member == member {
            guard let sealed = resealed(row.page, Self.wrapContext + row.list.octets, keys) else {
                continue
            }
            try store.put(OwnPageRow(list: row.list, member: member, page: sealed.octets))
        }
    }

    /// Ends what is over, and seals once more what belongs to those whose keys go with it.
    mutating func expireKeys(_ work: Work) throws {
        var later = keyring
        let short = shortMembers
        later.expire(now: work.now, serving: nextBeats(after: work.now)) { short.contains($0) }
        for member in membersWithSecretRows where later.keys(of: member) == nil {
            try renewSecretRows(of: member, work)
        }
        keyring = later
    }

    /// Nil for what is not sealed under their storage key, such as a cell on a node without owners.
    private func resealed(
        _ octets: [UInt8], _ context: [UInt8], _ keys: MemberKeys
    ) -> (nonce: Nonce, octets: [UInt8])? {
        guard octets.count > Nonce.byteCount,
            let old = Nonce(octets: Array(octets[..<Nonce.byteCount])),
            let content = keys.storage.open(
                Array(octets[Nonce.byteCount...]), nonce: old, additionalData: context)
        else { return nil }
        let nonce = entropy.nonce(for: EntropyPurpose("private nonce"))
        return (
            nonce,
            nonce.octets + keys.storage.seal(content, nonce: nonce, additionalData: context)
        )
    }
}
