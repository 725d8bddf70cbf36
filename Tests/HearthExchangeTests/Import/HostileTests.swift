import HearthAPI
import HearthLists
import HearthTestValues
import Testing

@testable import HearthExchange

@Suite("Hostile files")
struct HostileTests {
    @Test("A file over the limit is refused before anything of it is read")
    func tooLarge() {
        #expect(refusal([UInt8](repeating: 0x41, count: (32 << 20) + 1)) == .tooLarge)
    }

    @Test("What is not text is refused: pictures, archives, NULs, halves of characters")
    func notText() {
        let cases: [[UInt8]] = [
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0], [0x50, 0x4B, 3, 4, 0, 0, 0x81],
            Array("name\nA\0B\n".utf8), [0xEF, 0xBB, 0xBF, 0xFF], [0xFF, 0xFE, 0x41],
            [0xFF, 0xFE, 0x00, 0xD8], [0x41, 0x81],
        ]
        for octets in cases { #expect(refusal(octets) == .notText, "\(octets)") }
        #expect(refusal([]) == .empty && refusal(Array("\n \n".utf8)) == .empty)
    }

    @Test("Depth ends nothing but the file")
    func depth() throws {
        let json = String(repeating: "[", count: 1_000_000)
        #expect(refusal(Array(json.utf8), .json) == .beyond(.jsonDepth, at: 65))
        let object = String(repeating: "{\"a\":", count: 500_000)
        #expect(refusal(Array(object.utf8), .json) == .beyond(.jsonDepth, at: 64 * 5 + 1))
        let divs =
            "<html>" + String(repeating: "<div>", count: 300_000)
            + "<li><a href='https://e.org/'>Name"
        #expect(refusal(Array(divs.utf8), .html) != nil)
        let script =
            "<html><body><ul><li><a href='https://e.org/'>Name</a></ul>"
            + "<script type='application/ld+json'>\(json)</script>"
        #expect(try read(script).names == ["Name"])
    }

    @Test(
        "No number in any field of a file, nor as the number of a column, ends more than its wish",
        arguments: [
            "-9223372036854775808", "-1", "0", "9223372036854775807", "9223372036854775808",
            "1" + String(repeating: "0", count: 400), "1e400", "-1e400",
        ])
    func numbers(_ number: String) throws {
        for field in ImportField.allCases where field != .name && field != .ignore {
            let table = try read("name,\(field.rawValue)\nKite,\(number)\n", .csv)
            #expect(table.names == ["Kite"], "\(field)")
            let texts = try read(#"[{"name": "Kite", "\#(field.rawValue)": "\#(number)"}]"#, .json)
            #expect(texts.names == ["Kite"], "\(field)")
            // A number that JSON's readers have no room for is no JSON to them.
            let octets = Array(#"[{"name": "Kite", "\#(field.rawValue)": \#(number)}]"#.utf8)
            #expect([nil, .malformed(.json)].contains(refusal(octets, .json)), "\(field)")
        }
        #expect(throws: ImportError.unknownColumn(number, columns: ["Gift", "Cost"])) {
            _ = try read("Gift,Cost\nKite,1\n", .csv, mapping: [number: .name])
        }
    }

    @Test("A page fetches nothing and knows no entities but those of HTML")
    func entities() throws {
        let text = """
            <!DOCTYPE html SYSTEM "file:///etc/passwd" [<!ENTITY x SYSTEM "file:///etc/passwd">
            <!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>
            <html><ul><li><a href="https://e.org/1">One &x; &b; &amp;</a></ul></html>
            """
        let name = try #require(try read(text, .html).names.first)
        #expect(!name.contains("root") && !name.contains("aaaa") && name.hasSuffix("&"))
    }

    @Test("Signs that steer how text is shown are taken out, and that is told")
    func steering() throws {
        let file = try read("name,notes\nA\u{202E}B\u{7}C,x\u{2066}y\u{1B}[31m\n")
        #expect(file.names == ["ABC"])
        #expect(file.wishes[0].fields.notes == "xy[31m")
        #expect(file.remarks.map(\.kind) == [.cleaned(.name), .cleaned(.notes)])
    }

    @Test("What is too long is cut and told, and the whole name is kept")
    func long() throws {
        let name = String(repeating: "å", count: 300)
        let file = try read(
            "name,store,notes\n\(name),\(String(repeating: "s", count: 500)),"
                + "\(String(repeating: "n", count: 60_000))\n")
        let wish = try #require(file.wishes.first)
        #expect(wish.name.count == 200 && wish.name.hasSuffix("…"))
        #expect(wish.fields.store?.count == 200)
        #expect(wish.fields.notes?.count == 10_000)
        #expect(
            Set(file.remarks.map(\.kind)) == [
                .cut(.name, limit: 200), .cut(.store, limit: 200), .cut(.notes, limit: 10_000),
            ])
        let short = try read("name\n\(name)\n")
        #expect(short.wishes[0].fields.notes == name)
    }

    @Test("A slash belongs to a name; a link that would run something is no link")
    func slashAndLink() throws {
        let file = try read("name,link\n50/50 shirt,javascript:alert(1)\nB,https://e.org/a b\n")
        #expect(file.names == ["50/50 shirt", "B"])
        #expect(file.wishes[0].fields.link == nil)
        #expect(file.wishes[0].fields.notes == "javascript:alert(1)")
        #expect(file.wishes[1].fields.link == "https://e.org/a%20b")
    }

    @Test("More wishes than one operation takes are refused")
    func tooMany() {
        let text = "name\n" + (0...50_000).map { "W\($0)\n" }.joined()
        #expect(refusal(Array(text.utf8), .csv) == .tooMany)
    }

    @Test("Whatever stands in a file, what comes of it is what the node takes", arguments: 0..<200)
    func noise(seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        let pieces = [
            "name", "price", ",", ";", "\t", "\n", "\r\n", "\"", "'", "=1+1", "{", "}", "[", "]",
            "\"name\":", "<li>", "<a href='", "https://e.org/x", "'>", "</a>", "<html>", "\u{202E}",
            "\u{0}", "\u{FEFF}", "Ünï", "199 kr", "/", "\\", "&amp;", "🎁", "e\u{301}", " ", ":",
        ]
        var text = seed.isMultiple(of: 4) ? "<html>" : seed.isMultiple(of: 3) ? "[{\"name\":\"" : ""
        for _ in 0..<Int.random(in: 1...60, using: &dice) {
            text += pieces.randomElement(using: &dice) ?? ""
        }
        var octets = Array(text.utf8)
        if seed.isMultiple(of: 5), !octets.isEmpty {
            octets[Int.random(in: octets.indices, using: &dice)] = UInt8.random(
                in: 0...255, using: &dice)
        }
        for format in ImportFormat.allCases {
            guard let file = try? ImportFile(octets: octets, format: format) else { continue }
            for wish in file.wishes {
                try TextRule.name.check(wish.name)
                try TextRule.notes.check(wish.fields.notes ?? "")
                #expect(wish.fields.link.map(Item.isFollowable) ?? true)
                if let price = wish.fields.price { #expect(Price.parse(price) != nil) }
                for tag in wish.fields.tags ?? [] { try TextRule.tag.check(tag) }
            }
        }
    }
}
