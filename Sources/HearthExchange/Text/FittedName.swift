import HearthLists
import HearthWire

/// As much of a line as fits a name, cut at a word.
package struct FittedName: Hashable, Sendable {
    package let text: String
    /// Whether that is all of it.
    package let isWhole: Bool

    /// `line`: one that is normalised and has something to see.
    package init(_ line: String) {
        if (try? TextRule.name.check(line)) != nil {
            (text, isWhole) = (line, true)
            return
        }
        isWhole = false
        var room = ListLimits.octetsPerCharacter * Limits.nameLength - Self.sign.utf8.count
        var kept = ""
        for letter in line.prefix(Limits.nameLength - 1) {
            room -= letter.utf8.count
            if room < 0 { break }
            kept.append(letter)
        }
        // Scripts without spaces, and long links, have no word to be cut at.
        let isAtWord = line.dropFirst(kept.count).first?.isWhitespace == true
        if !isAtWord, let space = kept.lastIndex(where: \.isWhitespace),
            kept.distance(from: kept.startIndex, to: space) * 2 >= kept.count
        {
            kept = String(kept[..<space])
        }
        while kept.last?.isWhitespace == true { kept.removeLast() }
        let name = kept + Self.sign
        // What stands cut within a change of direction would break the rule: the sign alone says that there is more.
        text = (try? TextRule.name.check(name)) != nil ? name : Self.sign
    }

    private static let sign = "…"
}
