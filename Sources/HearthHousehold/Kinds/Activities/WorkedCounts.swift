import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// What was worked at activities: by somebody's own diary, and by the counts on shared lists, each of which is gone
/// through once.
struct WorkedCounts {
    /// By the id of the activity, as the diary says.
    let own: [ItemID: Worked]
    private var tallies: [ListID: [ItemID: [IdentityKey: Int]]] = [:]

    init(own: [ItemID: Worked], on lists: [OpenList]) {
        self.own = own
        for list in lists where list.isShared && tallies[list.id] == nil {
            var counts: [ItemID: [IdentityKey: Int]] = [:]
            for tally in list.ofOneWriter(Tally.self) {
                counts[tally.item, default: [:]][tally.person] = tally.pomodoros
            }
            tallies[list.id] = counts
        }
    }

    /// On a shared list the sum of all counts, where the reader's is never less than what their diary says.
    func worked(at item: ItemID, on list: OpenList) -> Int {
        list.isShared
            ? counts(of: item, on: list).values.reduce(0, +) : own[item]?.pomodoros ?? 0
    }

    /// The counts of an activity on a shared list, the highest first.
    func tallies(of item: ItemID, on list: OpenList) -> [ActivityTally] {
        guard list.isShared else { return [] }
        return counts(of: item, on: list).filter { $0.value > 0 }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { person, pomodoros in
                ActivityTally(
                    person: list.name(of: person), pomodoros: pomodoros,
                    isCaller: person == list.reader.identity)
            }
    }

    private func counts(of item: ItemID, on list: OpenList) -> [IdentityKey: Int] {
        var counts = tallies[list.id]?[item] ?? [:]
        let me = list.reader.identity
        counts[me] = max(counts[me] ?? 0, own[item]?.pomodoros ?? 0)
        return counts
    }
}
