import HearthAPI
import Testing

@testable import HearthExchange

@Suite("Saved pages of shops")
struct PageTests {
    private func page(_ head: String, _ body: String = "") throws -> ImportFile {
        try read("<!DOCTYPE html><html><head>\(head)</head><body>\(body)</body></html>")
    }

    @Test("Products for search engines are read wherever they stand in the JSON")
    func linkedData() throws {
        let file = try page(
            """
            <link rel="canonical" href="https://shop.example/list/7">
            <meta property="og:site_name" content="The &amp; shop">
            <script type="application/ld+json">
            {"@context": "https://schema.org", "@graph": [
              {"@type": "BreadcrumbList", "itemListElement":
                [{"@type": "ListItem", "name": "Home", "item": "https://shop.example/"}]},
              {"@type": "ItemList", "itemListElement": [
                {"@type": "ListItem", "position": 1, "item": {"@type": ["Product", "Thing"],
                  "name": "Kettle &amp; more", "url": "/p/1", "color": "red",
                  "isSimilarTo": {"@type": "Product", "name": "Not this"},
                  "offers": [{"@type": "Offer", "price": "1299.00", "priceCurrency": "SEK",
                              "seller": {"name": "Corner"}}]}},
                {"@type": "ListItem", "name": "Lamp", "url": "https://shop.example/p/2"},
                {"@type": "ListItem", "item": {"@type": "http://schema.org/Product",
                  "name": "Book", "@id": "https://shop.example/p/3",
                  "offers": {"@type": "AggregateOffer", "lowPrice": 5.5,
                             "priceCurrency": "EUR"}}}]}]}
            </script>
            <script type="application/ld+json">{"broken": </script>
            """)
        #expect(file.format == .html && file.remarks.isEmpty)
        #expect(file.names == ["Kettle & more", "Lamp", "Book"])
        #expect(
            file.wishes.map(\.fields.link) == [1, 2, 3].map { "https://shop.example/p/\($0)" })
        #expect(file.wishes.map(\.fields.price) == ["1299.00 SEK", nil, "5.50 EUR"])
        #expect(file.wishes.map(\.fields.store) == ["Corner", "The & shop", "The & shop"])
        #expect(file.wishes[0].fields.notes == "red")
    }

    @Test("Products in microdata are read, without those that go with them")
    func microdata() throws {
        let file = try page(
            "<base href='https://shop.example/a/'>",
            """
            <div itemscope itemtype="https://schema.org/Product">
              <h2 itemprop="name">Wool
                 socks</h2><a itemprop="url" href="p/1">see</a>
              <div itemprop="brand" itemscope itemtype="https://schema.org/Brand">
                <span itemprop="name">Brand</span></div>
              <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
                <meta itemprop="priceCurrency" content="SEK"><span itemprop="price"
                content="99.00">99 kr</span></div>
              <div itemscope itemtype="https://schema.org/Product">
                <span itemprop="name">Other</span></div>
            </div>
            """)
        #expect(file.names == ["Wool socks", "Other"])
        #expect(file.wishes[0].fields.price == "99.00 SEK")
        #expect(file.wishes[0].fields.link == "https://shop.example/a/p/1")
    }

    @Test(
        "A thing in microdata is a product by any of its types, however its address is written",
        arguments: [
            "http://schema.org/Product", "https://www.schema.org/Product",
            "https://schema.org/Product/", "https://schema.org/Product https://schema.org/Book",
            "https://schema.org/Book\nhttps://schema.org/Product",
            "https://schema.org/IndividualProduct",
        ])
    func typesOfMicrodata(type: String) throws {
        let file = try page(
            "",
            """
            <div itemscope itemtype="\(type)"><b itemprop="name">Kettle</b></div>
            <div itemscope itemtype="https://schema.org/ProductModels"><b itemprop="name">x</b></div>
            """)
        #expect(file.names == ["Kettle"])
    }

    @Test("A page about one product says so to social networks")
    func openGraph() throws {
        let file = try page(
            """
            <meta property="og:type" content="product"><meta property="og:title" content="Kettle">
            <meta property="og:url" content="https://shop.example/k">
            <meta property="product:price:amount" content="399,50">
            <meta property="product:price:currency" content="SEK">
            """)
        #expect(file.names == ["Kettle"])
        #expect(file.wishes[0].fields.link == "https://shop.example/k")
        #expect(file.wishes[0].fields.price == "399.50 SEK")
    }

    @Test(
        "A price in markup that could be two is told and stays in the notes, wherever it stands",
        arguments: [
            """
            <script type="application/ld+json">{"@type": "Product", "name": "Kettle",
            "offers": {"price": "1,299", "priceCurrency": "SEK"}}</script>
            """,
            """
            <meta property="og:title" content="Kettle"><meta property="product:price:amount"
            content="1,299"><meta property="product:price:currency" content="SEK">
            """,
            """
            <div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Kettle</b>
            <meta itemprop="priceCurrency" content="SEK"><meta itemprop="price" content="1,299"></div>
            """,
            """
            <div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Kettle</b>
            <meta itemprop="priceCurrency" content="SEK">
            <data itemprop="price" value="1,299">1 299 kr</data></div>
            """,
        ])
    func twoPrices(head: String) throws {
        let file = try page(head)
        #expect(file.names == ["Kettle"] && file.wishes[0].fields.price == nil)
        #expect(file.wishes[0].fields.notes == "1,299 SEK")
        #expect(file.remarks == [ImportRemark(line: 1, kind: .notUnderstood(.price, "1,299"))])
        let shop = try ShopPage(octets: Array(head.utf8), link: "https://shop.example/kettle")
        #expect(shop.wish.fields.price == nil && shop.wish.fields.notes == "1,299 SEK")
        let clear = try page(head.replacing("1,299", with: "1299.000"))
        #expect(clear.wishes[0].fields.price == "1299.00 SEK" && clear.remarks.isEmpty)
        let people = try page(
            """
            <div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Kettle</b>
            <span itemprop="price">1,299 USD</span></div>
            """)
        #expect(people.wishes[0].fields.price == "1299.00 USD")
    }

    @Test("A page that says nothing gives the links in its lists, and that is told")
    func links() throws {
        let file = try read(
            """
            <!-- saved from url=(0026)https://shop.example/wish -->
            <html><body><nav><ul><li><a href="/start">Start page</a></li></ul></nav>
            <a href="/x">Not in a list</a>
            <ul><li><a href="/p/1"><img alt="Picture"></a> <a href="/p/1">Wool <b>socks</b></a>
              <a href="javascript:buy()">Put this into the basket</a></li>
            <li><a href="/p/2"><img alt="A lamp"></a></li><li><a href="#top">to the top</a></li>
            </ul><table><tr><td><a href="/p/3">Book</a></td></tr></table>
            <script>"<li><a href='/p/4'>Fourth</a>"</script></body></html>
            """)
        #expect(file.names == ["Wool socks", "A lamp", "Book"])
        #expect(
            file.wishes.map(\.fields.link) == [1, 2, 3].map { "https://shop.example/p/\($0)" })
        #expect(file.remarks.map(\.kind) == [.linksOnly])
    }

    @Test("Beside a long list menus are no wishes, and it is told how many are not in the file")
    func menus() throws {
        let entries = (1...6).map { "<li><a href='/p/\($0)'>Toy number \($0)</a></li>" }
        let file = try read(
            """
            <!-- saved from url=(0026)https://shop.example/wish -->
            <html><body><ul><li><a href="/help">Help and customer service</a></li>
            <li><a href="/lists">Your other lists</a></li></ul><span>40 items</span>
            <ul>\(entries.joined())</ul></body></html>
            """)
        #expect(file.names == (1...6).map { "Toy number \($0)" })
        #expect(file.remarks.map(\.kind) == [.linksOnly, .partOfList(found: 6, said: 40)])
    }

    @Test("A browser's bookmarks are read with titles, tags and notes, and nothing that would run")
    func bookmarks() throws {
        let file = try read(
            """
            <!DOCTYPE NETSCAPE-Bookmark-file-1>
            <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
            <TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
            <DL><p>
                <DT><H3>Bar</H3>
                <DL><p>
                    <DT><A HREF="https://shop.example/kettle">Kettle &amp; cups</A>
                    <DT><A HREF="https://shop.example/socks" TAGS="warm,wool">Socks</A>
                    <DD>Size 39, grey
                    <DT><A HREF="https://shop.example/untitled"></A>
                    <HR>
                    <DT><A HREF="javascript:alert(1)">A bookmarklet</A>
                    <DT><A HREF="place:type=6">Recent tags</A>
                </DL><p>
                <DT><A HREF="https://shop.example/lamp">Lamp</A>
            </DL>
            """)
        #expect(file.names == ["Kettle & cups", "Socks", "untitled", "Lamp"])
        #expect(file.wishes.map(\.fields.notes) == [nil, "Size 39, grey", nil, nil])
        #expect(file.wishes[1].fields.tags == ["warm", "wool"] && file.remarks.isEmpty)
    }

    @Test("Links that stand in every entry of a list are no wishes")
    func furniture() throws {
        let entries = (1...4).map { number in
            """
            <li><a href="/p/\(number)">Toy \(number)</a>
            <a href="/add/\(number)">Add to the cart with delivery tomorrow</a>
            <a href="/r/\(number)">4,711 customers have written a review</a></li>
            """
        }
        let file = try read(
            "<!-- saved from url=(0024)https://shop.example/list --><ul>\(entries.joined())</ul>",
            .html)
        #expect(file.names == ["Toy 1", "Toy 2", "Toy 3", "Toy 4"])
    }

    @Test("A page is read in the encoding that it declares")
    func declaredEncoding() throws {
        let start =
            "<!DOCTYPE html><meta charset=\"iso-8859-2\"><script type=\"application/ld+json\">"
        let octets =
            Array((start + "{\"@type\": \"Product\", \"name\": \"").utf8)
            + [0xAF, 0xF3, 0xB3, 0x74, 0x79] + Array("\"}</script>".utf8)
        let file = try ImportFile(octets: octets)
        #expect(file.names == ["Żółty"] && file.remarks.isEmpty)
    }
}
