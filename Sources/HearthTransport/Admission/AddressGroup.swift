import HearthWire
import NIOCore

/// Who counts as one when connections are counted: an IPv4 address, or an IPv6 network of 64
/// bits, since that is what one customer has at least.
struct AddressGroup: Hashable, Sendable {
    fileprivate let parts: [Substring]

    /// The group of a peer; all peers without an IP address are one group.
    init(_ address: SocketAddress?) {
        let text = address?.hostPort?.host ?? ""
        parts = text.contains(":") ? Self.upperHalf(ofIPv6: text[...]) : [text[...]]
    }

    /// The first four of the eight groups of an address as the system writes it.
    private static func upperHalf(ofIPv6 text: Substring) -> [Substring] {
        let gap = text.firstRange(of: "::")
        let head = text[..<(gap?.lowerBound ?? text.endIndex)].split(separator: ":")
        let tail = text[(gap?.upperBound ?? text.endIndex)...].split(separator: ":")
        let zeros = [Substring](repeating: "0", count: max(0, 8 - head.count - tail.count))
        return Array((head + zeros + tail).prefix(4))
    }
}

extension AddressGroup {
    /// Where it is, seen from this machine's end of the same connection.
    func place(from own: AddressGroup) -> NetworkPlace {
        if isLoopback { return NetworkPlace(network, .sameMachine) }
        return NetworkPlace(
            network, isPrivate || network == own.network ? .sameNetwork : .elsewhere)
    }

    /// The network around it, in words: 24 bits of an IPv4 address, 48 of an IPv6 one.
    private var network: String {
        ipv4 == nil
            ? parts.prefix(3).joined(separator: ":")
            : parts[0].split(separator: ".").prefix(3).joined(separator: ".")
    }

    /// The four octets; nil for IPv6 and where there is no address.
    private var ipv4: [UInt8]? {
        guard parts.count == 1 else { return nil }
        let octets = parts[0].split(separator: ".").compactMap { UInt8($0) }
        return octets.count == 4 ? octets : nil
    }

    /// 127.0.0.0/8, and ::1 with all that begins as it does.
    private var isLoopback: Bool {
        ipv4.map { $0[0] == 127 } ?? parts.allSatisfy { $0 == "0" || $0.isEmpty }
    }

    /// Addresses that are only used within a network: RFC 1918, RFC 3927; RFC 4193, RFC 4291.
    private var isPrivate: Bool {
        if let ipv4 {
            return ipv4[0] == 10 || ipv4[0] == 172 && 16...31 ~= ipv4[1]
                || ipv4[0] == 192 && ipv4[1] == 168 || ipv4[0] == 169 && ipv4[1] == 254
        }
        guard let first = parts.first.flatMap({ UInt16($0, radix: 16) }) else { return false }
        return first & 0xFE00 == 0xFC00 || first & 0xFFC0 == 0xFE80
    }
}
