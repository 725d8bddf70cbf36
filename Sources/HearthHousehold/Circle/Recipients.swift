import HearthReplication
import HearthSodium
import HearthWire

/// To whom a circle member seals their sender key: the one place where that is decided.
///
/// Never an owner. A member who lives on a node that hosts an owner gets a slot only from those who
/// verified them, or whose verified friend did (protocol-spec/circle.md).
enum Recipients {
    static func choose(
        on list: ListEntry, by author: IdentityKey, verified: Set<IdentityKey>,
        vouched: Set<AuthorTag>
    ) -> [ListEntry.Reader] {
        let chosen = list.circle.filter { reader in
            reader.identity == author || !list.ownerNodes.contains(reader.node)
                || verified.contains(reader.identity) || vouched.contains(reader.tag)
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

extension Household {
    func recipients(
        on list: ListEntry, by author: IdentityKey, vouched: [AuthorTag], _ work: Work
    ) throws -> [ListEntry.Reader] {
        Recipients.choose(
            on: list, by: author, verified: try verified(by: author, work),
            vouched: Set(vouched))
    }

    func verified(by member: IdentityKey, _ work: Work) throws -> Set<IdentityKey> {
        Set(
            try work.store.rows(FriendRow.self)
                .filter { $0.member == member && $0.isVerified }.map(\.identity))
    }
}
