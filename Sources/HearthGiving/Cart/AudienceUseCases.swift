import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ShowAudience: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> AudienceInfo {
        let open = try household.list(at: list, for: asker, work)
        try open.checkIsGiving()
        guard open.reader.role.isInCircle else {
            throw HearthError(.ownerNeverReserves, ["list": open.merged.head.title])
        }
        guard let audience = try household.audience(of: open, work) else {
            throw try household.circleIsMissing(open, work)
        }
        let marks = Dictionary(
            try work.store.rows(FriendRow.self, of: asker.identity).map { ($0.identity, $0) },
            uniquingKeysWith: { first, _ in first })
        let asked = try household.askedAbout(on: open.entry, for: asker.identity, work)
        let notes = try household.notes(of: asker.identity, on: open.id, work)
        let namesakes = try household.namesakes(
            among: open.entry.circle, of: asker.identity, work)
        let others = open.entry.circle.filter { $0.identity != asker.identity }
        let people = try others.map { reader in
            let mark = marks[reader.identity]
            return AudienceMember(
                name: open.name(of: reader.identity), role: reader.role.answer,
                isKnown: mark.map { $0.state == .friends || $0.isVerified } ?? false,
                isLeftOut: !audience.sees(reader.identity),
                isAtHome: open.entry.ownerNodes.contains(reader.node),
                isNamesake: namesakes.contains(reader.identity),
                isVerified: mark?.isVerified ?? false, housemate: mark?.housemate?.answer,
                isAsked: asked.contains(reader.identity), note: notes[reader.identity]?.answer,
                isChild: try household.isKnownChild(reader.identity, mark, work),
                changesAt: audience.change(for: reader.identity))
        }
        let claims = try household.claims(of: asker.identity, on: open.id, work)
        return AudienceInfo(
            list: open.merged.head.title, owner: open.ownerNames, people: people,
            alreadyClaimed: !claims.isEmpty,
            alreadyWhispered: try !household.ownTalk(on: open, work).isEmpty)
    }
}
