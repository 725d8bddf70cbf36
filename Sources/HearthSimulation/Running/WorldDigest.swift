import HearthSodium
import HearthWire

/// What passed between the homes of a seed's worlds and what is stored in their databases in the end, in
/// four numbers: two versions of the program that do the same give the same.
package struct WorldDigest: Hashable, Sendable, CustomStringConvertible {
    /// Over every field of every frame that can be read without keys, in order.
    package private(set) var exact = FNV()
    /// The same without hashes, digests and versions, which also change when two seals are made in
    /// another order.
    package private(set) var shape = FNV()
    /// Over the shapes of all frames, in whatever order they left within a moment.
    package private(set) var sorted: UInt64 = 0
    /// Over the tables in the end: their rows and octets.
    package private(set) var rows = FNV()
    /// Every frame in a line, if that was asked for.
    package private(set) var lines: [String] = []

    package var description: String {
        "exact \(exact) shape \(shape) sorted \(String(sorted, radix: 16)) rows \(rows)"
    }

    package init() {}

    /// Adds a world that has been run.
    mutating func add(_ nodes: [SimulatedNode], named world: String, withLines: Bool) {
        for node in nodes {
            for entry in node.trace.entries { add(entry, of: node, named: world, withLines) }
            for table in node.store.tables {
                rows.add(UInt64(node.index))
                rows.add(Array(table.utf8))
                if withLines { lines.append("\(world) \(node.name) \(table)") }
            }
        }
    }

    private mutating func add(
        _ entry: Trace.Entry, of node: SimulatedNode, named world: String, _ withLines: Bool
    ) {
        var one = FNV()
        one.add(UInt64(bitPattern: entry.time.milliseconds))
        one.add(UInt64(node.index))
        one.add(entry.peer.octets)
        one.add(Array("\(entry.direction) \(entry.kind)".utf8))
        one.add(UInt64(entry.byteCount))
        one.add(entry.shape)
        shape.add(one.value)
        sorted &+= one.mixed
        exact.add(one.value)
        exact.add(entry.clear)
        guard withLines else { return }
        lines.append(
            "\(world) \(entry.time.milliseconds) \(node.name) \(entry.peer.hex.prefix(8)) "
                + "\(entry.direction) \(entry.kind) \(entry.byteCount) "
                + BLAKE2b.digest(entry.clear).hex.prefix(16))
    }
}

extension Trace.Entry {
    /// Of the fields that can be read those which are no hash and no version.
    fileprivate var shape: [UInt8] {
        switch kind {
        case .frame(.digest), .frame(.summary), .frame(.versions), .frame(.want): []
        // Kind, stream and author.
        case .frame(.record): Array(clear.prefix(1 + 32 + 32))
        default: clear
        }
    }
}

/// FNV-1a with 64 bits: quick, and the same in every process.
package struct FNV: Hashable, Sendable, CustomStringConvertible {
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    package var description: String { String(value, radix: 16) }

    package mutating func add(_ octets: [UInt8]) {
        for octet in octets { value = (value ^ UInt64(octet)) &* 0x100_0000_01b3 }
    }

    package mutating func add(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) {
            value = (value ^ (number >> UInt64(shift) & 0xff)) &* 0x100_0000_01b3
        }
    }

    /// So that sums tell values apart (the finaliser of MurmurHash3).
    fileprivate var mixed: UInt64 {
        var mixed = value
        mixed = (mixed ^ mixed >> 33) &* 0xff51_afd7_ed55_8ccd
        mixed = (mixed ^ mixed >> 33) &* 0xc4ce_b9fe_1a85_ec53
        return mixed ^ mixed >> 33
    }
}
