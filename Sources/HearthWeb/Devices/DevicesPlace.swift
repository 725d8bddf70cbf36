package import HearthAPI
import HearthAuthority
import HearthWire
import NIOCore

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

    /// Where it can be reached of all that this machine is called: an address at which it listens, or a name.
    func reached(of machine: [PagesHost]) -> [PagesHost] {
        switch host {
        case "::": machine
        case "0.0.0.0": machine.filter { $0.isIPv4 || $0.isName }
        default: [PagesHost(host)].compactMap { $0 }
        }
    }

    /// Whether a device that is told this host may find the pages there. Where a name leads nobody knows.
    func mayAnswer(at wanted: PagesHost) -> Bool {
        guard !wanted.isName, let own = PagesHost(host), !own.isName else { return true }
        switch host {
        case "::": return !wanted.isLoopback
        case "0.0.0.0": return wanted.isIPv4 && !wanted.isLoopback
        default: return wanted == own
        }
    }

    /// Whether a connection is taken. A router may lead others to the port, and a machine may stand in other
    /// networks too.
    func admits(_ channel: any Channel) -> Bool {
        guard isForHomeAlone else { return true }
        return [channel.localAddress, channel.remoteAddress].allSatisfy { address in
            guard let text = address?.ipAddress else { return false }
            let plain = text.hasPrefix("::ffff:") ? String(text.dropFirst(7)) : text
            let host = PagesHost(String(plain.prefix { $0 != "%" }))
            return host.map { $0.isLoopback || $0.isOfHome } ?? false
        }
    }

    func ports(remembered: Int?) -> [Int] {
        port.map { [$0] } ?? ([remembered].compactMap { $0 } + Self.usualPorts)
    }
}
