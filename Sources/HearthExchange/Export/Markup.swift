/// Text inside of HTML.
enum Markup {
    /// The text with everything escaped that could end where it stands, and without direction
    /// overrides, which could turn around what stands after it.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            default:
                if scalar.properties.generalCategory != .control {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// What somebody wrote, in a direction of its own.
    static func words(_ text: String) -> String { "<bdi>\(escaped(text))</bdi>" }
}
