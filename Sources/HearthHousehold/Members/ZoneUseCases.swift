import HearthAPI
import HearthRows
import HearthSodium
import HearthWire
import HearthZones

extension ShowZone: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ZoneInfo {
        household.zoneInfo(of: asker.identity)
    }
}

extension SetZone: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ZoneInfo {
        guard asker.caller.place != .familyDevice else { throw HearthError(.zoneNotHere) }
        let chosen = try household.machine.zones.chosen(zone, offsetMinutes: offsetMinutes)
        let member = asker.identity
        guard household.chosenZones[member] != chosen else {
            return household.zoneInfo(of: member)
        }
        try Settings.set(.zone, of: member, text: chosen, work)
        household.chosenZones[member] = chosen
        // Another morning comes next; a day that begins with the journey is told of at once.
        household.news.mornings[member] = nil
        household.noteChange()
        return household.zoneInfo(of: member)
    }
}

extension ZoneTable {
    /// What to write down of what somebody chose; nil: the computer's zone.
    ///
    /// - Throws: `HearthError.zoneUnknown`.
    fileprivate func chosen(_ name: String?, offsetMinutes: Int?) throws(HearthError) -> String? {
        if let name, hasTable || offsetMinutes == nil {
            guard let zone = zone(named: name) else {
                throw HearthError(.zoneUnknown, ["value": name])
            }
            return zone.name
        }
        guard let offsetMinutes, !hasTable else { return nil }
        guard let zone = Zone(offsetMinutes: offsetMinutes) else {
            throw HearthError(.zoneUnknown, ["value": "\(offsetMinutes)"])
        }
        return zone.name
    }
}

extension Household {
    fileprivate func zoneInfo(of member: IdentityKey) -> ZoneInfo {
        let (zones, chosen) = (machine.zones, chosenZones[member])
        let isKnown = chosen.map { zones.zone(named: $0) != nil } ?? true
        return ZoneInfo(
            zone: zone(of: member).name, isChosen: chosen != nil, computer: zones.own.name,
            missing: isKnown ? nil : chosen, hasTable: zones.hasTable)
    }
}
