import HearthAPI
import HearthZones

extension Staging {
    /// Everybody goes by a zone of their own, in which a morning comes around midnight UTC. Of people in whose home no
    /// owner lives it is another one in the world with secrets: no owner's home may tell that either.
    func chooseZones(withSecrets: Bool) throws {
        let dice = Dice(seed: world.seed, purpose: "zones")
        let hosting = Set(blueprint.lists.flatMap(\.owners).map { blueprint.people[$0].home })
        for person in blueprint.people.indices {
            let isFree = withSecrets && !hosting.contains(blueprint.people[person].home)
            let minutes = 340 + Int(dice.fraction(UInt64(person), isFree ? 1 : 0) * 160)
            guard let zone = Zone(offsetMinutes: minutes) else { continue }
            _ = try see(SetZone(zone: zone.name), by: person)
        }
    }
}
