/// Whom a sealed box is for: a member's X25519 public key.
package struct SealingKey: FixedOctets {
    package let block: Octets32

    package init(block: Octets32) { self.block = block }

    /// Whether no box can be sealed to this key, because it is one of the points of low order.
    package var isLowOrder: Bool {
        let masked = Array(octets.dropLast()) + [octets[Self.byteCount - 1] & 0x7F]
        return Self.lowOrder.contains(Hex.encode(masked))
    }

    /// RFC 7748 has the zero result refused that these lead to; libsodium knows the same seven.
    private static let lowOrder: Set<String> = {
        let middle = String(repeating: "ff", count: 30)
        let zeros = String(repeating: "00", count: 31)
        return [
            "00" + zeros, "01" + zeros,
            "ec" + middle + "7f", "ed" + middle + "7f", "ee" + middle + "7f",
            "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
            "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
        ]
    }()
}
