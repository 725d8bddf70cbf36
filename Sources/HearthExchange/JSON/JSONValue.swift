/// JSON of which nobody knows the shape.
indirect enum JSONValue: Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// - Throws: As `JSONScan.check`, before anything is built.
    init(text: String) throws(ImportError) { self = try JSONScan.value(of: text) }

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
