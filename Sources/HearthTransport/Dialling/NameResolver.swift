import HearthProcess
import NIOCore
import NIOPosix

/// Finds the addresses of one node that is dialled, without holding up another: NIO looks names up one after
/// the other, and addresses with them.
final class NameResolver: Resolver, Sendable {
    /// Nobody has that name.
    struct NotFound: Error {}

    private let lookup: NameLookup
    private let four: EventLoopPromise<[SocketAddress]>
    private let six: EventLoopPromise<[SocketAddress]>

    init(_ eventLoop: any EventLoop, lookup: NameLookup = .system) {
        self.lookup = lookup
        four = eventLoop.makePromise()
        six = eventLoop.makePromise()
    }

    func initiateAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> {
        four.futureResult
    }

    /// NIO asks for both, and for this first.
    func initiateAAAAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> {
        if let address = try? SocketAddress(ipAddress: host, port: port) {
            tell([address])
        } else {
            lookup.find(host) { [self] found in
                tell(
                    found.map { one in
                        switch one.at(port: UInt16(clamping: port)) {
                        case .four(let address): SocketAddress(address, host: host)
                        case .six(let address): SocketAddress(address, host: host)
                        }
                    })
            }
        }
        return six.futureResult
    }

    private func tell(_ found: [SocketAddress]) {
        guard !found.isEmpty else {
            six.fail(NotFound())
            return four.fail(NotFound())
        }
        six.succeed(found.filter { $0.protocol == .inet6 })
        four.succeed(found.filter { $0.protocol == .inet })
    }

    func cancelQueries() {}
}
