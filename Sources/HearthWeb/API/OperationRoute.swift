import FoundationEssentials
import HearthAPI
import Hummingbird
import NIOCore

/// One operation on the API: reads the request, has it carried out, writes the answer.
struct OperationRoute<Requested: Operation> {
    let performer: any OperationPerformer

    func respond(to request: Request) async throws -> Response {
        let caller = try RequestReading.caller(of: request)
        let operation = try await decode(request)
        return try JSONAnswer.response(try await performer.perform(operation, as: caller))
    }

    /// What is asked for.
    func decode(_ request: Request) async throws -> Requested {
        guard !Requested.isReading else {
            let fields = try RequestReading.fields(ofQuery: request.uri.query ?? "")
            return try decode(JSONEncoder().encode(fields))
        }
        let body = try await body(of: request)
        // An operation without fields needs no body.
        return try decode(body.isEmpty ? Data("{}".utf8) : Data(body))
    }

    private func decode(_ octets: Data) throws -> Requested {
        do {
            return try JSONDecoder().decode(Requested.self, from: octets)
        } catch let error as DecodingError {
            throw Refusal(.badRequest, problem: Self.describe(error))
        }
    }

    private func body(of request: Request) async throws -> [UInt8] {
        do {
            return try await BodyReading.octets(of: request, upTo: Requested.bodyLimit)
        } catch is NIOTooManyBytesError {
            throw Refusal(
                .contentTooLarge,
                problem: "The request is too long: at most \(Requested.bodyLimit) octets fit.")
        }
    }

    /// Says which field is wrong, and nothing of what stands in it: it may be a passphrase.
    private static func describe(_ error: DecodingError) -> String {
        func name(_ path: [any CodingKey]) -> String {
            path.map(\.stringValue).joined(separator: ".")
        }
        switch error {
        case .keyNotFound(let key, let context):
            return "The field \(name(context.codingPath + [key])) is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return context.codingPath.isEmpty
                ? "The request is not a JSON object."
                : "The field \(name(context.codingPath)) has a value of the wrong kind."
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            return "The field \(name(context.codingPath)) has a value that it cannot have."
        default:
            return "The request is not JSON."
        }
    }
}
