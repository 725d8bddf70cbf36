import HearthAPI
import HearthLanguage
import Hummingbird
import Logging

/// Turns what an operation threw into an answer with a code.
struct ErrorMiddleware<Context: RequestContext>: RouterMiddleware {
    let language: Language

    @concurrent func handle(
        _ request: Request, context: Context,
        next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let refusal as Refusal {
            return try answer(refusal.error, status: refusal.status, headers: refusal.headers)
        } catch let error as HearthError {
            return try answer(error, status: .init(code: error.code.httpStatus))
        } catch let error as any HTTPResponseError {
            return try answer(
                HearthError(error.status == .notFound ? .notFound : .internalError),
                status: error.status)
        } catch {
            // The type only: what an unforeseen error holds may be a secret.
            context.logger.error(
                "operation failed", metadata: ["error": "\(type(of: error))"])
            return try answer(HearthError(.internalError), status: .internalServerError)
        }
    }

    private func answer(
        _ error: HearthError, status: HTTPResponse.Status, headers: HTTPFields = [:]
    ) throws -> Response {
        try JSONAnswer.response(
            ErrorAnswer(error, message: language.text(for: error)), status: status, headers: headers
        )
    }
}

/// An error with another HTTP status than its code has.
struct Refusal: Error {
    let error: HearthError
    let status: HTTPResponse.Status
    var headers: HTTPFields = [:]

    /// The request itself is wrong; `problem` is a sentence.
    init(_ status: HTTPResponse.Status, problem: String, headers: HTTPFields = [:]) {
        error = HearthError(.usage, ["problem": problem])
        self.status = status
        self.headers = headers
    }
}
