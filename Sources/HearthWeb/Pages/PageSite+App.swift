import HTTPTypes
import HearthLanguage
import HearthPages
import Hummingbird

/// The pages as an app of a device: what is public of it.
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
}
