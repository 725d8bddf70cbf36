import FoundationEssentials
import HTTPTypes
import HearthAPI
import HearthAuthority
import HearthDevices
import HearthLanguage
import HearthPages
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

/// What the trust server shows.
struct TrustSite: HTTPResponder {
    typealias Context = BasicRequestContext

    private let certificate: [UInt8]
    private let profile: String
    private let fingerprint: [UInt8]
    private let renderer: PageRenderer

    init(_ authority: HouseholdAuthority) throws {
        certificate = try authority.certificateOctets
        fingerprint = try authority.fingerprint
        profile = AppleProfile.text(certificate: certificate, fingerprint: fingerprint)
        renderer = try PageRenderer()
    }

    @concurrent func respond(
        to request: Request, context: BasicRequestContext
    ) async throws -> Response {
        guard request.method == .get else { return PageResponse.plain(.methodNotAllowed, "") }
        let path = request.uri.path
        switch path {
        case "/":
            return Language.$current.withValue(BrowserChoices(of: request).language) {
                PageResponse.html(
                    renderer.html(
                        Page(
                            Text("Trust this home"), PageFrame(),
                            TrustView(
                                fingerprint: fingerprint,
                                kind: DeviceKind(
                                    userAgent: request.headers[.userAgent] ?? "")))))
            }
        case "/hearth.crt":
            return PageResponse.octets(
                certificate, type: "application/x-x509-ca-cert", name: "hearth.crt")
        case "/hearth.mobileconfig":
            return PageResponse.octets(
                Array(profile.utf8), type: "application/x-apple-aspen-config",
                name: "hearth.mobileconfig")
        default:
            guard let asset = path.dropping(prefix: "/assets/") else {
                return PageResponse.plain(.notFound, "")
            }
            return PageResponse.asset(asset)
        }
    }
}

/// A configuration profile by which an iPhone takes a certificate (Apple, "Configuration Profile
/// Reference").
enum AppleProfile {
    static func text(certificate: [UInt8], fingerprint: [UInt8]) -> String {
        let content = Data(certificate).base64EncodedString()
        // The same certificate has the same profile, which replaces itself.
        let (outer, inner) = (uuid(fingerprint[0..<16]), uuid(fingerprint[16..<32]))
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
            <key>PayloadContent</key><array><dict>
            <key>PayloadCertificateFileName</key><string>hearth.crt</string>
            <key>PayloadContent</key><data>\(content)</data>
            <key>PayloadDisplayName</key><string>Hearth</string>
            <key>PayloadIdentifier</key><string>hearth.authority.\(inner)</string>
            <key>PayloadType</key><string>com.apple.security.root</string>
            <key>PayloadUUID</key><string>\(inner)</string>
            <key>PayloadVersion</key><integer>1</integer>
            </dict></array>
            <key>PayloadDisplayName</key><string>Hearth</string>
            <key>PayloadIdentifier</key><string>hearth.profile.\(outer)</string>
            <key>PayloadType</key><string>Configuration</string>
            <key>PayloadUUID</key><string>\(outer)</string>
            <key>PayloadVersion</key><integer>1</integer>
            </dict></plist>

            """
    }

    private static func uuid(_ octets: ArraySlice<UInt8>) -> String {
        let digits = octets.map { ($0 < 16 ? "0" : "") + String($0, radix: 16).uppercased() }
            .joined()
        let cuts = [0, 8, 12, 16, 20, 32]
        return zip(cuts, cuts.dropFirst()).map { from, to in
            String(digits.dropFirst(from).prefix(to - from))
        }.joined(separator: "-")
    }
}
