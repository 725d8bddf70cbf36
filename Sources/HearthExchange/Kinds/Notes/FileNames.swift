import Foundation

/// Names for files and folders of one folder: as people wrote them as far as every file system takes that, and
/// each another one.
struct FileNames {
    /// Octets of a name; those of its ending and its number come on top, and are under 20.
    static let limit = 80

    /// As file systems compare them.
    private var taken: Set<String> = []
    /// The number from which a name is tried.
    private var numbers: [String: Int] = [:]

    init(taken: [String] = []) { self.taken = Set(taken.map(Self.compared)) }

    /// The next name for a title, in which anything can stand; of the same title the second one ends with ` 2`.
    /// The word is taken where nothing is left of the title.
    mutating func next(for title: String, or word: String, ending: String) -> String {
        let clean = Self.clean(title)
        let start = clean.isEmpty ? word : clean
        let key = Self.compared(start)
        while true {
            let number = numbers[key, default: 1]
            numbers[key] = number + 1
            let name = start + (number == 1 ? "" : " \(number)") + ending
            if taken.insert(Self.compared(name)).inserted { return name }
        }
    }

    private static func compared(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.folding(options: .caseInsensitive, locale: nil)
    }

    /// Without what some file system or shell takes for something else.
    private static func clean(_ title: String) -> String {
        var scalars = String.UnicodeScalarView()
        // No name of more is needed, whatever is left out of it.
        let start = String(String.UnicodeScalarView(title.unicodeScalars.prefix(2000)))
        for scalar in start.precomposedStringWithCanonicalMapping.unicodeScalars {
            guard isKept(scalar) else { continue }
            let isBlank = scalar.properties.isWhitespace || reserved.contains(scalar)
            if !isBlank {
                // A point, dash or tilde at the beginning hides a file or means something to a shell.
                if !scalars.isEmpty || !".-~".unicodeScalars.contains(scalar) {
                    scalars.append(scalar)
                }
            } else if let last = scalars.last, last != " " {
                scalars.append(" ")
            }
        }
        return withoutDevice(cut(String(scalars)))
    }

    private static let reserved = Set("<>:\"/\\|?*".unicodeScalars)

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isWhitespace { return true }
        if scalar.properties.isNoncharacterCodePoint { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned: return false
        default: return true
        }
    }

    /// As many whole characters as fit, without points and spaces at the end, which Windows leaves out.
    private static func cut(_ name: String) -> String {
        var room = limit
        var cut = String.UnicodeScalarView()
        for character in name {
            room -= character.utf8.count
            if room < 0 { break }
            cut.append(contentsOf: character.unicodeScalars)
        }
        while let last = cut.last, last == " " || last == "." { cut.removeLast() }
        return String(cut)
    }

    /// Names of devices of Windows, which are no files there whatever stands behind a point.
    private static func withoutDevice(_ name: String) -> String {
        let scalars = name.unicodeScalars
        let base = scalars.prefix { $0 != "." }
        let word = String(Substring(base)).trimmed.uppercased()
        let number = word.dropFirst(3)
        let isDevice =
            ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"].contains(word)
            || (word.hasPrefix("COM") || word.hasPrefix("LPT")) && number.count == 1
                && number.allSatisfy { "0123456789¹²³".contains($0) }
        guard isDevice else { return name }
        return String(Substring(base)).trimmed + "_" + String(Substring(scalars[base.endIndex...]))
    }
}
