import FoundationEssentials
import HTTPTypes
import Hummingbird
import NIOCore

/// Answers in JSON that no cache keeps.
enum JSONAnswer {
    /// - Throws: what the encoder throws; our answers have nothing in them that it cannot encode.
    static func response(
        _ value: some Encodable, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
    ) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var headers = headers
        headers.append(contentsOf: EveryAnswer.headers)
        headers[.contentType] = "application/json; charset=utf-8"
        headers[.cacheControl] = "no-store"
        let body = ByteBuffer(bytes: try encoder.encode(value))
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
    }
}
