import Glibc
package import HearthAPI
import HearthDevices
import HearthLanguage
package import HearthPictures
import HearthProcess
package import HearthShops
package import HearthSpeech
import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
import ServiceLifecycle

/// The node's local API: HTTP on a Unix socket that only the home's user can open and, if wanted,
/// on a loopback address where every request carries a token.
package struct WebServer: Service, CustomStringConvertible {
    /// Where the server can be reached.
    package struct Endpoints: Sendable, Hashable {
        package let socketPath: String
        /// `http://host:port`, with the port that the operating system gave; nil: not served.
        package let url: String?
        /// The same with the key that lets a browser in: a secret of the home's user.
        package let entrance: String?
        /// Where the household's devices find the pages; nil: nowhere.
        package let origin: String?
    }

    /// For logs: the service group names its services by this.
    package var description: String { "WebServer" }

    /// Has one value as soon as every endpoint listens, and ends when the server does.
    package let started: AsyncStream<Endpoints>

    private let performer: any OperationPerformer
    private let pictures: any PictureMaker
    private let speaker: any TextSpeaker
    private let shops: AskingShops
    private let prepared = PreparedPhotos()
    private let bodies = BodyRoom()
    private let socketPath: String
    private let web: WebPlace
    private let devices: DevicesPlace
    /// Nil: there is none where nothing is served but the socket.
    private let desk: DeviceDesk?
    /// Nil: served nowhere but on the socket.
    private let keys: HomeKeys?
    private let proposedName: String?
    private let logger: Logger
    private let startedContinuation: AsyncStream<Endpoints>.Continuation

    /// Makes a server that listens once it runs.
    ///
    /// `pictures` makes photos of files, and `shops` fetches pages that somebody asks for (nil: from the internet, where `internet` may be used at all). A socket of a dead node at `socketPath` is replaced:
    /// the program that starts the server holds the home's lock, so no living node can have it.
    /// `web` says where else to serve, `origin` at which address a proxy shows the pages, `devices` where
    /// the household's devices find them once that is switched on, with which `certificate` (nil: one of
    /// the home's own), and `tokenPath` is the file with the token for it, made when
    /// there is none. `proposedName` is what the first member may be called, who can change it.
    ///
    /// - Throws: `HearthError`: the socket's path is too long, or the token cannot be written.
    package init(
        performer: any OperationPerformer, pictures: any PictureMaker,
        speaker: any TextSpeaker = Silence(), internet: InternetUse = .direct,
        shops: (any ShopReader)? = nil, socketPath: String,
        web: WebPlace = .nowhere, origin: PagesOrigin? = nil, devices: DevicesPlace = .usual,
        certificate: CertificateSource? = nil, tokenPath: String, proposedName: String? = nil,
        logger: Logger
    ) throws(HearthError) {
        let folder = String(
            socketPath.prefix(upTo: socketPath.lastIndex(of: "/") ?? socketPath.startIndex))
        try LocalAPI.socketPath(in: folder)
        self.performer = performer
        self.pictures = pictures
        self.speaker = speaker
        self.shops = AskingShops(
            shops: shops ?? ShopFetcher(internet: internet), pictures: pictures)
        self.socketPath = socketPath
        self.web = web
        self.devices = devices
        let keys = web == .nowhere ? nil : try HomeKeys(tokenPath: tokenPath)
        self.keys = keys
        desk = keys.map { keys in
            DeviceDesk(
                performer: performer, book: DeviceBook(file: HomeFile.devices.path(in: folder)),
                certificates: certificate ?? .ownAuthority(folder: folder), place: devices,
                proxy: origin,
                key: keys.pages, internet: internet, pushKeyFile: HomeFile.pushKey.path(in: folder),
                logger: logger)
        }
        self.proposedName = proposedName
        self.logger = logger
        (started, startedContinuation) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingNewest(1))
    }

    /// Serves until the group that it runs in shuts down, then finishes the requests under way and
    /// removes the socket.
    ///
    /// - Throws: `addressInUse`, `addressNotAvailable`, or what the operating system refused.
    package func run() async throws {
        // The socket is made with the mask's mode; so that nobody else can open it in between.
        umask(0o077)
        defer {
            startedContinuation.finish()
            unlink(socketPath)
        }
        // Each server tells here when it listens.
        let (listening, listeningContinuation) = AsyncStream.makeStream(of: Int.self)
        let port = BoundPort()
        try await withThrowingTaskGroup { group in
            group.addTask { try await runSocket(port) { listeningContinuation.yield(0) } }
            if let keys, let desk, let loopback = web.candidates.first {
                let site = PageSite(
                    performer: performer, pictures: pictures, speaker: speaker, shops: shops,
                    address: PagesAddress(loopback: loopback, port: port, home: desk.address),
                    desk: desk, key: keys.pages,
                    proposedName: proposedName)
                group.addTask {
                    try await runWeb(site, keys.api, port: port) { listeningContinuation.yield(1) }
                }
                group.addTask {
                    await HomeListener(
                        desk: desk, site: BoundedBodies(inner: site, room: bodies), place: devices,
                        logger: logger
                    ).run()
                }
            }
            group.addTask {
                var missing = keys == nil ? 1 : 2
                for await _ in listening {
                    missing -= 1
                    if missing == 0 { break }
                }
                guard missing == 0 else { return }
                await desk?.settle()
                let url = web.url(port: port.value)
                let entrance = url.flatMap { url in keys.map { $0.pages.entrance(to: url) } }
                startedContinuation.yield(
                    Endpoints(
                        socketPath: socketPath, url: url, entrance: entrance,
                        origin: desk?.address.origin?.text))
            }
            // The first that fails takes the others with it.
            do {
                while try await group.next() != nil {}
            } catch {
                group.cancelAll()
                listeningContinuation.finish()
                throw error
            }
        }
    }

    private func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.add(middleware: ErrorMiddleware(language: .english))
        return router
    }

    private func runSocket(
        _ port: BoundPort, whenListening: @escaping @Sendable () -> Void
    ) async throws {
        let router = socketRouter(port)
        try await run(
            router.buildResponder(), on: .unixDomainSocket(path: socketPath), stillness: nil
        ) { [socketPath] _ in
            chmod(socketPath, 0o600)
            whenListening()
        }
    }

    /// All that can be asked for on the socket.
    func socketRouter(_ port: BoundPort) -> Router<BasicRequestContext> {
        let router = router()
        register(on: router)
        // Here alone: anybody who can open the socket could read the key's file too.
        router.serve(LocalAPI.prefix + ShowEntrance.path, with: .get) { [web, keys] _ in
            guard let keys, let url = web.url(port: port.value) else {
                throw HearthError(.webNotServed)
            }
            return try JSONAnswer.response(
                EntranceInfo(url: url, link: keys.pages.entrance(to: url)))
        }
        DeviceRoutes(desk: desk, performer: performer, router: router).registerAll()
        return router
    }

    /// All that can be asked for wherever the API is served.
    private func register(on router: Router<BasicRequestContext>) {
        Routes(
            performer: performer,
            photos: PhotoRoutes(performer: performer, pictures: pictures, prepared: prepared),
            shops: ShopRoute(performer: performer, shops: shops, prepared: prepared),
            router: router
        ).registerAll()
    }

    /// Serves at the first address that can be had.
    private func runWeb(
        _ site: PageSite, _ token: AccessToken, port: BoundPort,
        whenListening: @escaping @Sendable () -> Void
    ) async throws {
        let candidates = web.candidates
        for address in candidates {
            do {
                return try await runWeb(
                    address, site, token, port: port, whenListening: whenListening)
            } catch let error as HearthError
                where error.code == .addressInUse && address != candidates.last
            {
                // The next one.
            }
        }
    }

    private func runWeb(
        _ address: LoopbackAddress, _ site: PageSite, _ token: AccessToken, port: BoundPort,
        whenListening: @escaping @Sendable () -> Void
    ) async throws {
        let router = router()
        router.add(middleware: AccessMiddleware(address: address, port: port, token: token))
        register(on: router)
        let responder = WebResponder(
            api: router.buildResponder(),
            pages: site)
        do {
            try await run(
                responder, on: .hostname(address.host, port: address.port),
                stillness: WebLimits.stillness
            ) { [web] channel in
                port.value = channel.localAddress?.port ?? address.port
                web.remember(port.value)
                whenListening()
            }
        } catch let error as IOError {
            let argument = ["address": address.authority(port: address.port)]
            switch error.errnoCode {
            case EADDRINUSE: throw HearthError(.addressInUse, argument)
            case EADDRNOTAVAIL, EACCES: throw HearthError(.addressNotAvailable, argument)
            default: throw error
            }
        }
    }

    private func run(
        _ responder: some HTTPResponder<BasicRequestContext>, on address: BindAddress,
        stillness: Duration?,
        whenListening: @escaping @Sendable (any Channel) -> Void
    ) async throws {
        // Its own words, of a start that failed for one, would stand before ours and say less.
        var logger = logger
        if logger.logLevel > .info { logger.logLevel = .critical }
        let service = HTTPService(
            responder: OneHost(inner: BoundedBodies(inner: responder, room: bodies)),
            server: HTTPServerBuilder { responder in
                Door(
                    inner: HTTP1Channel(
                        responder: responder,
                        configuration: .init(
                            additionalChannelHandlers: [LastRequest()],
                            idleTimeout: TimeAmount(WebLimits.idle))),
                    stillness: stillness
                ) { _ in true }
            },
            address: address,
            connections: .maximum(WebLimits.connections, logger: logger),
            onServerRunning: {
                Descriptors.closeOnExec()
                whenListening($0)
            }, logger: logger)
        try await service.run()
    }
}
