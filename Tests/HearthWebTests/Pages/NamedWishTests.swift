import Testing

@testable import HearthWeb

struct NamedWishTests {
    @Test(
        "A name alone stays as it was typed",
        arguments: [
            "Tea cups", "AC/DC: Highland", "Node.js, 3rd edition", "t.ex. tekoppar", "  ", "",
            "1/2 kg coffee", "http", "https://", "see www",
        ])
    func name(typed: String) {
        let named = NamedWish(typed, link: "")
        #expect(named.name == typed)
        #expect(named.link == nil)
        #expect(!named.isLinkAlone)
    }

    @Test(
        "A link is taken out of what was typed",
        arguments: [
            ("https://shop.example/things/green-tea-cups", "green tea cups", true),
            (" https://shop.example/ ", "shop.example", true),
            ("HTTPS://shop.example/things/green-tea-cups.html", "green tea cups", true),
            ("www.shop.example/things/green-tea-cups", "green tea cups", true),
            ("Tea cups https://shop.example/p/123", "Tea cups", false),
            ("https://shop.example/p/123 Tea cups", "Tea cups", false),
        ])
    func link(typed: String, name: String, isAlone: Bool) {
        let named = NamedWish(typed, link: "")
        #expect(named.name == name)
        #expect(named.link?.lowercased().contains("shop.example") == true)
        #expect(named.isLinkAlone == isAlone)
        #expect(named.notes.isEmpty)
    }

    @Test("A form that has a link of its own keeps the name as it is")
    func ownLink() {
        let typed = "https://shop.example/a"
        #expect(NamedWish(typed, link: "https://shop.example/b").name == typed)
    }

    @Test(
        "What no page may lead to is no link",
        arguments: [
            "javascript:alert(1)//https://", "https:// shop", "ftp://shop.example/x",
        ])
    func hostile(typed: String) {
        let named = NamedWish(typed, link: "")
        #expect(named.link.map { $0.hasPrefix("http") } ?? true)
    }
}
