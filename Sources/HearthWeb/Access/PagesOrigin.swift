package import HearthAPI
import HearthWire

/// The address under which a proxy in front of the node shows its pages: `https://` and a host, and a
/// port where it is not 443.
///
/// The proxy runs on this machine, ends TLS, and hands the Host header on as it came.
package struct PagesOrigin: Sendable, Hashable {
    /// As browsers write it in `Origin` (RFC 6454, section 6.1): in lower case, without port 443.
    package var text: String { Self.scheme + authority }
    private let authority: String

    private static let scheme = "https://"
    private static let usualPort = ":443"

    /// - Throws: `webOriginMalformed`.
    package init(_ typed: String) throws(HearthError) {
        var rest = typed.lowercased()
        guard rest.hasPrefix(Self.scheme) else {
            throw HearthError(.webOriginMalformed, ["address": typed])
        }
        rest.removeFirst(Self.scheme.count)
        if rest.hasSuffix("/") { rest.removeLast() }
        guard let place = HostPort(rest) ?? HostPort(rest + Self.usualPort) else {
            throw HearthError(.webOriginMalformed, ["address": typed])
        }
        authority =
            place.port == 443
            ? String(place.description.dropLast(Self.usualPort.count)) : place.description
    }

    /// Whether a request's Host header (or `:authority`) names it.
    func isNamed(by authority: String?) -> Bool {
        guard let named = authority?.lowercased() else { return false }
        return named == self.authority || named == self.authority + Self.usualPort
    }
}
