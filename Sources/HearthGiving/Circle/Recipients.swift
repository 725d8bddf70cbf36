import HearthCircle
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// To whom a circle member seals their sender key: the one place where that is decided.
///
/// Never an owner. A member who lives on a node that hosts an owner gets a slot only from those who
/// verified them, or said yes to them (protocol-spec/circle.md).
enum Recipients {
    /// `trusted`: whom the author had verified or said yes to when the key was made.
    static func choose(
        on list: ListEntry, by author: IdentityKey, trusted: [AuthorTag]
    ) -> [ListEntry.Reader] {
        let chosen = list.circle.filter { reader in
            reader.identity == author || !list.ownerNodes.contains(reader.node)
                || trusted.contains(reader.tag)
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
    func audience(of open: OpenList, _ work: Work) throws -> Audience? {
        let (list, member) = (open.entry, open.reader)
        guard list.isGiving, member.role.isInCircle,
            let circle = try circleKeys(of: member.identity, in: list.id, work)
        else { return nil }
        func identities(_ trusted: [AuthorTag]) -> Set<IdentityKey> {
            let chosen = Recipients.choose(on: list, by: member.identity, trusted: trusted)
            return Set(chosen.map(\.identity))
        }
        return Audience(
            now: identities(circle.verified),
            next: identities(try trusted(by: member.identity, on: list, work)),
            changesAt: replicator.schedule.nextDay(after: work.now))
    }

    /// Whom a member verified of those in the circle, or said yes to; never a child without a passphrase.
    func trusted(
        by member: IdentityKey, on list: ListEntry, _ work: Work
    ) throws -> [AuthorTag] {
        let trusted = try seers(on: list, of: member, work)
        return list.circle.filter { trusted.contains($0.identity) }.map(\.tag)
    }
}
