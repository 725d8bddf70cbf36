import HearthAPI
import HearthLists
import HearthRows
import HearthSodium

extension KeepAsNotes: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ItemInfo] {
        let open = try household.list(at: list, for: asker, work)
        _ = try household.editor(of: open, asker)
        try open.check(holds: .notes)
        let made = try household.settleLost(of: nil, asItems: true, on: open, by: asker, work)
        let after = try household.list(at: open.id.hex, for: asker, work)
        return made.compactMap { after.liveItem($0) }.map { household.info($0, in: after) }
    }
}
