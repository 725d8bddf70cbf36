import HTTPTypes
import Hummingbird

/// By which addresses the pages are known: the loopback address, and the one for the household's
/// devices.
struct PagesAddress: Sendable {
    let loopback: LoopbackAddress
    let port: BoundPort
    /// Where the household's devices find the pages.
    let home: HomeAddress

    private var origin: PagesOrigin? { home.origin }

    /// Whether a request was meant for these pages, and not led here by somebody else's domain name.
    func isNamed(by request: Request) -> Bool {
        isOutside(request) || loopback.isNamed(by: request.head.authority, port: port.value)
    }

    /// Whether it came from a device, and therefore over TLS.
    func isOutside(_ request: Request) -> Bool {
        origin?.isNamed(by: request.head.authority) ?? false
    }

    /// Whether an `Origin` header names the address at which the request arrived.
    func isOrigin(_ text: String, of request: Request) -> Bool {
        if isOutside(request) { return text == origin?.text }
        return text.hasPrefix("http://")
            && loopback.isNamed(by: String(text.dropFirst(7)), port: port.value)
    }

    /// Cookies that were set over TLS go over nothing else.
    func secured(_ response: Response, for request: Request) -> Response {
        guard isOutside(request) else { return response }
        var response = response
        response.headers[values: .setCookie] = response.headers[values: .setCookie].map {
            $0 + "; Secure"
        }
        return response
    }
}
