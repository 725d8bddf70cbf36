/// A zip file (APPNOTE 6.3), with files as they are and whatever is to be wrong with it.
package struct ZipFile {
    package struct Entry {
        package var name: [UInt8]
        package var content: [UInt8]
        /// Bit 0: it needs a password.
        package var flags: UInt16 = 0x0800
        /// Of Unix, above its lowest 16 bits: what kind of file it is.
        package var attributes: UInt32 = 0o100_644 << 16
        /// Nil: the true one.
        package var checksum: UInt32?
        /// The content as DEFLATE has it; nil: it stands in the file as it is.
        package var packed: [UInt8]?

        package init(_ name: String, _ content: String = "") {
            self.name = Array(name.utf8)
            self.content = Array(content.utf8)
        }

        package init(name: [UInt8], content: [UInt8]) {
            (self.name, self.content) = (name, content)
        }
    }

    package var entries: [Entry]

    package init(_ entries: [Entry]) { self.entries = entries }

    package var octets: [UInt8] {
        var octets: [UInt8] = []
        var table: [UInt8] = []
        for entry in entries {
            let start = octets.count
            let stored = entry.packed ?? entry.content
            let checksum = entry.checksum ?? Self.checksum(of: entry.content)
            // The version, flags, the method, and 2024-03-02, 10:20:30.
            let common = Self.numbers([
                (20, 2), (Int(entry.flags), 2), (entry.packed == nil ? 0 : 8, 2),
                (10 << 11 | 20 << 5 | 15, 2), (44 << 9 | 3 << 5 | 2, 2),
                (Int(checksum), 4), (stored.count, 4), (entry.content.count, 4),
                (entry.name.count, 2), (0, 2),
            ])
            octets += [0x50, 0x4B, 3, 4]
            octets += common
            octets += entry.name
            octets += stored
            table += [0x50, 0x4B, 1, 2]
            table += Self.numbers([(3 << 8 | 20, 2)])
            table += common
            table += Self.numbers([(0, 6), (Int(entry.attributes), 4), (start, 4)])
            table += entry.name
        }
        let end = Self.numbers([
            (0, 4), (entries.count, 2), (entries.count, 2), (table.count, 4), (octets.count, 4),
            (0, 2),
        ])
        return octets + table + [0x50, 0x4B, 5, 6] + end
    }

    /// Little-endian, each with its width.
    private static func numbers(_ values: [(value: Int, width: Int)]) -> [UInt8] {
        values.flatMap { value, width in
            (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
        }
    }

    private static func checksum(of octets: [UInt8]) -> UInt32 {
        ~octets.reduce(~UInt32(0)) { value, octet in
            table[Int(UInt8(truncatingIfNeeded: value) ^ octet)] ^ value >> 8
        }
    }
}
