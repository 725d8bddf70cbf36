/// Products in JSON-LD (schema.org Product, Offer and ItemList), which most shops have for search
/// engines.
enum LinkedData {
    /// What leads away from what the page is about.
    private static let passedOver: Set<String> = [
        "isRelatedTo", "isSimilarTo", "isAccessoryOrSparePartFor", "isConsumableFor", "review",
        "reviews", "hasVariant", "isVariantOf", "breadcrumb",
    ]

    /// What the page sells as far as that can be read; `isWhole`: there is nothing about products that cannot;
    /// `passedOver`: why some of it was not looked at: there may be more on the page than it.
    static func read(
        _ page: HTMLPage
    ) -> (products: [PageProduct], isWhole: Bool, passedOver: ImportError?) {
        var products: [PageProduct] = []
        var isWhole = true
        var passedOver: ImportError?
        var octets = 0
        for (index, node) in page.nodes.enumerated()
        where node.name == "script"
            && node.attributes["type"]?.trimmed.lowercased().hasPrefix("application/ld+json")
                == true
        {
            let text = page.inside(index).map { page.nodes[$0].text }.joined()
            octets += text.utf8.count
            do throws(ImportError) {
                guard octets <= ReadingBound.text.limit else { throw .beyond(.text, at: 0) }
                let unread = try UntidyJSON.read(text) {
                    collect($0, isListed: false, &products)
                }
                if unread.contains(where: { $0.contains("Product") }) { isWhole = false }
            } catch {
                passedOver = error
            }
        }
        return (products, isWhole, passedOver)
    }

    /// Calls itself for every level, of which a `JSONValue` has a bounded number.
    private static func collect(
        _ value: JSONValue, isListed: Bool, _ products: inout [PageProduct]
    ) {
        guard products.count < ExchangeLimits.wishes else { return }
        if let values = value.array {
            for value in values { collect(value, isListed: isListed, &products) }
            return
        }
        guard let object = value.object else { return }
        let types = Set(names(object["@type"]))
        if types.contains("BreadcrumbList") { return }
        if types.contains(where: { $0 == "Product" || $0.hasSuffix("Product") })
            || types.contains("ProductGroup")
        {
            products.append(product(object))
            return
        }
        if types.contains("ListItem") {
            if let item = object["item"], item.object != nil {
                collect(item, isListed: true, &products)
            } else if isListed, let name = object["name"]?.string {
                products.append(
                    PageProduct(name: name, link: object["url"]?.string ?? object["item"]?.string))
            }
            return
        }
        let isList = types.contains("ItemList") || types.contains("OfferCatalog")
        for (key, value) in object.sorted(by: { $0.key < $1.key })
        where !passedOver.contains(key) {
            collect(value, isListed: isList && key == "itemListElement", &products)
        }
    }

    private static func product(_ object: [String: JSONValue]) -> PageProduct {
        let offers = object["offers"].map { $0.array ?? [$0] } ?? []
        let offer = offers.first { price($0) != nil } ?? offers.first
        let specification = offer?["priceSpecification"].map { $0.array?.first ?? $0 }
        let details = ["size", "color"].compactMap { key in
            object[key].flatMap { $0.string ?? $0["name"]?.string }
        }
        return PageProduct(
            name: object["name"]?.string.map(UntidyJSON.withoutEntities),
            link: object["url"]?.string ?? offer?["url"]?.string
                ?? object["@id"]?.string.flatMap(LinkText.absolute),
            price: offer.flatMap(price) ?? specification?["price"]?.string, isMarkup: true,
            currency: offer?["priceCurrency"]?.string
                ?? specification?["priceCurrency"]?.string,
            store: offer?["seller"].flatMap { $0.string ?? $0["name"]?.string },
            details: details.isEmpty ? nil : details.joined(separator: ", "),
            picture: picture(object["image"]))
    }

    /// A link, a thing with one, or several of either.
    private static func picture(_ value: JSONValue?) -> String? {
        let first = value?.array?.first ?? value
        return first?.string ?? first?["url"]?.string ?? first?["contentUrl"]?.string
    }

    private static func price(_ offer: JSONValue) -> String? {
        offer["price"]?.string ?? offer["lowPrice"]?.string
    }

    /// Types as a name or an address, one or several.
    private static func names(_ value: JSONValue?) -> [String] {
        (value?.array ?? value.map { [$0] } ?? []).compactMap(\.string).map { type in
            type.split(whereSeparator: { "/:#".contains($0) }).last.map(String.init) ?? type
        }
    }
}
