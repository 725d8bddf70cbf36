import HTTPTypes
import HearthPictures
import Hummingbird
import NIOCore

/// Answers with a picture that somebody else may have made.
enum PictureResponse {
    /// What the octets are by how they begin decides what a browser is told, not what its maker
    /// says; nothing in them is run. No cache keeps them, unless `isKept`: then the address is for these
    /// octets alone, and the browser's own cache has them for those who come with the same cookies, which
    /// is to say with the same sign-in.
    static func of(_ octets: [UInt8], isKept: Bool = false) -> Response {
        var headers = EveryAnswer.headers
        let format = PictureFormat(octets).flatMap { $0.isTaken ? $0 : nil }
        headers[.contentType] = format.map { "image/\($0.rawValue)" } ?? "application/octet-stream"
        headers[.cacheControl] = isKept ? "private, max-age=31536000, immutable" : "no-store"
        if isKept { headers[.vary] = "cookie" }
        headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
        headers[.contentDisposition] = format == nil ? "attachment" : "inline"
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: octets)))
    }
}
