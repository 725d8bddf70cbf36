package import Glibc
import NIOConcurrencyHelpers

/// Asks the system what a name stands for.
///
/// That blocks a thread, for as long as a server of names likes that somebody else runs. So each name has a
/// thread of its own, and no name waits for another.
package final class NameLookup: Sendable {
    /// Names that are looked up at once; another one is not found then.
    package static let mostAtOnce = 64
    /// Octets of a thread's stack: the system's modules for names need some.
    private static let stack = 512 << 10

    /// The one of the process.
    package static let system = NameLookup { name in FoundAddress.all(of: name) }

    private typealias Hearer = @Sendable ([FoundAddress]) -> Void

    private let resolve: @Sendable (String) -> [FoundAddress]
    /// Who waits for a name.
    private let waiting = NIOLockedValueBox<[String: [Hearer]]>([:])

    /// Looks up with `resolve`, which may block.
    package init(resolve: @escaping @Sendable (String) -> [FoundAddress]) {
        self.resolve = resolve
    }

    /// Calls `found` once, from some thread, with the addresses in the order in which they should be tried;
    /// without any where nobody has that name.
    package func find(_ name: String, _ found: @escaping @Sendable ([FoundAddress]) -> Void) {
        enum Turn { case begin, joined, full }
        let turn = waiting.withLockedValue { waiting -> Turn in
            if waiting[name] != nil {
                waiting[name]?.append(found)
                return .joined
            }
            guard waiting.count < Self.mostAtOnce else { return .full }
            waiting[name] = [found]
            return .begin
        }
        switch turn {
        case .joined: return
        case .full: return found([])
        case .begin: break
        }
        let isBegun = PlainThread.start(stack: Self.stack) { [self] in
            tell(name, resolve(name))
        }
        if !isBegun { tell(name, []) }
    }

    private func tell(_ name: String, _ addresses: [FoundAddress]) {
        let hearers = waiting.withLockedValue { $0.removeValue(forKey: name) ?? [] }
        for hearer in hearers { hearer(addresses) }
    }
}

/// An address that a name stands for.
package enum FoundAddress: Sendable {
    case four(sockaddr_in)
    case six(sockaddr_in6)

    /// The same with a port.
    package func at(port: UInt16) -> FoundAddress {
        switch self {
        case .four(var address):
            address.sin_port = port.bigEndian
            return .four(address)
        case .six(var address):
            address.sin6_port = port.bigEndian
            return .six(address)
        }
    }

    /// So many of a name are looked at.
    private static let most = 16

    /// What the system says; it may take its time.
    fileprivate static func all(of name: String) -> [FoundAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, &hints, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        var found: [FoundAddress] = []
        var next = first
        while let one = next?.pointee, found.count < most {
            next = one.ai_next
            guard let address = one.ai_addr else { continue }
            switch one.ai_family {
            case AF_INET:
                address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    found.append(.four($0.pointee))
                }
            case AF_INET6:
                address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                    found.append(.six($0.pointee))
                }
            default: break
            }
        }
        return found
    }
}
