package import HearthAPI
import HearthReplication
package import HearthSodium
import HearthWire

extension Household {
    /// What a member may see otherwise since the step that was just committed.
    package func changes(for member: IdentityKey) -> [ChangeInfo] {
        news.changed.changes(for: member, in: replicator.directory)
    }

    /// Everybody here who is told something after the step that was just committed, if they follow.
    package var toldMembers: [IdentityKey] {
        replicator.directory.members.filter { member in
            !changes(for: member).isEmpty || news.fresh.contains { $0.member == member }
        }
    }
}
