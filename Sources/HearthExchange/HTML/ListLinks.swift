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
        return order.compactMap { entry in
            guard let (words, link) = best[entry], links.insert(link).inserted else { return nil }
            return PageProduct(name: words, link: link)
        }
    }

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
