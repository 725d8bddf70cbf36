import HearthAPI
package import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

/// Whom a member knows, as friends or from lists, and what they call them.
struct KnownPeople {
    struct Person {
        let identity: IdentityKey
        let node: NodeKey
        let name: String
    }

    let all: [Person]
    private let namesakes: [String: Set<IdentityKey>]

    /// In the order of identities; nobody twice.
    init(_ people: [Person]) {
        all = people.sorted { $0.identity < $1.identity }
        namesakes = Dictionary(
            people.map { (Names.folded($0.name), [$0.identity]) },
            uniquingKeysWith: { $0.union($1) })
    }

    /// Whether somebody else is called so.
    func isShared(_ name: String, besides person: IdentityKey) -> Bool {
        namesakes[Names.folded(name)].map { $0.contains { $0 != person } } ?? false
    }

    /// What the member calls somebody; nil: they do not know them.
    func name(of person: IdentityKey) -> String? { all.first { $0.identity == person }?.name }

    /// What tells somebody from all others.
    func told(_ name: String, of person: IdentityKey) -> String {
        Names.told(name, hex: person.hex, isShared: isShared(name, besides: person))
    }
}

extension Household {
    func people(knownTo member: IdentityKey, _ work: Work) throws -> KnownPeople {
        var people: [IdentityKey: KnownPeople.Person] = [:]
        for (row, name) in try friends(of: member, work) {
            people[row.identity] = .init(identity: row.identity, node: row.node, name: name)
        }
        for entry in replicator.directory.lists.values where entry.reader(member) != nil {
            for reader in entry.readers
            where reader.identity != member && people[reader.identity] == nil {
                let name = nicknames[reader.identity, of: member] ?? reader.name
                people[reader.identity] = .init(
                    identity: reader.identity, node: reader.node, name: name)
            }
        }
        return KnownPeople(Array(people.values))
    }

    /// Of a list's readers, those who have the name of somebody else whom the member knows.
    package func namesakes(
        among readers: [ListEntry.Reader], of member: IdentityKey, _ work: Work
    ) throws -> Set<IdentityKey> {
        let known = try people(knownTo: member, work)
        let shared = readers.filter { reader in
            let name = nicknames[reader.identity, of: member] ?? reader.name
            return known.isShared(name, besides: reader.identity)
        }
        return Set(shared.map(\.identity))
    }

    /// A friend, or somebody whom the member meets on a list.
    func person(
        called name: String, knownTo asker: Asker, _ work: Work
    ) throws -> KnownPeople.Person {
        let people = try people(knownTo: asker.identity, work).all
        if let link = try? Link(name),
            let person = people.first(where: { $0.identity == link.key.identity })
        {
            return person
        }
        return try Names.one(
            people, called: name, by: asker.naming, name: \.name, hex: \.identity.hex,
            unknown: .unknownFriend, ambiguous: .ambiguousFriend)
    }
}
