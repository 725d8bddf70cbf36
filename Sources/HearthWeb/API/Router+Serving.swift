import HTTPTypes
import Hummingbird

extension Router<BasicRequestContext> {
    /// Serves a path with one method, and tells anybody who comes with another which it is (RFC
    /// 9110, section 15.5.6): a path that is there is never "not found".
    ///
    /// `alsoHead`: HEAD gets the same answer without its body.
    func serve(
        _ path: String, with method: HTTPRequest.Method, alsoHead: Bool = false,
        _ respond: @escaping @Sendable (Request) async throws -> Response
    ) {
        on(RouterPath(path), method: method) { request, _ in try await respond(request) }
        if alsoHead {
            on(RouterPath(path), method: .head) { request, _ in
                try await respond(request).createHeadResponse()
            }
        }
        let allowed = alsoHead ? [method, .head] : [method]
        let words = allowed.map(\.rawValue).joined(separator: " or ")
        let others: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
        for other in others where !allowed.contains(other) {
            on(RouterPath(path), method: other) { _, _ -> Response in
                throw Refusal(
                    .methodNotAllowed, problem: "This operation is asked for with \(words).",
                    headers: [.allow: allowed.map(\.rawValue).joined(separator: ", ")])
            }
        }
    }
}
