import Foundation
import HearthLists
import HearthWire

/// Links in texts of all sorts.
enum LinkText {
    /// The link in a form that a page may lead to; nil when nothing makes it one.
    ///
    /// White space and the few characters that a link may not hold are escaped, as browsers do when
    /// one copies an address from them.
    static func followable(_ text: String) -> String? {
        var link = text.trimmed
        let lowered = link.lowercased()
        if lowered.hasPrefix("www.") { link = "https://" + link }
        let escapes: [Character: String] = [
            " ": "%20", "\"": "%22", "'": "%27", "<": "%3C", ">": "%3E", "\\": "%5C", "`": "%60",
        ]
        link = link.map { escapes[$0] ?? String($0) }.joined()
        guard Item.isFollowable(link), let host = URL(string: link)?.host(), !host.isEmpty,
            (try? TextRule.link.check(link)) != nil
        else { return nil }
        return link
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
        let name = words.first { $0.count { $0.isLetter } >= 4 }
        let fitted = WishText.fit(name ?? host, to: .name).text
        return (try? TextRule.name.check(fitted)) != nil ? fitted : nil
    }
}
