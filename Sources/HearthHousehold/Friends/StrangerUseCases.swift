import HearthAPI
import HearthRows
import HearthSodium

extension Household {
    /// Whether a member hears only of strangers whom they invited.
    func refusesStrangers(_ member: IdentityKey, _ work: Work) throws -> Bool {
        try Settings.isOn(.refusesStrangers, of: member, work)
    }
}

extension ShowStrangers: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> StrangersInfo {
        StrangersInfo(areRefused: try household.refusesStrangers(asker.identity, work))
    }
}

extension SetStrangers: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> StrangersInfo {
        try Settings.set(.refusesStrangers, of: asker.identity, areRefused, work)
        household.noteChange()
        return StrangersInfo(areRefused: areRefused)
    }
}
