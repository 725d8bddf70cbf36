import HTTPTypes
import HearthPictures
import Hummingbird
import NIOCore

/// Answers with a picture that somebody else may have made.
enum PictureResponse {
    /// What the octets are by how they begin decides what a browser is told, not what its maker
    /// says; nothing in them is run, and no cache keeps them.
    static func of(_ octets: [UInt8]) -> Response {
        var headers = HTTPFields()
        let format = PictureFormat(octets).flatMap { $0.isTaken ? $0 : nil }
        headers[.contentType] = format.map { "image/\($0.rawValue)" } ?? "application/octet-stream"
        headers[.cacheControl] = "no-store"
        headers[.xContentTypeOptions] = "nosniff"
        headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
        headers[.contentDisposition] = format == nil ? "attachment" : "inline"
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: octets)))
    }
}
