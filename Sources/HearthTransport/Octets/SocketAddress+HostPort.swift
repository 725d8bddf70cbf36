import HearthWire
import NIOCore

extension SocketAddress {
    /// The address as people write it, if it is one of IP.
    var hostPort: HostPort? {
        guard var host = ipAddress, let port else { return nil }
        // IPv4 peers of a socket for both families.
        let mapped = "::ffff:"
        if host.hasPrefix(mapped), host.contains(".") { host.removeFirst(mapped.count) }
        return HostPort(host: host, port: port)
    }
}
