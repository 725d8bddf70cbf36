/// Wishes on a saved page of a shop: what it says of its products to search engines, and when it
/// says nothing, the links in its lists.
enum PageWishes {
    static func wishes(
        in text: String, _ maker: inout WishMaker
    ) throws(ImportError) -> [RawWish] {
        let page = try HTMLPage(text: text)
        let address = PageAddress(page)
        var found = Bookmarks.isFile(text) ? Bookmarks.products(on: page) : []
        var isWhole = true
        var passedOver: ImportError?
        if found.isEmpty { (found, isWhole, passedOver) = LinkedData.read(page) }
        if found.isEmpty { found = Microdata.products(on: page) }
        if found.isEmpty, let product = openGraph(page) { found = [product] }
        let store = page.meta("og:site_name")
        if found.count == 1, found[0].link == nil { found[0].link = address.own }
        if found.isEmpty {
            found = ListLinks.products(on: page, address)
            if !found.isEmpty, isWhole { maker.note(.linksOnly, line: nil) }
            if found.count > 1, let said = ListLinks.countSaid(on: page, beyond: found.count) {
                maker.note(.partOfList(found: found.count, said: said), line: nil)
            }
        }
        if found.isEmpty, let passedOver { throw passedOver }
        if !isWhole {
            guard !found.isEmpty else { throw .malformed(.html) }
            maker.note(.productsUnread, line: nil)
        }
        return unique(found).enumerated().map { index, product in
            var wish = RawWish(line: index + 1)
            wish[.name] = product.name
            wish[.link] = address.link(product.link)
            wish[.price] = product.price
            wish[.currency] = product.currency
            wish.isMarkup = product.isMarkup
            wish[.store] = product.store ?? store
            wish[.notes] = product.details
            wish[.tags] = product.tags
            return wish
        }
    }

    /// Pages say the same thing several times.
    private static func unique(_ products: [PageProduct]) -> [PageProduct] {
        var seen: Set<[String?]> = []
        return products.filter { seen.insert([$0.name, $0.link]).inserted }
    }

    static func openGraph(_ page: HTMLPage) -> PageProduct? {
        let price = page.meta("product:price:amount", "og:price:amount")
        let isProduct =
            price != nil || page.meta("og:type").map { $0.contains("product") } ?? false
        guard isProduct, let name = page.meta("og:title", "twitter:title") else { return nil }
        return PageProduct(
            name: name, link: page.meta("og:url"), price: price, isMarkup: true,
            currency: page.meta("product:price:currency", "og:price:currency"))
    }
}

/// A product as a page tells of it.
struct PageProduct: Hashable {
    var name: String?
    var link: String?
    var price: String?
    /// Whether the price is written for programs, and not for people.
    var isMarkup = false
    var currency: String?
    var store: String?
    /// Size and colour, or notes.
    var details: String?
    /// Parted by commas.
    var tags: String?
    /// A link.
    var picture: String?
}
