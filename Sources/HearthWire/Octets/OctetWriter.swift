package import HearthSodium

/// Writes big-endian fields one after the other.
package struct OctetWriter {
    package private(set) var octets: [UInt8] = []

    package init(reserving capacity: Int = 0) {
        octets.reserveCapacity(capacity)
    }

    package mutating func write(_ more: [UInt8]) {
        octets += more
    }

    package mutating func write(_ value: some FixedOctets) {
        value.block.append(to: &octets)
    }

    // Unsigned numbers, big-endian, at the width of their types.

    package mutating func write(_ number: UInt8) { octets.append(number) }

    package mutating func write(_ number: UInt16) { append(number.bigEndian) }

    package mutating func write(_ number: UInt32) { append(number.bigEndian) }

    package mutating func write(_ number: UInt64) { append(number.bigEndian) }

    private mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number) { octets.append(contentsOf: $0) }
    }

    package mutating func writeZeros(_ count: Int) {
        octets += [UInt8](repeating: 0, count: count)
    }
}
