package import HearthAPI

/// The address under which a proxy in front of the node shows its pages: `https://` and a host, and a port where it
/// is not 443.
///
/// The proxy runs on this machine, ends TLS, and hands the Host header on as it came.
package struct PagesOrigin: Sendable, Hashable {
    /// As browsers write it in `Origin` (RFC 6454, section 6.1): in lower case, without port 443.
    package let text: String

    private static let scheme = "https://"

    /// - Throws: `webOriginMalformed`.
    package init(_ typed: String) throws(HearthError) {
        var rest = typed.lowercased()[...]
        let problem = HearthError(.webOriginMalformed, ["address": typed])
        guard rest.hasPrefix(Self.scheme) else { throw problem }
        rest = rest.dropFirst(Self.scheme.count)
        if rest.hasSuffix("/") { rest.removeLast() }
        let pieces = rest.split(separator: ":", omittingEmptySubsequences: false)
        guard let host = pieces.first, pieces.count <= 2, Self.isHost(host) else { throw problem }
        var port = ""
        if pieces.count == 2 {
            guard let number = UInt16(pieces[1]), number > 0 else { throw problem }
            port = number == 443 ? "" : ":\(number)"
        }
        text = Self.scheme + host + port
    }

    /// Whether a request's Host header (or `:authority`) names it.
    func isNamed(by authority: String?) -> Bool {
        guard let authority = authority?.lowercased() else { return false }
        let name = text.dropFirst(Self.scheme.count)
        return authority == name || (!name.contains(":") && authority == name + ":443")
    }

    /// A name of letters, digits and hyphens, or an IPv4 address.
    private static func isHost(_ host: Substring) -> Bool {
        (1...253).contains(host.utf8.count)
            && host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
                (1...63).contains(label.utf8.count) && !label.hasPrefix("-")
                    && !label.hasSuffix("-")
                    && label.utf8.allSatisfy {
                        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D
                    }
            }
    }
}
