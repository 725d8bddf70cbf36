import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// Members who were packed up here, or who came with what was packed up in another home.
extension Household {
    /// When what is a member's was packed up; nil: it was not.
    package func packedAt(of member: IdentityKey, _ work: Work) throws -> WallTime? {
        try Settings.moment(.packedAt, of: member, work)
    }

    /// Since when a member is moving out; nil: they are not, or live elsewhere already.
    package func movingSince(of member: IdentityKey, _ work: Work) throws -> WallTime? {
        elsewhere[member] == nil ? try packedAt(of: member, work) : nil
    }

    /// Some home has taken a member for living here: what is here is no old copy, whatever comes.
    func settleArrival(of member: IdentityKey, _ work: Work) throws {
        guard elsewhere[member] == nil, try cameFrom(member, work) != nil else { return }
        try Settings.set(.cameFrom, of: member, text: Self.settledArrival, work)
    }

    /// Whether a member came to this home with what was packed up in another one.
    package func hasArrived(_ member: IdentityKey, _ work: Work) throws -> Bool {
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
