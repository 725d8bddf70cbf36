import Glibc
import HearthWire

/// The networks that this machine is in: in IPv6 the machines of a home have public addresses.
enum OwnNetworks {
    /// Whether an address is in one of them.
    static func have(_ address: InternetAddress) -> Bool {
        var first: UnsafeMutablePointer<ifaddrs>?
        // Without knowing them, nothing is taken for somebody else's.
        guard getifaddrs(&first) == 0 else { return true }
        defer { freeifaddrs(first) }
        var next = first
        while let one = next?.pointee {
            next = one.ifa_next
            guard let own = InternetAddress(one.ifa_addr),
                let mask = InternetAddress(one.ifa_netmask)
            else { continue }
            let bits = mask.octets.reduce(0) { $0 + $1.nonzeroBitCount }
            // A single address of IPv6 stands for the home's whole network.
            if address.isIn(own, bits: own.octets.count == 16 ? min(bits, 64) : bits) {
                return true
            }
        }
        return false
    }
}
