import HearthAuthority
import HearthProcess
import HearthWire
import Hummingbird
import HummingbirdCore
import Logging
import NIOConcurrencyHelpers
import NIOCore
import ServiceLifecycle

/// Hands the home's certificate to a device that does not trust it yet, over plain HTTP and for ten
/// minutes: the certificate, a page that says what to do with it, and nothing else. It listens where the
/// pages do.
final class TrustServer: Sendable {
    private struct State {
        var link: String?
        var serving: Serving?
    }

    static let lifetime: Duration = .seconds(600)
    private static let usualPorts = [4382, 0]

    private let place: DevicesPlace
    private let state = NIOLockedValueBox(State())

    init(_ place: DevicesPlace) { self.place = place }

    /// Where it is; nil: closed.
    var link: String? { state.withLockedValue { $0.link } }

    /// Opens for ten minutes, or for ten more, and is open when this returns if it can be. `host` is how
    /// devices call this machine.
    func open(_ authority: HouseholdAuthority, at host: PagesHost?) async {
        let places = ConnectionPlaces(.trust)
        guard let host, let site = try? TrustSite(authority, places: places) else { return }
        let (opened, open) = AsyncStream.makeStream(of: Void.self)
        let serving = replace { [state, place] last in
            Serving { serving in
                await last?.end()
                for port in Self.usualPorts {
                    for address in place.hosts {
                        let server = Self.server(site, at: address, port, place, places) {
                            channel in
                            guard serving.listens(on: channel, places) else { return }
                            let port = channel.localAddress?.port ?? port
                            let place = HostPort(host: host.text, port: port)?.description ?? ""
                            state.withLockedValue { $0.link = "http://\(place)/" }
                            open.finish()
                        }
                        // The next one where that is taken, or the system knows no IPv6.
                        do { try await serving.run(server) } catch { continue }
                        state.withLockedValue { $0.link = nil }
                        return open.finish()
                    }
                }
                open.finish()
            }
        }
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
        await serving?.end()
    }

    /// Puts another one in the place of the last, which it is handed.
    private func replace(_ make: (Serving?) -> Serving) -> Serving {
        state.withLockedValue { state in
            let serving = make(state.serving)
            state.serving = serving
            return serving
        }
    }

    private static func server(
        _ site: TrustSite, at host: String, _ port: Int, _ place: DevicesPlace,
        _ places: ConnectionPlaces,
        whenListening: @escaping @Sendable (any Channel) -> Void
    ) -> some Service {
        var quiet = Logger(label: "hearth")
        quiet.logLevel = .critical
        return HTTPService(
            responder: OneHost(inner: site),
            server: HTTPServerBuilder { responder in
                Door(
                    inner: HTTP1Channel(
                        responder: responder,
                        configuration: .init(
                            additionalChannelHandlers: [LastRequest()],
                            idleTimeout: TimeAmount(WebLimits.trustIdle))),
                    stillness: WebLimits.trustIdle * 2
                ) { place.admits($0) && places.take($0) }
            },
            address: .hostname(host, port: port),
            onServerRunning: {
                Descriptors.closeOnExec()
                whenListening($0)
            }, logger: quiet)
    }
}
