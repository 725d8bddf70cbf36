package import HearthAPI

/// A host and port that only this machine can reach.
package struct LoopbackAddress: Sendable, Hashable {
    /// An IPv4 or IPv6 address, without brackets.
    package let host: String
    /// 0: any free one.
    package let port: Int

    /// IPv4.
    init(port: Int) {
        host = "127.0.0.1"
        self.port = port
    }

    /// Reads `127.0.0.1:PORT`, `[::1]:PORT` or `localhost:PORT`.
    ///
    /// - Throws: `addressMalformed`; `webNotLoopback` for an address that others can reach.
    package init(_ text: String) throws(HearthError) {
        guard let colon = text.lastIndex(of: ":"),
            let port = UInt16(text[text.index(after: colon)...])
        else { throw HearthError(.addressMalformed, ["address": text]) }
        let host = text[..<colon]
        self.port = Int(port)
        switch host {
        case "localhost": self.host = "127.0.0.1"
        case "[::1]": self.host = "::1"
        default:
            guard Self.isLoopback(host) else {
                throw HearthError(.webNotLoopback, ["address": text])
            }
            self.host = String(host)
        }
    }

    /// As it stands in a URL.
    package func authority(port: Int) -> String {
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    /// Whether a request's Host header (or `:authority`) names this address: then the request was
    /// not led here by somebody else's domain name.
    package func isNamed(by authority: String?, port: Int) -> Bool {
        guard let authority = authority?.lowercased() else { return false }
        let names = [self.authority(port: port), "localhost:\(port)"]
        return names.contains(authority) || (port == 80 && names.contains(authority + ":80"))
    }

    private static func isLoopback(_ host: Substring) -> Bool {
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers.first == "127"
            && numbers.allSatisfy { UInt8($0).map(String.init) == String($0) }
    }
}
