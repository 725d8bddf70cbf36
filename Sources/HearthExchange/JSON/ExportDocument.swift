import Foundation
package import HearthAPI

/// An export as JSON (protocol-spec/export.md): everything there is, and what Hearth reads back.
package enum ExportDocument {
    /// Keys in order, so that two exports can be compared line by line.
    ///
    /// Direction overrides and control characters are escaped, so that no text in it can make an
    /// editor show something else than what stands there.
    ///
    /// - Throws: What the encoder throws; there is nothing in an export that it cannot encode.
    package static func text(of export: ExportInfo) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(export), as: UTF8.self)
        var result = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            // They stand inside of strings only, where an escape says the same.
            let isSteering =
                scalar != "\n"
                && [.control, .format].contains(scalar.properties.generalCategory)
            guard isSteering else {
                result.append(scalar)
                continue
            }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                let zeros = String(repeating: "0", count: 4 - digits.count)
                result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
            }
        }
        return String(result) + "\n"
    }
}
