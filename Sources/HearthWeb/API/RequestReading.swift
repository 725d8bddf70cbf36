import HearthAPI
import HearthLanguage
import Hummingbird

/// What every route reads of a request in the same way.
enum RequestReading {
    /// Who asks: whoever comes here opened the home's socket or has its token, and is at home.
    ///
    /// - Throws: `Refusal` when a header is not what it should be.
    static func caller(of request: Request) throws -> Caller {
        Caller(
            member: try header(LocalAPI.memberHeader, of: request),
            session: try header(LocalAPI.sessionHeader, of: request), at: .home,
            language: BrowserChoices.accepted(request.headers[.acceptLanguage] ?? "")?.code)
    }

    /// The query as different names with values.
    ///
    /// - Throws: `Refusal`.
    static func fields(ofQuery query: String) throws -> [String: String] {
        var fields: [String: String] = [:]
        for pair in query.split(separator: "&") {
            let parts = pair.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let name = PercentCoding.decode(parts[0]),
                let value = PercentCoding.decode(parts[1]),
                fields.updateValue(value, forKey: name) == nil
            else {
                throw Refusal(
                    .badRequest,
                    problem: "The query is not made of different name=value in percent-encoding.")
            }
        }
        return fields
    }

    private static func header(_ name: String, of request: Request) throws -> String? {
        let canonical = name.lowercased()
        guard let field = request.headers.first(where: { $0.name.canonicalName == canonical })
        else { return nil }
        guard let value = PercentCoding.decode(field.value) else {
            throw Refusal(
                .badRequest, problem: "The header \(name) is not percent-encoded UTF-8.")
        }
        return value
    }
}
