import HearthReplication
import HearthRows
import HearthWire

extension Household {
    /// Remembers the latest date of a list; an owner who moves it back opens nothing by that.
    func rememberDate(of entry: ListEntry, _ work: Work) throws {
        guard let day = entry.day else { return }
        let known = try work.store.row(ListDateRow.self, entry.id)?.latest
        if known.map({ $0 < day }) ?? true {
            try work.store.put(ListDateRow(list: entry.id, latest: day))
        }
    }
}
