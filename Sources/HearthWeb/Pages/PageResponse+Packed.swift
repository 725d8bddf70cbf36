import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import NIOCore

/// Answers in fewer octets, for browsers that take them so.
///
/// Words of several people stand in one page, so its packed length may tell whether one repeats
/// another (BREACH). Nobody but this computer's administrator sees the length of what passes on the
/// loopback address, and they could see what a page shows by its plain length as well. An owner's pages
/// have nothing of claims in them. The one secret that stands in every page is a form's token,
/// which wears another mask on each (`FormToken`). Pictures are packed already, and the stream of news
/// is not: its events would show how they resemble each other.
extension PageResponse {
    /// Below it there is nothing to be saved.
    private static let least = 1_024
    private static let types = [
        "text/html", "text/css", "text/javascript", "image/svg+xml", "text/csv",
        "application/json",
    ]

    static func packed(_ response: Response, for request: Request) async throws -> Response {
        let type = response.headers[.contentType]?.prefix { $0 != ";" } ?? ""
        guard types.contains(String(type)), let length = response.body.contentLength,
            length >= least
        else { return response }
        var response = response
        response.headers[.vary] = "accept-encoding"
        guard takesGzip(request.headers[.acceptEncoding] ?? "") else { return response }
        let whole = NIOLockedValueBox(ByteBuffer())
        try await response.body.write(Collector(whole: whole))
        guard let packed = Gzip.packed(whole.withLockedValue { $0 }) else { return response }
        response.headers[.contentEncoding] = "gzip"
        response.headers[.contentLength] = nil
        response.body = ResponseBody(byteBuffer: packed)
        return response
    }

    /// Whether a list of codings has gzip, and not with a weight of nothing (RFC 9110, section
    /// 12.5.3).
    static func takesGzip(_ codings: String) -> Bool {
        codings.lowercased().split(separator: ",").contains { coding in
            let parts = coding.filter { !$0.isWhitespace }.split(separator: ";")
            guard parts.first == "gzip" else { return false }
            return !parts.dropFirst().contains { part in
                part.hasPrefix("q=") && part.dropFirst(2).allSatisfy { "0.".contains($0) }
            }
        }
    }
}

/// Takes the octets of an answer that is there already.
private struct Collector: ResponseBodyWriter {
    let whole: NIOLockedValueBox<ByteBuffer>

    mutating func write(_ buffer: ByteBuffer) {
        whole.withLockedValue { whole in
            var buffer = buffer
            whole.writeBuffer(&buffer)
        }
    }

    consuming func finish(_: HTTPFields?) {}
}
