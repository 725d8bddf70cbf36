import Foundation

/// JSON of which nobody knows the shape.
indirect enum JSONValue: Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Nil when it is not JSON, or more or deeper than `ExchangeLimits` allow.
    ///
    /// That is counted before anything is built, since building calls itself for every level.
    init?(text: String) {
        // Not by JSONDecoder, which says with an error each that a value is not of some kind.
        guard Self.isWithinLimits(text),
            let value = try? JSONSerialization.jsonObject(
                with: Data(text.utf8), options: .fragmentsAllowed)
        else { return nil }
        self.init(value)
    }

    private init(_ value: Any) {
        self =
            switch value {
            case let text as String: .string(text)
            case let values as [Any]: .array(values.map(JSONValue.init))
            case let fields as [String: Any]: .object(fields.mapValues(JSONValue.init))
            case let number as NSNumber:
                // Foundation's booleans are numbers of this type, and its numbers are of others.
                number.objCType.pointee == CChar(UInt8(ascii: "c"))
                    ? .bool(number.boolValue) : .number(number.doubleValue)
            default: .null
            }
    }

    private static func isWithinLimits(_ text: String) -> Bool {
        var (depth, deepest, separators) = (0, 0, 0)
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
            case UInt8(ascii: ","): separators += 1
            default: break
            }
        }
        return deepest <= ExchangeLimits.jsonDepth && separators < ExchangeLimits.jsonValues
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
