import HearthAPI
import HearthReplication
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

    /// Some home has taken a member for living here: what is here is no old copy, whatever comes.
    func settleArrival(of member: IdentityKey, _ work: Work) throws {
        guard elsewhere[member] == nil, try cameFrom(member, work) != nil else { return }
        try Settings.set(.cameFrom, of: member, text: Self.settledArrival, work)
    }

    /// Whether a member came to this home with what was packed up in another one.
    func hasArrived(_ member: IdentityKey, _ work: Work) throws -> Bool {
        try Settings.text(.cameFrom, of: member, work) != nil
    }

    /// Of when what is here of a member is an old copy, because they stayed in the home in which it was packed
    /// up; nil: it is none.
    func copyOf(_ member: IdentityKey, _ work: Work) throws -> WallTime? {
        guard elsewhere[member] != nil, let from = try cameFrom(member, work),
            try card(of: member, work)?.body.nodeKey == from.home
        else { return nil }
        return from.packedAt
    }

    /// The version of a member's next card.
    func nextCardVersion(of member: IdentityKey, _ work: Work) throws -> HearthWire.Version {
        let key = RecordKey(kind: .card, stream: .card(of: member), author: member)
        guard try cameFrom(member, work) != nil, let held = try work.store.record(key)?.version
        else { return try nextVersion(key, work) }
        return HearthWire.Version(incarnation: held.incarnation, counter: held.counter + 1)
    }

    private static let settledArrival = ""

    /// When and where it was packed up; nil: it was not, or some home has taken the member for living here.
    private func cameFrom(
        _ member: IdentityKey, _ work: Work
    ) throws -> (packedAt: WallTime, home: NodeKey)? {
        let parts = try Settings.text(.cameFrom, of: member, work)?.split(separator: " ") ?? []
        guard parts.count == 2, let packedAt = Int64(parts[0]), let home = NodeKey(hex: parts[1])
        else { return nil }
        return (WallTime(milliseconds: packedAt), home)
    }
}
