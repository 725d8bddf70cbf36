/// The bookmarks that a browser exports (Netscape's format): their links with titles, tags and notes.
enum Bookmarks {
    static func isFile(_ text: String) -> Bool {
        text.prefix(200).lowercased().contains("<!doctype netscape-bookmark-file")
    }

    /// Nothing of what a link would do instead of leading somewhere.
    static func products(on page: HTMLPage) -> [PageProduct] {
        page.nodes.indices.filter { page.nodes[$0].name == "a" }.compactMap { index in
            guard let link = LinkText.absolute(page.nodes[index].attributes["href"] ?? "") else {
                return nil
            }
            let words = page.words(in: index)
            return PageProduct(
                name: words.isEmpty ? nil : words, link: link,
                details: notes(after: index, on: page), tags: page.nodes[index].attributes["tags"])
        }
    }

    /// What stands in a `<DD>` behind the link, up to the next element.
    private static func notes(after link: Int, on page: HTMLPage) -> String? {
        guard
            let next = (page.nodes[link].end..<page.nodes.count).first(where: {
                !page.nodes[$0].name.isEmpty && page.nodes[$0].name != "p"
            }), page.nodes[next].name == "dd"
        else { return nil }
        let text = page.inside(next).prefix { page.nodes[$0].name.isEmpty }
            .map { page.nodes[$0].text }.joined().trimmed
        return text.isEmpty ? nil : text
    }
}
