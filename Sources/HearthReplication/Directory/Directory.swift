package import HearthSodium
package import HearthWire

/// Who may exchange what with this node: the one place that decides it.
///
/// Held in memory, made from rosters and friendships; a session asks it for every record it is
/// about to send or to take. It knows nothing of claims.
package struct Directory: Sendable {
    package let ownNode: NodeKey
    /// The members who live here.
    package var members: Set<IdentityKey> = []
    /// Those who live elsewhere now, and whose lists are still here.
    package var movedMembers: Set<IdentityKey> = []
    package private(set) var lists: [ListID: ListEntry] = [:]
    /// Those with a circle, ordered by id: what the beat goes through again and again.
    package private(set) var givingLists: [ListEntry] = []
    package private(set) var pairs: [PairEntry] = []
    /// Of these nothing is sent: own lists of a home that was put back, whose readers may have changed since.
    package var heldLists: Set<ListID> = []
    /// Lists whose offer a member accepted, while the roster has not come yet.
    private var awaited: [ListID: Set<NodeKey>] = [:]

    private var listsByNode: [NodeKey: Set<ListID>] = [:]
    private var pairsByNode: [NodeKey: [PairEntry]] = [:]
    private var listByStream: [StreamID: ListID] = [:]

    package init(ownNode: NodeKey) {
        self.ownNode = ownNode
    }

    // MARK: Keeping it current

    package mutating func set(_ entry: ListEntry) {
        remove(list: entry.id)
        lists[entry.id] = entry
        if entry.isGiving {
            let place = givingLists.firstIndex { entry.id < $0.id } ?? givingLists.endIndex
            givingLists.insert(entry, at: place)
        }
        listByStream[entry.id.stream] = entry.id
        for reader in entry.readers { listsByNode[reader.node, default: []].insert(entry.id) }
        awaited[entry.id] = nil
    }

    package mutating func remove(list: ListID) {
        guard let old = lists.removeValue(forKey: list) else { return }
        listByStream[list.stream] = nil
        if old.isGiving { givingLists.removeAll { $0.id == list } }
        for reader in old.readers { listsByNode[reader.node]?.remove(list) }
    }

    package mutating func awaitRoster(of list: ListID, from node: NodeKey) {
        awaited[list, default: []].insert(node)
        listByStream[list.stream] = list
    }

    package mutating func stopAwaiting(list: ListID) {
        awaited[list] = nil
        if lists[list] == nil { listByStream[list.stream] = nil }
    }

    package mutating func setPairs(_ entries: [PairEntry]) {
        pairs = entries
        pairsByNode = Dictionary(grouping: entries, by: \.otherNode)
    }

    // MARK: Asking it

    package func list(of stream: StreamID) -> ListID? { listByStream[stream] }

    /// Whether a node may have a session at all; everyone else may only knock.
    package func isKnown(_ node: NodeKey) -> Bool {
        pairsByNode[node]?.isEmpty == false || !lists(sharedWith: node).isEmpty
            || awaited.values.contains { $0.contains(node) }
    }

    /// Of members here and people on another node, what is between them.
    func pairs(on node: NodeKey) -> [PairEntry] { pairsByNode[node] ?? [] }

    /// The lists that both this node and that one host a reader of, ordered by id.
    package func lists(sharedWith node: NodeKey) -> [ListID] {
        (listsByNode[node] ?? []).filter { lists[$0]?.hasReader(on: ownNode) == true }.sorted()
    }

    /// Whether both this node and that one host a reader of the list.
    package func shares(_ list: ListID, with node: NodeKey) -> Bool {
        lists[list].map { $0.hasReader(on: ownNode) && $0.hasReader(on: node) } ?? false
    }

    /// Whether the list's host lives on that other node, and one of its editors here.
    func isEditedHere(_ list: ListID, hostedOn node: NodeKey) -> Bool {
        guard node != ownNode, let entry = lists[list], entry.reader(entry.host)?.node == node
        else { return false }
        return entry.readers.contains { $0.role.isEditor && $0.node == ownNode }
    }

    /// Every stream both nodes may read, ordered.
    package func streams(sharedWith node: NodeKey) -> [StreamID] {
        var streams = Set(lists(sharedWith: node).map(\.stream))
        for (list, nodes) in awaited where nodes.contains(node) { streams.insert(list.stream) }
        for pair in pairsByNode[node] ?? [] { streams.formUnion(pair.streams) }
        return streams.sorted()
    }

    /// Whether this record may be sent to that node.
    package func maySend(_ key: RecordKey, to node: NodeKey) -> Bool {
        if let list = listByStream[key.stream], key.kind.isOfList {
            return shares(list, with: node) && !heldLists.contains(list)
        }
        return (pairsByNode[node] ?? []).contains { pair in
            // What would be a first word could make them forget what they are to give back.
            if pair.state == .recovering {
                return key.kind == .card && key.author == pair.member
                    && key.stream == .card(of: key.author)
            }
            switch key.kind {
            case .card, .profile, .rescue:
                guard key.stream == .card(of: key.author), pair.state == .friends else {
                    return false
                }
                return key.author == pair.member || key.author == pair.other
            case .letter:
                // The other's own letter goes back to them if they have lost it.
                let isOwn =
                    key.author == pair.member
                    && key.stream == .letter(from: pair.member, to: pair.other)
                let isTheirs =
                    key.author == pair.other
                    && key.stream == .letter(from: pair.other, to: pair.member)
                return isOwn || isTheirs && pair.state == .friends
            case .roster, .part, .blob, .bundle, .comment, .thanks:
                return false
            }
        }
    }

    /// Whether this record may be taken from that node.
    package func mayTake(_ key: RecordKey, from node: NodeKey) -> Bool {
        if let list = listByStream[key.stream], key.kind.isOfList {
            if lists[list] != nil { return shares(list, with: node) }
            return awaited[list]?.contains(node) == true && key.kind == .roster
        }
        return (pairsByNode[node] ?? []).contains { pair in
            switch key.kind {
            case .profile where pair.state == .ended, .rescue where !pair.sharesAll:
                return false
            case .card, .profile, .rescue:
                // Their own too: a home that was put back to an earlier copy gets it again.
                return key.stream == .card(of: key.author)
                    && (key.author == pair.other || key.author == pair.member && pair.sharesAll)
            case .letter:
                let isTheirs =
                    key.author == pair.other
                    && key.stream == .letter(from: pair.other, to: pair.member)
                let isOwn =
                    key.author == pair.member
                    && key.stream == .letter(from: pair.member, to: pair.other)
                return isTheirs || isOwn && pair.sharesAll
            case .roster, .part, .blob, .bundle, .comment, .thanks:
                return false
            }
        }
    }

    /// Whether an owner of the list was ever seen on that node.
    package func isOwnerHosting(_ node: NodeKey, _ list: ListID) -> Bool {
        lists[list]?.ownerNodes.contains(node) ?? false
    }

    /// The members of this node who are in the circle of a list, ordered.
    package func circleMembersHere(of list: ListID) -> [ListEntry.Reader] {
        lists[list]?.circle.filter { members.contains($0.identity) && $0.node == ownNode } ?? []
    }

    /// Readers of lists here and friends of members here who live at a node.
    package func people(on node: NodeKey) -> Set<IdentityKey> {
        var people = Set((pairsByNode[node] ?? []).map(\.other))
        for entry in lists.values {
            for reader in entry.readers where reader.node == node {
                people.insert(reader.identity)
            }
        }
        return people
    }

    /// Every node that this one wants to be connected to.
    package var wantedPeers: Set<NodeKey> {
        var nodes = Set(pairs.map(\.otherNode))
        for entry in lists.values where entry.hasReader(on: ownNode) {
            nodes.formUnion(entry.readers.map(\.node))
        }
        for waiting in awaited.values { nodes.formUnion(waiting) }
        nodes.remove(ownNode)
        return nodes
    }
}
