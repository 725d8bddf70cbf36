import HTTPTypes
import Hummingbird

extension Router<BasicRequestContext> {
    /// Serves a path with one method, and tells anybody who comes with another which it is (RFC
    /// 9110, section 15.5.6): a path that is there is never "not found".
    func serve(
        _ path: String, with method: HTTPRequest.Method,
        _ respond: @escaping @Sendable (Request) async throws -> Response
    ) {
        on(RouterPath(path), method: method) { request, _ in try await respond(request) }
        let others: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
        for other in others where other != method {
            on(RouterPath(path), method: other) { _, _ -> Response in
                throw Refusal(
                    .methodNotAllowed, problem: "This operation is asked for with \(method).",
                    headers: [.allow: method.rawValue])
            }
        }
    }
}
