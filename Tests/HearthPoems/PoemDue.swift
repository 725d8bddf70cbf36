package import HearthAPI
package import HearthHousehold
package import HearthLists
import HearthReplication
package import HearthWire

/// Sets when a poem is due, in milliseconds since 1970, or takes that away.
package struct SetPoemDue: Operation {
    package typealias Answer = Done
    package static let path = "poems/due"
    package static let askers = Askers.everybody
    package var poem: String
    package var at: Int64?

    package init(poem: String, at: Int64? = nil) {
        self.poem = poem
        self.at = at
    }
}

extension SetPoemDue: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done
    {
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

extension Poem: DueKind {
    /// Notes in the poem when it was due.
    package static func due(
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
