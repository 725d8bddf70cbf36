/// A value of `FrontMatter`.
enum FrontMatterValue: Hashable {
    /// Nothing, or `null`.
    case none
    /// Without quotes: what it means, says its key.
    case plain(String)
    case quoted(String)
    case list([String])
    /// What means nothing for any key that is known, such as keys inside of keys.
    case other

    /// - Parameter lines: What stands behind the colon, and the lines that follow and belong to it.
    init(lines: [ArraySlice<UInt8>]) {
        let texts = lines.map { FrontMatterText($0) }
        guard var first = texts.first else {
            self = .none
            return
        }
        switch first.sign {
        case nil: self = Self.below(texts.dropFirst())
        case "|", ">":
            // However it is folded: no known key has lines.
            self = .quoted(Self.joined(texts.dropFirst().map(\.trimmed)))
        case "\"", "'", "[":
            for more in texts.dropFirst() where more.sign != nil { first.append(more) }
            let value: FrontMatterValue? =
                if first.sign == "[" {
                    first.list().map { .list($0) }
                } else {
                    first.quoted().map { .quoted($0) }
                }
            if let value, first.sign == nil {
                self = value
            } else {
                self = .other
            }
        case "{", "&", "*", "!", "%", "@", "`": self = .other
        default:
            self = Self.meant(Self.joined(texts.map { $0.plain }))
        }
    }

    /// A list with an entry a line, or a text that begins on the next line.
    private static func below(_ texts: ArraySlice<FrontMatterText>) -> FrontMatterValue {
        var entries: [String] = []
        let said = texts.filter { $0.sign != nil }
        guard said.contains(where: \.isEntry) else {
            let text = joined(said.map(\.plain))
            return text.contains(": ") || text.hasSuffix(":") ? .other : meant(text)
        }
        for var text in said {
            guard text.isEntry else { return .other }
            text.removeDash()
            switch text.sign {
            case nil: continue
            case "\"", "'":
                guard let entry = text.quoted(), text.sign == nil else { return .other }
                entries.append(entry)
            case "[", "{": return .other
            default: entries.append(text.plain)
            }
        }
        return .list(entries)
    }

    private static func meant(_ text: String) -> FrontMatterValue {
        ["", "~", "null", "Null", "NULL"].contains(text) ? .none : .plain(text)
    }

    private static func joined(_ texts: [String]) -> String {
        texts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
