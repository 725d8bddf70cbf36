package import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

@testable package import HearthHousehold

/// Writes many wishes in one step, as an import does.
package struct FillList: Operation, UseCase {
    package typealias Answer = Done
    package static let path = "tests/fill"
    package static let askers = Askers.everybody

    package var list: String
    package var numbers: [Int]
    package var isDeletion: Bool

    package init(list: String, numbers: [Int], isDeletion: Bool = false) {
        self.list = list
        self.numbers = numbers
        self.isDeletion = isDeletion
    }

    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> Done {
        let open = try household.list(at: list, for: asker, work)
        guard let keys = asker.keys else { throw HearthError(.internalError) }
        let items = numbers.compactMap { number -> Item? in
            let octets = BLAKE2b.hash(Array("\(number)".utf8), count: ItemID.byteCount)
            guard let id = ItemID(octets: octets) else { return nil }
            if isDeletion {
                let revision = open.merged.nextRevision(of: id, at: work.now)
                return .tombstone(id: id, revision: revision)
            }
            return Item(
                id: id, rank: .middle, revision: 1, name: "Wish \(number)",
                notes: String(repeating: "words ", count: 40), body: .wish(Wish()))
        }
        try household.write(items, to: open, keys: keys, work)
        return Done()
    }
}
