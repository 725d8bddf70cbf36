import HearthReplication
package import HearthSodium

/// What members are told, as it happens, who give to an owner on their own node.
///
/// The owner can count and weigh what comes through their streams and see each run of their hooks. So
/// there is one event for everything, always the same: look. It comes once in a step in which something
/// came that everybody who reads it may know, and once in every slot, whether cells brought anything
/// or not. A hook is run for the former alone.
extension Household {
    /// Whether a member is told nothing else.
    package func isToldPlainly(_ member: IdentityKey) -> Bool { givesAtHome(member) }

    /// Whether such a member is told to look after the step that was just committed.
    package func isToldToLook(_ member: IdentityKey) -> Bool {
        news.isSlotLook || !changes(for: member).isEmpty || hasOpenNews(member)
    }

    /// Whether the step that was just committed brought such a member news that depend on no claims on
    /// lists whose owner lives here.
    package func hasOpenNews(_ member: IdentityKey) -> Bool {
        news.fresh.contains { $0.member == member && !$0.isSecretHere }
    }

    /// Everybody here who is told something after the step that was just committed, if they follow.
    package var toldMembers: [IdentityKey] {
        replicator.directory.members.filter { member in
            isToldPlainly(member)
                ? isToldToLook(member)
                : !changes(for: member).isEmpty || news.fresh.contains { $0.member == member }
        }
    }

    /// Everybody who was brought news by the step that was just committed.
    package var membersWithFreshNews: Set<IdentityKey> { Set(news.fresh.map(\.member)) }
}
