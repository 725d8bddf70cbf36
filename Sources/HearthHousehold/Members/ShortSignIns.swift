package import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// Sign-ins of members who give to an owner on their own node, and nobody else's.
///
/// Such a member has a passphrase because the owner may sit down at the same screen. So what lets
/// them in is on no disk, and ends with the browser, with the node's run, and after half an hour without
/// a request of theirs. Everybody else stays signed in until they sign out.
extension Household {
    /// Whether a member is in the circle of a list whose owner lives, or lived, on this node.
    package func givesAtHome(_ member: IdentityKey) -> Bool {
        replicator.directory.givingLists.contains { entry in
            entry.ownerNodes.contains(node) && entry.circle.contains { $0.identity == member }
        }
    }

    /// Whether a member's sign-ins are short.
    func isShort(_ member: IdentityKey) -> Bool {
        !keyring.presences.permanent.contains(member) && givesAtHome(member)
    }

    /// All whose sign-ins are.
    package var shortMembers: Set<IdentityKey> {
        replicator.directory.members.filter { isShort($0) }
    }

    /// Notes that somebody uses their sign-in.
    package mutating func noteRequest(_ caller: Caller, by asker: Asker, at now: WallTime) {
        guard !caller.isByItself, let token = SignInToken(caller.session),
            keyring.presences.presence(of: asker.identity, with: token.digest) != nil
        else { return }
        keyring.noteRequest(with: token.digest, now: now)
    }

    /// Ends the sign-in that a caller shows, where it is a short one that nobody used for too long.
    package mutating func endIfIdle(_ caller: Caller, at now: WallTime) {
        guard let token = SignInToken(caller.session),
            let member = keyring.presences.member(signedInWith: token.digest), isShort(member),
            let end = keyring.presences.presence(of: member, with: token.digest)?
                .end(isShort: true), end <= now
        else { return }
        keyring.close(token.digest, of: member, serving: nextBeat(of: member, after: now))
    }

    /// When the next short sign-in ends if nobody uses it.
    package var nextIdleEnd: WallTime? { shortMembers.compactMap(keyring.presences.idleEnd).min() }

    /// Forgets what earlier runs wrote down of such sign-ins, or of those that have become such.
    package func endShortSignIns(_ work: Work) throws {
        for row in try work.store.rows(SignInRow.self) where isShort(row.member) {
            try work.store.remove(SignInRow.self, row.key)
        }
    }
}
