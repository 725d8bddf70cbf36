/// Where a node listens or can be reached: a host name or an IP address, and a TCP port.
///
/// Written `host:port`, an IPv6 address in brackets: `[::1]:4711` (RFC 3986, section 3.2.2).
package struct HostPort: Hashable, Sendable, CustomStringConvertible {
    /// A host name in lower case, or an IP address without brackets.
    package let host: String
    /// 1 to 65,535; 0, which lets the system choose, only for listening.
    package let port: Int

    /// Nil unless `host` is a name or an address and `port` is 0 to 65,535.
    package init?(host: String, port: Int) {
        let host = host.lowercased()
        guard HostName.isValid(host) || IPAddressText.isIPv6(host) else { return nil }
        guard (0...65_535).contains(port) else { return nil }
        self.host = host
        self.port = port
        guard description.utf8.count <= Limits.addressLength else { return nil }
    }

    /// An address to dial; nil for anything else than `host:port` with a port of 1 to 65,535.
    package init?(_ text: String) {
        self.init(listening: text)
        if port == 0 { return nil }
    }

    /// An address to listen at: as one to dial, but the port may be 0.
    package init?(listening text: String) {
        guard text.utf8.count <= Limits.addressLength else { return nil }
        guard let colon = text.lastIndex(of: ":") else { return nil }
        guard let port = Self.port(text[text.index(after: colon)...]) else { return nil }
        var host = text[..<colon]
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        if isBracketed { host = host.dropFirst().dropLast() }
        // Without brackets nobody could tell where an IPv6 address ends.
        guard isBracketed == host.contains(":") else { return nil }
        self.init(host: String(host), port: port)
    }

    /// Whether it is a name of the Tor network (RFC 7686).
    package var isOnion: Bool { host.hasSuffix(".onion") }

    package var description: String {
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    private static func port(_ digits: Substring) -> Int? {
        guard (1...5).contains(digits.utf8.count) else { return nil }
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        guard digits == "0" || !digits.hasPrefix("0") else { return nil }
        return Int(digits)
    }
}
