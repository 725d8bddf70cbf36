package import HearthAPI
package import HearthHousehold
import HearthLists
import HearthReplication
package import HearthRows
import HearthWire

/// Sets when a poem, or a list of poems, is due, in milliseconds since 1970, or takes that away.
///
/// What comes of it follows from its name (`PoemMoment`).
package struct SetPoemDue: Operation {
    package typealias Answer = Done
    package static let path = "poems/due"
    package static let askers = Askers.everybody
    package var poem: String?
    package var list: String?
    package var name: String?
    package var at: Int64?

    package init(
        poem: String? = nil, list: String? = nil, name: String? = nil, at: Int64? = nil
    ) {
        (self.poem, self.list, self.name, self.at) = (poem, list, name, at)
    }
}

/// What poems call their moments. That without a name is when a poem is to be read.
enum PoemMoment {
    /// When it is to be read once more. That it is unread is not noted after that.
    static let again: DueName = "again"
    /// When it is noted that nobody has read it; nobody is told of that.
    static let unread: DueName = "unread"
    /// The same of what others read: at a full hour, where the keys are away.
    static let daily: DueName = "daily"
}

extension SetPoemDue: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done
    {
        let moment: DueMoment
        if let poem {
            let (open, item) = try household.item(at: poem, for: asker, work)
            moment = self.moment(for: asker, open.id, item.id)
        } else {
            let open = try household.list(at: list ?? "", for: asker, work)
            moment = self.moment(for: asker, open.id, nil)
        }
        if at == nil {
            try household.removeDue(moment.key, work)
        } else {
            try household.setDue(moment, work)
        }
        return Done()
    }

    private func moment(for asker: Asker, _ list: ListID, _ item: ItemID?) -> DueMoment {
        let name = name.flatMap { DueName(rawValue: $0) }
        return DueMoment(
            member: asker.identity, list: list, item: item, name: name,
            at: WallTime(milliseconds: at ?? 0),
            isSilent: name == PoemMoment.unread || name == PoemMoment.daily,
            isWrittenAtHour: name == PoemMoment.daily)
    }
}

extension Poem: DueKind {
    /// Notes in the poem when it was due, or in each poem of the list, and by which name and when that was done.
    package static func due(
        _ due: DueNow, in household: inout Household, _ work: Work
    ) throws -> KindNews? {
        guard due.item?.name != "Stuck" else { throw HearthError(.internalError) }
        let name = due.moment.name
        let line = [
            name?.rawValue ?? "", "\(due.moment.at.milliseconds)", "\(work.now.milliseconds)",
        ].joined(separator: ":")
        let rung = (due.item.map { [$0] } ?? due.open.merged.items).map { item in
            var rung = item
            rung.text += line + " "
            rung.revision = item.nextRevision(at: work.now)
            return rung
        }
        try household.write(rung, to: due.open, keys: due.keys, work)
        if name == PoemMoment.again {
            let unread = DueMoment.Key(
                member: due.moment.member, list: due.open.id, item: due.item?.id,
                name: PoemMoment.unread)
            try household.removeDue(unread, work)
        }
        guard name != PoemMoment.unread, name != PoemMoment.daily else { return nil }
        return KindNews(.due, on: due.open, item: due.item, detail: name?.rawValue ?? "")
    }
}
