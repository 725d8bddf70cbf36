import HearthWire

/// What an item is called of its text, when nobody named it.
package enum MadeName {
    /// The most characters of a line that make a name.
    static let limit = 60

    /// The first line that says something, without the signs that make it a heading, a list or a box; nil where
    /// no line does.
    package static func ofText(_ text: String) -> String? {
        for line in text.split(separator: "\n").prefix(100) {
            let name = cut(bare(line))
            if (try? TextRule.name.check(name)) != nil { return name }
        }
        return nil
    }

    private static let signs =
        ["- [ ]", "- [x]", "- [X]", "-", "*", "+", ">", "######", "#####"]
        + ["####", "###", "##", "#"]

    private static func bare(_ line: Substring) -> Substring {
        let line = line.trimmed
        for sign in signs where line.hasPrefix(sign + " ") {
            return line.dropFirst(sign.count).trimmed
        }
        return line
    }

    /// At a space where there is one, with three dots.
    private static func cut(_ line: Substring) -> String {
        guard line.count > limit else { return String(line) }
        let start = line.prefix(limit - 1)
        let end = start.lastIndex(of: " ").map { start[..<$0] } ?? start
        return (end.count > limit / 2 ? end : start).trimmed + "…"
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension Item {
    /// The same with a name of its text, where the program made the one that it has.
    package var withMadeName: Item {
        guard known?.isNameMade == true, let name = MadeName.ofText(text) else { return self }
        var item = self
        item.name = name
        return item
    }

    /// A person gave it its name.
    package mutating func noteTypedName() {
        guard var body = known, body.isNameMade else { return }
        body.isNameMade = false
        self.body = .known(body)
    }
}
