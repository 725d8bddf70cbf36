import HearthSodium
package import HearthWire
import Synchronization

/// Which word of a pack a day has: the same for all who have the pack and the level, without a server
/// (protocol-spec/words.md, "The word of a day").
package struct WordPick: Sendable {
    /// What a day is picked from.
    package struct Candidate: Sendable {
        package let item: ItemID
        package let level: Int
        /// The day on which it came to the pack.
        package let added: Int
        /// The only day on which it is the word.
        package let day: Int?

        package init(item: ItemID, level: Int, added: Int, day: Int?) {
            (self.item, self.level, self.added, self.day) = (item, level, added, day)
        }

        /// The first day on which it counts: time enough for it to reach everybody.
        var settled: Int { added + 3 }
    }

    private let pack: ListID
    private let candidates: [Candidate]
    private let orders = Orders()

    /// Orders of rounds that were asked for, each of which takes a hash for each entry.
    private final class Orders: Sendable {
        private let held = Mutex<[[UInt32]: (count: Int, order: [ItemID])]>([:])

        func order(
            _ level: Int, _ round: Int, of count: Int, _ make: () -> [ItemID]
        ) -> [ItemID] {
            let key = [UInt32(clamping: level), UInt32(clamping: round)]
            return held.withLock { held in
                if let known = held[key], known.count == count { return known.order }
                let order = make()
                held[key] = (count, order)
                return order
            }
        }
    }

    package init(pack: ListID, _ candidates: [Candidate]) {
        self.pack = pack
        self.candidates = candidates
    }

    /// The first day that has a word; nil: none has.
    package var firstDay: Int? { candidates.map(\.settled).min() }

    /// `day`: days since 1970-01-01, as the reader's calendar goes. Nil: no entry of the level is settled by then.
    package func word(on day: Int, level: Int) -> ItemID? {
        let settled = candidates.filter { $0.settled <= day }
        // A pack that has nothing of the level gives the nearest that it has, the easier one first.
        let levels = Set(settled.map(\.level)).sorted {
            (abs($0 - level), $0) < (abs($1 - level), $1)
        }
        guard let level = levels.first else { return nil }
        let of = settled.filter { $0.level == level }
        if let fixed = of.filter({ $0.day == day }).map(\.item).min() { return fixed }
        let turns = of.filter { $0.day == nil }.map(\.item)
        guard let first = firstDay, day >= first, !turns.isEmpty else { return nil }
        let (round, place) = (day - first).quotientAndRemainder(dividingBy: turns.count)
        return order(turns, level: level, round: round)[place]
    }

    /// The entries of a round. Where it would begin with the last of the round before, its first two change places.
    private func order(_ items: [ItemID], level: Int, round: Int) -> [ItemID] {
        var order = sort(items, level: level, round: round)
        guard round > 0, items.count >= 3,
            sort(items, level: level, round: round - 1).last == order.first
        else { return order }
        order.swapAt(0, 1)
        return order
    }

    private func sort(_ items: [ItemID], level: Int, round: Int) -> [ItemID] {
        orders.order(level, round, of: items.count) {
            sorted(items, level: level, round: round)
        }
    }

    private func sorted(_ items: [ItemID], level: Int, round: Int) -> [ItemID] {
        let number = UInt32(clamping: round)
        let count = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
        let context = Array("hearth/1 word".utf8) + pack.octets + [UInt8(clamping: level)] + count
        return items.map { item in
            (item, BLAKE2b.hash(context, item.octets, count: 16))
        }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    }
}
