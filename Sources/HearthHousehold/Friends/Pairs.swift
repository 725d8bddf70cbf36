import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// Tells the carrier with whom its members have to do, and says hello again where it changed.
    package mutating func refreshPairs(_ work: Work) throws {
        let pairs = try work.store.rows(FriendRow.self).compactMap { row -> PairEntry? in
            let cardNode = try card(of: row.identity, work)?.body.nodeKey
            // The home on which a member lives now has to do with their friends.
            guard elsewhere[row.member] == nil else { return nil }
            let state: PairEntry.State
            switch row.state {
            case .knocking where row.isRecovering == true: state = .recovering
            case .knocking: state = .knocking
            case .friends: state = .friends
            case .ended: state = .ended
            case .met: return nil
            }
            return PairEntry(
                member: row.member, other: row.identity, otherNode: cardNode ?? row.node,
                state: state)
        }
        // Housemates need no connection.
        try replicator.setPairs(
            pairs.filter { $0.otherNode != node }, now: work.now, store: work.store)
    }

    /// Everyone on one node knows each other: each is the others' friend from the start.
    mutating func befriendHousemates(_ work: Work) throws {
        let members = try work.store.rows(MemberRow.self)
        for member in members {
            for other in members where other.identity != member.identity {
                let key = PairKey(member: member.identity, other: other.identity)
                let known = try work.store.row(FriendRow.self, key)
                // A recovered member's friend who lives here now need not be asked elsewhere any more.
                guard known == nil || known?.isRecovering == true else { continue }
                try work.store.put(
                    FriendRow(
                        member: member.identity, identity: other.identity, state: .friends,
                        node: node, addresses: [], since: work.now))
                try happened(.peopleChanged(of: member.identity), work)
            }
            if let keys = keyring.keys(of: member.identity) {
                try handOutProfileKey(
                    of: member.identity, keys: keys, onlyHere: true, work)
            }
        }
    }

    /// In one's own home it is a yes for the adults who lived there when one came, and for whom one added: they may
    /// see what one gives where they live with an owner.
    func trustAdults(who people: [IdentityKey], by member: IdentityKey, _ work: Work) throws {
        for person in people {
            guard try !Settings.isOn(.isGuest, of: person, work),
                try !isKnownChild(person, nil, work),
                var row = try work.store.row(
                    FriendRow.self, PairKey(member: member, other: person)),
                row.housemate == nil
            else { continue }
            row.housemate = .yes
            try work.store.put(row)
        }
    }

    /// The friends of a member with what they call them, themselves not among them.
    func friends(
        of member: IdentityKey, _ work: Work
    ) throws -> [(row: FriendRow, name: String)] {
        try work.store.rows(FriendRow.self, of: member)
            .filter { $0.state == .friends }
            .map { ($0, try name(of: $0.identity, for: member, work)) }
    }

    /// The friend that a person means.
    func friend(
        called name: String, of asker: Asker, _ work: Work
    ) throws -> (row: FriendRow, name: String) {
        let member = asker.identity
        if let link = try? Link(name) {
            let row = try work.store.row(
                FriendRow.self, PairKey(member: member, other: link.key.identity))
            if let row, row.state == .friends || row.state == .knocking {
                return (row, try self.name(of: row.identity, for: member, work))
            }
        }
        return try Names.one(
            friends(of: member, work), called: name, by: asker.naming, name: \.name,
            hex: \.row.identity.hex, unknown: .unknownFriend, ambiguous: .ambiguousFriend)
    }

    /// Somebody's card came, perhaps from a new node of theirs or with another name.
    package mutating func cardArrived(of identity: IdentityKey, _ work: Work) throws {
        guard let body = try card(of: identity, work)?.body else { return }
        try noteWhereabouts(of: identity, work)
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where entry.reader(identity) != nil {
            let isOwner = entry.owners.contains(identity)
            if isOwner { try work.store.put(OwnerNodeRow(list: entry.id, node: body.nodeKey)) }
            try loadList(entry.id, work)
            // Keys and cells that were stored unsealed are wrapped from now on, if it is this node.
            if isOwner { try happened(.ownerMoved(entry.id), work) }
        }
        try refreshPairs(work)
        // A list that they offered is waited for from where they live now.
        for row in try work.store.rows(FollowRow.self)
        where row.inviter == identity && row.state == .accepted {
            try awaitRoster(row, work)
        }
        for member in replicator.directory.members.sorted() {
            try readLetter(from: identity, to: member, work)
        }
    }

    // MARK: Dialling

    /// Where every node that this one wants to meet can be dialled.
    ///
    /// To dial tells where this home is. So nodes that are known from lists alone are dialled for members
    /// who agreed to that with the list, and for owners; an owner's node always.
    func wantedNodes(_ work: Work) throws -> [NodeKey: [String]] {
        var wanted: [NodeKey: [String]] = [:]
        for peer in replicator.directory.wantedPeers { wanted[peer] = [] }
        let known = Dictionary(
            uniqueKeysWithValues: try work.store.rows(PeerRow.self).map { ($0.node, $0.address) })
        func add(_ address: String, to peer: NodeKey) {
            guard wanted[peer]?.contains(address) == false, !address.isEmpty else { return }
            wanted[peer]?.append(address)
        }
        let open = try openLists(work)
        var met = Set(open.flatMap(\.nodes))
        for row in try work.store.rows(FriendRow.self)
        where elsewhere[row.member] == nil && (row.state == .friends || row.state == .knocking) {
            met.insert(try card(of: row.identity, work)?.body.nodeKey ?? row.node)
        }
        for (peer, address) in known where met.contains(peer) { add(address, to: peer) }
        for row in try work.store.rows(FriendRow.self)
        where elsewhere[row.member] == nil && (row.state == .friends || row.state == .knocking) {
            let peer = try card(of: row.identity, work)?.body.nodeKey ?? row.node
            for address in row.addresses { add(address, to: peer) }
        }
        for (entry, nodes) in open {
            for reader in entry.readers where nodes.contains(reader.node) {
                for address in reader.addresses { add(address, to: reader.node) }
            }
        }
        return wanted
    }

    /// Of every list the nodes that may learn where this home is.
    private func openLists(
        _ work: Work
    ) throws -> [(entry: ListEntry, nodes: Set<NodeKey>)] {
        let agreed = Set(
            try replicator.directory.members.flatMap {
                try work.store.rows(FollowRow.self, of: $0)
            }.filter { $0.state == .accepted && $0.showsAddresses }.map(\.list))
        return replicator.directory.lists.values.sorted { $0.id < $1.id }.map { entry in
            let isOpen = agreed.contains(entry.id) || entry.ownerNodes.contains(node)
            return (entry, isOpen ? Set(entry.readers.map(\.node)) : entry.ownerNodes)
        }
    }

    /// Dials those who are due.
    package mutating func dialWanted(_ work: Work) throws {
        if dialPlan.isStale {
            dialPlan.want(
                try wantedNodes(work), connected: Set(replicator.connectedPeers), now: work.now)
        }
        replicator.directives += dialPlan.due(now: work.now)
    }

    /// When a node was last heard; nil where it never was.
    package func lastHeard(of node: NodeKey, _ work: Work) throws -> WallTime? {
        try replicator.session(with: node).flatMap { replicator.lastHeard($0) }
            ?? work.store.row(PeerRow.self, node)?.lastHeard
    }

    /// Notes when a node was last heard, and where it was reached.
    package mutating func remember(
        _ peer: NodeKey, address: String, heard: WallTime? = nil, _ work: Work
    ) throws {
        guard replicator.directory.isKnown(peer) else { return }
        let held = try work.store.row(PeerRow.self, peer)
        try work.store.put(
            PeerRow(
                node: peer, lastHeard: heard ?? work.now,
                address: address.isEmpty ? held?.address ?? "" : address))
    }
}
