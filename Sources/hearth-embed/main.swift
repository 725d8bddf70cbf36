// hearth-embed OUTPUT TARGET FILE…: writes a Swift file with the octets of each file, for the plugin EmbedResources.
// TARGET is the folder of the target whose they are.

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

/// A folder `Resources`: "" is the target's own, "Notes" that of a folder Notes in it, however deep.
struct Folder {
    let owner: String
    /// Each with its path in the folder.
    var files: [(path: String, url: URL)] = []

    /// "icons/icon-192.png" is `icon_192_png`.
    private static func member(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    /// Two files of one name; nil: there are none.
    var double: String? {
        Dictionary(grouping: files, by: { Self.member($0.path) }).first { $1.count > 1 }?.key
    }

    func source(indent: String) throws -> String {
        let members = try files.map { path, url in
            let octets = expression(try Data(contentsOf: url))
            return "\(indent)static let \(Self.member(path)): [UInt8] = \(octets)\n"
        }
        let entries = files.map { "\(indent)    \"\($0.path)\": \(Self.member($0.path)),\n" }
        let all = entries.isEmpty ? "[:]" : "[\n\(entries.joined())\(indent)]"
        return "\(members.joined())\(indent)/// By their paths in the folder.\n"
            + "\(indent)static let files: [String: [UInt8]] = \(all)\n"
    }
}

func fail(_ said: String) -> Never {
    FileHandle.standardError.write(Data("\(said)\n".utf8))
    exit(64)
}

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard arguments.count >= 2 else { fail("usage: hearth-embed OUTPUT TARGET FILE...") }
let depth = arguments[1].pathComponents.count
var folders: [String: Folder] = ["": Folder(owner: "")]
for file in arguments.dropFirst(2) {
    let path = file.pathComponents.dropFirst(depth)
    guard let place = path.firstIndex(of: "Resources") else { fail("not in Resources: \(file)") }
    let owner = path[..<place].last ?? ""
    folders[owner, default: Folder(owner: owner)].files.append(
        (path[(place + 1)...].joined(separator: "/"), file))
}
for folder in folders.values {
    if let double = folder.double { fail("two resources in one folder are called \(double)") }
}
var source = "struct PackageResources {\n"
source += try folders[""]?.source(indent: "    ") ?? ""
for (owner, folder) in folders.sorted(by: { $0.key < $1.key }) where !owner.isEmpty {
    source += "\n    struct \(owner) {\n\(try folder.source(indent: "        "))    }\n"
}
source += "}\n"
try Data(source.utf8).write(to: arguments[0], options: .atomic)
