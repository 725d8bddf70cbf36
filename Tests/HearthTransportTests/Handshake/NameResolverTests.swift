import Glibc
import HearthProcess
import HearthWire
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import Testing

@testable import HearthTransport

@Suite("Names of nodes that are dialled", .timeLimit(.minutes(1)))
struct NameResolverTests {
    @Test("A name that takes long holds up neither another name nor an address")
    func slow() async throws {
        let gate = ConditionLock(value: false)
        let lookup = NameLookup { name in
            if name == "slow" {
                gate.lock(whenValue: true)
                gate.unlock()
            }
            var found = sockaddr_in()
            found.sin_family = sa_family_t(AF_INET)
            found.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            return [.four(found)]
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
