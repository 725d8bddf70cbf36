import Foundation
import HearthAPI
import NIOCore
import NIOEmbedded
import Testing

@testable import HearthWeb

/// More than the buffers of a connection hold, so that who sends it has to wait until it is read.
@Suite("A body that is refused, on the last request of a connection", .timeLimit(.minutes(3)))
struct LargeBodyTests {
    private static let body = 16 << 20

    @Test(
        "Who sends all of it before they read is answered, and the connection is closed",
        arguments: [
            ("Connection: close", "413"), ("connection: Close", "413"),
            ("Connection: TE,CLOSE", "413"), ("Connection: TE\r\nConnection: close\t", "413"),
            ("Connection: close\r\nAuthorization: Bearer 0", "401"),
        ])
    func stated(line: String, status: String) async throws {
        try await expectAnswer(status) { lines in
            Self.octets(lines + [line, "Content-Length: \(Self.body)"])
                + [UInt8](repeating: 0x78, count: Self.body)
        }
    }

    @Test("The same in pieces, of which nobody knows how many come")
    func chunked() async throws {
        let piece = Self.octets(["100000"]).dropLast(2) + [UInt8](repeating: 0x78, count: 1 << 20)
        try await expectAnswer("413") { lines in
            Self.octets(lines + ["Connection: close", "Transfer-Encoding: chunked"])
                + (0..<16).flatMap { _ in piece + Array("\r\n".utf8) } + Array("0\r\n\r\n".utf8)
        }
    }

    @Test("What is no request is answered and closed too, however much follows")
    func nonsense() async throws {
        try await expectAnswer("400") { lines in
            Self.octets(lines + ["Content-Length: 1\(String(repeating: "0", count: 40))"])
                + [UInt8](repeating: 0x78, count: Self.body)
        }
    }

    @Test("Who sends for ever is cut, and nothing of it is kept")
    func forEver() throws {
        let channel = EmbeddedChannel(
            handlers: [OneWay(), LingeringClose(for: .seconds(30))])
        try channel.connect(to: SocketAddress(ipAddress: "192.168.1.7", port: 1)).wait()
        channel.close(mode: .output, promise: nil)
        for _ in 0..<5 {
            #expect(channel.isActive)
            try channel.writeInbound(ByteBuffer(string: "more"))
            channel.embeddedEventLoop.advanceTime(by: .seconds(6))
        }
        #expect(!channel.isActive)
        #expect(try channel.readInbound(as: ByteBuffer.self) == nil)
    }

    /// As a socket does, and that channel does not: it shuts one direction alone.
    private final class OneWay: ChannelDuplexHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundIn = ByteBuffer

        func close(
            context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
        ) {
            guard mode == .all else { return promise?.succeed() ?? () }
            context.close(mode: mode, promise: promise)
        }
    }

    private static func octets(_ lines: [String]) -> [UInt8] {
        Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
    }

    /// Sends a request in one go, and then reads to its end what is answered.
    private func expectAnswer(
        _ status: String, to request: ([String]) -> [UInt8],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try await Server.run(StandIn { _ in Done() }, web: "127.0.0.1:0") { server in
            let url = try #require(server.endpoints.url)
            let port = try #require(url.split(separator: ":").last.flatMap { Int($0) })
            let token = try String(contentsOfFile: server.folder + "/api-token", encoding: .utf8)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            var lines = ["POST /api/v1/lists/new HTTP/1.1", "Host: 127.0.0.1:\(port)"]
            if status != "401" { lines.append("Authorization: Bearer \(token)") }
            let octets = request(lines)
            let text = await RawClient.apart {
                guard let client = RawClient(port), client.send(octets) else { return "" }
                return client.text()
            }
            #expect(text.hasPrefix("HTTP/1.1 \(status) "), sourceLocation: sourceLocation)
            #expect(await OpenSockets.settled(at: port), sourceLocation: sourceLocation)
        }
    }
}
