package import HearthWire

/// Makes a zip file piece by piece, without packing anything smaller: what is large in it is packed already (PKWARE's
/// APPNOTE 6.3.10). Files beyond 65,535 and beyond 4 GiB are told of in Zip64.
package struct ZipWriter: Sendable {
    private static let small: UInt64 = 0xFFFF_FFFF
    /// Names are in UTF-8.
    private static let flags: UInt64 = 0x0800
    /// January 1, 1980: the time is in the extra field.
    private static let oldest: UInt64 = 0x21

    /// Of all files, in seconds since 1970; nil: not said.
    private let seconds: UInt64?
    private var directory: [UInt8] = []
    private var files: UInt64 = 0
    private var offset: UInt64 = 0

    package init(time: WallTime? = nil) {
        seconds = time.flatMap { UInt32(exactly: $0.seconds) }.map(UInt64.init)
    }

    /// Puts a file behind those before.
    ///
    /// - Parameters:
    ///   - octets: All that is in it; fewer than 4 GiB.
    ///   - path: With `/` between folders; at most 65,535 octets. No two files may have the same.
    /// - Returns: The octets that come next.
    package mutating func add(_ octets: [UInt8], at path: String) -> [UInt8] {
        let name = Array(path.utf8.prefix(0xFFFF))
        let sum = UInt64(CRC32.of(octets))
        let size = UInt64(octets.count)
        let times = seconds.map {
            Self.number(0x5455, 2) + Self.number(5, 2) + [1] + Self.number($0, 4)
        }
        let extra = times ?? []
        // Version, flags, no compression, time, date, sum and sizes: the same in both places.
        func about(needs version: UInt64) -> [UInt8] {
            Self.number(version, 2) + Self.number(Self.flags, 2) + Self.number(0, 4)
                + Self.number(Self.oldest, 2) + Self.number(sum, 4) + Self.number(size, 4)
                + Self.number(size, 4) + Self.number(UInt64(name.count), 2)
        }
        let file =
            Self.number(0x0403_4B50, 4) + about(needs: 20) + Self.number(UInt64(extra.count), 2)
            + name + extra + octets
        let isFar = offset >= Self.small
        let far = isFar ? Self.number(1, 2) + Self.number(8, 2) + Self.number(offset, 8) : []
        directory += Self.number(0x0201_4B50, 4) + Self.number(0x031E, 2)
        directory += about(needs: isFar ? 45 : 20)
        directory += Self.number(UInt64(extra.count + far.count), 2) + Self.number(0, 6)
        // A file that its owner may read and write, on Unix.
        directory += Self.number(0o100600 << 16, 4) + Self.number(min(offset, Self.small), 4)
        directory += name + extra + far
        files += 1
        offset += UInt64(file.count)
        return file
    }

    /// The octets that follow the last file.
    package func end() -> [UInt8] {
        let size = UInt64(directory.count)
        var end = directory
        if files >= 0xFFFF || offset >= Self.small || size >= Self.small {
            end += Self.number(0x0606_4B50, 4) + Self.number(44, 8) + Self.number(0x031E, 2)
            end += Self.number(45, 2) + Self.number(0, 8) + Self.number(files, 8)
            end += Self.number(files, 8) + Self.number(size, 8) + Self.number(offset, 8)
            end += Self.number(0x0706_4B50, 4) + Self.number(0, 4)
            end += Self.number(offset + size, 8) + Self.number(1, 4)
        }
        let count = min(files, 0xFFFF)
        return end + Self.number(0x0605_4B50, 4) + Self.number(0, 4) + Self.number(count, 2)
            + Self.number(count, 2) + Self.number(min(size, Self.small), 4)
            + Self.number(min(offset, Self.small), 4) + Self.number(0, 2)
    }

    /// The smallest octet first.
    private static func number(_ value: UInt64, _ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }
}

/// The check sum of files in a zip file (ISO 3309).
private enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { octet in
        (0..<8).reduce(octet) { sum, _ in sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
    }

    static func of(_ octets: [UInt8]) -> UInt32 {
        ~octets.reduce(~0) { sum, octet in
            table[Int(UInt8(truncatingIfNeeded: sum) ^ octet)] ^ sum >> 8
        }
    }
}
