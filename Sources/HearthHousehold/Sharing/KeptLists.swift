import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// Lists that a recovered member's rescue record named, and that have not come yet.
extension Household {
    /// The lists of the record; empty before they have said whom they ask.
    package func keptLists(of member: IdentityKey, _ work: Work) throws -> [RescueBody.List] {
        let octets = try Settings.text(.keptLists, of: member, work).flatMap(Hex.decode) ?? []
        let length = ListID.byteCount + IdentityKey.byteCount
        return stride(from: 0, to: octets.count, by: length).compactMap { start in
            let piece = octets[start...].prefix(length)
            guard let list = ListID(octets: Array(piece.prefix(ListID.byteCount))),
                let host = IdentityKey(octets: Array(piece.dropFirst(ListID.byteCount)))
            else { return nil }
            return RescueBody.List(id: list, host: host)
        }
    }

    /// Those of them that have not come yet, and that the member may read as far as it is known here.
    package func missingLists(of member: IdentityKey, _ work: Work) throws -> [RescueBody.List] {
        try keptLists(of: member, work).filter {
            try replicator.directory.lists[$0.id] == nil && deletedLists[$0.id] == nil
                && !isTakenBack($0, from: member, work)
        }
    }

    /// Whether the host of a list offers it to the member no more: whoever still has an older roster of it must not
    /// bring it back. What another owner offers them, they follow by their answer.
    private func isTakenBack(
        _ list: RescueBody.List, from member: IdentityKey, _ work: Work
    ) throws -> Bool {
        let key = MembershipKey(list: list.id, member: member)
        guard try work.store.row(FollowRow.self, key) == nil,
            let letter = try letter(from: list.host, to: member, work)
        else { return false }
        return !letter.offers.contains { $0.list == list.id }
    }
}
