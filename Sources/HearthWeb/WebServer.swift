import Glibc
package import HearthAPI
import HearthLanguage
package import HearthPictures
import Hummingbird
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
    }

    /// For logs: the service group names its services by this.
    package var description: String { "WebServer" }

    /// Has one value as soon as every endpoint listens, and ends when the server does.
    package let started: AsyncStream<Endpoints>

    private let performer: any OperationPerformer
    private let photos: PhotoRoutes
    private let socketPath: String
    private let web: (address: LoopbackAddress, token: AccessToken)?
    private let logger: Logger
    private let writeGrace: Duration
    private let startedContinuation: AsyncStream<Endpoints>.Continuation

    /// Makes a server that listens once it runs.
    ///
    /// `pictures` makes photos of files. A socket of a dead node at `socketPath` is replaced: whoever
    /// starts the server holds the home's lock, so no living node can have it. `web` is a loopback
    /// address to serve beside the socket, and `tokenPath` the file with the token for it, made when
    /// there is none. Whoever takes nothing of an answer for as long as `writeGrace` is cut off.
    ///
    /// - Throws: `HearthError`: the socket's path is too long, or the token cannot be written.
    package init(
        performer: any OperationPerformer, pictures: any PictureMaker, socketPath: String,
        web: LoopbackAddress? = nil,
        tokenPath: String, writeGrace: Duration = .seconds(10), logger: Logger
    ) throws(HearthError) {
        guard socketPath.utf8.count <= LocalAPI.socketPathLimit else {
            let room = LocalAPI.socketPathLimit - LocalAPI.socketName.utf8.count - 1
            throw HearthError(
                .textTooLong, ["field": "path of the home", "limit": String(room)])
        }
        self.performer = performer
        photos = PhotoRoutes(
            performer: performer, pictures: pictures, prepared: PreparedPhotos())
        self.socketPath = socketPath
        self.web = if let web { (web, try AccessToken(file: tokenPath)) } else { nil }
        self.writeGrace = writeGrace
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
            group.addTask { try await runSocket { listeningContinuation.yield(0) } }
            if let web {
                group.addTask {
                    try await runWeb(web.address, web.token, port: port) {
                        listeningContinuation.yield(1)
                    }
                }
            }
            group.addTask {
                var missing = web == nil ? 1 : 2
                for await _ in listening {
                    missing -= 1
                    if missing == 0 { break }
                }
                guard missing == 0 else { return }
                let url = web.map { "http://" + $0.address.authority(port: port.value) }
                startedContinuation.yield(Endpoints(socketPath: socketPath, url: url))
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

    private func runSocket(whenListening: @escaping @Sendable () -> Void) async throws {
        let router = router()
        Routes(performer: performer, photos: photos, router: router).registerAll()
        try await run(router, on: .unixDomainSocket(path: socketPath)) { [socketPath] _ in
            chmod(socketPath, 0o600)
            whenListening()
        }
    }

    private func runWeb(
        _ address: LoopbackAddress, _ token: AccessToken, port: BoundPort,
        whenListening: @escaping @Sendable () -> Void
    ) async throws {
        let router = router()
        router.add(middleware: AccessMiddleware(address: address, port: port, token: token))
        Routes(performer: performer, photos: photos, router: router).registerAll()
        do {
            try await run(router, on: .hostname(address.host, port: address.port)) { channel in
                port.value = channel.localAddress?.port ?? address.port
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
        _ router: Router<BasicRequestContext>, on address: BindAddress,
        whenListening: @escaping @Sendable (any Channel) -> Void
    ) async throws {
        // Its own words, of a start that failed for one, would stand before ours and say less.
        var logger = logger
        if logger.logLevel > .info { logger.logLevel = .critical }
        let grace = TimeAmount(writeGrace)
        let application = Application(
            router: router,
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [StalledWriteHandler(grace: grace)])),
            configuration: .init(address: address),
            onServerRunning: { whenListening($0) }, logger: logger)
        try await application.run()
    }
}
