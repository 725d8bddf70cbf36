import HearthAPI
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthWire

@testable import HearthHousehold

/// Looks at what a node holds that no answer shows.
extension SimulatedNode {
    /// The node's only member.
    var member: IdentityKey? { store.rows(MemberRow.self).first?.identity }

    /// The list key that the node's only member holds now.
    func listKey(of list: ListID) throws -> (epoch: UInt32, key: SymmetricKey)? {
        guard var value = household, let member, let keys = value.keyring.keys(of: member),
            let entry = value.replicator.directory.lists[list]
        else { return nil }
        let work = Work(store: store, now: WallTime(seconds: 0))
        return try value.listKey(of: list, for: member, keys: keys, work)
            .map { (entry.epoch, $0) }
    }

    /// For every part that the node holds of a list, whether this key opens it.
    func openParts(of list: ListID, with key: SymmetricKey) -> [Bool] {
        store.records(.part, in: list.stream).map {
            SealedPart(octets: $0.payload)?.open(key, in: $0.key) != nil
        }
    }
}

extension World {
    func list(
        _ title: String, of node: SimulatedNode, as caller: Caller = Caller()
    ) throws -> ListInfo {
        try perform(ShowList(list: title), on: node, as: caller).list
    }
}
