import HearthLists
import Testing

@Suite("Links as people write them")
struct WrittenLinkTests {
    @Test(
        "A scheme is added, what stands around goes, and what belongs to a link stays",
        arguments: [
            ("https://shop.example/a", "https://shop.example/a"),
            ("www.shop.example/a", "https://www.shop.example/a"),
            ("shop.example/a", "https://shop.example/a"), ("shop.example", "https://shop.example"),
            (" https://shop.example/a. ", "https://shop.example/a"),
            ("(https://shop.example/a).", "https://shop.example/a"),
            ("https://wiki.example/Mercury_(planet)", "https://wiki.example/Mercury_(planet)"),
            ("(https://wiki.example/Mercury_(planet))", "https://wiki.example/Mercury_(planet)"),
            ("“https://shop.example/a”", "https://shop.example/a"),
            ("»https://shop.example/a«", "https://shop.example/a"),
            ("*https://shop.example/a*", "https://shop.example/a"),
            ("<https://shop.example/a>", "https://shop.example/a"),
            ("https://shop.example/a…", "https://shop.example/a"),
            ("https://shop.example/a?", "https://shop.example/a"),
            ("https://shop.example/pay!now", "https://shop.example/pay!now"),
            ("https://shop.example/women's", "https://shop.example/women%27s"),
            ("https://shop.example/käse", "https://shop.example/käse"),
            ("https://bücher.example/a", "https://bücher.example/a"),
            ("HTTPS://SHOP.EXAMPLE/A", "HTTPS://SHOP.EXAMPLE/A"),
            ("https://shop.example/x?t=[red]|{blue}", "https://shop.example/x?t=[red]|{blue}"),
            ("https://shop.example/%E2%9C%93", "https://shop.example/%E2%9C%93"),
            ("\u{200E}https://shop.example/a\u{2069}", "https://shop.example/a"),
            ("https://shop.example/a b", nil), ("javascript:alert(1)", nil), ("shop", nil),
            ("1.5", nil), ("a.b", nil), ("mailto:a@shop.example", nil), ("https://", nil),
            ("", nil), ("...", nil), ("-.example/a\u{0}", nil),
        ] as [(String, String?)])
    func followable(text: String, expected: String?) {
        #expect(WrittenLink.followable(text) == expected)
    }

    @Test("One of more than 2,000 characters is none")
    func long() {
        let long = "https://shop.example/" + String(repeating: "a", count: 2000)
        #expect(WrittenLink.followable(long) == nil)
    }

    @Test(
        "What is no link is told with its real fault",
        arguments: [
            ("https://shop.example/a b", .space), ("Look at https://shop.example/a", .space),
            ("javascript:alert(1)", .scheme("javascript")),
            ("mailto:a@shop.example", .scheme("mailto")),
            ("FTP://shop.example/a", .scheme("ftp")), ("htps://shop.example", .scheme("htps")),
            ("hearth:hearth1qq", .scheme("hearth")), ("file:///home/me/a.html", .scheme("file")),
            ("https://", .noSite), ("http:///a", .noSite), ("https:/shop.example", .noSite),
            ("https:shop.example", .noSite), ("shop", .noLink), ("localhost:8080/a", .noLink),
            ("192.0.2.7/a", .noLink), ("", .noLink), (":", .noLink), ("//shop.example", .noLink),
            (
                "https://shop.example/" + String(repeating: "a", count: 2000),
                .tooLong(characters: 2021)
            ),
            (
                "https://shop.example/" + String(repeating: "'", count: 1000) + "a",
                .tooLong(characters: 3022)
            ),
        ] as [(String, WrittenLink.Fault)])
    func faults(text: String, fault: WrittenLink.Fault) {
        #expect(throws: fault) { try WrittenLink.read(text) }
    }
}
