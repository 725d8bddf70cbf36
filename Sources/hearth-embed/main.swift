// hearth-embed OUTPUT FILE…: writes a Swift file with the octets of each file, for the plugin EmbedResources.

import Foundation

/// The octets as an expression: of text a string literal, which compiles at once; of anything else an array.
func expression(_ octets: Data) -> String {
    guard let text = String(data: octets, encoding: .utf8) else {
        return "[\(octets.map(String.init).joined(separator: ","))]"
    }
    var literal = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\": literal += "\\\\"
        case "\"": literal += "\\\""
        case "\n": literal += "\\n"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            literal += "\\u{\(String(scalar.value, radix: 16))}"
        default: literal.unicodeScalars.append(scalar)
        }
    }
    return "[UInt8](\"\(literal)\".utf8)"
}

/// "icon-192.png" is `icon_192_png`.
func name(_ file: URL) -> String {
    String(file.lastPathComponent.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
}

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard let output = arguments.first else {
    FileHandle.standardError.write(Data("usage: hearth-embed OUTPUT FILE...\n".utf8))
    exit(64)
}
let members = try arguments.dropFirst().map { file in
    "    static let \(name(file)): [UInt8] = \(expression(try Data(contentsOf: file)))\n"
}
let source = "struct PackageResources {\n\(members.joined())}\n"
try Data(source.utf8).write(to: output, options: .atomic)
