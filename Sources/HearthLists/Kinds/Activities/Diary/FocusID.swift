import HearthSodium

/// Names a session or an interruption in a diary, 8 octets; whoever makes it draws them.
package struct FocusID: FixedOctets {
    package static let byteCount = 8
    package let octets: [UInt8]

    package init?(octets: [UInt8]) {
        guard octets.count == Self.byteCount else { return nil }
        self.octets = octets
    }
}
