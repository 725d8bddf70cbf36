import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    fileprivate mutating func info(
        _ row: InvitationRow, link: String?, keys: MemberKeys?, _ work: Work
    ) throws -> InvitationInfo {
        let state: InvitationState =
            row.usedBy != nil
            ? .used : row.isRevoked ? .revoked : row.expiresAt <= work.now ? .expired : .open
        let head = try row.list.flatMap { list in
            try keys.flatMap { try open(list, for: row.member, keys: $0, work) }
        }?.merged.head
        return InvitationInfo(
            id: Self.id(of: row), link: link,
            list: head?.title ?? row.list.map { String($0.hex.prefix(12)) },
            listKind: head?.kind.name, state: state, expiresAt: row.expiresAt.text,
            usedBy: try row.usedBy.map { try personName($0, work) })
    }
}

extension Household {
    /// What an invitation is called by the one who made it.
    fileprivate static func id(of row: InvitationRow) -> String {
        String(row.codeHash.hex.prefix(12))
    }

    /// An invitation that somebody used opens nothing to them once they are no friend any more.
    func revokeInvitations(of member: IdentityKey, usedBy person: IdentityKey, _ work: Work) throws
    {
        for var row in try work.store.rows(InvitationRow.self, of: member)
        where row.usedBy == person && !row.isRevoked {
            row.isRevoked = true
            try work.store.put(row)
        }
    }
}

extension NewInvitation: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> InvitationInfo {
        let days = days ?? 7
        guard let code = Invitation(octets: id.octets) else { throw id.isUsed }
        guard (1...365).contains(days) else {
            throw HearthError(
                .numberOutOfRange, ["field": "days", "lowest": "1", "highest": "365"])
        }
        guard !household.addresses.isEmpty else { throw HearthError(.addressMissing) }
        let rows = try work.store.rows(InvitationRow.self, of: asker.identity)
        for row in rows where row.expiresAt.adding(.seconds(30 * 86_400)) < work.now {
            try work.store.remove(InvitationRow.self, row.key)
        }
        let open = rows.count {
            $0.usedBy == nil && !$0.isRevoked && work.now < $0.expiresAt
        }
        var target: ListID?
        if let list {
            let found = try household.list(at: list, for: asker, work)
            try household.checkInvites(found, asker, work)
            try found.checkMayShare()
            try household.checkOwnersAgree(found, work)
            try household.checkRoomToShare(found, work)
            target = found.id
        }
        let lifetime: Duration = .seconds(Int64(days) * 86_400)
        let link = Link(
            key: PublicKeyText(identity: asker.identity, node: household.node),
            addresses: household.addresses.compactMap { HostPort($0) }, invitation: code)
        if let made = try work.store.row(InvitationRow.self, code.hash) {
            guard made.member == asker.identity, made.list == target, made.usedBy == nil,
                !made.isRevoked, work.now < made.expiresAt,
                made.expiresAt == made.createdAt.adding(lifetime)
            else { throw id.isUsed }
            return try household.info(made, link: link.text, keys: asker.keys, work)
        }
        guard open < Limits.openInvitations else {
            throw HearthError(.limitInvitations, ["limit": "\(Limits.openInvitations)"])
        }
        let row = InvitationRow(
            codeHash: code.hash, member: asker.identity, list: target, createdAt: work.now,
            expiresAt: work.now.adding(lifetime))
        try work.store.put(row)
        return try household.info(row, link: link.text, keys: asker.keys, work)
    }
}

extension ListInvitations: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [InvitationInfo] {
        try work.store.rows(InvitationRow.self, of: asker.identity)
            .sorted { $0.createdAt > $1.createdAt }
            .map { try household.info($0, link: nil, keys: asker.keys, work) }
    }
}

extension RevokeInvitation: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let own = try work.store.rows(InvitationRow.self, of: asker.identity)
        let exact = own.filter { Household.id(of: $0) == invitation }
        let matching =
            exact.isEmpty
            ? own.filter { ShortID.means(invitation, Household.id(of: $0)) } : exact
        guard var row = matching.first, matching.count == 1 else {
            throw HearthError(.unknownInvitation, ["name": invitation])
        }
        guard row.usedBy == nil else { throw HearthError(.invitationNotOpen) }
        row.isRevoked = true
        try work.store.put(row)
        return Done()
    }
}
