/// The remainder of a polynomial, highest bit first (RFC 3533, section 6).
struct OggChecksum {
    private(set) var value: UInt32 = 0

    private static let table: [UInt32] = (0..<256).map { octet in
        (0..<8).reduce(UInt32(octet) << 24) { value, _ in
            value & 0x8000_0000 == 0 ? value << 1 : value << 1 ^ 0x04C1_1DB7
        }
    }

    mutating func add(_ octets: some Sequence<UInt8>) {
        let table = Self.table
        for octet in octets {
            value = value << 8 ^ table[Int(value >> 24 ^ UInt32(octet))]
        }
    }
}
