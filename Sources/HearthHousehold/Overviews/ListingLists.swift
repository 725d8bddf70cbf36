package import HearthAPI
import HearthKinds
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension ListLists: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> [ListInfo]
    {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let packs = try household.packs(for: asker, work).map { try household.info($0, work) }
        return try household.allLists(
            of: asker, keys: keys, withUnshown: all == Self.yes, work) + packs
    }
}

extension Household {
    /// Those of the kinds that the asker uses.
    package mutating func packs(for asker: Asker, _ work: Work) throws -> [OpenList] {
        let packs = Pack.table.all
        guard !packs.isEmpty else { return [] }
        let used = try ShowKinds().answer(in: &self, by: asker, work).filter(\.isOn).map(\.name)
        return packs.filter { used.contains($0.head.kind.name) }.compactMap { open($0, for: asker) }
    }
}
