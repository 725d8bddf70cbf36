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
    /// The network around it, in words: 24 bits of an IPv4 address, 48 of an IPv6 one.
    var network: String {
        parts.count == 1
            ? parts[0].split(separator: ".").prefix(3).joined(separator: ".")
            : parts.prefix(3).joined(separator: ":")
    }
}
