import NIOCore
import NIOEmbedded
import Testing

@testable import HearthWeb

@Suite("Places for connections from the home network")
struct ConnectionPlacesTests {
    private func channel(_ host: String) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        try channel.connect(to: SocketAddress(ipAddress: host, port: 50_000)).wait()
        return channel
    }

    @Test("Strangers have eight for each address and few in all; devices always find one")
    func places() throws {
        let places = ConnectionPlaces(.pages)
        var open: [EmbeddedChannel] = []
        for _ in 0..<WebLimits.strangersOfAddress {
            open.append(try channel("192.168.1.7"))
            #expect(places.take(open[open.count - 1]))
        }
        #expect(try !places.take(channel("192.168.1.7")))
        // Who has shown a key leaves a stranger's place.
        places.asked(on: open[0], isLetIn: true)
        open.append(try channel("192.168.1.7"))
        #expect(places.take(open[open.count - 1]))
        for number in 10..<200 where open.count <= WebLimits.strangers {
            open.append(try channel("192.168.1.\(number)"))
            #expect(places.take(open[open.count - 1]))
        }
        #expect(try !places.take(channel("192.168.2.1")))
        // One that is closed makes room.
        _ = try open[5].finish(acceptAlreadyClosed: true)
        #expect(try places.take(channel("192.168.2.1")))
    }

    @Test("Where the certificate is, one address has four of the sixteen places")
    func trust() throws {
        let places = ConnectionPlaces(.trust)
        for number in 1...4 {
            for _ in 0..<4 { #expect(try places.take(channel("192.168.1.\(number)"))) }
            #expect(try !places.take(channel("192.168.1.\(number)")))
        }
        #expect(try !places.take(channel("192.168.1.5")))
    }

    @Test("Who asks nothing for ten seconds is shown out")
    func silence() throws {
        let places = ConnectionPlaces(.pages)
        let (silent, asking) = (try channel("192.168.1.7"), try channel("192.168.1.8"))
        #expect(places.take(silent) && places.take(asking))
        places.asked(on: asking, isLetIn: false)
        for one in [silent, asking] { one.embeddedEventLoop.advanceTime(by: .seconds(11)) }
        #expect(!silent.isActive && asking.isActive)
    }

    @Test("From one address ten codes are tried, and no more")
    func tries() throws {
        let tries = CodeTries()
        let (one, other) = (try channel("192.168.1.7"), try channel("192.168.1.8"))
        for _ in 0..<WebLimits.codesOfAddress { #expect(tries.mayTry(on: one)) }
        #expect(!tries.mayTry(on: one))
        #expect(tries.mayTry(on: other))
    }
}
