import HearthAPI
import HearthLists
import Testing

@testable import HearthExchange

@Suite("What the page of a shop says of the thing it sells")
struct ShopPageTests {
    private func read(
        _ html: String, at link: String = "https://shop.example/lamps/7"
    ) throws -> ShopPage {
        try ShopPage(octets: Array(html.utf8), link: link, currency: Currency("SEK"))
    }

    @Test("Linked data say its name, price and picture, which is where the page is")
    func linkedData() throws {
        let page = try read(
            """
            <script type="application/ld+json">{"@graph": [
              {"@type": "Product", "name": "Shade", "url": "/lamps/8"},
              {"@type": "Product", "name": "Lamp", "url": "/lamps/7", "color": "green",
               "image": {"url": "../img/7.jpg"}, "offers": {"price": 1299, "priceCurrency": "EUR"}}
            ]}</script>
            """)
        #expect(page.wish.name == "Lamp")
        #expect(page.wish.fields.price == "1299 EUR" || page.wish.fields.price == "1299.00 EUR")
        #expect(page.wish.fields.notes == "green")
        #expect(page.picture == "https://shop.example/img/7.jpg")
    }

    @Test("Microdata, what is for social media, and the title of the window do in its place")
    func others() throws {
        let micro = try read(
            """
            <div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Lamp</span>
            <img itemprop="image" src="//cdn.example/7.png" alt="x"><span itemprop="price">99</span></div>
            """)
        #expect(micro.wish.name == "Lamp")
        #expect(micro.wish.fields.price?.hasSuffix("SEK") == true)
        #expect(micro.picture == "https://cdn.example/7.png")
        let graph = try read(
            """
            <meta property="og:type" content="product"><meta property="og:title" content="Lamp">
            <meta property="og:image" content="https://shop.example/7.webp">
            <meta property="og:site_name" content="The shop">
            """)
        #expect(graph.wish.name == "Lamp")
        #expect(graph.wish.fields.store == "The shop")
        #expect(graph.picture == "https://shop.example/7.webp")
        let plain = try read("<title> Lamp, green </title><p>Buy it</p>")
        #expect(plain.wish.name == "Lamp, green")
        #expect(plain.picture == nil)
    }

    @Test(
        "A page that says nothing, or is none, is refused",
        arguments: ["", "<p>Nothing</p>", "\u{0}\u{1}", "<title>  </title>"])
    func nothing(_ html: String) { #expect(throws: ImportError.self) { try read(html) } }

    @Test("A picture is nowhere but in the web")
    func picture() throws {
        for link in ["javascript:alert(1)", "data:image/png;base64,AAAA", "file:///etc/passwd"] {
            let page = try read(
                "<title>Lamp</title><meta property=\"og:image\" content=\"\(link)\">")
            #expect(page.picture == nil, "\(link)")
        }
    }
}
