import Foundation

/// Where a saved page came from, as far as it says, so that its links lead somewhere.
struct PageAddress {
    private let base: URL?

    /// `here`: where it was found, where that is known.
    init(_ page: HTMLPage, at here: String? = nil) {
        func attribute(_ name: String, of element: String, _ matches: (HTMLPage.Node) -> Bool)
            -> String?
        {
            page.nodes.first { $0.name == element && matches($0) }?.attributes[name]
        }
        let saved = page.nodes.first { $0.name == "#comment" }?.text
            .firstMatch(of: /saved from url=\(\d+\)(\S+)/)
            .map { String($0.1) }
        let candidates = [
            attribute("href", of: "base") { $0.attributes["href"] != nil },
            attribute("href", of: "link") { $0.attributes["rel"]?.lowercased() == "canonical" },
            page.meta("og:url"), saved,
        ]
        if let here, let found = URL(string: here) {
            base =
                candidates[0].flatMap { URL(string: $0, relativeTo: found)?.absoluteURL } ?? found
            return
        }
        base = candidates.lazy.compactMap { $0 }.compactMap { URL(string: $0) }.first {
            $0.scheme?.lowercased().hasPrefix("http") == true
        }
    }

    /// The whole link; nil when it leads nowhere from here.
    func link(_ text: String?) -> String? {
        guard let text = text?.trimmed, !text.isEmpty, !text.hasPrefix("#") else { return nil }
        if let link = LinkText.absolute(text) { return link }
        guard let base, let url = URL(string: text, relativeTo: base)?.absoluteString else {
            return nil
        }
        return LinkText.absolute(url)
    }

    /// The page itself.
    var own: String? { base.flatMap { LinkText.absolute($0.absoluteString) } }
}
