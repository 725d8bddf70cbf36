import Glibc
import HearthAPI
import HearthCommandLine
import HearthContent
import HearthLanguage
import HearthNode
import HearthPictureWorker
import HearthProcess
import HearthShops
import HearthTransport
import HearthWeb
import Logging
import ServiceLifecycle
import UnixSignals

/// The node of `hearth run`, from its start to its end: put together with its pages.
struct RunningNode {
    let command: RunCommand
    let console: Console

    /// - Throws: `HearthError` where it cannot start; what ended it.
    func run() async throws {
        // Everything in a home is for its user alone.
        umask(0o077)
        BroughtContent.add()
        Descriptors.allowMany()
        let path = try command.path(console.environment)
        let logger = command.logger(on: console)
        let place = try place(in: path)
        let origin = try command.webOrigin.map { text throws(HearthError) in
            try PagesOrigin(text)
        }

        let known = KnownHomes(console.environment)
        try known.check(path)
        let first = FirstRun(home: path, console: console)
        if command.withoutWeb { try await first.makeHomeIfMissing() }
        let node = try await node(at: path, logger)
        known.remember(path)
        let server = try WebServer(
            performer: node, pictures: PictureWorkers(program: ImageProgram.path),
            speaker: Speaker(),
            internet: command.proxyOnly ? .none : .direct,
            socketPath: LocalAPI.socketPath(in: path), web: place, origin: origin,
            devices: try command.webLan.map { text throws(HearthError) in try DevicesPlace(text) }
                ?? .usual,
            certificate: certificate,
            tokenPath: HomeFile.apiToken.path(in: path), proposedName: first.loginName,
            logger: logger)
        try await serve(node, server, at: path, logger)
        console.explain(Text("hearth: The node has stopped."))
    }

    private func node(at path: String, _ logger: Logger) async throws -> Node {
        let options = NodeOptions(
            home: path, listen: command.listen, advertise: command.advertise,
            proxy: command.proxy.map { SOCKSProxy($0) }, proxyOnly: command.proxyOnly,
            slotSeconds: command.beat, trace: command.trace)
        do {
            return try await Node(options: options, logger: logger)
        } catch let error as HearthError where error.code == .homeMissing && !command.withoutWeb {
            // Anybody who opens the pages first sets the household up.
            try Home.prepare(at: path)
            return try await Node(options: options, logger: logger)
        }
    }

    /// Until it is told to stop.
    private func serve(
        _ node: Node, _ server: WebServer, at path: String, _ logger: Logger
    ) async throws {
        let (ready, isReady) = AsyncStream.makeStream(of: Void.self)
        let notice = ReadyNotice(
            node: node, server: server, home: path, console: console, ready: isReady)
        let report = ServiceReport(
            manager: ServiceManager(console.environment), ready: ready
        ) { _ = await node.isInhabited }
        // The library's own lines describe whole values; ours say what a person needs.
        var quiet = logger
        quiet.logLevel = max(command.level, .critical)
        // Stopped in the opposite order: nobody is let in before the node goes.
        var configuration = ServiceGroupConfiguration(
            services: [node, server, notice, report], gracefulShutdownSignals: [.sigint, .sigterm],
            logger: quiet)
        configuration.maximumGracefulShutdownDuration = .seconds(10)
        try await ServiceGroup(configuration: configuration).run()
    }

    /// Nil: one from the home's own authority.
    private var certificate: CertificateSource? {
        guard let certificate = command.webCertificate, let key = command.webKey else { return nil }
        return .files(certificate: certificate, key: key)
    }

    /// Where to serve the pages.
    private func place(in home: String) throws(HearthError) -> WebPlace {
        if command.withoutWeb { return .nowhere }
        guard let web = command.web else {
            return .usual(portFile: HomeFile.webPort.path(in: home))
        }
        return .at(try LoopbackAddress(web))
    }
}
