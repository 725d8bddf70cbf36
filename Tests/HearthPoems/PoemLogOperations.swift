package import HearthAPI
package import HearthHousehold
import HearthLists
import HearthReplication
package import HearthRows
import HearthWire

/// What a day of the log says beside what all items do.
package struct PoemDayFields: KindFields {
    package static let kind = "poem-log"
    package static let empty = PoemDayFields(poems: [])

    package var poems: [String]

    package init(poems: [String]) { self.poems = poems }
}

/// Writes down which poem was read on a day.
package struct ReadPoem: Operation {
    package typealias Answer = ItemInfo
    package static let path = "poems/read"
    package static let askers = Askers.everybody
    package var poem: String
    /// `2026-11-22`.
    package var day: String

    package init(_ poem: String, on day: String) {
        self.poem = poem
        self.day = day
    }
}

/// Takes all days off the log.
package struct EmptyPoemLog: Operation {
    package typealias Answer = Done
    package static let path = "poems/empty-log"
    package static let askers = Askers.everybody

    package init() {}
}

extension HouseholdKind {
    package static func poemLog(operations: [any UseCase.Type]) -> HouseholdKind {
        HouseholdKind(operations: operations) { item, _ in
            (item.known as? PoemDay).map { PoemDayFields(poems: $0.poems.sorted()) }
        }
    }
}

extension ReadPoem: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ItemInfo {
        let open = try household.singleListToWrite(of: PoemDay.listKind, for: asker, work)
        guard let keys = asker.keys, let id = PoemDay.id(of: day, on: open.id) else {
            throw HearthError(.internalError)
        }
        let known = open.liveItem(id)
        let poems = (known?.known as? PoemDay)?.poems ?? []
        var item =
            known
            ?? Item(id: id, rank: .middle, revision: 1, name: day, body: .known(PoemDay(poems: [])))
        item.body = .known(PoemDay(poems: poems.union([poem])))
        item.revision = open.merged.nextRevision(of: id, at: work.now)
        try household.write([item], to: open, keys: keys, work)
        return household.info(item, in: open)
    }
}

extension EmptyPoemLog: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done
    {
        if let open = try household.singleList(of: PoemDay.listKind, for: asker, work) {
            try household.empty(open, by: asker, work)
        }
        return Done()
    }
}
