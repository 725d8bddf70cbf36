import HearthAPI
import Testing

@testable import HearthExchange

/// What shops get wrong in the JSON that their pages have for search engines.
@Suite("Untidy data of products on pages")
struct UntidyDataTests {
    private static let shop = #"{"@type": "Organization", "name": "Shop"}"#
    private static let kettle = """
        {"@type": "Product", "name": "Kettle 1.7 l", "url": "https://shop.example/kettle",
         "offers": {"@type": "Offer", "price": "399.50", "priceCurrency": "SEK"}}
        """
    private static let mug = #"{"@type": "Product", "name": "Mug"}"#

    private static func script(_ text: String) -> String {
        "<script type=\"application/ld+json\">\(text)</script>"
    }

    private static func page(_ scripts: String...) -> String {
        "<!DOCTYPE html><html><head>\(scripts.joined())</head><body><p>Shop</p></body></html>"
    }

    @Test(
        "One of several things in a script is found, whatever parts them or stands around them",
        arguments: [
            "\(shop)\n\(kettle)", "\(shop)\(kettle)", "\(kettle)\(shop)", "\(shop),\n\(kettle)",
            "\(shop);\(kettle);", "\(shop),\(kettle),", "\(shop)\u{A0}\u{FEFF}\(kettle)",
            "[\(shop), \(kettle)]", "[\(shop), \(kettle),]", "[\(shop) \(kettle)]",
            "[\(shop)][\(kettle)]", "[[\(shop)], [\(kettle)]]",
            "{\"@graph\": [\(shop), \(kettle)]}",
            "{\"@graph\": [\(shop), \(kettle)],}", "\(shop)\n{\"@graph\": [\(kettle)]}",
            "{\"@type\": \"WebPage\", \"mainEntity\": \(kettle)}",
            "<![CDATA[\(shop)\(kettle)]]>", "//<![CDATA[\n\(shop)\n\(kettle)\n//]]>",
            "// <![CDATA[ \(shop) \(kettle) // ]]>", "/*<![CDATA[*/ \(shop) \(kettle) /*]]>*/",
            "<!-- \(shop) \(kettle) -->", "<!--//--><![CDATA[//><!--\n\(kettle)\n//--><!]]>",
            "var data = \(shop); data = \(kettle);",
            "/* {the shop} */ \(shop) /* [it] */ \(kettle)",
            "{\"a\": 1} {broken} \(kettle)", "\(kettle) \(shop.dropLast())",
            "\(shop) \(kettle.dropLast()) // the end\n}", "\u{FEFF}\(shop)\u{FEFF}\(kettle)",
            "{ /* first */ \"x\": [1, 2,], // then {\n \"y\": \(kettle),, }",
        ])
    func several(text: String) throws {
        let file = try read(Self.page(Self.script(text)))
        #expect(file.names == ["Kettle 1.7 l"])
        #expect(file.wishes[0].fields.link == "https://shop.example/kettle")
        #expect(file.wishes[0].fields.price == "399.50 SEK")
        #expect(file.remarks.isEmpty)
        let shop = try ShopPage(
            octets: Array(Self.page(Self.script(text)).utf8), link: "https://shop.example/kettle")
        #expect(shop.wish.name == "Kettle 1.7 l" && shop.wish.fields.price == "399.50 SEK")
    }

    @Test("Several products are found in one script and in several, with types of all sorts")
    func products() throws {
        let both = ["Kettle 1.7 l", "Mug"]
        let (kettle, mug) = (Self.kettle, Self.mug)
        #expect(try read(Self.page(Self.script("\(kettle)\n\(mug)"))).names == both)
        #expect(try read(Self.page(Self.script(kettle), Self.script(mug))).names == both)
        #expect(try read(Self.page(Self.script(kettle + kettle), Self.script(mug))).names == both)
        let odd = "<script type=' Application/LD+JSON; charset=utf-8 '>\(mug)</script>"
        #expect(try read(Self.page(Self.script(Self.shop + kettle), odd)).names == both)
        let listed = "{\"@type\": \"ItemList\", \"itemListElement\": [\(kettle)\n\(mug)]}"
        #expect(try read(Self.page(Self.script(Self.shop + listed))).names == both)
    }

    @Test(
        "Texts in it keep what they say",
        arguments: [
            (#""Kettle 5" wide""#, #"Kettle 5" wide"#), (#""Say "hi" often" "#, #"Say "hi" often"#),
            (#""It\'s {one}; a,b""#, "It's {one}; a,b"), ("\"Two\nlines\"", "Two lines"),
            ("\"Tab\there\"", "Tab here"), (#""https://a.example/*b*/""#, "https://a.example/*b*/"),
            (#""Å \u00e9 \/ \\ \"q\"""#, #"Å é / \ "q""#), (#""A &amp; b // c""#, "A & b // c"),
            (#""]]> {not} the end""#, "]]> {not} the end"), (#""A" // a note"#, "A"),
        ])
    func texts(written: String, name: String) throws {
        let text = "\(Self.shop)\n{\"@type\": \"Product\", \"name\": \(written)\n, }"
        #expect(try read(Self.page(Self.script(text))).names == [name])
    }

    @Test(
        "Where a template had no value, or one of another language, there is none",
        arguments: [
            #""sku": , "size": "#, #""sku": NaN, "mpn": undefined"#, #""sku": None, "isNew": True"#,
            #""sku": -Infinity, "x": [undefined, NaN,]"#, #""a": 1e3, "b": -2.5E+2, "c": 1E-2"#,
            #""a": true, "b": false , "c": null, "d": Null"#, #""sku": None // none"#,
            #""a": [1, , 2], "b": {"c": }"#,
        ])
    func gaps(fields: String) throws {
        let text = "{\"@type\": \"Product\", \"name\": \"Mug\", \(fields)\n, }"
        let file = try read(Self.page(Self.script(text)))
        #expect(file.names == ["Mug"] && file.remarks.isEmpty)
    }

    @Test("It may be coded for a page, or written as one text")
    func coded() throws {
        let inner = Self.mug.replacing("\"", with: "&quot;")
        #expect(try read(Self.page(Self.script(inner + inner))).names == ["Mug"])
        let text = "\"" + Self.mug.replacing("\"", with: "\\\"") + "\""
        #expect(try read(Self.page(Self.script(text))).names == ["Mug"])
    }

    @Test("What cannot be read is told, and refused where there is nothing else")
    func unread() throws {
        let broken = Self.script(#"{"@type": "Product", "name": "Lamp, "big", red", "x": 1}"#)
        let cut = Self.script(String(Self.kettle.dropLast(1)))
        for script in [broken, cut] {
            let file = try read(Self.page(Self.script(Self.mug), script))
            #expect(file.names == ["Mug"] && file.remarks.map(\.kind) == [.productsUnread])
            #expect(refusal(Array(Self.page(script).utf8)) == .malformed(.html))
        }
        let other = Self.script(#"{"@type": "Organization", "name": "#)
        #expect(try read(Self.page(Self.script(Self.mug), other)).remarks.isEmpty)
    }
}
