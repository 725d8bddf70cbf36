/// A value of exactly `byteCount` octets, ordered octet by octet, printed as hexadecimal.
package protocol FixedOctets: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// How many octets every value of this type has.
    static var byteCount: Int { get }

    /// The value, `byteCount` octets.
    var octets: [UInt8] { get }

    /// Nil unless there are exactly `byteCount` octets.
    init?(octets: [UInt8])
}

extension FixedOctets {
    /// Nil unless there are exactly `byteCount` octets.
    package init?(octets: some Collection<UInt8>) {
        guard octets.count == Self.byteCount else { return nil }
        self.init(octets: [UInt8](octets))
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
    package static func < (left: Self, right: Self) -> Bool {
        left.octets.lexicographicallyPrecedes(right.octets)
    }
}
