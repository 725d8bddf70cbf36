import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import HearthWeb

/// A connection on which somebody asks, with a clock of its own.
private struct Caller {
    let channel: EmbeddedChannel
    var loop: EmbeddedEventLoop { channel.embeddedEventLoop }
    var isCut: Bool { !channel.isActive }

    /// Shows the key with every request for a path other than `/stranger`.
    init(_ connections: WebConnections? = WebConnections(WebLimits())) throws {
        channel = EmbeddedChannel(
            handler: RequestDeadlines(limits: WebLimits(), connections: connections) {
                $0.path == "/stranger" ? nil : "browser"
            })
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    func head(_ path: String = "/") throws {
        try channel.writeInbound(
            HTTPRequestPart.head(
                HTTPRequest(method: .post, scheme: "http", authority: "here", path: path)))
    }

    func body() throws {
        try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "x")))
    }

    func end() throws { try channel.writeInbound(HTTPRequestPart.end(nil)) }

    func answer() throws {
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
    }

    func wait(_ seconds: Int64) { loop.advanceTime(by: .seconds(seconds)) }
}

@Suite("Deadlines of requests")
struct RequestDeadlineTests {
    @Test("Whoever connects and says nothing is cut off")
    func silent() throws {
        let caller = try Caller()
        caller.wait(9)
        #expect(!caller.isCut)
        caller.wait(2)
        #expect(caller.isCut)
    }

    @Test("A body that comes in drops is cut off, however steadily it drips")
    func dripping() throws {
        for (path, seconds) in [("/", 120), ("/stranger", 10)] {
            let caller = try Caller()
            try caller.head(path)
            for _ in 1..<seconds {
                caller.wait(1)
                try caller.body()
                #expect(!caller.isCut)
            }
            caller.wait(1)
            #expect(caller.isCut)
        }
    }

    @Test("An answer takes the time that it takes, once the request is whole")
    func answering() throws {
        for path in ["/", "/stranger"] {
            let caller = try Caller()
            try caller.head(path)
            try caller.end()
            caller.wait(100_000)
            #expect(!caller.isCut)
        }
    }

    @Test("A stranger has to ask again soon; who has the key may keep the connection")
    func keeping() throws {
        for (path, isCut) in [("/", false), ("/stranger", true)] {
            let caller = try Caller()
            try caller.head(path)
            try caller.end()
            try caller.answer()
            caller.wait(11)
            #expect(caller.isCut == isCut)
        }
    }

    @Test("Who was answered before the body was read has little time for the rest of it")
    func unread() throws {
        let caller = try Caller()
        try caller.head()
        try caller.answer()
        caller.wait(4)
        try caller.body()
        #expect(!caller.isCut)
        caller.wait(2)
        #expect(caller.isCut)
    }

    @Test("What is closed is not counted any more")
    func counting() throws {
        let connections = WebConnections(WebLimits())
        let caller = try Caller(connections)
        #expect(connections.count == 1)
        try caller.head()
        #expect(connections.count == 1)
        try caller.channel.close().wait()
        #expect(connections.count == 0)
    }
}
