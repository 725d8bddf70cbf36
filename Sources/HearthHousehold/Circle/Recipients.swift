import HearthReplication
import HearthSodium
import HearthWire

/// Members on owner-hosting nodes to whom a sender key is sealed, as it was when the key was made:
/// what is marked since counts with the next one.
struct Admitted: Equatable, Sendable {
    /// Somebody vouched for them whom the author verified.
    var vouched: [AuthorTag] = []
    /// The author verified them.
    var verified: [AuthorTag] = []
}

/// To whom a circle member seals their sender key: the one place where that is decided.
///
/// Never an owner. A member who lives on a node that hosts an owner gets a slot only from those who
/// verified them, or whose verified friend did (protocol-spec/circle.md).
enum Recipients {
    static func choose(
        on list: ListEntry, by author: IdentityKey, admitted: Admitted
    ) -> [ListEntry.Reader] {
        let admitted = Set(admitted.vouched).union(admitted.verified)
        let chosen = list.circle.filter { reader in
            reader.identity == author || !list.ownerNodes.contains(reader.node)
                || admitted.contains(reader.tag)
        }
        for reader in chosen {
            // The promise of the whole product: it stays on in release builds.
            precondition(
                reader.role.isInCircle && !list.owners.contains(reader.identity),
                "an owner was about to be let into the circle")
        }
        return chosen
    }
}

/// Who gets what a member tells their circle, now and from the next sender key on.
struct Audience {
    let now: Set<IdentityKey>
    let next: Set<IdentityKey>
    /// When the next one is handed out.
    let changesAt: WallTime

    func sees(_ person: IdentityKey) -> Bool { now.contains(person) }

    /// When somebody begins or ceases to get it; ISO 8601, nil while neither is to come.
    func change(for person: IdentityKey) -> String? {
        now.contains(person) == next.contains(person) ? nil : changesAt.text
    }
}

extension Household {
    /// Nil for an owner, and for members whose keys are locked.
    mutating func audience(of open: OpenList, _ work: Work) throws -> Audience? {
        let (list, member) = (open.entry, open.reader)
        guard list.isGiving, member.role.isInCircle,
            let circle = try circleKeys(of: member.identity, in: list.id, work)
        else { return nil }
        let next = try admitted(besides: circle.admitted, of: member, on: list, work)
        func identities(_ admitted: Admitted) -> Set<IdentityKey> {
            let chosen = Recipients.choose(on: list, by: member.identity, admitted: admitted)
            return Set(chosen.map(\.identity))
        }
        return Audience(
            now: identities(circle.admitted), next: identities(next),
            changesAt: replicator.schedule.nextDay(after: work.now))
    }

    /// Who is admitted with a member's next sender key. While they are locked nobody's vouches can be
    /// read, and those of the key before stay.
    mutating func admitted(
        besides last: Admitted, of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws -> Admitted {
        let verified = try verified(by: member.identity, work)
        let vouched =
            keyring.keys(of: member.identity) == nil
            ? last.vouched : try vouchers(on: list, for: member.identity, work).keys.sorted()
        return Admitted(
            vouched: Array(vouched.prefix(Limits.peoplePerList)),
            verified: list.circle.filter { verified.contains($0.identity) }.map(\.tag))
    }

    func verified(by member: IdentityKey, _ work: Work) throws -> Set<IdentityKey> {
        Set(
            try work.store.rows(FriendRow.self, of: member)
                .filter(\.isVerified).map(\.identity))
    }
}
