import HearthAuthority
import HearthWire
import Hummingbird
import Logging
import NIOConcurrencyHelpers
import NIOCore
import ServiceLifecycle

/// Hands the home's certificate to a device that does not trust it yet, over plain HTTP and for ten
/// minutes: the certificate, a page that says what to do with it, and nothing else.
final class TrustServer: Sendable {
    private struct State {
        var link: String?
        var serving: Serving?
    }

    static let lifetime: Duration = .seconds(600)
    private static let usualPlaces = [("::", 4382), ("0.0.0.0", 4382), ("::", 0), ("0.0.0.0", 0)]

    private let state = NIOLockedValueBox(State())

    /// Where it is; nil: closed.
    var link: String? { state.withLockedValue { $0.link } }

    /// Opens for ten minutes, or for ten more, and is open when this returns if it can be.
    func open(_ authority: HouseholdAuthority, at host: PagesHost?) async {
        guard let host, let site = try? TrustSite(authority) else { return }
        await close()
        let (opened, open) = AsyncStream.makeStream(of: Void.self)
        let serving = Serving { [state] serving in
            for (address, port) in Self.usualPlaces {
                let server = Self.server(site, at: address, port) { port in
                    let place = HostPort(host: host.text, port: port)?.description ?? ""
                    state.withLockedValue { $0.link = "http://\(place)/" }
                    open.finish()
                }
                // The next one where that is taken, or the system knows no IPv6.
                if (try? await serving.run(server)) != nil { break }
            }
            state.withLockedValue { $0.link = nil }
            open.finish()
        }
        state.withLockedValue { $0.serving = serving }
        Task { [weak self] in
            try? await Task.sleep(for: Self.lifetime)
            await self?.close(serving)
        }
        for await _ in opened {}
    }

    func close() async { await close(nil) }

    /// Closes what is open; given one, that one alone.
    private func close(_ wanted: Serving?) async {
        let serving = state.withLockedValue { state -> Serving? in
            guard wanted == nil || state.serving === wanted else { return nil }
            defer { state.serving = nil }
            return state.serving
        }
        await serving?.stop()
    }

    private static func server(
        _ site: TrustSite, at host: String, _ port: Int,
        whenListening: @escaping @Sendable (Int) -> Void
    ) -> some Service {
        var quiet = Logger(label: "hearth")
        quiet.logLevel = .critical
        return Application(
            responder: site,
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [CloseOnExecHandler()],
                    idleTimeout: .seconds(10))),
            configuration: .init(
                address: .hostname(host, port: port),
                availableConnectionsDelegate: .maximum(16, logger: quiet)),
            onServerRunning: { whenListening($0.localAddress?.port ?? port) }, logger: quiet)
    }
}
