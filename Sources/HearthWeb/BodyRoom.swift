import HearthAPI
import HearthLanguage
import Hummingbird
import NIOConcurrencyHelpers
import NIOCore

/// How much of long bodies all requests together may have in memory.
///
/// A route says how long one body may be; many at once would still take everything. What somebody types
/// fits into the part that needs no room, so that it is taken while others send files.
final class BodyRoom: Sendable {
    /// What every body may have without asking.
    static let free = 64 << 10

    private let limit: Int
    private let taken = NIOLockedValueBox(0)

    init(limit: Int = WebLimits.bodies) { self.limit = limit }

    var octets: Int { taken.withLockedValue { $0 } }

    fileprivate func take(_ count: Int) -> Bool {
        taken.withLockedValue { taken in
            guard count <= limit - taken else { return false }
            taken += count
            return true
        }
    }

    fileprivate func giveBack(_ count: Int) {
        taken.withLockedValue { $0 -= count }
    }

    /// What one request has of it, until it was answered.
    fileprivate final class Share: Sendable {
        private let room: BodyRoom
        private let octets = NIOLockedValueBox(BodyRoom.free)

        init(of room: BodyRoom) { self.room = room }

        /// Takes room for a body of this many octets, with what it has already.
        ///
        /// - Throws: `Refusal` when there is none.
        func grow(to total: Int) throws {
            let isThere = octets.withLockedValue { octets in
                guard total > octets else { return true }
                guard room.take(total - octets) else { return false }
                octets = total
                return true
            }
            guard isThere else {
                throw Refusal(
                    .serviceUnavailable,
                    problem: Text("Too much is being sent at this moment. Try again soon.").string)
            }
        }

        func end() {
            room.giveBack(octets.withLockedValue { $0 } - BodyRoom.free)
        }
    }
}

/// Answers as another responder does, with the bodies of requests in the room there is.
struct BoundedBodies<Inner: HTTPResponder>: HTTPResponder
where Inner.Context == BasicRequestContext {
    let inner: Inner
    let room: BodyRoom

    @concurrent func respond(
        to request: Request, context: BasicRequestContext
    ) async throws -> Response {
        let share = BodyRoom.Share(of: room)
        defer { share.end() }
        let stated = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        var request = request
        request.body = RequestBody(
            asyncSequence: CountedBody(body: request.body, stated: stated, share: share))
        return try await inner.respond(to: request, context: context)
    }
}

/// Takes room for all that the request says will come as soon as its route begins to read, and for
/// what comes without having been said.
private struct CountedBody: AsyncSequence, Sendable {
    let body: RequestBody
    let stated: Int
    let share: BodyRoom.Share

    struct AsyncIterator: AsyncIteratorProtocol {
        var body: RequestBody.AsyncIterator
        let stated: Int
        let share: BodyRoom.Share
        var count = 0

        @concurrent mutating func next() async throws -> ByteBuffer? {
            try share.grow(to: stated)
            guard let buffer = try await body.next() else { return nil }
            count += buffer.readableBytes
            try share.grow(to: count)
            return buffer
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(body: body.makeAsyncIterator(), stated: stated, share: share)
    }
}
