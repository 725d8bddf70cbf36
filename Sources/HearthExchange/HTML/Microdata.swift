/// Products in microdata (HTML `itemscope`, `itemtype` and `itemprop` with schema.org's words).
enum Microdata {
    static func products(on page: HTMLPage) -> [PageProduct] {
        page.nodes.indices.filter { isProduct(page.nodes[$0]) }
            .map { product($0, on: page) }
            .filter { $0.name != nil || $0.link != nil }
    }

    private static func isProduct(_ node: HTMLPage.Node) -> Bool {
        guard node.attributes["itemscope"] != nil, let types = node.attributes["itemtype"] else {
            return false
        }
        return types.split(whereSeparator: \.isWhitespace).contains { type in
            let words = type.split(separator: "/")
            return type.contains("schema.org/")
                && words.last.map { $0.hasSuffix("Product") || $0 == "ProductGroup" } == true
        }
    }

    private static func product(_ index: Int, on page: HTMLPage) -> PageProduct {
        var product = PageProduct()
        var node = index + 1
        while node < page.nodes[index].end {
            let current = page.nodes[node]
            // Another product inside of it, such as one that goes with it.
            if isProduct(current) {
                node = current.end
                continue
            }
            let properties = Set((current.attributes["itemprop"] ?? "").split(separator: " "))
            // What is known already is not read again: an element's words may be the whole page.
            func isWanted(_ names: Set<Substring>, _ known: String?) -> Bool {
                known == nil && !properties.isDisjoint(with: names)
            }
            if isWanted(["price", "lowPrice"], product.price) {
                product.price = value(of: node, on: page)
                product.isMarkup = current.attributes[attribute(of: current)] != nil
            }
            if isWanted(["priceCurrency"], product.currency) {
                product.currency = value(of: node, on: page)
            }
            if isWanted(["image"], product.picture) {
                product.picture =
                    current.attributes["src"] ?? current.attributes["href"]
                    ?? current.attributes["content"]
            }
            let isName = isWanted(["name"], product.name)
            let isLink = isWanted(["url"], product.link)
            if isName || isLink, scope(of: node, on: page) == index {
                let value = value(of: node, on: page)
                if isName { product.name = value }
                if isLink { product.link = value }
            }
            node += 1
        }
        return product
    }

    /// The nearest element around a node that is a thing of its own; one that is both a thing and
    /// a property belongs to what is around it.
    private static func scope(of node: Int, on page: HTMLPage) -> Int? {
        var current = page.nodes[node].parent
        while let index = current {
            if page.nodes[index].attributes["itemscope"] != nil { return index }
            current = page.nodes[index].parent
        }
        return nil
    }

    private static func value(of index: Int, on page: HTMLPage) -> String? {
        let node = page.nodes[index]
        let value = node.attributes[attribute(of: node)] ?? page.words(in: index)
        return value.trimmed.isEmpty ? nil : value.trimmed
    }

    /// Where an element has its value for programs; without it, its words are the value.
    private static func attribute(of node: HTMLPage.Node) -> String {
        switch node.name {
        case "a", "link", "area": "href"
        case "data", "meter": "value"
        case "img": "alt"
        default: "content"
        }
    }
}
