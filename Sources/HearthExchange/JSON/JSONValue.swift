import Foundation

/// JSON of which nobody knows the shape.
indirect enum JSONValue: Hashable, Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Nil when it is not JSON, or deeper than `ExchangeLimits.jsonDepth`.
    ///
    /// The depth is counted before anything is built, since building calls itself for every level.
    init?(text: String) {
        guard Self.depth(of: text) <= ExchangeLimits.jsonDepth,
            let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        else { return nil }
        self = value
    }

    /// How many brackets are open at once, outside of strings.
    private static func depth(of text: String) -> Int {
        var depth = 0
        var deepest = 0
        var isString = false
        var isEscaped = false
        for octet in text.utf8 {
            if isString {
                if isEscaped {
                    isEscaped = false
                } else if octet == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if octet == UInt8(ascii: "\"") {
                    isString = false
                }
                continue
            }
            switch octet {
            case UInt8(ascii: "\""): isString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                deepest = max(deepest, depth)
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        return deepest
    }

    var string: String? {
        switch self {
        case .string(let text): text
        case .number(let number): Self.text(of: number)
        case .null, .bool, .array, .object: nil
        }
    }

    var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

    var object: [String: JSONValue]? { if case .object(let fields) = self { fields } else { nil } }

    /// The value of a key, of an object.
    subscript(_ key: String) -> JSONValue? { object?[key] }

    /// Whole numbers without a point, others with two digits behind it.
    private static func text(of number: Double) -> String {
        if let whole = Int64(exactly: number) { return String(whole) }
        guard abs(number) < 1e12 else { return String(number) }
        let hundredths = (number * 100).rounded()
        let isExact = abs(number * 100 - hundredths) < 1e-6
        guard isExact, let units = Int64(exactly: abs(hundredths)) else { return String(number) }
        let rest = units % 100
        return "\(number < 0 ? "-" : "")\(units / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
