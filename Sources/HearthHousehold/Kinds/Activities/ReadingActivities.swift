import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
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
        let worked = WorkedCounts(own: try household.worked(by: asker, work), on: lists)
        let days = try household.activityDays(of: asker, work)
        let wanted = place.map(Activity.Place.init)
        var counts = ActivityCounts()
        var found: [Found] = []
        for open in lists {
            for item in open.merged.items {
                guard let activity = days.standing(item, on: open) else { continue }
                // What somebody else has taken into their day is still there for all, where it is asked for.
                let place =
                    open.isShared && activity.place == .toDo && activity.holder != asker.identity
                    ? Activity.Place.inventory : activity.place
                counts.count(activity, in: place)
                guard activity.isDone == (done != nil), wanted == nil || place == wanted else {
                    continue
                }
                let pomodoros = sort == "worked" ? worked.worked(at: item.id, on: open) : 0
                found.append(Found(list: open, item: item, worked: pomodoros))
            }
        }
        try sort(&found, names: asker.nameOrder)
        return ActivitiesShown(
            activities: found.prefix(Self.most).map {
                household.shown($0.item, on: $0.list, days, worked)
            }, total: found.count, counts: counts)
    }

    private struct Found {
        let list: OpenList
        let item: Item
        let worked: Int
    }

    /// What was done last comes first; what is open as it is asked for.
    private func sort(_ found: inout [Found], names: NameOrder) throws {
        if done != nil, sort == nil {
            // Of one day what was written last.
            found.sort {
                ($0.item.activity?.done ?? 0, $0.item.revision)
                    > ($1.item.activity?.done ?? 0, $1.item.revision)
            }
            return
        }
        let wanted = sort ?? ItemOrder.byHand.rawValue
        if wanted == "worked" {
            found.sort { $0.worked > $1.worked }
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
    fileprivate mutating func count(_ activity: Activity, in place: Activity.Place) {
        if activity.isDone {
            done += 1
            return
        }
        switch place {
        case .toDo: toDo += 1
        case .inventory: inventory += 1
        case .unplanned: unplanned += 1
        }
    }
}
