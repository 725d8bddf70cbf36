import Glibc
import HearthAuthority
import HearthWire
import NIOCore

/// Under what this machine is known in the network of the home.
enum MachineAddresses {
    /// Its own name in `.local` where Avahi answers for it (RFC 6762); nil: nobody does.
    static var localName: PagesHost? {
        guard access("/run/avahi-daemon/socket", F_OK) == 0 else { return nil }
        var name = [CChar](repeating: 0, count: 65)
        guard gethostname(&name, 64) == 0 else { return nil }
        let text = String(
            decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return PagesHost(text.prefix { $0 != "." } + ".local")
    }

    /// Its addresses in the home, first the one that leads to the router, then those of IPv4. Link-local
    /// ones are left out: a browser cannot name them without the network that they are in.
    static var all: [PagesHost] {
        let devices = (try? System.enumerateDevices()) ?? []
        let found = devices.compactMap { $0.address?.ipAddress }
            .filter { !$0.hasPrefix("169.254.") && !$0.hasPrefix("fe80:") }
            .compactMap { PagesHost($0) }.filter(\.isOfHome)
        let first = [towardsRouter].compactMap { $0 }.filter(found.contains)
        let others = found.filter { !first.contains($0) }
        return first + others.filter(\.isIPv4) + others.filter { !$0.isIPv4 }
    }

    /// The IPv4 address from which this machine would send to the internet. Nothing is sent.
    private static var towardsRouter: PagesHost? {
        let descriptor = socket(
            AF_INET, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(9).bigEndian
        // Of an example network (RFC 5737), to which no machine of a home belongs.
        inet_pton(AF_INET, "192.0.2.1", &address.sin_addr)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isFound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                connect(descriptor, pointer, length) == 0
                    && getsockname(descriptor, pointer, &length) == 0
            }
        }
        guard isFound else { return nil }
        return InternetAddress(octets: withUnsafeBytes(of: address.sin_addr) { Array($0) })
            .map(PagesHost.address)
    }
}
