import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ShowDiaries: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> DiariesShown {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let others = try household.allOpenLists(of: asker.identity, keys: keys, work)
            .filter { $0.head.kind == .focusLog && !$0.isOwn }
        return DiariesShown(
            reader: try household.diaryReader(of: asker, work),
            others: others.map { OtherDiary(diary: $0.id.hex, owner: $0.ownerNames) })
    }
}

extension ShowDiaryTo: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> DiariesShown {
        let open = try household.singleListToWrite(of: .focusLog, for: asker, work)
        let friend = try household.friend(called: friend, of: asker, work).name
        if let reader = try household.diaryReader(of: asker, work) {
            guard reader.name == friend else {
                throw HearthError(.diaryShown, ["name": reader.name])
            }
        } else {
            _ = try ShareList(list: open.id.hex, with: [friend], keeper: false)
                .answer(in: &household, by: asker, work)
        }
        return try ShowDiaries().answer(in: &household, by: asker, work)
    }
}

extension HideDiary: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> DiariesShown {
        if let open = try household.singleList(of: .focusLog, for: asker, work) {
            let others = try household.readers(of: open, for: asker, work)
                .filter { !$0.isCaller }.map(\.key)
            if !others.isEmpty {
                _ = try UnshareList(list: open.id.hex, with: others)
                    .answer(in: &household, by: asker, work)
            }
        }
        return try ShowDiaries().answer(in: &household, by: asker, work)
    }
}

extension Household {
    /// Who reads the asker's diary, or is asked.
    fileprivate mutating func diaryReader(of asker: Asker, _ work: Work) throws -> DiaryReader? {
        guard let open = try singleList(of: .focusLog, for: asker, work) else { return nil }
        return try readers(of: open, for: asker, work)
            .first { !$0.isCaller && [.reading, .asked, .waiting].contains($0.state) }
            .map { DiaryReader(name: $0.name, isAsked: $0.state != .reading) }
    }
}
