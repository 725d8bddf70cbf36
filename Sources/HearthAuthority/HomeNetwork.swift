import HearthWire

/// Names and addresses that mean something at home only.
enum HomeNetwork {
    /// RFC 6762 and RFC 8375.
    static let domains = ["local", "home.arpa"]

    /// RFC 1918 and RFC 3927; RFC 4193 and RFC 4291, section 2.5.6.
    static let ranges = AddressRange.all([
        ("10.0.0.0", 8), ("172.16.0.0", 12), ("192.168.0.0", 16), ("169.254.0.0", 16),
        ("fc00::", 7), ("fe80::", 10),
    ])

    /// The machine itself.
    static let loopback = AddressRange.all([("127.0.0.0", 8), ("::1", 128)])

    static func contains(_ host: PagesHost) -> Bool {
        switch host {
        case .name(let name): domains.contains { name == $0 || name.hasSuffix("." + $0) }
        case .address(let address):
            ranges.contains { address.isIn($0.network, bits: $0.bits) }
        }
    }
}

/// Addresses with one beginning.
struct AddressRange {
    let network: InternetAddress
    let bits: Int

    static func all(_ texts: [(String, Int)]) -> [AddressRange] {
        texts.compactMap { text, bits in
            InternetAddress(text).map { AddressRange(network: $0, bits: bits) }
        }
    }
}
