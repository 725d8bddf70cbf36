import HTTPTypes
import HearthForms
import Hummingbird
import NIOCore

/// Reads forms as browsers send them: URL-encoded, or in parts where there are files.
enum FormReading {
    /// Octets without files, and with them: as many photos as a wish can have, of usual size.
    private static let plainLimit = 1 << 20
    private static let filesLimit = 64 << 20
    /// Of somebody who is not known yet.
    private static let smallLimit = 64 << 10

    /// Reads the form of a member, once it is known who sends it.
    ///
    /// - Throws: `Refusal`.
    static func read(
        _ request: Request, _ bodies: BodyRoom, for member: String
    ) async throws -> Form {
        try await read(request, bodies, for: member, upTo: filesLimit)
    }

    /// Reads a form of somebody who has the key and nothing else: a few words.
    ///
    /// - Throws: `Refusal`.
    static func readSmall(_ request: Request, _ bodies: BodyRoom) async throws -> Form {
        try await read(request, bodies, for: "", upTo: smallLimit)
    }

    private static func read(
        _ request: Request, _ bodies: BodyRoom, for member: String, upTo limit: Int
    ) async throws -> Form {
        let type = request.headers[.contentType] ?? ""
        if let boundary = MultipartForm.boundary(of: type) {
            let body = try await body(of: request, bodies, for: member, limit: limit)
            guard var form = MultipartForm.read(body.octets, boundary: boundary) else {
                throw Refusal(.badRequest, problem: "The form is not whole.")
            }
            form.lease = body.lease
            return form
        }
        guard type.lowercased().hasPrefix("application/x-www-form-urlencoded") else {
            throw Refusal(.unsupportedMediaType, problem: "This is not a form.")
        }
        let body = try await body(
            of: request, bodies, for: member, limit: min(plainLimit, limit))
        guard let text = String(validating: body.octets, as: UTF8.self),
            var form = Form(encoded: text)
        else { throw Refusal(.badRequest, problem: "The form is not in UTF-8.") }
        form.lease = body.lease
        return form
    }

    private static func body(
        of request: Request, _ bodies: BodyRoom, for member: String, limit: Int
    ) async throws -> HeldBody {
        do {
            return try await bodies.read(request, upTo: limit, for: member)
        } catch is NIOTooManyBytesError {
            let said = limit < 1 << 20 ? "\(limit >> 10) KiB" : "\(limit >> 20) MiB"
            throw Refusal(
                .contentTooLarge, problem: "The form is too long: at most \(said) fit.")
        }
    }
}
