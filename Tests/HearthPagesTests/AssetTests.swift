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

    @Test("What a kind brings is served below its name, or is part of the scripts of all pages")
    func kinds() throws {
        func text(_ octets: [UInt8]) -> String { String(decoding: octets, as: UTF8.self) }
        let files = PageFiles([
            "style.css": Array("a { b: c; }".utf8), "deep/one.js": Array("// why\none();".utf8),
            "scripts/b.js": Array("b();\n".utf8), "scripts/a.js": Array("a();\n".utf8),
            "waiting/c.js": Array("c();\n".utf8), "templates/t.mustache": Array("{{t}}".utf8),
            "words.txt": [], "icons.svg": Array("<svg>\n<symbol id=\"x\"/>\n</svg>\n".utf8),
        ])
        #expect(text(files.symbols) == "<symbol id=\"x\"/>\n")
        #expect(files.assets.keys.sorted() == ["deep/one.js", "style.css"])
        #expect(files.assets["deep/one.js"].map { text($0.octets) } == "one();")
        #expect(text(files.scripts) == "a();\nb();\n" && text(files.waiting) == "c();\n")
        #expect(files.templates == ["t": "{{t}}"])
        for name in ["notes/style.css", "notes/sinking.js", "icon-192.png"] {
            #expect(Asset.named(name) != nil, "\(name)")
        }
        for name in ["notes/record.js", "worker.js", "scripts/live.js", "wishes/scripts/shops.js"] {
            #expect(Asset.named(name) == nil, "\(name)")
        }
        // The one that begins is the last.
        let script = text(try #require(Asset.named("hearth.js")).octets)
        let ofWishes = try #require(script.firstRange(of: "data-takes-link"))
        let ofLive = try #require(script.firstRange(of: "EventSource"))
        #expect(ofWishes.lowerBound < ofLive.lowerBound)
    }
}
