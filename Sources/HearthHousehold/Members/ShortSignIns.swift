import HearthAPI
import HearthReplication
package import HearthSodium
import HearthWire

/// Sign-ins of members who give to an owner on their own node, and nobody else's.
///
/// Such a member has a passphrase because the owner may sit down at the same screen. So what lets
/// them in lies on no disk and ends with the node's run, and after a quarter of an hour without a
/// request of theirs the passphrase is asked for before anything of a circle's is shown or done.
extension Household {
    /// Whether a member is in the circle of a list whose owner lives, or lived, on this node.
    package func givesAtHome(_ member: IdentityKey) -> Bool {
        replicator.directory.givingLists.contains { entry in
            entry.ownerNodes.contains(node) && entry.circle.contains { $0.identity == member }
        }
    }

    /// Whether a member's sign-ins are short.
    func isShort(_ member: IdentityKey) -> Bool {
        !keyring.isPermanent(member) && givesAtHome(member)
    }

    /// All whose sign-ins are.
    var shortMembers: Set<IdentityKey> { replicator.directory.members.filter { isShort($0) } }

    /// Keeps a sign-in fresh, unless it is not any more: then only the passphrase helps.
    mutating func noteRequest(_ caller: Caller, by asker: Asker, at now: WallTime) {
        guard !caller.isByItself, !asker.asksAgain, let token = SignInToken(caller.session),
            keyring.isSignedIn(asker.identity, token: token.digest)
        else { return }
        keyring.noteRequest(with: token.digest, now: now)
    }

    /// Forgets what earlier runs wrote down of such sign-ins, or of those that have become such.
    func endShortSignIns(_ work: Work) throws {
        for row in try work.store.rows(SignInRow.self) where isShort(row.member) {
            try work.store.remove(SignInRow.self, row.key)
        }
    }
}
