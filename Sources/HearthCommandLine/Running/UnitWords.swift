import HearthProcess

/// Words in a command line of a unit ("systemd.service(5)", command lines; "systemd.syntax(7)", quoting): in quotes,
/// and nothing in them means anything.
enum UnitWords {
    /// What stands behind `ExecStart=`.
    static func command(_ program: String, _ arguments: [String]) -> String {
        // The manager refuses quotes, backslashes and control characters in the name of a program, even escaped. It
        // does not expand a dollar sign there.
        let isTaken = program.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && !["\"", "'", "\\", "\u{7F}"].contains($0)
        }
        let words = isTaken ? [] : ["-c", #"exec "$0" "$@""#, program]
        let first = quoted(isTaken ? program : "/bin/sh", dollar: "$")
        return ([first] + (words + arguments).map { quoted($0) }).joined(separator: " ")
    }

    private static func quoted(_ word: String, dollar: String = "$$") -> String {
        var text = "\""
        for scalar in word.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\" + String(scalar)
            case "%": text += "%%"
            case "$": text += dollar
            case "\u{1}"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\x" + (digits.count < 2 ? "0" : "") + digits
            case _ where ControlCharacters.first(in: String(scalar)) != nil:
                // No line begins in it.
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
