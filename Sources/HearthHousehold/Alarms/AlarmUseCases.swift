import HearthAPI
package import HearthRows
import HearthSodium
import HearthWire

extension ShowAlarms: UseCase {
    var needsMember: Bool { false }

    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [AlarmInfo] {
        try household.keptAlarms(work).map { row in
            AlarmInfo(
                notice: try household.notice(of: row, work), foundAt: row.foundAt.text)
        }
    }
}

extension ClearAlarms: UseCase {
    var needsMember: Bool { false }

    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        for row in try work.store.rows(AlarmRow.self) {
            try work.store.remove(AlarmRow.self, row.key)
        }
        household.alarms = []
        household.noteChange()
        return Done()
    }
}

extension Household {
    /// Oldest first.
    package func keptAlarms(_ work: Work) throws -> [AlarmRow] {
        try work.store.rows(AlarmRow.self).sorted { $0.foundAt < $1.foundAt }
    }
}
