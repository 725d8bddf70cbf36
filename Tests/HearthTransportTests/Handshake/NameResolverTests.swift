import HearthProcess
import HearthWire
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import Testing

@testable import HearthTransport

@Suite("Names of nodes that are dialled", .timeLimit(.minutes(5)))
struct NameResolverTests {
    @Test("A name that takes long holds up neither another name nor an address")
    func slow() async throws {
        let gate = ConditionLock(value: false)
        let lookup = NameLookup { name in
            if name == "slow" {
                gate.lock(whenValue: true)
                gate.unlock()
            }
            // By NIO, which names the system's types as the resolver does.
            guard case .v4(let found)? = try? SocketAddress(ipAddress: "127.0.0.1", port: 0) else {
                return []
            }
            return [.four(found.address)]
        }
        // All of one event loop, as they may be.
        let loop = MultiThreadedEventLoopGroup.singleton.any()
        func ask(_ host: String) -> EventLoopFuture<[SocketAddress]> {
            let resolver = NameResolver(loop, lookup: lookup)
            let six = resolver.initiateAAAAQuery(host: host, port: 4711)
            return resolver.initiateAQuery(host: host, port: 4711).and(six).map { $0 + $1 }
        }
        let late = ask("slow")
        #expect(try await ask("quick").get().map(\.hostPort?.description) == ["127.0.0.1:4711"])
        #expect(try await ask("::1").get().map(\.hostPort?.description) == ["[::1]:4711"])
        gate.lock()
        gate.unlock(withValue: true)
        #expect(try await late.get().count == 1)
    }

    @Test("A name that nobody has is said to be one, and one that somebody has leads there")
    func dialled() async throws {
        let (here, there) = (try Node(), try Node())
        try await there.listening(handle: { _ in }) { address in
            let named = try #require(HostPort("localhost:\(address.port)"))
            try await here.dial(there.key, at: named) { _ in }
            let nowhere = try #require(HostPort("hearth.invalid:\(address.port)"))
            await #expect(throws: TransportError.connectFailed("name not found")) {
                try await here.dial(there.key, at: nowhere) { _ in }
            }
        }
    }
}
