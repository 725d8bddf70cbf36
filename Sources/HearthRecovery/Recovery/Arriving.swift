import HearthAPI
import HearthHousehold
import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

/// A member who came to this home with what was packed up in another one.
///
/// They may have stayed there after all. Then what is here is an old copy, whenever it was restored: its card is
/// below the one with which they stayed (`lastArrival`) until some home has taken it for the newest.
extension Household {
    /// Has the member of a home that was packed up live on this node, which is new.
    ///
    /// - Throws: `backupOtherCode`: the seed is not theirs.
    package mutating func arrive(_ seed: Seed, _ work: Work) throws {
        let keys = MemberKeys(seed: seed)
        let member = keys.identity.publicKey
        guard try work.store.row(MemberRow.self, member) != nil else {
            throw HearthError(.backupOtherCode)
        }
        try Settings.set(.recoveredAt, of: member, text: "\(work.now.milliseconds)", work)
        try Settings.set(.hasAskedFound, of: member, true, work)
        recovered.insert(member)
        guard let packedAt = try packedAt(of: member, work), let card = try card(of: member, work)
        else {
            // An earlier program packed it.
            return try comeHere(member, keys: keys, work)
        }
        try Settings.set(.packedAt, of: member, text: nil, work)
        try Settings.set(
            .cameFrom, of: member,
            text: "\(packedAt.milliseconds) \(card.body.nodeKey.hex)", work)
        elsewhere[member] = nil
        let version = HearthWire.Version(
            incarnation: arrival(packedAt, card.record.version.incarnation), counter: 1)
        try publishCard(name: card.body.name, keys: keys, as: version, work)
        try cardArrived(of: member, work)
    }
}
