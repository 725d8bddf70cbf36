import HTTPTypes
import HearthAPI
import Hummingbird
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import Testing

@testable import HearthWeb

@Suite("What all bodies may take together")
struct BodyRoomTests {
    /// Reads a body, does something else while it has it, and answers how long it was.
    private struct Reader: HTTPResponder {
        var meanwhile: @Sendable () async throws -> Void = {}

        @concurrent func respond(
            to request: Request, context: BasicRequestContext
        ) async throws -> Response {
            _ = try await request.body.collect(upTo: 1 << 20)
            try await meanwhile()
            return Response(status: .ok)
        }
    }

    private func send(
        _ octets: Int, stating length: Int? = nil, _ room: BodyRoom,
        meanwhile: @escaping @Sendable () async throws -> Void = {}
    ) async throws -> Response {
        let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let body = ByteBuffer(repeating: 1, count: octets)
        return try await BoundedBodies(inner: Reader(meanwhile: meanwhile), room: room).respond(
            to: Request(
                head: HTTPRequest(
                    method: .post, scheme: nil, authority: nil, path: "/",
                    headerFields: length.map { [.contentLength: "\($0)"] } ?? [:]),
                body: RequestBody(buffer: body)),
            context: BasicRequestContext(
                source: ApplicationRequestContextSource(
                    channel: EmbeddedChannel(), logger: quiet)))
    }

    @Test("A long body is refused while others fill the room, a short one never")
    func bound() async throws {
        let room = BodyRoom(limit: 100 << 10)
        let long = BodyRoom.free + (90 << 10)
        _ = try await send(long, room) {
            #expect(room.octets == 90 << 10)
            let refusal = await #expect(throws: Refusal.self) {
                _ = try await send(BodyRoom.free + (20 << 10), room)
            }
            #expect(refusal?.status == .serviceUnavailable)
            let short = try await send(BodyRoom.free, room)
            #expect(short.status == .ok)
            #expect(room.octets == 90 << 10)
        }
        #expect(room.octets == 0)
        let later = try await send(BodyRoom.free + (20 << 10), room)
        #expect(later.status == .ok)
        // One that says how long it is takes its room before it comes.
        _ = try await send(1, stating: long, room) { #expect(room.octets == 90 << 10) }
        // One that is too long for the room leaves nothing there.
        await #expect(throws: Refusal.self) {
            _ = try await send(BodyRoom.free + (101 << 10), room)
        }
        #expect(room.octets == 0)
    }
}
