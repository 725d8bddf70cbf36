import HTTPTypes
import HearthLists
import Hummingbird
import NIOCore

/// Answers with a picture that somebody else may have made, or another file of theirs.
enum PictureResponse {
    /// What the octets are by how they begin decides what a browser is told, not what its maker
    /// says; nothing in them is run. No cache keeps them, unless `isKept`: then the address is for these
    /// octets alone, and the browser's own cache has them for those who come with the same cookies, which
    /// is to say with the same sign-in.
    static func of(_ octets: [UInt8], isKept: Bool = false) -> Response {
        Response(
            status: .ok, headers: headers(ofFileThatBegins: octets, isKept: isKept),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: octets)))
    }

    /// The same for octets that stand anywhere in the file.
    static func headers(ofFileThatBegins beginning: [UInt8], isKept: Bool) -> HTTPFields {
        var headers = EveryAnswer.headers
        let type = AttachmentKinds.type(of: beginning)
        headers[.contentType] = type?.name ?? "application/octet-stream"
        headers[.cacheControl] = isKept ? "private, max-age=31536000, immutable" : "no-store"
        if isKept { headers[.vary] = "cookie" }
        headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
        headers[.contentDisposition] = type == nil ? "attachment" : "inline"
        return headers
    }
}
