import FoundationEssentials

/// JSON for people and programs: sorted keys, and safe on a terminal.
enum JSONText {
    static func of(_ value: some Encodable) throws -> String {
        try encoded(value, [.prettyPrinted])
    }

    /// The same in one line.
    static func line(of value: some Encodable) throws -> String { try encoded(value, []) }

    private static func encoded(
        _ value: some Encodable, _ form: JSONEncoder.OutputFormatting
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = form.union([.sortedKeys, .withoutEscapingSlashes])
        return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// The encoder leaves control characters above 0x7E and direction overrides as they are. Such
    /// scalars stand inside of JSON strings only, so that \u escapes say the same.
    private static func escaped(_ json: String) -> String {
        func isPlain(_ scalar: Unicode.Scalar) -> Bool {
            scalar == "\n" || SafeText.isHarmless(scalar)
        }
        if json.unicodeScalars.allSatisfy(isPlain) { return json }
        var result = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            if isPlain(scalar) {
                result.append(scalar)
            } else {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    let zeros = String(repeating: "0", count: 4 - digits.count)
                    result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
                }
            }
        }
        return String(result)
    }
}
