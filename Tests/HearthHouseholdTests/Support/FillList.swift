import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

@testable import HearthHousehold

/// Writes many wishes in one step, as an import does.
struct FillList: Operation, UseCase {
    typealias Answer = Done
    static let path = "tests/fill"
    static let askers = Askers.everybody

    var list: String
    var numbers: [Int]
    var isDeletion = false

    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
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
