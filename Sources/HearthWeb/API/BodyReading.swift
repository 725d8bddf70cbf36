import Hummingbird
import NIOCore

/// Reads the bodies of requests, as long as their route takes them.
enum BodyReading {
    /// - Throws: `NIOTooManyBytesError` for more octets: at once where the request says how many come.
    static func octets(of request: Request, upTo limit: Int) async throws -> [UInt8] {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
            throw NIOTooManyBytesError(maxBytes: limit)
        }
        return Array(buffer: try await request.body.collect(upTo: limit))
    }
}
