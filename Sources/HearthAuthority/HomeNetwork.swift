import Glibc

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
        AddressRange([10, 0, 0, 0], prefix: 8),
        AddressRange([172, 16, 0, 0], prefix: 12),
        AddressRange([192, 168, 0, 0], prefix: 16),
        AddressRange([169, 254, 0, 0], prefix: 16),
        AddressRange([0xFC] + [UInt8](repeating: 0, count: 15), prefix: 7),
        AddressRange([0xFE, 0x80] + [UInt8](repeating: 0, count: 14), prefix: 10),
    ]

    static func contains(_ host: PagesHost, ownNames: [String]) -> Bool {
        switch host {
        case .name(let name):
            (domains + ownNames).contains { name == $0 || name.hasSuffix("." + $0) }
        case .address(let octets): ranges.contains { $0.contains(octets) }
        }
    }
}

/// Addresses with one beginning.
struct AddressRange {
    let network: [UInt8]
    let mask: [UInt8]

    init(_ network: [UInt8], prefix: Int) {
        self.network = network
        mask = network.indices.map { index in
            let bits = min(8, max(0, prefix - 8 * index))
            return UInt8(truncatingIfNeeded: 0xFF00 >> bits)
        }
    }

    func contains(_ address: [UInt8]) -> Bool {
        address.count == network.count
            && address.indices.allSatisfy { address[$0] & mask[$0] == network[$0] }
    }
}

extension PagesHost {
    /// Whether it means something in a home's network alone.
    package var isOfHome: Bool { HomeNetwork.contains(self, ownNames: []) }

    package var isIPv4: Bool {
        if case .address(let octets) = self { octets.count == 4 } else { false }
    }

    /// As it stands in an address, without brackets.
    package var text: String {
        switch self {
        case .name(let name): return name
        case .address(let octets):
            var octets = octets
            var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
            let family = octets.count == 4 ? AF_INET : AF_INET6
            inet_ntop(family, &octets, &text, socklen_t(text.count))
            let written = text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
            return String(decoding: written, as: UTF8.self)
        }
    }
}
