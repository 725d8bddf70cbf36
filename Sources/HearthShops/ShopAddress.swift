import Foundation

/// A link that may be followed: to a named place, over HTTP, at the usual port.
struct ShopAddress: Sendable, Hashable {
    let url: String
    let host: String

    /// Nil for all others, also for those with a name and password in them.
    init?(_ link: String) {
        guard link.utf8.count <= 4096, let parts = URLComponents(string: link),
            let scheme = parts.scheme?.lowercased(), scheme == "https" || scheme == "http",
            parts.user == nil, parts.password == nil,
            parts.port == nil || parts.port == (scheme == "https" ? 443 : 80),
            let host = parts.encodedHost?.lowercased(), Self.isPlain(host)
        else { return nil }
        var bare = parts
        bare.encodedHost = host
        bare.fragment = nil
        // What dials reads the address once more, and must find the same name in it.
        guard let url = bare.string, URL(string: url)?.host() == Self.bare(host) else { return nil }
        self.url = url
        self.host = host
    }

    /// The same at another port, where a test has its server.
    func url(at port: Int?) -> String {
        guard let port, let start = url.firstRange(of: "://")?.upperBound else { return url }
        let host = url[start...].prefix { $0 != "/" }
        return "\(url[..<host.endIndex]):\(port)\(url[host.endIndex...])"
    }

    /// Letters, digits and a few signs, or an address of IPv6 in brackets: nothing that one reader takes for
    /// another name than the next.
    private static func isPlain(_ host: String) -> Bool {
        let signs = host.hasPrefix("[") ? "[]:." : "-._"
        return (1...253).contains(host.utf8.count)
            && host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || signs.contains($0)) }
    }

    private static func bare(_ host: String) -> String {
        host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    }

    /// Where an answer leads on to; nil: nowhere that may be followed, or from a safe line to none.
    func next(_ location: String) -> ShopAddress? {
        guard let base = URL(string: url),
            let next = URL(string: location, relativeTo: base)?.absoluteString,
            let address = ShopAddress(next), address.isSafe || !isSafe
        else { return nil }
        return address
    }

    private var isSafe: Bool { url.lowercased().hasPrefix("https:") }

    /// Without the brackets of IPv6.
    var name: String { Self.bare(host) }
}
