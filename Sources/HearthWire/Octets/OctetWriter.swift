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
        octets += value.octets
    }

    /// An unsigned number, big-endian, at the width of its type.
    package mutating func write<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) {
        var shift = Number.bitWidth - 8
        while shift >= 0 {
            octets.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
            shift -= 8
        }
    }

    package mutating func writeZeros(_ count: Int) {
        octets += [UInt8](repeating: 0, count: count)
    }
}
