import HearthAPI
import HearthCircle
import HearthHousehold
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
        guard let audience = try household.audience(of: open, work) else {
            throw try household.circleIsMissing(open, work)
        }
        let known = Set(
            try work.store.rows(FriendRow.self).filter {
                $0.member == asker.identity && ($0.state == .friends || $0.isVerified)
            }.map(\.identity))
        let people = open.entry.circle.filter { $0.identity != asker.identity }.map { reader in
            AudienceMember(
                name: open.name(of: reader.identity), role: reader.role.answer,
                isKnown: known.contains(reader.identity),
                isLeftOut: !audience.sees(reader.identity),
                changesAt: audience.change(for: reader.identity))
        }
        let claims = try household.claims(of: asker.identity, on: open.id, work)
        return AudienceInfo(
            list: open.merged.head.title, owner: open.ownerNames, people: people,
            alreadyClaimed: !claims.isEmpty,
            alreadyWhispered: try !household.ownTalk(on: open, work).isEmpty)
    }
}
