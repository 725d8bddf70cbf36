import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension HouseholdKind {
    static let activities = HouseholdKind(
        operations: [
            ShowActivities.self, AddActivity.self, EditActivity.self, PlaceActivities.self,
            OrderActivities.self, FinishActivities.self, ClearDoneActivities.self,
        ]
    ) { item, open in
        item.activity.map { ActivityFields($0, in: open) }
    }
}

extension ActivityFields {
    init(_ activity: Activity, in open: OpenList) {
        self.init(
            place: ActivityPlace(activity.place), estimate: activity.estimate,
            reEstimates: activity.reEstimates,
            done: activity.isDone
                ? WallTime(milliseconds: Int64(clamping: activity.done)).text : nil,
            holder: activity.holder.map(open.name), isUrgent: activity.isUrgent,
            due: activity.due?.description, repeats: activity.repetition?.text)
    }
}

extension ActivityPlace {
    init(_ place: Activity.Place) {
        self =
            switch place {
            case .toDo: .toDo
            case .inventory: .inventory
            case .unplanned: .unplanned
            }
    }
}

extension Activity.Place {
    init(_ place: ActivityPlace) {
        self =
            switch place {
            case .toDo: .toDo
            case .inventory: .inventory
            case .unplanned: .unplanned
            }
    }
}

extension Household {
    /// The lists of activities that somebody reads, their own first.
    mutating func activityLists(of asker: Asker, _ work: Work) throws -> [OpenList] {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let lists = try openLists(of: asker.identity, keys: keys, work)
            .filter { $0.head.kind == .activities && !$0.head.isArchived }
        return lists.filter(\.isTray) + lists.filter { !$0.isTray }
    }

    /// An activity at a path; without a list, one that is called so on any list that the asker reads, what is open
    /// before what is done.
    ///
    /// - Throws: `HearthError`: `unknownActivity`, `ambiguousActivity`, `otherKind`.
    mutating func activity(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> (list: OpenList, item: Item) {
        let named = NamePath(path)
        guard named.pieces.count == 1 else {
            let found = try item(at: path, for: asker, work)
            try found.list.check(holds: .activities)
            return found
        }
        let lists = try activityLists(of: asker, work)
        if let id = ItemID(typed: named.name) {
            for list in lists {
                if let item = list.liveItem(id) { return (list, item) }
            }
        }
        let all = lists.flatMap { list in list.merged.items.map { (list: list, item: $0) } }
        let days = try activityDays(of: asker, work)
        let open = all.filter { days.standing($0.item, on: $0.list)?.isDone == false }
        let isOpen = !Names.called(
            named.name, among: open, name: \.item.name, hex: \.item.id.hex
        ).isEmpty
        return try Names.one(
            isOpen ? open : all, called: named.name, by: asker.naming, name: \.item.name,
            hex: \.item.id.hex, unknown: .unknownActivity, ambiguous: .ambiguousActivity)
    }
}

extension OpenList {
    /// Whether anybody beside its owner reads it: then nothing on it may say when somebody works.
    var isShared: Bool { entry.readers.count > 1 }
}
