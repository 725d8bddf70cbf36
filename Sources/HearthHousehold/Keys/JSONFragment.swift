/// JSON that is kept as it is: read into its parts, and written again as the same text when keys are
/// sorted.
package enum JSONFragment: Codable, Hashable, Sendable {
    case null
    case bool(Bool)
    case whole(Int64)
    case number(Double)
    case text(String)
    case list([JSONFragment])
    case object([String: JSONFragment])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .whole(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONFragment].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONFragment].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .whole(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
