import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// On which home a member lives, as their newest card says. Where that is another one, this home shows what it has of
/// theirs, and says nothing more in their name.
extension Household {
    /// Goes by a member's newest card.
    package mutating func noteWhereabouts(of member: IdentityKey, _ work: Work) throws {
        guard try work.store.row(MemberRow.self, member) != nil,
            let card = try card(of: member, work)
        else { return }
        if card.body.nodeKey == node {
            replicator.directory.members.insert(member)
            replicator.directory.movedMembers.remove(member)
            elsewhere[member] = nil
        } else {
            replicator.directory.members.remove(member)
            replicator.directory.movedMembers.insert(member)
            // The clock of the other home, when it began.
            elsewhere[member] = min(
                work.now, WallTime(seconds: Int64(card.record.version.incarnation)))
        }
        dialPlan.isStale = true
    }

    /// The one place that refuses what would be said in the name of somebody who lives elsewhere, and what
    /// somebody who is moving out would not find there.
    package func checkLivesHere<Case: UseCase>(
        _ asker: Asker, for _: Case.Type, _ work: Work
    ) throws {
        if let since = elsewhere[asker.identity] {
            guard !Case.isForMoved else { return }
            throw HearthError(
                .livesElsewhere, ["member": asker.name, "date": dayText(since, of: asker.identity)])
        }
        guard !Case.isForMoving, let since = try movingSince(of: asker.identity, work) else {
            return
        }
        throw HearthError(
            .movingOut, ["member": asker.name, "date": dayText(since, of: asker.identity)])
    }

    /// When a member was recovered here; nil: they never were.
    package func recoveredAt(of member: IdentityKey, _ work: Work) throws -> WallTime? {
        try Settings.moment(.recoveredAt, of: member, work)
    }
}
