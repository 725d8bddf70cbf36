/// What is in a folder `Resources`, by the paths in it. The program is built with such folders (`EmbedResources`): its
/// own, and one beside the code of each kind. Nothing else names a file of a kind:
///
/// - `….mustache`: a template, by its name alone; no two of the program have one name
/// - `scripts/….js`: part of the script of every page, in the order of names
/// - `waiting/….js`: part of the script that draws what waits on a person's own device
/// - `icons.svg`: drawings, a `symbol` on each line, by names that no other has
/// - any other style or script: at `/assets/KIND/` and its path, for the kind's own pages
package struct PageFiles: Sendable {
    private let files: [String: [UInt8]]

    /// `files`: `PackageResources.files`, or that of a folder in it.
    package init(_ files: [String: [UInt8]] = [:]) { self.files = files }

    private static let joined = ["scripts/", "waiting/"]

    var scripts: [UInt8] { joined(Self.joined[0]) }
    var waiting: [UInt8] { joined(Self.joined[1]) }

    private func joined(_ folder: String) -> [UInt8] {
        files.keys.filter { $0.hasPrefix(folder) }.sorted().flatMap { files[$0] ?? [] }
    }

    /// The lines with a drawing.
    var symbols: [UInt8] {
        let lines = files[Self.iconsFile]?.split(separator: UInt8(ascii: "\n")) ?? []
        return lines.filter { $0.starts(with: "<symbol".utf8) }
            .flatMap { $0 + [UInt8(ascii: "\n")] }
    }

    private static let iconsFile = "icons.svg"

    /// What browsers fetch, by their paths.
    var assets: [String: Asset] {
        Dictionary(
            uniqueKeysWithValues: files.compactMap { path, octets in
                guard path != Self.iconsFile, !Self.joined.contains(where: path.hasPrefix)
                else { return nil }
                return Asset(path, octets).map { (path, $0) }
            })
    }

    /// By their names without folder and ending.
    var templates: [String: String] {
        let ending = ".mustache"
        return files.reduce(into: [:]) { templates, file in
            let name = file.key.split(separator: "/").last ?? ""
            guard name.hasSuffix(ending) else { return }
            templates[String(name.dropLast(ending.count))] = String(
                decoding: file.value, as: UTF8.self)
        }
    }
}
