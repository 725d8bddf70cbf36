package import HearthAPI
import HearthLists
package import HearthRows
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
            guard isDeletion else { return Self.wish(number, called: "Wish \(number)") }
            return Self.id(number).map { id in
                .tombstone(id: id, revision: open.merged.nextRevision(of: id, at: work.now))
            }
        }
        try household.write(items, to: open, keys: keys, work)
        return Done()
    }

    private static func id(_ number: Int) -> ItemID? {
        ItemID(octets: BLAKE2b.hash(Array("\(number)".utf8), count: ItemID.byteCount))
    }

    static func wish(_ number: Int, called name: String, revision: UInt64 = 1) -> Item? {
        id(number).map { id in
            Item(
                id: id, rank: .middle, revision: revision, name: name,
                text: String(repeating: "words ", count: 40), body: .wish(Wish()))
        }
    }
}
