import HTTPTypes
import HearthAPI
import HearthPictures
import Hummingbird
import NIOCore

/// What a form held.
struct Form: Sendable {
    /// In the order in which they stood; a name can come several times.
    var fields: [(name: String, value: String)] = []
    var files: [File] = []
    /// The room that all of it takes, as long as somebody works on it.
    var lease: BodyRoom.Lease?

    struct File: Sendable {
        let field: String
        /// As the browser gave it; only ever shown.
        let name: String
        let octets: [UInt8]
    }

    subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    var token: String? { self["form-token"] }

    /// The page that the form stood on, and the one to go to when it is done: addresses of this
    /// site, nothing else.
    var from: String { Self.local(self["page"]) ?? "/" }
    var next: String { Self.local(self["next"]) ?? from }

    /// Only a path of our own: `//host` and `/\host` would lead elsewhere.
    static func local(_ address: String?) -> String? {
        guard let address, address.first == "/", address.utf8.count <= 2_048,
            address.dropFirst().first != "/", address.dropFirst().first != "\\",
            address.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F })
        else { return nil }
        return address
    }
}

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
            var form = fields(of: text)
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

    /// The URL standard's application/x-www-form-urlencoded; nil when it is not UTF-8.
    private static func fields(of text: String) -> Form? {
        var form = Form()
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            func decoded(_ part: Substring) -> String? {
                PercentCoding.decode(String(part.map { $0 == "+" ? " " : $0 }))
            }
            guard let name = decoded(parts[0]), let value = decoded(parts.count > 1 ? parts[1] : "")
            else { return nil }
            form.fields.append((name, value.withPlainLineEnds))
        }
        return form
    }
}

extension String {
    /// Browsers send every end of a line as CR LF.
    var withPlainLineEnds: String { replacing("\r\n", with: "\n") }
}
