import HTTPTypes
import HearthForms
import HearthLanguage
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
    static func read(_ request: Request, with files: FormFiles) async throws -> Form {
        try await read(request, upTo: files == .none ? plainLimit : filesLimit)
    }

    /// Reads a form of somebody who has the key and nothing else: a few words.
    ///
    /// - Throws: `Refusal`.
    static func readSmall(_ request: Request) async throws -> Form {
        try await read(request, upTo: smallLimit)
    }

    private static func read(_ request: Request, upTo limit: Int) async throws -> Form {
        let type = request.headers[.contentType] ?? ""
        if let boundary = MultipartForm.boundary(of: type) {
            let body = try await body(of: request, limit: limit)
            guard let form = MultipartForm.read(body, boundary: boundary) else {
                throw Refusal(.badRequest, problem: "The form is not whole.")
            }
            return form
        }
        guard type.lowercased().hasPrefix("application/x-www-form-urlencoded") else {
            throw Refusal(.unsupportedMediaType, problem: "This is not a form.")
        }
        let body = try await body(of: request, limit: min(plainLimit, limit))
        guard let text = String(validating: body, as: UTF8.self), let form = Form(encoded: text)
        else { throw Refusal(.badRequest, problem: "The form is not in UTF-8.") }
        return form
    }

    private static func body(of request: Request, limit: Int) async throws -> [UInt8] {
        do {
            return try await BodyReading.octets(of: request, upTo: limit)
        } catch is NIOTooManyBytesError {
            let said = limit < 1 << 20 ? "\(limit >> 10) KiB" : "\(limit >> 20) MiB"
            throw Refusal(
                .contentTooLarge,
                problem: Text("This is too large: at most \(said) can be sent at once.").string)
        }
    }
}
