import Foundation
import HearthLists
import HearthWire

/// Links in texts of all sorts.
enum LinkText {
    /// The link in a form that a page may lead to; nil when nothing makes it one.
    ///
    /// White space inside of it is escaped, as browsers do when one copies an address from them.
    static func followable(_ text: String) -> String? {
        WrittenLink.followable(text.trimmed.replacing(" ", with: "%20"))
    }

    /// The same of what a page says, where a link without a scheme leads from the page on.
    static func absolute(_ text: String) -> String? {
        let lowered = text.trimmed.prefix(8).lowercased()
        guard lowered.hasPrefix("http://") || lowered.hasPrefix("https://") else { return nil }
        return followable(text)
    }

    /// A name for what a link leads to: the last words of its path, or where it leads.
    static func name(of link: String) -> String? {
        guard let url = URL(string: link), let host = url.host() else { return nil }
        let segments = url.path.split(separator: "/").reversed()
        let words = segments.lazy.map { segment -> String in
            let plain = segment.replacing(/\.(html?|php|aspx?)$/, with: "")
            return plain.split { "-_+ ".contains($0) }.joined(separator: " ")
        }
        // Numbers and short codes say nothing.
        let name = words.first { $0.count { $0.isLetter } >= 4 && !isCode($0) }
        let fitted = WishText.fit(name ?? host, to: .name).text
        return (try? TextRule.name.check(fitted)) != nil ? fitted : nil
    }

    /// `dQw4w9WgXcQ`, `B09QFX7K2L`, `ref=cm sw r`.
    private static func isCode(_ words: String) -> Bool {
        words.contains("=")
            || !words.contains(" ") && words.contains(where: \.isUppercase)
                && words.contains(/\d\p{L}/)
    }
}
