/// A link as people type and paste it: without a scheme, in brackets or quotes, at the end of a sentence.
package enum WrittenLink {
    /// Why a text is no link that a page may lead to.
    package enum Fault: Error, Hashable {
        /// White space stands inside of it.
        case space
        /// It has a scheme that leads to no web page, such as `mailto`.
        case scheme(String)
        /// It has a web page's scheme, and nothing behind it.
        case noSite
        /// More characters than a link may have, once it is in the form of one.
        case tooLong(characters: Int)
        /// Nothing makes it one.
        case noLink
    }

    /// The link in a form that a page may lead to; nil when nothing makes it one.
    package static func followable(_ text: some StringProtocol) -> String? { try? read(text) }

    /// The link in a form that a page may lead to.
    ///
    /// What stands around it goes, `https://` is put before it if it has no scheme, and the few characters
    /// that a page's attribute may not hold are escaped. White space inside of it is no part of a link.
    package static func read(_ text: some StringProtocol) throws(Fault) -> String {
        let bare = bare(text)
        guard !bare.contains(where: \.isWhitespace) else { throw .space }
        let link = (withScheme(bare) ?? String(bare)).map { escapes[$0] ?? String($0) }.joined()
        guard Item.isFollowable(link) else { throw fault(of: bare) }
        guard let host = host(of: link), !host.isEmpty else { throw .noSite }
        do throws(TextError) {
            try TextRule.link.check(link)
        } catch {
            guard case .tooLong(let limit) = error else { throw .noLink }
            // One character can be of many octets.
            throw .tooLong(characters: max(link.count, limit + 1))
        }
        return link
    }

    /// Of one without a web page's scheme.
    private static func fault(of link: Substring) -> Fault {
        guard let colon = link.firstIndex(of: ":"), let first = link.first else { return .noLink }
        let scheme = link[..<colon].lowercased()
        // Without a scheme, a port stands behind the name of a site.
        let isPort = link[link.index(after: colon)...].first?.isNumber == true
        guard first.isASCII, first.isLetter, !isPort,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return .noLink }
        return ["http", "https"].contains(scheme) ? .noSite : .scheme(scheme)
    }

    /// Without the quotes, brackets and marks of the text around it, and without marks that nobody sees.
    package static func bare(_ text: some StringProtocol) -> Substring {
        let seen = text.unicodeScalars.filter { !isUnseen($0) }
        var link = String(String.UnicodeScalarView(seen))[...]
        while let first = link.first, first.isWhitespace || opening.contains(first) {
            link.removeFirst()
        }
        while let last = link.last {
            if last.isWhitespace || closing.contains(last) || last == "…" {
                link.removeLast()
            } else if let open = brackets[last],
                link.count(where: { $0 == last }) > link.count(where: { $0 == open })
            {
                link.removeLast()
            } else {
                break
            }
        }
        return link
    }

    /// Nil for what has one, and for what is no name of a host.
    private static func withScheme(_ link: Substring) -> String? {
        let host = link.prefix { !"/?#:".contains($0) }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy(isLabel), let last = labels.last,
            last.count >= 2, last.allSatisfy(\.isLetter)
        else { return nil }
        return "https://" + link
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.count <= 63
            && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }

    private static func host(of link: String) -> Substring? {
        link.firstRange(of: "://").map { link[$0.upperBound...].prefix { !"/?#".contains($0) } }
    }

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xAD: true
        default: false
        }
    }

    private static let escapes: [Character: String] = [
        "\"": "%22", "'": "%27", "<": "%3C", ">": "%3E", "\\": "%5C", "`": "%60",
    ]
    private static let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    private static let opening: Set<Character> = [
        "(", "[", "{", "<", "\"", "'", "“", "”", "„", "‘", "’", "»", "«", "‹", "›", "*", "_", "~",
    ]
    private static let closing: Set<Character> = [
        ".", ",", ";", ":", "!", "?", ">", "\"", "'", "“", "”", "„", "‘", "’", "»", "«", "‹", "›",
        "*", "_", "~", "。", "、", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】",
    ]
}
