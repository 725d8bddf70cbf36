package import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

/// Makes a child with a list, all in one: who adds them is the list's keeper from the start.
extension AddChild: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> ChildInfo
    {
        if let made = try made(in: household, by: asker, work) { return made }
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        if let passphrase {
            _ = try SetPassphrase(new: passphrase).answer(in: &household, by: asker, work)
        }
        // The child's own node is theirs too: only a passphrase keeps the child from reading along.
        guard try household.hasPassphrase(asker.identity, work),
            household.keyring.keys(of: asker.identity) != nil
        else { throw HearthError(.circleNeedsPassphrase, ["member": asker.name]) }
        let others = try (keepers ?? []).map { name in
            let person = try household.friend(called: name, of: asker, work).row.identity
            guard household.replicator.directory.members.contains(person) else {
                throw HearthError(.unknownMember, ["name": name])
            }
            return person
        }
        let title = try Names.cleaned(title, field: "title", .thing)
        let member = try household.addMember(
            named: name, passphrase: nil, isChild: true, work)
        let child = try household.child(called: member.key, work)
        guard let childKeys = child.keys else { throw HearthError(.internalError) }
        if birthday != nil || picture != nil {
            _ = try EditProfile(birthday: birthday, picture: picture)
                .answer(in: &household, by: child, work)
        }
        let list = try household.makeList(
            salt: id.octets, title: title, role: .ordinary, by: child, work)
        let open = try household.list(at: list.hex, for: child, work)
        for keeper in [asker.identity] + others.filter({ $0 != asker.identity }) {
            try household.offer(open, to: keeper, role: .keeper, keys: childKeys, work)
        }
        let offered = try household.letter(from: child.identity, to: asker.identity, work)?
            .offers.first { $0.list == list }
        guard let offered else { throw HearthError(.internalError) }
        try household.answerOffer(
            offered, from: child.identity, accept: true, showsAddresses: false,
            by: asker.identity, keys: keys, work)
        return ChildInfo(member: member, list: list.hex)
    }

    /// What the same request made before; nil: it is the first.
    ///
    /// - Throws: `HearthError.idUsed`.
    private func made(
        in household: Household, by asker: Asker, _ work: Work
    ) throws -> ChildInfo? {
        let directory = household.replicator.directory
        let entry = try directory.lists.values.first {
            try directory.members.contains($0.host)
                && household.roster(of: $0.id, work)?.body.salt == id.octets
        }
        guard let entry else { return nil }
        guard let row = try work.store.row(MemberRow.self, entry.host),
            Names.isSame(try household.personName(entry.host, work), name)
        else { throw id.isUsed }
        return ChildInfo(
            member: try household.memberInfo(row, for: asker, work), list: entry.id.hex)
    }
}
