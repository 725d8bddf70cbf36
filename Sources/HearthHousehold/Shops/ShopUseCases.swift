import HearthAPI
import HearthRows

extension ShowShops: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ShopsInfo {
        ShopsInfo(areAllowed: try Settings.isOn(.allowsShops, of: asker.identity, work))
    }
}

extension SetShops: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ShopsInfo {
        try Settings.set(.allowsShops, of: asker.identity, areAllowed, work)
        household.noteChange()
        return ShopsInfo(areAllowed: areAllowed)
    }
}
