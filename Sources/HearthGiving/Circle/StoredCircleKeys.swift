import HearthAPI
import HearthCircle
package import HearthHousehold
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    static let wrapContext = Array("hearth/1 circle keys".utf8)

    /// A member's circle keys; nil when there are none here, or the keys are wrapped and the member
    /// is locked.
    func circleKeys(
        of member: IdentityKey, in list: ListID, _ work: Work
    ) throws -> CircleKeys? {
        let key = MembershipKey(list: list, member: member)
        guard let row = try work.store.row(CircleKeyRow.self, key) else { return nil }
        guard row.isWrapped else { return CircleKeys(octets: row.octets) }
        guard let keys = keyring.keys(of: member),
            row.octets.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(row.octets[..<Nonce.byteCount])),
            let octets = keys.storage.open(
                Array(row.octets[Nonce.byteCount...]), nonce: nonce,
                additionalData: Self.wrapContext + list.octets)
        else { return nil }
        return CircleKeys(octets: octets)
    }

    /// Stores circle keys: wrapped where an owner of the list lives on this node.
    ///
    /// A locked member's keys stay as they lie until the member unlocks.
    func store(
        _ circle: CircleKeys, of member: IdentityKey, in list: ListID, _ work: Work
    ) throws {
        var row = CircleKeyRow(
            list: list, member: member, isWrapped: false, octets: circle.octets)
        if try hostsOwner(of: list, work) {
            guard let keys = keyring.keys(of: member) else { return }
            let nonce = entropy.nonce()
            row.isWrapped = true
            row.octets =
                nonce.octets
                + keys.storage.seal(
                    circle.octets, nonce: nonce,
                    additionalData: Self.wrapContext + list.octets)
        }
        try work.store.put(row)
    }

    /// Makes a member's keys for a list whose circle they are about to join, while they are
    /// unlocked.
    package func makeCircleKeys(
        of member: IdentityKey, in list: ListID, _ work: Work
    ) throws {
        let key = MembershipKey(list: list, member: member)
        guard try work.store.row(CircleKeyRow.self, key) == nil,
            let keys = keyring.keys(of: member),
            let circle = CircleKeys(
                list: list, identity: keys.identity, seed: keys.seed, now: work.now)
        else { return }
        try store(circle, of: member, in: list, work)
    }

    /// Why a member of the circle has no keys on a list yet.
    func circleIsMissing(_ open: OpenList, _ work: Work) throws -> HearthError {
        try mayNotJoin(open.reader, open.entry, work)
            ? HearthError(.circleNeedsPassphrase, ["member": open.reader.name])
            : HearthError(.listStillWaiting, ["list": open.merged.head.title])
    }
}
