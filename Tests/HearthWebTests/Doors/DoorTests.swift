import Foundation
import HearthAPI
import HearthAuthority
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import HearthWeb

/// What is left open at a door is counted at its port.
@Suite("Doors that close", .timeLimit(.minutes(5)))
struct DoorTests {
    private static let many = 300
    private static let garbage = Array("no TLS and no HTTP either\r\n\r\n".utf8)

    /// Sends many away: those for whom there is no place, those who talk nonsense, and those who hang up.
    ///
    /// - Returns: How many of `many` were shown out.
    private func crowd(_ port: Int, places: Int) async -> Int {
        await RawClient.apart {
            let holding = (0..<places).compactMap { _ in RawClient(port) }
            let shownOut = (0..<Self.many).count { number in
                // On a busy machine those who hold the places may lose them: then whoever says nothing has
                // one, and is shown out only once their time is over. So only a few do.
                let octets = number < 3 ? [] : Self.garbage
                return RawClient(port, sending: octets)?.isShownOut() ?? false
            }
            for one in holding { one.hangUp() }
            for _ in 0..<Self.many / 4 { RawClient(port, sending: Self.garbage)?.hangUp() }
            return shownOut
        }
    }

    /// What somebody is answered who does it right; places are free again once the door has noticed.
    private func served<Answer>(_ ask: () async throws -> Answer?) async throws -> Answer {
        let end = ContinuousClock.now + .seconds(60)
        while true {
            if let answer = try? await ask() { return answer }
            try #require(ContinuousClock.now < end)
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test("Nothing stays open of those who are refused at the pages for phones")
    func pages() async throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (certificate, key) = (folder + "/c.pem", folder + "/k.pem")
        try SelfSigned.make("hearth-test.local", key: key, certificate: certificate)
        let node = StandIn { operation in
            switch operation {
            case is ListMembers: [MemberInfo]()
            default: throw HearthError(.nobodyHere)
            }
        }
        try await Server.run(
            performer: node, web: "127.0.0.1:0", devices: try DevicesPlace("127.0.0.1:0"),
            certificate: .files(certificate: certificate, key: key)
        ) { server in
            let on = try await server.perform(SwitchDevices(areOn: true))
            let port = try #require(on.address?.split(separator: ":").last.flatMap { Int($0) })
            #expect(await crowd(port, places: WebLimits.strangersOfAddress) == Self.many)
            let pem = try String(contentsOfFile: certificate, encoding: .utf8)
            let address = try #require(on.address)
            try await HomeListenerTests.withClient(trusting: pem) { http in
                let status = try await served {
                    try await HomeListenerTests.get(http, address + "/pair").0
                }
                #expect(status == 200)
            }
            #expect(await OpenSockets.settled(at: port))
        }
    }

    @Test("Nothing stays open of those who are refused where the certificate is")
    func trust() async throws {
        let trust = TrustServer(try DevicesPlace("127.0.0.1:0"))
        let authority = try HouseholdAuthority(now: Date())
        await trust.open(authority, at: PagesHost("127.0.0.1"))
        let link = try #require(trust.link)
        let port = try #require(link.split(separator: ":").last.flatMap { Int($0.dropLast()) })
        #expect(await crowd(port, places: WebLimits.trustConnectionsOfAddress) == Self.many)
        let question = Array("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8)
        let answer = try await served {
            let text = await RawClient.apart {
                RawClient(port, sending: question)?.text() ?? ""
            }
            return text.isEmpty ? nil : text
        }
        #expect(answer.hasPrefix("HTTP/1.1 200"))
        #expect(await OpenSockets.settled(at: port))
        // A client that asks and never reads what comes does not keep it.
        let deaf = try #require(RawClient(port))
        for _ in 0..<2000 {
            deaf.sendWithoutWaiting(Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
        }
        await trust.close()
        #expect(trust.link == nil)
        #expect(await OpenSockets.settled(at: port, most: 0))
    }

    @Test("Nothing stays open of those who are refused at the pages on this machine")
    func loopback() async throws {
        let node = StandIn { _ in throw HearthError(.nobodyHere) }
        try await Server.run(node, web: "127.0.0.1:0") { server in
            let url = try #require(server.endpoints.url)
            let port = try #require(url.split(separator: ":").last.flatMap { Int($0) })
            let refused = await RawClient.apart {
                (0..<Self.many).count { _ in
                    // One who is gone before anybody served them.
                    RawClient(port)?.hangUp()
                    let text = RawClient(port, sending: Self.garbage)?.text() ?? ""
                    return text.hasPrefix("HTTP/1.1 400")
                }
            }
            #expect(refused == Self.many)
            #expect(await OpenSockets.settled(at: port))
            #expect(try await server.send("GET", LocalAPI.healthPath).status == 200)
        }
    }

    @Test("A connection that is refused, that cannot be set up or that nobody takes is closed")
    func refused() throws {
        struct Failing: ServerChildChannel {
            struct Value: ServerChildChannelValue { let channel: any Channel }
            func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
                channel.eventLoop.makeFailedFuture(ChannelError.eof)
            }
            func handle(value: Value, logger: Logger) async {}
        }
        for isAdmitted in [false, true] {
            let channel = EmbeddedChannel()
            try channel.connect(to: SocketAddress(ipAddress: "192.168.1.7", port: 1)).wait()
            let door = Door(inner: Failing(), stillness: .seconds(1)) { _ in isAdmitted }
            // What came of it is dropped here, as by a server that ends.
            _ = try? door.setup(channel: channel, logger: Logger(label: "test")).wait()
            channel.embeddedEventLoop.run()
            #expect(!channel.isActive)
        }
    }
}

@Suite("Connections over which nothing passes")
struct StillLineTests {
    private func channel() throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(handler: StillLine(after: .seconds(80)))
        try channel.connect(to: SocketAddress(ipAddress: "192.168.1.7", port: 1)).wait()
        return channel
    }

    @Test("They are cut, and those over which something passes are not")
    func still() throws {
        let (silent, talking) = (try channel(), try channel())
        for _ in 0..<12 {
            for one in [silent, talking] { one.embeddedEventLoop.advanceTime(by: .seconds(30)) }
            _ = try talking.writeInbound(ByteBuffer(string: "ping"))
        }
        #expect(!silent.isActive && talking.isActive)
    }

    @Test("Whoever sends and takes nothing of what waits for them is cut too")
    func deaf() throws {
        let (deaf, slow) = (try channel(), try channel())
        // Written and not flushed: that is how a socket keeps it whose other end does not read.
        for one in [deaf, slow] { one.write(ByteBuffer(repeating: 7, count: 4096), promise: nil) }
        for _ in 0..<12 {
            for one in [deaf, slow] {
                one.embeddedEventLoop.advanceTime(by: .seconds(30))
                _ = try? one.writeInbound(ByteBuffer(string: "more"))
            }
            slow.flush()
            slow.write(ByteBuffer(string: "x"), promise: nil)
        }
        #expect(!deaf.isActive && slow.isActive)
    }
}
