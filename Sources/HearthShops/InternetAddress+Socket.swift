import Glibc
import HearthProcess
import HearthWire

extension InternetAddress {
    init?(_ found: FoundAddress) {
        switch found {
        case .four(let address):
            self.init(octets: withUnsafeBytes(of: address.sin_addr) { [UInt8]($0) })
        case .six(let address):
            self.init(octets: withUnsafeBytes(of: address.sin6_addr) { [UInt8]($0) })
        }
    }

    /// Nil unless it is an Internet address.
    init?(_ address: UnsafePointer<sockaddr>?) {
        guard let address else { return nil }
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            self.init(
                octets: address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    withUnsafeBytes(of: $0.pointee.sin_addr) { [UInt8]($0) }
                })
        case AF_INET6:
            self.init(
                octets: address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                    withUnsafeBytes(of: $0.pointee.sin6_addr) { [UInt8]($0) }
                })
        default: return nil
        }
    }
}
