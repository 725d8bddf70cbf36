import Hummingbird
import NIOCore

/// Reads the bodies of requests, as long as their route takes them.
enum BodyReading {
    /// - Throws: `NIOTooManyBytesError` for more octets: at once where the request says how many come.
    static func octets(of request: Request, upTo limit: Int) async throws -> [UInt8] {
        let stated = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        guard stated <= limit else { throw NIOTooManyBytesError(maxBytes: limit) }
        // Once in memory, not in pieces besides.
        var octets: [UInt8] = []
        for try await piece in request.body {
            guard octets.count + piece.readableBytes <= limit else {
                throw NIOTooManyBytesError(maxBytes: limit)
            }
            if octets.isEmpty { octets.reserveCapacity(max(stated, piece.readableBytes)) }
            octets.append(contentsOf: piece.readableBytesView)
        }
        return octets
    }

    /// The first octets of a body that is not read further, by which it is told what it is.
    static func beginning(of request: Request) async throws -> [UInt8] {
        var octets: [UInt8] = []
        for try await piece in request.body {
            octets += piece.readableBytesView.prefix(512 - octets.count)
            if octets.count == 512 { break }
        }
        return octets
    }
}
