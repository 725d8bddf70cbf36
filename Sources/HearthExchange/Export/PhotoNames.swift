import HearthLists

/// Names for the files of photos: readable, the same in every export of the same lists, and fit for
/// every file system.
package struct PhotoNames {
    /// Characters of a wish's name in the name of a file.
    private static let limit = 40

    /// How many there are of each beginning.
    private var counts: [String: Int] = [:]

    package init() {}

    /// The next name for a photo of a wish, in whose name anything can stand: `wool-socks-1.jpg`.
    package mutating func next(for wish: String, ending: String) -> String {
        var words = ""
        for scalar in FoldedText.forSearch(wish).unicodeScalars {
            guard words.count < Self.limit else { break }
            switch scalar {
            case "a"..."z", "0"..."9": words.unicodeScalars.append(scalar)
            default: if !words.isEmpty, words.last != "-" { words.append("-") }
            }
        }
        if words.last == "-" { words.removeLast() }
        if words.isEmpty { words = "photo" }
        let number = counts[words, default: 0] + 1
        counts[words] = number
        return "\(words)-\(number).\(ending)"
    }
}
