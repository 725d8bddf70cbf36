import Mustache

/// Makes text safe between tags and inside quoted attributes.
///
/// The library's own escaping looks at whole characters, so that a quotation mark with a combining
/// accent behind it is another character and stays as it is: enough to get out of an attribute. This
/// one looks at Unicode scalars, as browsers do (HTML, section 13.2.5).
struct StrictHTML: MustacheContentType {
    /// Under which name templates ask for it.
    static let name = "HTML"

    func escapeText(_ text: String) -> String { Self.escaped(text) }

    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // What no document can hold (HTML, section 13.1.4).
            case "\0": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
