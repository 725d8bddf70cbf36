import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

/// What a node that hosts an owner has seen, less what it may see as a giver's node of other lists.
struct OwnersSight: Equatable {
    let node: String
    let entries: [Trace.Entry]
    /// Rows and octets of every table, less what is a giver's alone.
    let tables: [String]
    /// What its owners' open pages were told, and when.
    let changes: [OwnersChange]

    init(_ node: SimulatedNode, hosting lists: Set<ListID>) {
        self.node = node.name
        entries = node.trace.entries.filter { entry in
            guard entry.kind == .frame(.early) else { return true }
            // As a giver's node it gets early cells of others' lists; of its owner's never.
            return entry.earlyList.map { lists.contains($0) } ?? true
        }
        tables = node.store.sizes(hosting: lists)
        changes = node.ownersChanges
    }

    /// Where two worlds part for this node; nil when they do not.
    func difference(from other: OwnersSight, named name: (NodeKey) -> String) -> String? {
        for (one, two) in zip(entries, other.entries) where one != two {
            return "\(node): \(one.changes(from: two)); without \(one.text(name)); "
                + "with \(two.text(name))"
        }
        if entries.count != other.entries.count {
            let longer = entries.count > other.entries.count ? self : other
            let extra = longer.entries[min(entries.count, other.entries.count)]
            return "\(node): \(entries.count) without, \(other.entries.count) with; "
                + "then \(extra.text(name))"
        }
        for (one, two) in zip(tables, other.tables) where one != two {
            return "\(node)'s disk: without \(one); with \(two)"
        }
        for (one, two) in zip(changes, other.changes) where one != two {
            return "\(node)'s pages: without \(one); with \(two)"
        }
        if changes.count != other.changes.count {
            return "\(node)'s pages: told \(changes.count) times without, "
                + "\(other.changes.count) with"
        }
        return tables.count == other.tables.count ? nil : "\(node)'s disk: another set of tables"
    }
}

extension Trace.Entry {
    /// The list of an early cell.
    var earlyList: ListID? {
        guard kind == .frame(.early), clear.count >= 20 else { return nil }
        return ListID(octets: Array(clear[4..<20]))
    }

    func text(_ name: (NodeKey) -> String) -> String {
        "\(time.milliseconds) \(direction) \(name(peer)) \(kind) \(byteCount)"
    }

    /// Which fields are others in another entry, and from which octet on those that a carrier reads are.
    func changes(from other: Self) -> String {
        var fields: [String] = []
        if time != other.time { fields.append("time") }
        if peer != other.peer { fields.append("peer") }
        if direction != other.direction { fields.append("direction") }
        if kind != other.kind { fields.append("kind") }
        if byteCount != other.byteCount { fields.append("size") }
        if clear != other.clear {
            let same = zip(clear, other.clear).prefix { $0 == $1 }.count
            let one = Array(clear.dropFirst(same).prefix(4))
            let two = Array(other.clear.dropFirst(same).prefix(4))
            fields.append("clear octets from \(same): \(one), \(two)")
        }
        return fields.joined(separator: ", ")
    }
}
