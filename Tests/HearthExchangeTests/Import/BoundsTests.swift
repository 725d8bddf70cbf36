import HearthAPI
import Testing

@testable import HearthExchange

@Suite("Bounds are counted while a file is read")
struct BoundsTests {
    /// A file that goes on after its bound: something again and again behind a beginning.
    struct Variant: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var format: ImportFormat?
        var start = ""
        let unit: String
        /// The most units that are read; the file has more.
        let most: Int
        let bound: ReadingBound

        var text: String { start + String(repeating: unit, count: most + most / 8 + 20) }
    }

    private static let mark = "\u{301}"
    private static let letters = 260

    static let depths: [Variant] = [
        Variant(testDescription: "arrays", unit: "[\"\",", most: 70, bound: .jsonDepth),
        Variant(testDescription: "objects", unit: #"{"a":"#, most: 70, bound: .jsonDepth),
        Variant(testDescription: "both", unit: #"[{"a":"#, most: 35, bound: .jsonDepth),
        Variant(
            testDescription: "with spaces, asked for as JSON", format: .json, unit: " [ \n",
            most: 70, bound: .jsonDepth),
        Variant(
            testDescription: "behind wishes", start: #"[{"name": "Kite"}, "#, unit: "[",
            most: 70, bound: .jsonDepth),
        Variant(
            testDescription: "elements that nobody closes", start: "<html>", unit: "<div>",
            most: 520, bound: .pageDepth),
        Variant(
            testDescription: "elements with words", start: "<html>", unit: "<b>x</i>", most: 520,
            bound: .pageDepth),
        Variant(
            testDescription: "lists in lists", start: "<html>", unit: "<ul><li>", most: 260,
            bound: .pageDepth),
        Variant(
            testDescription: "an end that closes nothing", start: "<html>",
            unit: "<i><div></i>", most: 260, bound: .pageDepth),
        Variant(
            testDescription: "tables in cells", start: "<html>", unit: "<table><tr><td>",
            most: 180, bound: .pageDepth),
    ]

    static let entries: [Variant] = [
        Variant(
            testDescription: "arrays with nothing", start: "[", unit: "[],",
            most: 1_000_000, bound: .entries),
        Variant(
            testDescription: "keys", start: "{", unit: #""":0,"#, most: 500_000, bound: .entries),
        Variant(
            testDescription: "cells", format: .csv, start: "name,b\n",
            unit: String(repeating: ",", count: 899) + "\n", most: 1112, bound: .entries),
        Variant(
            testDescription: "elements", start: "<html>", unit: "<br>", most: 500_000,
            bound: .pageEntries),
        Variant(
            testDescription: "attributes", start: "<html>",
            unit: "<a" + String(repeating: " b", count: 900) + ">", most: 556,
            bound: .pageEntries),
    ]

    static let widths: [Variant] = [
        Variant(
            testDescription: "commas", format: .csv, start: "name", unit: ",", most: 1001,
            bound: .columns),
        Variant(
            testDescription: "tabs in a later line", format: .csv, start: "name\tb\n", unit: "x\t",
            most: 1001, bound: .columns),
        Variant(
            testDescription: "attributes", start: "<html><a ", unit: "a=1 ", most: 1001,
            bound: .attributes),
        Variant(
            testDescription: "attributes without spaces", start: "<html><a ", unit: "b='c'",
            most: 1001, bound: .attributes),
    ]

    static let texts: [Variant] = [
        Variant(
            testDescription: "a string", start: #"["a", ""#, unit: "0123456789",
            most: 420_000, bound: .text),
        Variant(
            testDescription: "a cell", format: .csv, start: "name,notes\nKite,\"",
            unit: "line line line\n", most: 280_000, bound: .text),
        Variant(
            testDescription: "words of a page", start: "<html>", unit: "word word ",
            most: 420_000, bound: .text),
    ]

    static let marks: [Variant] = [
        Variant(testDescription: "a line", unit: mark, most: letters, bound: .letter),
        Variant(
            testDescription: "a table", start: "name,link\nKite e", unit: mark, most: letters,
            bound: .letter),
        Variant(
            testDescription: "JSON", start: #"[{"name": "e"#, unit: mark, most: letters,
            bound: .letter),
        Variant(
            testDescription: "escapes of JSON", start: #"[{"name": "e"#, unit: #"\u0301"#,
            most: letters, bound: .letter),
        Variant(
            testDescription: "escapes of JSON in pairs", start: #"[{"name": "e"#,
            unit: #"\uD804\uDCBA"#, most: letters, bound: .letter),
        Variant(
            testDescription: "escapes of JSON in a key", start: #"[{"e"#, unit: #"\u0301"#,
            most: letters, bound: .letter),
        Variant(
            testDescription: "escapes and marks by turns", start: #"["e"#,
            unit: #"\u0301"# + mark, most: letters / 2, bound: .letter),
        Variant(
            testDescription: "entities of a page", start: "<html><p>e", unit: "&#x301;",
            most: letters, bound: .letter),
        Variant(
            testDescription: "entities in tens", start: "<html><p>e", unit: "&#769;",
            most: letters, bound: .letter),
        Variant(
            testDescription: "entities with names", start: "<html><p>e", unit: "&zwj;",
            most: letters, bound: .letter),
        Variant(
            testDescription: "entities in an attribute", start: "<html>",
            unit: "<li title='e" + repeated("&#x301;", letters) + "'>", most: 1, bound: .letter),
        Variant(
            testDescription: "entities with comments between", start: "<html><p>e",
            unit: "&#x301;<!-- x -->", most: letters, bound: .letter),
        Variant(
            testDescription: "behind ends of elements", start: "<html><p>" + repeated("<b>", 300),
            unit: "&#x301;</b>", most: letters, bound: .letter),
        Variant(
            testDescription: "a direction between", unit: mark + "\u{202D}", most: letters,
            bound: .letter),
        Variant(
            testDescription: "a carriage return between", unit: mark + "\r", most: letters,
            bound: .letter),
        Variant(
            testDescription: "marks of several kinds", unit: "\u{323}\u{301}\u{FE0F}\u{20E3}",
            most: letters / 4, bound: .letter),
        Variant(
            testDescription: "marks with a width", unit: "\u{93E}", most: letters, bound: .letter),
        Variant(testDescription: "joiners", unit: "\u{200D}", most: letters, bound: .letter),
        Variant(testDescription: "joined emoji", unit: "👩\u{200D}", most: 131, bound: .letter),
        Variant(testDescription: "skin", unit: "\u{1F3FD}", most: letters, bound: .letter),
        Variant(
            testDescription: "tags", start: "🏴", unit: "\u{E0067}", most: letters, bound: .letter),
        Variant(testDescription: "Hangul", unit: "\u{1100}", most: letters, bound: .letter),
        Variant(testDescription: "signs before", unit: "\u{600}", most: letters, bound: .letter),
        Variant(testDescription: "conjuncts", unit: "क\u{94D}", most: 131, bound: .letter),
        Variant(
            testDescription: "Latin signs that are joined", unit: "©\u{200D}", most: 131,
            bound: .letter),
    ]

    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    @Test(
        "What goes beyond a bound is refused where it does, and nothing behind it is read",
        arguments: depths + entries + widths + texts + marks)
    func refused(_ variant: Variant) throws {
        let octets = Array(variant.text.utf8)
        let error = try #require(refusal(octets, variant.format))
        guard case .beyond(let bound, let position) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(bound == variant.bound)
        let most = variant.start.utf8.count + variant.unit.utf8.count * variant.most
        #expect(position <= most && position > most / 2, "\(position) of \(most)")
    }

    @Test("Every bound has a sentence that names it")
    func sentences() {
        for bound in ReadingBound.allCases {
            let error = HearthError(.beyond(bound, at: 0))
            let limit = bound == .text ? "4" : "\(bound.limit)"
            #expect(error.arguments == ["limit": limit] && error.code.exitCode == 2)
        }
    }

    @Test("Marks are counted in each encoding of a file")
    func encodings() {
        let text = "name\ne" + Self.repeated(Self.mark, 1000)
        for isLittle in [true, false] {
            let octets = ("\u{FEFF}" + text).utf16.flatMap { unit in
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                return isLittle ? [low, high] : [high, low]
            }
            #expect(refusal(octets) == .beyond(.letter, at: 6 + 2 * 256))
        }
        #expect(
            refusal([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == .beyond(.letter, at: 6 + 2 * 256))
        // A half-width mark of Japanese belongs to the letter before it.
        let page =
            Array("<html><meta charset=shift_jis><p>".utf8) + [UInt8](repeating: 0xDE, count: 999)
        #expect(
            refusal(page).map { if case .beyond(.letter, _) = $0 { true } else { false } } == true)
    }

    @Test(
        "Data for search engines that goes beyond a bound is passed over where there is more on the page"
    )
    func linkedData() throws {
        func page(_ data: String, _ rest: String) -> String {
            "<html><script type='application/ld+json'>\(data)</script>\(rest)"
        }
        let deep = Self.repeated("[", 100)
        let long = #"{"@type": "Product", "name": "e"# + Self.repeated(#"\u0301"#, 999) + #""}"#
        let list = "<ul><li><a href='https://e.org/'>Name</a></ul>"
        for data in [deep, long] {
            #expect(try read(page(data, list)).names == ["Name"])
        }
        #expect(refusal(Array(page(deep, "").utf8)) == .beyond(.jsonDepth, at: 65))
        // A name whose entities would make such a letter stays as it is written.
        let entities = #"{"@type": "Product", "name": "e"# + Self.repeated("&#769;", 999) + #""}"#
        #expect(try read(page(entities, "")).names.first?.hasPrefix("e&#769;&#769;") == true)
    }

    @Test(
        "What people have is read: long notes, families of emoji, marks on every letter, deep pages"
    )
    func taken() throws {
        let zalgo = Self.repeated("e" + Self.repeated(Self.mark, 50), 20)
        let names = ["👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏽", "क्षत्रिय", "한국어", "Tiếng Việt", zalgo]
        let json = try JSONValue(
            text: "[" + names.map { #"{"name": "\#($0)"}"# }.joined(separator: ",") + "]")
        #expect(json.array?.count == 5)
        let file = try read(names.map { "name\n" + $0 }.first ?? "")
        #expect(file.names == [names[0]])
        let notes = Self.repeated("Ett långt ord. ", 600)
        let wishes = (0..<100).map { #"{"name": "Wish \#($0)", "notes": "\#(notes)"}"# }
        #expect(try read("[" + wishes.joined(separator: ",\n") + "]").names.count == 100)
        let deep = "<html>" + Self.repeated("<div>", 400) + "<li><a href='https://e.org/'>Name</a>"
        #expect(try read(deep).names == ["Name"])
        // Cells of a table whose ends are not written, one after the other, are not inside of each other.
        let rows = Self.repeated("<tr><td><p>x<td>", 1000)
        let table = "<html><table>\(rows)<li><a href='https://e.org/'>Name</a>"
        #expect(try read(table).names == ["Name"])
    }

    @Test(
        "JSON is read as it is written, and what is none is told",
        arguments: [
            (#"{"a": [1, -2.5e1, true, null], "b": {}}"#, true),
            (#""\u00e5\ud83c\udf81\n\/""#, true),
            ("[]", true), (" 0 ", true), ("[1,]", false), ("[,1]", false), (#"{"a"}"#, false),
            (#"{"a":}"#, false), (#"{1:2}"#, false), ("[1 2]", false), ("tru", false),
            ("[nan]", false), ("[1e400]", false), (#""\x""#, false), (#""\u12""#, false),
            ("\"a\nb\"", false), ("[1]]", false), ("[1}", false), ("", false), ("[", false),
            ("\"a", false), ("-", false), ("1 1", false),
        ])
    func json(text: String, isJSON: Bool) {
        #expect(((try? JSONValue(text: text)) != nil) == isJSON)
    }

    @Test("Values of JSON are what was written")
    func values() throws {
        let text =
            #"{"a": [1, -2.5e1, true, null, "\u00e5\ud83c\udf81\n\/\ud83c"], "b": {"c": {}}}"#
        #expect(
            try JSONValue(text: text)
                == .object([
                    "a": .array([
                        .number(1), .number(-25), .bool(true), .null, .string("å🎁\n/\u{FFFD}"),
                    ]), "b": .object(["c": .object([:])]),
                ]))
    }

    @Test("A list that begins with a bracket and is no JSON stays a list")
    func lists() throws {
        #expect(try read("[x] \"Kite\"\n[ Boat").format == .links)
        #expect(try read("[24/11/2026, 10:15:03] Me: \"Kite\"\n").format == .links)
        #expect(try read(Self.repeated("[Kite \"x\"\n", 100)).format == .links)
    }
}
