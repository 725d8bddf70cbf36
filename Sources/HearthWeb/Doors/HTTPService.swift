import Glibc
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceLifecycle

/// A server, and what answers its requests.
///
/// It takes the place of Hummingbird's `Application`, which keeps the date of its answers by a timer:
/// every listener of an idle home would wake the machine once a second.
struct HTTPService<Responder: HTTPResponder>: Service
where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
    let responder: Responder
    let server: HTTPServerBuilder
    let address: BindAddress
    var connections: (any AvailableConnectionsDelegate)?
    /// Called once, when it listens.
    let onServerRunning: @Sendable (any Channel) async -> Void
    let logger: Logger

    /// Until it is asked to stop, or cannot listen.
    func run() async throws {
        let server = try server.buildServer(
            configuration: .init(address: address, availableConnectionsDelegate: connections),
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
            logger: logger
        ) { [responder, logger] request, writer, channel in
            let response = try await Self.answer(to: request, responder, channel, logger)
            do {
                try await writer.write(response: response.head, body: response.body)
            } catch is HTTPParserError {
                // The server would answer that with a second head.
                throw BrokenRequest()
            }
        } onServerRunning: { [onServerRunning] in
            await onServerRunning($0)
        }
        try await server.run()
    }

    private static func answer(
        to request: Request, _ responder: Responder, _ channel: any Channel, _ logger: Logger
    ) async throws -> Response {
        let context = Responder.Context(source: .init(channel: channel, logger: logger))
        var response: Response
        do {
            response = try await responder.respond(to: request, context: context)
        } catch let error as HTTPParserError {
            throw error
        } catch {
            logger.debug("no answer", metadata: ["error": "\(error)"])
            response = Response(status: .internalServerError)
        }
        response.headers[.date] = HTTPDate.text(of: Glibc.time(nil))
        return response
    }
}

/// What came was no HTTP any more, after the answer had begun.
private struct BrokenRequest: Error {}
