import HearthWire

/// What the household's authority may vouch for: names and addresses that mean something at home
/// only, and names that the household says are its own.
///
/// They are the certificate's name constraints (RFC 5280, section 4.2.1.10), so that whoever stole
/// the authority's key could not pose as a bank to a phone that trusts it.
enum HomeNetwork {
    /// RFC 6762 and RFC 8375.
    static let domains = ["local", "home.arpa"]

    /// RFC 1918 and RFC 3927; RFC 4193 and RFC 4291, section 2.5.6.
    static let ranges = [
        ("10.0.0.0", 8), ("172.16.0.0", 12), ("192.168.0.0", 16), ("169.254.0.0", 16),
        ("fc00::", 7), ("fe80::", 10),
    ].compactMap { text, bits in
        InternetAddress(text).map { AddressRange(network: $0, bits: bits) }
    }

    static func contains(_ host: PagesHost, ownNames: [String]) -> Bool {
        switch host {
        case .name(let name):
            (domains + ownNames).contains { name == $0 || name.hasSuffix("." + $0) }
        case .address(let address):
            ranges.contains { address.isIn($0.network, bits: $0.bits) }
        }
    }
}

/// Addresses with one beginning.
struct AddressRange {
    let network: InternetAddress
    let bits: Int

    /// As a certificate has it: the network's octets, and as many of the mask.
    var octets: [UInt8] {
        network.octets
            + network.octets.indices.map { index in
                UInt8(truncatingIfNeeded: 0xFF00 >> min(8, max(0, bits - 8 * index)))
            }
    }
}
