package import HearthAPI
package import HearthLists
import HearthWire

/// What the page of a shop says of the one thing that it sells.
package struct ShopPage: Hashable, Sendable {
    /// Name, price, store and notes, as far as the page says them.
    package let wish: ImportedWish
    /// The link of its picture.
    package let picture: String?

    /// Reads a page; nothing but it: what it names is not fetched.
    ///
    /// - Parameters:
    ///   - octets: All of it.
    ///   - link: Where it was found.
    ///   - currency: What an amount without a currency is in.
    /// - Throws: `ImportError` when it is no page, or says nothing of what it sells.
    package init(
        octets: [UInt8], link: String, currency: Currency? = nil
    ) throws(ImportError) {
        let page = try HTMLPage(text: try TextFile(octets: octets).text)
        let address = PageAddress(page, at: link)
        var products = LinkedData.read(page).products
        if products.isEmpty { products = Microdata.products(on: page) }
        if products.isEmpty { products = [PageWishes.openGraph(page)].compactMap(\.self) }
        // A page of one thing often shows others below it.
        let product =
            products.first { address.link($0.link) == link } ?? products.first ?? PageProduct()
        var raw = RawWish(line: 1)
        raw[.name] = product.name ?? page.meta("og:title", "twitter:title") ?? page.title
        raw[.price] = product.price
        raw[.currency] = product.currency
        raw.isMarkup = product.isMarkup
        raw[.store] = product.store ?? page.meta("og:site_name")
        raw[.notes] = product.details
        guard raw[.name] != nil else { throw .empty }
        var maker = WishMaker(currency: currency)
        guard let wish = maker.wish(raw) else { throw .empty }
        self.wish = wish
        picture = address.link(product.picture ?? page.meta("og:image", "twitter:image"))
    }
}

extension HTMLPage {
    /// What stands on the window; nil without any.
    fileprivate var title: String? {
        nodes.indices.first { nodes[$0].name == "title" }.flatMap { index in
            let text = inside(index).map { nodes[$0].text }.joined().trimmed
            return text.isEmpty ? nil : text
        }
    }
}
