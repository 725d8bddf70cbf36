import HTTPTypes
import Hummingbird

/// Answers as another responder does, except where a request names its host twice: who stands between might
/// go by the one, and the node by the other (RFC 9112, section 3.2).
struct OneHost<Inner: HTTPResponder>: HTTPResponder {
    let inner: Inner

    @concurrent func respond(
        to request: Request, context: Inner.Context
    ) async throws -> Response {
        // The first one is the request's authority, and no field any more.
        guard !request.headers.contains(where: { $0.name.canonicalName == "host" }) else {
            return PageResponse.plain(.badRequest, "The request names its host more than once.")
        }
        return try await inner.respond(to: request, context: context)
    }
}
