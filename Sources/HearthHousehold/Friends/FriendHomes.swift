import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

/// Which friends of a member live together, as far as connections have proved it.
struct FriendHomes {
    struct Resident {
        let identity: IdentityKey
        let name: String
    }

    private let home: [IdentityKey: NodeKey]
    /// Those who are no children: who lives with a child alone is asked about on the child's lists.
    private let adults: [NodeKey: [Resident]]

    init(_ friends: [(friend: Resident, isChild: Bool, node: NodeKey)]) {
        home = Dictionary(
            friends.map { ($0.friend.identity, $0.node) }, uniquingKeysWith: { first, _ in first })
        adults = Dictionary(grouping: friends.filter { !$0.isChild }, by: \.node)
            .mapValues { $0.map(\.friend) }
    }

    /// The names of the adults with whom a friend lives.
    func adults(livingWith person: IdentityKey) -> [String] {
        guard let node = home[person] else { return [] }
        return (adults[node] ?? []).filter { $0.identity != person }.map(\.name).sorted()
    }
}

extension Household {
    /// Of those whose letters have come: before that it is not known who is a child.
    func friendHomes(of member: IdentityKey, _ work: Work) throws -> FriendHomes {
        FriendHomes(
            try friends(of: member, work).compactMap { row, name in
                guard let node = try provedHome(of: row, work), row.firstLetter != .awaited,
                    // A guest lives somewhere else.
                    try node != self.node || !Settings.isOn(.isGuest, of: row.identity, work)
                else { return nil }
                return (
                    FriendHomes.Resident(identity: row.identity, name: name),
                    try isKnownChild(row.identity, row, work), node
                )
            })
    }

    /// Where a friend lives, unless only their card says so.
    private func provedHome(of row: FriendRow, _ work: Work) throws -> NodeKey? {
        let node = try card(of: row.identity, work)?.body.nodeKey ?? row.node
        return row.node == node && row.isNodeClaimed != true ? node : nil
    }

    /// Whether somebody is a child without a passphrase: a member here, or a friend by what their letter says.
    package func isKnownChild(
        _ person: IdentityKey, _ row: FriendRow?, _ work: Work
    ) throws -> Bool {
        replicator.directory.members.contains(person)
            ? try Settings.isOn(.isChild, of: person, work) : row?.isChild == true
    }
}
