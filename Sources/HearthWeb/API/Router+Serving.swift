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
        for other in [HTTPRequest.Method].served where !allowed.contains(other) {
            on(RouterPath(path), method: other) { _, _ -> Response in
                throw Refusal(allowing: allowed)
            }
        }
    }
}

extension [HTTPRequest.Method] {
    /// Those that get an answer at every path that is there.
    static var served: Self { [.get, .head, .post, .put, .patch, .delete, .options] }
}

extension Refusal {
    /// Somebody came with another method than these.
    init(allowing methods: [HTTPRequest.Method]) {
        let words = methods.map(\.rawValue)
        self.init(
            .methodNotAllowed,
            problem: "This operation is asked for with \(words.joined(separator: " or ")).",
            headers: [.allow: words.joined(separator: ", ")])
    }
}
