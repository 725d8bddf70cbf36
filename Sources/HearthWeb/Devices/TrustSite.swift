import HTTPTypes
import HearthAPI
import HearthAuthority
import HearthDevices
import HearthLanguage
import HearthPages
import Hummingbird

/// What the trust server shows.
struct TrustSite: HTTPResponder {
    typealias Context = HomeContext

    private let certificate: [UInt8]
    private let profile: String
    private let fingerprint: [UInt8]
    private let renderer: PageRenderer
    private let places: ConnectionPlaces

    init(_ authority: HouseholdAuthority, places: ConnectionPlaces) throws {
        self.places = places
        certificate = try authority.certificateOctets
        fingerprint = try authority.fingerprint
        profile = AppleProfile.text(certificate: certificate, fingerprint: fingerprint)
        renderer = PageRenderer()
    }

    @concurrent func respond(
        to request: Request, context: HomeContext
    ) async throws -> Response {
        places.asked(on: context.channel, isLetIn: false)
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
                                agent: DeviceAgent(request.headers[.userAgent] ?? "")))))
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
