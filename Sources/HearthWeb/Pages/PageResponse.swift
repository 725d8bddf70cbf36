import HTTPTypes
import HearthLanguage
import HearthPages
import Hummingbird
import NIOCore

/// The answers that browsers get, with the headers that all of them carry.
enum PageResponse {
    static func html(
        _ text: String, status: HTTPResponse.Status = .ok, under policy: PagePolicy = .usual
    ) -> Response {
        var response = respond(text, type: "text/html; charset=utf-8", status: status)
        policy.put(into: &response.headers)
        return response
    }

    static func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
        respond(text + "\n", type: "text/plain; charset=utf-8", status: status)
    }

    /// To a request that meant another host, or this one by a name that is not its own, as through a tunnel. Which
    /// address serves is told; what was meant is not repeated, as it may be anything.
    static func misdirected(_ request: Request, _ text: () -> Text) -> Response {
        plain(
            .misdirectedRequest,
            Language.$current.withValue(BrowserChoices(of: request).language) { text().string })
    }

    /// To another page, after a form.
    static func see(_ location: String) -> Response {
        var response = respond("", type: "text/plain; charset=utf-8", status: .seeOther)
        response.headers[.location] = location
        return response
    }

    /// The answer to a form that a script sends without leaving its page: it is told where the form
    /// leads, instead of being led there and using up what that page says once.
    static func inPlace(_ response: Response, of request: Request) -> Response {
        guard request.method == .post, response.status == .seeOther, isInPlace(request),
            let next = HTTPField.Name("hearth-next"), let location = response.headers[.location]
        else { return response }
        var response = response
        response.status = .ok
        response.headers[.location] = nil
        response.headers[next] = location
        return response
    }

    /// Whether a script sends it, which keeps what stands in its form.
    static func isInPlace(_ request: Request) -> Bool {
        HTTPField.Name("hearth-in-place").map { request.headers[$0] != nil } ?? false
    }

    static func asset(_ name: String) -> Response {
        guard let asset = Asset.named(name) else { return plain(.notFound, "Not found.") }
        var headers = common()
        headers[.contentType] = asset.mediaType
        // The address changes with what it holds.
        headers[.cacheControl] = "public, max-age=31536000, immutable"
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: asset.octets)))
    }

    /// A service worker: asked for again each time, so that no browser is stuck with an old one.
    static func worker(_ asset: Asset) -> Response {
        var response = respond("", type: asset.mediaType, status: .ok)
        response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: asset.octets))
        response.headers[.cacheControl] = "no-cache"
        return response
    }

    /// Something to keep; `name` is one of ours.
    static func file(_ text: String, type: String, name: String) -> Response {
        var response = respond(text, type: type, status: .ok)
        response.headers[.contentDisposition] = "attachment; filename=\"\(name)\""
        return response
    }

    /// The same of octets.
    static func octets(_ octets: [UInt8], type: String, name: String) -> Response {
        var response = file("", type: type, name: name)
        response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: octets))
        return response
    }

    /// Something for other programs than browsers.
    static func feed(_ text: String, type: String) -> Response {
        respond(text, type: type, status: .ok)
    }

    /// A picture with nothing on it.
    static func noPicture() -> Response {
        respond(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>",
            type: "image/svg+xml", status: .ok)
    }

    private static func respond(
        _ text: String, type: String, status: HTTPResponse.Status
    ) -> Response {
        var headers = common()
        headers[.contentType] = type
        // A tab that was left alone never shows a page of somebody who has signed out.
        headers[.cacheControl] = "no-store"
        return Response(
            status: status, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    private static func common() -> HTTPFields {
        var headers = EveryAnswer.headers
        PagePolicy.usual.put(into: &headers)
        return headers
    }
}
