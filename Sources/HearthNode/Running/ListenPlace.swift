import HearthAPI
import HearthWire

/// Where friends' nodes dial this one.
enum ListenPlace: Sendable, Hashable {
    /// There or not at all: a taken port is an error.
    case at(HostPort)
    /// On every address of the machine, at the port of last time, else at 4327 or the next free one:
    /// several nodes can run on one machine, and each is found where its friends know it.
    /// Only a proxy on this machine leads to one on loopback.
    case usual(RememberedPort, onLoopback: Bool)

    /// Twenty ports, and any free one when all of them are taken.
    private static let usualPorts = Array(4327..<4347) + [0]

    /// In the order in which they are tried.
    var candidates: [HostPort] {
        switch self {
        case .at(let address): return [address]
        case .usual(let remembered, let onLoopback):
            let ports = [remembered.value].compactMap { $0 } + Self.usualPorts
            // A machine without IPv6 has the second one alone.
            let hosts = onLoopback ? ["127.0.0.1"] : ["::", "0.0.0.0"]
            return ports.flatMap { port in
                hosts.compactMap { HostPort(host: $0, port: port) }
            }
        }
    }

    /// The port that friends know, if it is not this one: another program has it now.
    ///
    /// It stays remembered, since routers forward it, and is tried first the next time.
    func missed(listeningOn port: Int) -> Int? {
        guard case .usual(let remembered, _) = self else { return nil }
        guard let known = remembered.value else {
            remembered.remember(port)
            return nil
        }
        return known == port ? nil : known
    }
}
