import HTTPTypes
import HearthDevices
import HearthLanguage
import HearthPages
import HearthSodium
import Hummingbird
import NIOCore

/// The pages as an app of a device: what is public of it, and what may be kept there.
extension PageSite {
    /// The files that name nobody, and are there before a device is let in; nil: it is none of them.
    func appFile(_ request: Request) throws -> Response? {
        switch request.uri.path {
        case "/manifest.webmanifest":
            PageResponse.feed(try AppManifest().text, type: "application/manifest+json")
        case "/worker.js":
            PageResponse.worker(Asset.worker)
        case "/shell":
            Visit(site: self, request: request)
                .response(Text("No connection to your home"), ShellView())
        default: nil
        }
    }

    /// Pages that no device keeps: they have secrets, or are of no use later.
    private static let passing = [
        "/welcome", "/settings", "/export", "/import", "/live", "/friends/invite", "/sign-in",
        pairPath, unsentPath,
    ]

    /// Says that a person's own device may keep a page, and under what.
    func keeping(_ response: Response, _ visit: Visit) -> Response {
        let path = visit.request.uri.path
        guard let keep = visit.keep, response.status == .ok,
            !Self.passing.contains(where: { path == $0 || path.hasPrefix($0 + "/") }),
            let name = HTTPField.Name("hearth-keep")
        else { return response }
        var response = response
        response.headers[name] = keep
        return response
    }

    /// Under what a device keeps the pages of its member; nil: it keeps none, for it is the family's.
    func keep(on device: Device) -> String? {
        device.member.map { member in
            let text = "hearth/1 kept" + member + key.cookieSuffix
            return Hex.encode(BLAKE2b.hash(Array(text.utf8), count: 8))
        }
    }
}
