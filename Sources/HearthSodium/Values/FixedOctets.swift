/// A value of exactly `byteCount` octets, ordered octet by octet, printed as hexadecimal.
package protocol FixedOctets: Hashable, Comparable, Sendable, CustomStringConvertible {
    associatedtype Block: OctetBlock

    /// What it is kept in.
    var block: Block { get }

    init(block: Block)
}

extension FixedOctets {
    /// How many octets every value of this type has.
    package static var byteCount: Int { Block.byteCount }

    /// The value, `byteCount` octets.
    package var octets: [UInt8] {
        var octets: [UInt8] = []
        octets.reserveCapacity(Self.byteCount)
        block.append(to: &octets)
        return octets
    }

    /// Nil unless there are exactly `byteCount` octets.
    package init?(octets: UnsafeRawBufferPointer) {
        guard octets.count == Self.byteCount else { return nil }
        self.init(block: Block(octets: octets))
    }

    package init?(octets: [UInt8]) {
        guard let value = octets.withUnsafeBytes({ Self(octets: $0) }) else { return nil }
        self = value
    }

    package init?(octets: ArraySlice<UInt8>) {
        guard let value = octets.withUnsafeBytes({ Self(octets: $0) }) else { return nil }
        self = value
    }

    package init?(octets: some Collection<UInt8>) {
        guard octets.count == Self.byteCount else { return nil }
        self.init(octets: [UInt8](octets))
    }

    /// Of what has just been written as exactly `byteCount` octets, such as a hash of that length.
    package init(written octets: [UInt8]) {
        precondition(octets.count == Self.byteCount)
        self.init(block: octets.withUnsafeBytes { Block(octets: $0) })
    }

    /// Nil unless `hex` is exactly `2 * byteCount` lower-case hexadecimal digits.
    package init?(hex: some StringProtocol) {
        guard let octets = Hex.decode(hex) else { return nil }
        self.init(octets: octets)
    }

    /// The value in `2 * byteCount` lower-case hexadecimal digits.
    package var hex: String { Hex.encode(octets) }

    /// The same as `hex`.
    package var description: String { hex }

    /// Octet by octet, the first difference decides.
    package static func < (left: Self, right: Self) -> Bool { left.block < right.block }
}
