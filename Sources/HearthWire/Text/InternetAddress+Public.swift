/// Which addresses anybody in the internet may have, and no machine of the home's.
extension InternetAddress {
    /// What is not for the internet at large: IANA's registries of special-purpose addresses (RFC 6890
    /// and what followed), and those that have an address of IPv4 inside, which may be any.
    private static let special: [(network: InternetAddress, bits: Int)] = [
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16",
        "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16",
        "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3",
        "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",
    ].compactMap(network)

    /// All of IPv6 that is given to anybody.
    private static let global = network("2000::/3")

    private static func network(_ text: String) -> (network: InternetAddress, bits: Int)? {
        let parts = text.split(separator: "/")
        guard parts.count == 2, let network = InternetAddress(String(parts[0])),
            let bits = Int(parts[1])
        else { return nil }
        return (network, bits)
    }

    /// Whether it is one that anybody may have, by its number alone.
    package var isPublic: Bool {
        if octets.count == 16 {
            guard let global = Self.global, isIn(global.network, bits: global.bits) else {
                return false
            }
        }
        return !Self.special.contains { isIn($0.network, bits: $0.bits) }
    }
}
