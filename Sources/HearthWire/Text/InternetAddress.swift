import Glibc

/// An IP address: 4 octets of IPv4, or 16 of IPv6.
package struct InternetAddress: Sendable, Hashable, CustomStringConvertible {
    package let octets: [UInt8]

    /// Nil for any other number of octets.
    package init?(octets: [UInt8]) {
        guard octets.count == 4 || octets.count == 16 else { return nil }
        self.octets = octets
    }

    /// As people write it: `192.0.2.1`, `2001:db8::1`.
    package init?(_ text: String) {
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            octets = withUnsafeBytes(of: &four) { [UInt8]($0) }
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            octets = withUnsafeBytes(of: &six) { [UInt8]($0) }
        } else {
            return nil
        }
    }

    package var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = octets.withUnsafeBytes {
            inet_ntop(
                octets.count == 4 ? AF_INET : AF_INET6, $0.baseAddress, &text,
                socklen_t(INET6_ADDRSTRLEN))
        }
        return String(
            decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// 127.0.0.0/8 and ::1: this machine.
    package var isLoopback: Bool {
        octets.count == 4
            ? octets[0] == 127 : octets.dropLast().allSatisfy { $0 == 0 } && octets[15] == 1
    }

    /// 169.254.0.0/16 and fe80::/10: they mean something on one cable only (RFC 3927, RFC 4291).
    package var isLinkLocal: Bool {
        octets.count == 4
            ? octets[0] == 169 && octets[1] == 254 : octets[0] == 0xFE && octets[1] & 0xC0 == 0x80
    }

    /// Whether the first bits are those of a network.
    package func isIn(_ network: InternetAddress, bits: Int) -> Bool {
        guard network.octets.count == octets.count else { return false }
        return zip(octets, network.octets).enumerated().allSatisfy { index, pair in
            let rest = bits - index * 8
            guard rest > 0 else { return true }
            return (pair.0 ^ pair.1) >> UInt8(8 - min(8, rest)) == 0
        }
    }
}
