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
        #expect(page.wish.fields.price == "1299.00 EUR")
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

    private func linked(_ json: String) throws -> ImportedWish {
        try read(
            "<script type=\"application/ld+json\">\(json)</script>", at: "https://shop.example/"
        ).wish
    }

    @Test(
        "Linked data that are not quite JSON are read all the same",
        arguments: [
            "//<![CDATA[\n{}\n//]]>", "<![CDATA[{}]]>", "{};", "/* a shop */ {}",
            "\n {} <!-- -->",
        ])
    func untidy(_ frame: String) throws {
        let product = """
            {"@type": "Product", "description": "Two\nlines\tand a tab \\"quoted\\"",
             "name": "Kettle", "offers": {"price": "399.50", "priceCurrency": "SEK"}}
            """
        let wish = try linked(frame.replacing("{}", with: product))
        #expect(wish.name == "Kettle" && wish.fields.price == "399.50 SEK")
    }

    @Test("HTML's entities in linked data are read, once")
    func entities() throws {
        let written =
            "Salt &amp; pepper &#039;Duo&#39; 5&quot; &eacute; AT&T &amp;amp; &nothing; &#xE9; &"
        let wish = try linked("{\"@type\": \"Product\", \"name\": \"\(written)\"}")
        #expect(wish.name == "Salt & pepper 'Duo' 5\" é AT&T &amp; &nothing; é &")
    }

    @Test("In what is for programs the point is before the fraction; what could be groups is told")
    func points() throws {
        func price(_ text: String) throws -> WishFields {
            try linked(
                """
                {"@type": "Product", "name": "Chair",
                 "offers": {"price": "\(text)", "priceCurrency": "EUR"}}
                """
            ).fields
        }
        #expect(try price("149.000").price == "149.00 EUR")
        #expect(try price("19.9900").price == "19.99 EUR")
        let told = try price("1.299,000")
        #expect(told.price == nil && told.notes?.contains("1.299,000") == true)
        let micro = try read(
            """
            <div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Table</span>
            <meta itemprop="price" content="149.000"><meta itemprop="priceCurrency" content="EUR"></div>
            """)
        #expect(micro.wish.fields.price == "149.00 EUR")
    }
}
