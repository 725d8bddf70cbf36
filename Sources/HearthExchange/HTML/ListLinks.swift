/// The links in a page's lists: what is left when it says nothing of its products.
enum ListLinks {
    /// One a list entry: the link with the most words, outside of what leads around the shop.
    static func products(on page: HTMLPage, _ address: PageAddress) -> [PageProduct] {
        let furniture = furniture(of: page)
        var best: [Int: (words: String, link: String)] = [:]
        var order: [Int] = []
        var node = 0
        while node < page.nodes.count {
            let current = page.nodes[node]
            if ["nav", "header", "footer", "aside"].contains(current.name) {
                node = current.end
                continue
            }
            if current.name == "a", let entry = entry(around: node, on: page),
                let link = address.link(current.attributes["href"])
            {
                let words = name(of: node, on: page)
                if words.count(where: \.isLetter) >= 3, !furniture.contains(words),
                    words.count > best[entry]?.words.count ?? 0
                {
                    if best[entry] == nil { order.append(entry) }
                    best[entry] = (words, link)
                }
            }
            node += 1
        }
        var links: Set<String> = []
        return withoutMenus(order, on: page).compactMap { entry in
            guard let (words, link) = best[entry], links.insert(link).inserted else { return nil }
            return PageProduct(name: words, link: link)
        }
    }

    /// Beside a long list, lists of one or two entries lead around the shop.
    private static func withoutMenus(_ entries: [Int], on page: HTMLPage) -> [Int] {
        let lists = Dictionary(grouping: entries) { page.nodes[$0].parent ?? -1 }
        guard lists.values.contains(where: { $0.count >= 5 }) else { return entries }
        return entries.filter { lists[page.nodes[$0].parent ?? -1]?.count ?? 0 > 2 }
    }

    /// How many entries the page itself says its list has, where that is more than were found: shops show
    /// the rest when somebody scrolls.
    static func countSaid(on page: HTMLPage, beyond found: Int) -> Int? {
        page.nodes.lazy.compactMap { node -> Int? in
            let words = node.text.split(whereSeparator: \.isWhitespace)
            guard node.name.isEmpty, words.count == 2, words[0].utf8.count <= 4,
                units.contains(words[1].lowercased()), let said = Int(words[0])
            else { return nil }
            return said > found ? said : nil
        }.first
    }

    private static let units: Set<String> = [
        "items", "products", "articles", "wishes", "artiklar", "produkter", "varor", "önskningar",
        "artikel", "produkte", "articoli", "produits",
    ]

    /// Words of links that stand in three entries or more: "Add to cart" is no wish.
    private static func furniture(of page: HTMLPage) -> Set<String> {
        var entries: [String: Set<Int>] = [:]
        for node in page.nodes.indices where page.nodes[node].name == "a" {
            guard let entry = entry(around: node, on: page) else { continue }
            entries[name(of: node, on: page), default: []].insert(entry)
        }
        return Set(entries.filter { $0.value.count >= 3 }.keys)
    }

    /// The nearest list entry or table row around a node.
    private static func entry(around node: Int, on page: HTMLPage) -> Int? {
        var current = page.nodes[node].parent
        while let index = current {
            if page.nodes[index].name == "li" || page.nodes[index].name == "tr" { return index }
            current = page.nodes[index].parent
        }
        return nil
    }

    private static func name(of index: Int, on page: HTMLPage) -> String {
        let words = page.words(in: index)
        if !words.isEmpty { return words }
        let node = page.nodes[index]
        let picture = page.inside(index).lazy.compactMap { page.nodes[$0].attributes["alt"] }.first
        return (node.attributes["title"] ?? node.attributes["aria-label"] ?? picture ?? "").trimmed
    }
}
