import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension ShowActivities: UseCase {
    private static let most = 1000

    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ActivitiesShown {
        let lists =
            try list.map { [try household.list(at: $0, for: asker, work)] }
            ?? household.activityLists(of: asker, work)
        for list in lists { try list.check(holds: .activities) }
        let worked = try household.worked(by: asker, work)
        var counts = ActivityCounts()
        var found: [Found] = []
        for open in lists {
            for item in open.merged.items {
                guard let activity = item.activity else { continue }
                counts.count(activity)
                guard activity.isDone == (done != nil),
                    place == nil || activity.place == place.map(Activity.Place.init)
                else { continue }
                found.append(
                    Found(open, item, worked[ActivityPath(open.id, item.id)] ?? Worked()))
            }
        }
        try sort(&found, names: asker.nameOrder)
        return ActivitiesShown(
            activities: found.prefix(Self.most).map {
                ActivityShown(household.info($0.item, in: $0.list), $0.worked)
            }, total: found.count, counts: counts)
    }

    private struct Found {
        let list: OpenList
        let item: Item
        let worked: Worked

        init(_ list: OpenList, _ item: Item, _ worked: Worked) {
            (self.list, self.item, self.worked) = (list, item, worked)
        }
    }

    /// What was done last comes first; what is open as it is asked for.
    private func sort(_ found: inout [Found], names: NameOrder) throws {
        if done != nil, sort == nil {
            found.sort { ($0.item.activity?.done ?? 0) > ($1.item.activity?.done ?? 0) }
            return
        }
        let wanted = sort ?? ItemOrder.byHand.rawValue
        if wanted == "worked" {
            found.sort { $0.worked.pomodoros > $1.worked.pomodoros }
            return
        }
        let orders: [ItemOrder] = [.byHand, .name, .estimate, .due, .added]
        guard let order = orders.first(where: { $0.rawValue == wanted }) else {
            throw HearthError(
                .sortUnknown,
                [
                    "value": wanted,
                    "candidates": (orders.map(\.rawValue) + ["worked"]).joined(separator: ", "),
                ])
        }
        var places: [ItemID: Int] = [:]
        for (place, item) in order.sorted(found.map(\.item), names: names).enumerated() {
            places[item.id] = place
        }
        found.sort { (places[$0.item.id] ?? 0) < (places[$1.item.id] ?? 0) }
    }
}

extension ActivityCounts {
    fileprivate mutating func count(_ activity: Activity) {
        if activity.isDone {
            done += 1
            return
        }
        switch activity.place {
        case .toDo: toDo += 1
        case .inventory: inventory += 1
        case .unplanned: unplanned += 1
        }
    }
}
