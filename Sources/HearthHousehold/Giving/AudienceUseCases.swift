import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension ShowAudience: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> AudienceInfo {
        let open = try household.list(at: list, for: asker, work)
        guard open.reader.role.isInCircle else {
            throw HearthError(.ownerNeverReserves, ["list": open.merged.head.title])
        }
        guard let circle = try household.circleKeys(of: asker.identity, in: open.id, work) else {
            throw try household.circleIsMissing(open, work)
        }
        let sealedTo = Set(
            try household.recipients(
                on: open.entry, by: asker.identity, vouched: circle.vouched, work
            ).map(\.identity))
        let friends = Set(
            try household.friends(of: asker.identity, work).map(\.row.identity))
        let people = open.entry.circle.filter { $0.identity != asker.identity }.map { reader in
            AudienceMember(
                name: reader.name, role: reader.role.word,
                isKnown: friends.contains(reader.identity)
                    || circle.vouched.contains(reader.tag),
                isLeftOut: !sealedTo.contains(reader.identity))
        }
        let claims = try household.claims(of: asker.identity, on: open.id, work)
        return AudienceInfo(
            list: open.merged.head.title, owner: open.ownerNames, people: people,
            alreadyClaimed: !claims.isEmpty)
    }
}
