import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Activity: TellingKind {
    /// Two took one activity while they did not hear of each other: the one who does not have it is told.
    package static func news(of changes: ListChanges) -> [KindNews]? {
        let taken = changes.changed.filter { changes.open.isTakenFromReader($0) }
        guard !taken.isEmpty else { return nil }
        return taken.map { item in
            let holder = item.activity?.holder.map(changes.open.name) ?? ""
            return KindNews(.takenFirst, on: changes.open, item: item, person: holder)
        }
    }
}

extension OpenList {
    /// Whether the reader took it, and what somebody else wrote at the same time counts.
    fileprivate func isTakenFromReader(_ item: Item) -> Bool {
        let me = reader.identity
        guard let activity = item.activity, !activity.isDone, let holder = activity.holder,
            holder != me
        else { return false }
        return ownPart.item(item.id)?.activity?.holder == me
    }
}
