package import HearthAPI
import HearthWire

/// Where the pages are served to the household's devices once that is switched on.
package struct DevicesPlace: Sendable, Hashable {
    /// The address at which it listens, without brackets.
    let host: String
    /// Nil: the usual one, or the next that is free.
    let port: Int?
    /// Whether only what comes from the home's own network is taken.
    let isForHomeAlone: Bool

    /// All addresses of this machine in the home network.
    package static let usual = DevicesPlace(host: "::", port: nil, isForHomeAlone: true)

    /// 4381, and ports that the pages on this machine do not take.
    private static let usualPorts = [4381] + Array(4401...4410)

    private init(host: String, port: Int?, isForHomeAlone: Bool) {
        self.host = host
        self.port = port
        self.isForHomeAlone = isForHomeAlone
    }

    /// Reads `HOST:PORT`: there or not at all.
    ///
    /// - Throws: `addressMalformed`.
    package init(_ text: String) throws(HearthError) {
        guard let place = HostPort(listening: text) else {
            throw HearthError(.addressMalformed, ["address": text])
        }
        self.init(host: place.host, port: place.port, isForHomeAlone: false)
    }

    /// The addresses at which it listens, one of them: a system may know no IPv6.
    var hosts: [String] { host == "::" ? ["::", "0.0.0.0"] : [host] }

    func ports(remembered: Int?) -> [Int] {
        port.map { [$0] } ?? ([remembered].compactMap { $0 } + Self.usualPorts)
    }
}
