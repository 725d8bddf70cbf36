/// Amounts in the digits of other scripts, in those of ASCII.
enum PlainDigits {
    /// The text with every digit, and the signs of Arabic before a fraction and between thousands, as in `1,234.50`.
    static func written(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { !$0.isASCII }) else { return text }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { plain.append(self.plain(scalar)) }
        return String(plain)
    }

    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "\u{66B}": return "."
        case "\u{66C}": return ","
        default: break
        }
        guard !scalar.isASCII, scalar.properties.numericType == .decimal,
            let value = scalar.properties.numericValue, let digit = UInt32(exactly: value),
            digit < 10
        else { return scalar }
        return Unicode.Scalar(0x30 + digit) ?? scalar
    }
}
