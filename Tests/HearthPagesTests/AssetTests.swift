import Testing

@testable import HearthPages

@Suite("Files beside pages")
struct AssetTests {
    @Test(
        "Remarks that stand on lines of their own stay at home with all indents, and nothing else does"
    )
    func remarks() throws {
        let text = """
            /* Why. */
            a { color: red; } /* here */
            e {
              color: blue;
            }
              /* Because of
                 b. */
            b { background: url(//c); }
            // And d.
            d("// e"); // f
            """
        let kept = Asset.withoutRemarks(Array(text.utf8))
        #expect(
            String(decoding: kept, as: UTF8.self) == """
                a { color: red; } /* here */
                e {
                color: blue;
                }
                b { background: url(//c); }
                d("// e"); // f
                """)
        for name in ["style.css", "hearth.js", "outbox.js", "outbox.css", "photos.js", "viewer.js"]
        {
            let served = try #require(Asset.named(name)?.octets)
            let lines = String(decoding: served, as: UTF8.self).split(separator: "\n")
                .map { $0.drop { $0 == " " } }
            #expect(lines.count > 10)
            #expect(!lines.contains { $0.hasPrefix("//") || $0.hasPrefix("/*") })
        }
        // Every remark of the styles ends a line, or the rules after it would be lost.
        let style = try #require(Asset.named("style.css")?.octets)
        #expect(String(decoding: style, as: UTF8.self).contains("@media print"))
    }
}
