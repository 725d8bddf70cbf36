import HearthWire
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix
import Testing

@testable import HearthShops

@Suite("Fetching from a shop")
struct ShopFetcherTests {
    private static let here = InternetAddress(octets: [127, 0, 0, 1])

    /// Of a shop on this machine, which counts as far away; `atHome` does not.
    private func fetcher(_ shop: Shop, _ deadline: Duration = .seconds(60)) -> ShopFetcher {
        ShopFetcher(port: shop.port, deadline: deadline) { name throws(ShopFailure) in
            switch name {
            case "shop.example", "other.example": [Self.here].compactMap(\.self)
            case "both.example":
                [Self.here, InternetAddress(octets: [10, 0, 0, 1])].compactMap(\.self)
            case "home.example": [InternetAddress(octets: [192, 168, 1, 1])].compactMap(\.self)
            default: throw .unknownName
            }
        } isForeign: {
            $0 == Self.here
        }
    }

    private func failure(
        _ link: String, of shop: Shop, within deadline: Duration = .seconds(60)
    ) async -> ShopFailure? {
        do throws(ShopFailure) {
            _ = try await fetcher(shop, deadline).fetch(link, as: .page)
            return nil
        } catch {
            return error
        }
    }

    @Test("A page comes with nothing said of who asks, from the address that was looked up")
    func page() async throws {
        try await Shop.run { shop in
            let fetched = try await fetcher(shop).fetch("http://shop.example/lamp#top", as: .page)
            #expect(String(decoding: fetched.octets, as: UTF8.self) == "page of /lamp")
            #expect(fetched.link == "http://shop.example/lamp")
            let asked = shop.asked
            #expect(asked.map(\.uri) == ["/lamp"])
            let names = Set(asked.flatMap { $0.headers.map { $0.name.lowercased() } })
            #expect(
                names.isSubset(of: [
                    "host", "accept", "accept-encoding", "user-agent", "connection",
                ]))
            #expect(asked.first?.headers.first(name: "host")?.hasPrefix("shop.example") == true)
            #expect(asked.first?.headers.first(name: "user-agent")?.hasPrefix("Hearth") == true)
        }
    }

    @Test("It follows where a shop leads, and looks at every address anew")
    func turns() async throws {
        try await Shop.run { shop in
            let fetched = try await fetcher(shop).fetch("http://shop.example/to-other", as: .page)
            #expect(fetched.link == "http://other.example/lamp")
            #expect(await failure("http://shop.example/to-home", of: shop) == .atHome)
            #expect(await failure("http://shop.example/to-file", of: shop) == .notALink)
            #expect(await failure("http://shop.example/loop", of: shop) == .tooManyTurns)
        }
    }

    @Test("Nothing at home is asked, not even where a name stands for a shop as well")
    func home() async throws {
        try await Shop.run { shop in
            #expect(await failure("http://home.example/", of: shop) == .atHome)
            #expect(await failure("http://both.example/", of: shop) == .atHome)
            #expect(await failure("http://nobody.example/", of: shop) == .unknownName)
            #expect(shop.asked.isEmpty)
        }
        // The one that people have, with the system's own resolver.
        for link in [
            "http://localhost/", "http://127.0.0.1/", "http://[::1]/", "http://0x7f.1/",
            "http://2130706433/",
        ] {
            await #expect(throws: ShopFailure.atHome) {
                try await ShopFetcher().fetch(link, as: .page)
            }
        }
    }

    @Test("What is too large, silent, or no answer ends it")
    func bad() async throws {
        try await Shop.run { shop in
            #expect(await failure("http://shop.example/large", of: shop) == .tooLarge)
            #expect(await failure("http://shop.example/endless", of: shop) == .tooLarge)
            #expect(await failure("http://shop.example/gone", of: shop) == .refused(status: 404))
            let silent = "http://shop.example/silent"
            #expect(await failure(silent, of: shop, within: .seconds(1)) == .noAnswer)
        }
    }
}

/// A shop on this machine.
private struct Shop: Sendable {
    let port: Int
    fileprivate let log: NIOLockedValueBox<[HTTPRequestHead]>
    var asked: [HTTPRequestHead] { log.withLockedValue { $0 } }

    static func run(_ body: (Shop) async throws -> Void) async throws {
        let log = NIOLockedValueBox<[HTTPRequestHead]>([])
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(ShopKeeper(log: log))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        do {
            try await body(Shop(port: channel.localAddress?.port ?? 0, log: log))
        } catch {
            try await channel.close()
            throw error
        }
        try await channel.close()
    }
}

private final class ShopKeeper: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let log: NIOLockedValueBox<[HTTPRequestHead]>

    init(log: NIOLockedValueBox<[HTTPRequestHead]>) { self.log = log }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let head) = unwrapInboundIn(data) else { return }
        log.withLockedValue { $0.append(head) }
        let turns = [
            "/to-other": "http://other.example/lamp", "/to-home": "http://home.example/",
            "/to-file": "file:///etc/passwd", "/loop": "/loop",
        ]
        if let turn = turns[head.uri] {
            return answer(context, .found, ["location": turn], "")
        }
        switch head.uri {
        case "/silent": break
        case "/gone": answer(context, .notFound, [:], "")
        case "/large":
            answer(
                context, .ok, ["content-length": "\(ShopFetcher.mostOctets + 1)"], "x",
                isWhole: false)
        case "/endless":
            answer(context, .ok, [:], String(repeating: "x", count: 4 << 20), isWhole: false)
        default: answer(context, .ok, [:], "page of \(head.uri)")
        }
    }

    private func answer(
        _ context: ChannelHandlerContext, _ status: HTTPResponseStatus,
        _ headers: [String: String], _ text: String, isWhole: Bool = true
    ) {
        let head = HTTPResponseHead(
            version: .http1_1, status: status, headers: HTTPHeaders(headers.map { ($0, $1) }))
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
        if isWhole {
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        } else {
            context.flush()
        }
    }
}
