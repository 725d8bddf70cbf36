import HearthAPI
import Hummingbird
import Synchronization

/// The port that a server got from the operating system; 0 until it listens.
final class BoundPort: Sendable {
    private let port = Atomic<Int>(0)

    var value: Int {
        get { port.load(ordering: .acquiring) }
        set { port.store(newValue, ordering: .releasing) }
    }
}

/// Lets in only requests that carry the token and were meant for this address.
///
/// On TCP every program and every web page on this machine can send requests; the Unix socket has
/// its file mode instead.
struct AccessMiddleware<Context: RequestContext>: RouterMiddleware {
    let address: LoopbackAddress
    let port: BoundPort
    let token: AccessToken

    @concurrent func handle(
        _ request: Request, context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard address.isNamed(by: request.head.authority, port: port.value),
            token.isCarried(by: request.headers[.authorization])
        else { throw HearthError(.unauthorized) }
        return try await next(request, context)
    }
}
