/// Characters with which a line of a log or of a unit ends, or a terminal does something.
package enum ControlCharacters {
    /// The first in a text; line breaks and tabs may stand in one that `hasLines`.
    package static func first(in text: String, hasLines: Bool = false) -> Unicode.Scalar? {
        text.unicodeScalars.first { scalar in
            switch scalar.properties.generalCategory {
            case .control: !(hasLines && (scalar == "\n" || scalar == "\r" || scalar == "\t"))
            // Of these an editor and a person make lines too.
            case .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }

    /// How a person is told of one: `U+000A`.
    package static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
