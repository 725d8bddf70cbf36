package import ArgumentParser
package import HearthAPI
import HearthLanguage
package import HearthWire
package import Logging

/// Runs the node until it is told to stop.
package struct RunCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
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
    package var listen: String?

    @Option(
        help: ArgumentHelp(
            "Serve the pages and the API at this loopback address; if not given, at 127.0.0.1:4380 or the next free port. Programs need the token from api-token in the home.",
            valueName: "host:port"))
    package var web: String?

    @Option(
        help: ArgumentHelp(
            "The address at which a proxy on this machine shows the pages to phones and other computers.",
            valueName: "https://name"))
    package var webOrigin: String?

    @Option(
        help: ArgumentHelp(
            "Where the pages are shown to phones and other computers, once `hearth devices on` said so; if not given, at port 4381 in the home network.",
            valueName: "host:port"))
    package var webLan: String?

    @Option(
        help: ArgumentHelp(
            "A certificate for that, instead of one from the home's own authority: PEM, with its chain.",
            valueName: "file"), completion: .file())
    package var webCertificate: String?

    @Option(
        help: ArgumentHelp("The certificate's key: PEM.", valueName: "file"), completion: .file())
    package var webKey: String?

    @Flag(name: .customLong("no-web"), help: "Serve no pages.")
    package var withoutWeb = false

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Addresses for links and friends, where they differ from --listen.",
            valueName: "host:port"))
    package var advertise: [String] = []

    @Option(
        help: ArgumentHelp(
            "Dial all friends through a SOCKS 5 proxy, Tor for example. It looks names up itself.",
            valueName: "socks5://host:port"),
        transform: ProxyAddress.read)
    package var proxy: HostPort?

    @Flag(
        help:
            "Be found through the proxy alone: listen on loopback, tell friends no address but those of --advertise, ask no router, fetch nothing from shops, and send no messages to phones."
    )
    package var proxyOnly = false

    @Option(help: ArgumentHelp("Seconds from beat to beat, for tests.", valueName: "seconds"))
    package var beat: Int?

    @Option(
        help: ArgumentHelp(
            "Append a line of JSON for everything that passes between this node and others: time in milliseconds, peer, connection, direction, kind and length in octets, never content. For checking what a node shows of itself.",
            valueName: "file"), completion: .file())
    package var trace: String?

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

    /// With the usual options.
    package init() {}

    package func validate() throws {
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

    package func run() async throws { try await Homes.local.run(self) }
}

extension RunCommand {
    /// The home's folder.
    ///
    /// - Throws: `textControlCharacter`.
    package func path(_ environment: [String: String]) throws(HearthError) -> String {
        try home.path(environment)
    }

    /// What is logged.
    package var level: Logger.Level { logLevel.level }

    /// Logs on the console, as it was asked for.
    package func logger(on console: Console) -> Logger {
        let (level, format) = (level, logFormat)
        return Logger(label: "hearth") { _ in
            LineLogHandler(console: console, level: level, format: format)
        }
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
