import ArgumentParser
import Glibc
import HearthAPI
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

/// Runs the node until it is told to stop.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "run", "Run the home's node, which everything else needs.",
        example: "hearth run --listen 0.0.0.0:4327",
        more:
            "It runs until Ctrl-C or SIGTERM. Logs go to standard error. Where there is no home yet, one is made, and its pages ask for the names."
    )

    @OptionGroup var home: HomeOptions

    @Option(
        help: ArgumentHelp(
            "Where friends' nodes can dial this one; if not given, at port 4327, or at the next free one, which is kept from then on.",
            valueName: "host:port"))
    var listen: String?

    @Option(
        help: ArgumentHelp(
            "Serve the pages and the API at this loopback address; if not given, at 127.0.0.1:4380 or the next free port. Programs need the token from api-token in the home.",
            valueName: "host:port"))
    var web: String?

    @Option(
        help: ArgumentHelp(
            "The address at which a proxy on this machine shows the pages to phones and other computers.",
            valueName: "https://name"))
    var webOrigin: String?

    @Option(
        help: ArgumentHelp(
            "Where the pages are shown to phones and other computers, once `hearth devices on` said so; if not given, at port 4381 in the home network.",
            valueName: "host:port"))
    var webLan: String?

    @Option(
        help: ArgumentHelp(
            "A certificate for that, instead of one from the home's own authority: PEM, with its chain.",
            valueName: "file"), completion: .file())
    var webCertificate: String?

    @Option(
        help: ArgumentHelp("The certificate's key: PEM.", valueName: "file"), completion: .file())
    var webKey: String?

    @Flag(name: .customLong("no-web"), help: "Serve no pages.")
    var withoutWeb = false

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Addresses for links and friends, where they differ from --listen.",
            valueName: "host:port"))
    var advertise: [String] = []

    @Option(
        help: ArgumentHelp(
            "Dial all friends through a SOCKS 5 proxy, Tor for example. It looks names up itself.",
            valueName: "socks5://host:port"),
        transform: ProxyAddress.read)
    var proxy: SOCKSProxy?

    @Flag(
        help:
            "Be found through the proxy alone: listen on loopback, tell friends no address but those of --advertise, ask no router, fetch nothing from shops, and send no messages to phones."
    )
    var proxyOnly = false

    @Option(help: ArgumentHelp("Seconds from beat to beat, for tests.", valueName: "seconds"))
    var beat: Int?

    @Option(
        help: ArgumentHelp(
            "Append a line of JSON for everything that passes between this node and others: time in milliseconds, peer, connection, direction, kind and length in octets, never content. For checking what a node shows of itself.",
            valueName: "file"), completion: .file())
    var trace: String?

    @Option(help: ArgumentHelp("What to log.", valueName: "level"))
    var logLevel: LogLevel = .notice

    @Option(help: ArgumentHelp("How to log: text, or JSON for programs.", valueName: "format"))
    var logFormat: LogFormat = .text

    /// Whether a command line asks for a log in JSON, which is to be known before it is parsed: what is
    /// wrong with it stands in that log too.
    static func keepsJSONLog(_ arguments: [String]) -> Bool {
        let isAsked =
            CommonOptions.value(of: "--log-format", in: arguments) == LogFormat.json.rawValue
        return isAsked && !arguments.contains { ["--help", "-h", "--version"].contains($0) }
            && CommonOptions.command(in: arguments) == RunCommand.self
    }

    func validate() throws {
        if web != nil, withoutWeb {
            throw ValidationError(Text("--web and --no-web exclude each other."))
        }
        if webOrigin != nil, withoutWeb {
            throw ValidationError(Text("--web-origin and --no-web exclude each other."))
        }
        if (webCertificate == nil) != (webKey == nil) {
            throw ValidationError(Text("--web-certificate and --web-key go together."))
        }
        if proxyOnly, proxy == nil {
            throw ValidationError(Text("--proxy-only needs --proxy."))
        }
        if let beat, beat < 1 {
            throw ValidationError(Text("The beat has to last at least 1 second."))
        }
    }

    func run() async throws {
        // Everything in a home is for its user alone.
        umask(0o077)
        Descriptors.allowMany()
        let console = Console.current
        let path = try home.path(console.environment)
        let level = logLevel.level
        let format = logFormat
        let logger = Logger(label: "hearth") { _ in
            LineLogHandler(console: console, level: level, format: format)
        }
        let place = try place(in: path)
        let origin = try webOrigin.map { text throws(HearthError) in try PagesOrigin(text) }

        let known = KnownHomes(console.environment)
        try known.check(path)
        let first = FirstRun(home: path, console: console)
        if withoutWeb { try await first.makeHomeIfMissing() }
        let options = NodeOptions(
            home: path, listen: listen, advertise: advertise, proxy: proxy, proxyOnly: proxyOnly,
            slotSeconds: beat, trace: trace)
        let node: Node
        do {
            node = try await Node(options: options, logger: logger)
        } catch let error as HearthError where error.code == .homeMissing && !withoutWeb {
            // Anybody who opens the pages first sets the household up.
            try Home.prepare(at: path)
            node = try await Node(options: options, logger: logger)
        }
        known.remember(path)
        let server = try WebServer(
            performer: node, pictures: PictureWorkers(program: ImageProgram.path),
            internet: proxyOnly ? .none : .direct,
            socketPath: LocalAPI.socketPath(in: path), web: place, origin: origin,
            devices: try webLan.map { text throws(HearthError) in try DevicesPlace(text) }
                ?? .usual,
            certificate: certificate,
            tokenPath: path + "/" + LocalAPI.tokenName, proposedName: first.loginName,
            logger: logger)
        let (ready, isReady) = AsyncStream.makeStream(of: Void.self)
        let notice = ReadyNotice(
            node: node, server: server, home: path, console: console, ready: isReady)
        let report = ServiceReport(
            manager: ServiceManager(console.environment), ready: ready
        ) { _ = await node.isInhabited }
        // The library's own lines describe whole values; ours say what a person needs.
        var quiet = logger
        quiet.logLevel = max(level, .critical)
        // Stopped in the opposite order: nobody is let in before the node goes.
        var configuration = ServiceGroupConfiguration(
            services: [node, server, notice, report], gracefulShutdownSignals: [.sigint, .sigterm],
            logger: quiet)
        configuration.maximumGracefulShutdownDuration = .seconds(10)
        try await ServiceGroup(configuration: configuration).run()
        console.explain(Text("hearth: The node has stopped."))
    }
}

extension RunCommand {
    /// Nil: one from the home's own authority.
    private var certificate: CertificateSource? {
        guard let webCertificate, let webKey else { return nil }
        return .files(certificate: webCertificate, key: webKey)
    }

    /// Where to serve the pages.
    private func place(in home: String) throws(HearthError) -> WebPlace {
        if withoutWeb { return .nowhere }
        guard let web else { return .usual(portFile: home + "/" + LocalAPI.portName) }
        return .at(try LoopbackAddress(web))
    }
}

extension LogFormat: ExpressibleByArgument {}

/// The levels of swift-log by name.
enum LogLevel: String, CaseIterable, ExpressibleByArgument {
    case trace, debug, info, notice, warning, error

    var level: Logger.Level {
        switch self {
        case .trace: .trace
        case .debug: .debug
        case .info: .info
        case .notice: .notice
        case .warning: .warning
        case .error: .error
        }
    }
}
