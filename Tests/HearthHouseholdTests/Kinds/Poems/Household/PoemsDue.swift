import HearthAPI
import HearthLists
import HearthWire

@testable import HearthHousehold

/// Sets when a poem is due, in milliseconds since 1970, or takes that away.
struct SetPoemDue: HearthAPI.Operation {
    typealias Answer = Done
    static let path = "poems/due"
    static let askers = Askers.everybody
    var poem: String
    var at: Int64?
}

struct ShowPoemsNotes: HearthAPI.Operation {
    typealias Answer = String
    static let path = "poems/notes"
    static let askers = Askers.everybody
    static let isReading = true
    var poem: String
}

extension SetPoemDue: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let (open, item) = try household.item(at: poem, for: asker, work)
        let moment = DueMoment(
            member: asker.identity, list: open.id, item: item.id,
            at: WallTime(milliseconds: at ?? 0))
        if at == nil {
            try household.removeDue(moment.key, work)
        } else {
            try household.setDue(moment, work)
        }
        return Done()
    }
}

extension ShowPoemsNotes: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> String {
        try household.item(at: poem, for: asker, work).1.notes
    }
}

extension Poem: DueKind {
    /// Notes in the poem when it was due.
    static func due(
        _ item: Item, at moment: WallTime, on open: OpenList, keys: MemberKeys,
        in household: inout Household, _ work: Work
    ) throws {
        guard item.name != "Stuck" else { throw HearthError(.internalError) }
        var rung = item
        rung.notes += "\(moment.milliseconds) "
        rung.revision = item.nextRevision(at: work.now)
        try household.write([rung], to: open, keys: keys, work)
    }
}
