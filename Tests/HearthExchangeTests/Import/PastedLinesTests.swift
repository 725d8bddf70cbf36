import Foundation
import HearthAPI
import HearthTestValues
import HearthWire
import Testing

@testable import HearthExchange

@Suite("What is pasted into the field for one line")
struct PastedLinesTests {
    /// As a box of a checklist and a name.
    private func read(_ text: String) throws -> [String] {
        try PastedLines(text).lines.map { ($0.isDone == true ? "x " : "") + $0.name }
    }

    @Test(
        "Each line that says something is one, without what stands before its words",
        arguments: [
            // Boxes, as programs and hands write them.
            ("[ ] Milk\n[x] Bread\n[X] Salt\n[] Rice", ["Milk", "x Bread", "x Salt", "Rice"]),
            ("- [ ] Milk\n* [x] Bread\n+ [✓] Salt", ["Milk", "x Bread", "x Salt"]),
            (
                "☐ Milk\n☑ Bread\n☑️ Salt\n✅ Rice\n□ Oil",
                ["Milk", "x Bread", "x Salt", "x Rice", "Oil"]
            ),
            ("[ x ] Milk\n[  ] Bread\n[x]Salt", ["x Milk", "Bread", "x Salt"]),
            ("( ) Milk\n(x) Bread", ["Milk", "x Bread"]),
            ("1. [ ] Milk\n2. [x] Bread", ["Milk", "x Bread"]),
            // Numbers.
            ("1. Flour 500 g\n2. 3 eggs\n10) Sugar", ["Flour 500 g", "3 eggs", "Sugar"]),
            ("1) Milk\n2) Bread", ["Milk", "Bread"]), ("a) Milk\nb) Bread", ["Milk", "Bread"]),
            ("1.Milk\n2.Bread", ["Milk", "Bread"]), ("1️⃣ Milk\n2️⃣ Bread", ["Milk", "Bread"]),
            ("① Milk\n② Bread", ["Milk", "Bread"]), ("١. Milk\n٢. Bread", ["Milk", "Bread"]),
            ("- Milk\n3. Rice\n[x] Salt", ["Milk", "Rice", "x Salt"]),
            ("1. Advent\nCandles", ["1. Advent", "Candles"]),
            ("1.5 l milk\n2.5 kg flour", ["1.5 l milk", "2.5 kg flour"]),
            ("3 eggs\n2 onions", ["3 eggs", "2 onions"]),
            ("2x Mug\n3 x Fork", ["2x Mug", "3 x Fork"]),
            // Bullets and what is nested.
            ("• Milk\n◦ Bread\n‣ Salt\n– Rice", ["Milk", "Bread", "Salt", "Rice"]),
            (
                "- Fruit\n  - Apples\n\t- Pears\n\t\t* [x] Plums",
                ["Fruit", "Apples", "Pears", "x Plums"]
            ),
            ("> - Milk\n> > Bread", ["Milk", "Bread"]),
            ("-5 °C today\n-10 tomorrow", ["-5 °C today", "-10 tomorrow"]),
            // Ends of lines, blanks and what cannot be seen.
            ("Milk\r\nBread\r\n", ["Milk", "Bread"]), ("Milk\rBread", ["Milk", "Bread"]),
            ("Milk\u{2028}Bread\u{85}Salt\u{0B}Rice", ["Milk", "Bread", "Salt", "Rice"]),
            ("\n\nMilk\n \t\n\u{200B}\n\u{FEFF}\n\u{A0}\u{2060}\nBread\n", ["Milk", "Bread"]),
            ("\u{FEFF}Milk\n\u{200E}- [x] Bread\u{200F}", ["Milk", "x Bread"]),
            ("Mi\u{FEFF}lk\nBr\u{7}ead", ["Milk", "Bread"]),
            ("Milk\t2\t1 l\n  Bread   and  butter ", ["Milk 2 1 l", "Bread and butter"]),
            ("- \n-\n---\n***\n• \n- [ ]\n- [x] \nMilk", ["Milk"]), ("", []), (" \n\u{200B}\n", []),
            // Chats.
            (
                "[24/11/2026, 10:15:03] Anna: Milk\n[24/11/2026, 10:15:09] Bo: - [x] Bread",
                ["Milk", "x Bread"]
            ),
            ("24.11.26, 10:15 - Anna: Milk\n24.11.26, 10:16 - Anna: Bread", ["Milk", "Bread"]),
            ("Anna, [24.11.2026 10:15]\nMilk\nBread", ["Milk", "Bread"]),
            // One line alone.
            ("Milk", ["Milk"]), ("1. Advent", ["1. Advent"]), ("[x] Bread\n", ["x Bread"]),
            ("[Mug](https://shop.example/1)", ["[Mug](https://shop.example/1)"]),
            ("- Milk", ["Milk"]),
        ] as [(String, [String])])
    func lines(_ text: String, _ names: [String]) throws {
        #expect(try read(text) == names)
    }

    @Test("Of a line that is longer than a name, its beginning is the name and all of it the text")
    func long() throws {
        let words = Array(repeating: "plum", count: 60).joined(separator: " ")
        let families = String(repeating: "👨‍👩‍👧‍👦", count: 60)
        let letters = String(repeating: "ä", count: 300)
        let lines = try PastedLines("- [x] \(words)\nMilk\n\(families)\n\(letters)").lines
        #expect(lines.map(\.text) == [words, nil, families, letters])
        #expect(lines.map(\.isDone) == [true, false, false, false])
        // At a word, where there are any.
        #expect(lines[0].name.hasSuffix("plum…") && lines[0].name.count <= Limits.nameLength)
        #expect(lines[2].name.dropLast() == String(repeating: "👨‍👩‍👧‍👦", count: lines[2].name.count - 1))
        #expect(lines[3].name.count == Limits.nameLength)
        #expect(lines.allSatisfy { $0.name.utf8.count <= 4 * Limits.nameLength })
    }

    @Test("No text takes long, or is cut unsaid")
    func bounds() throws {
        let most = String(repeating: "a\n", count: 20_000)
        #expect(try PastedLines(most).lines.count == 20_000)
        #expect(throws: HearthError(.limitItems, ["limit": "10000"])) {
            try PastedLines(most + "b")
        }
        #expect(throws: HearthError.self) {
            try PastedLines("a" + String(repeating: "\u{301}", count: 100_000))
        }
        let long = String(repeating: "a ", count: 30_000)
        #expect(try PastedLines(long + "\nMilk").lines.map(\.name.count) == [200, 4])
    }

    @Test(
        "What people pasted in the field is read whole",
        .enabled(if: FieldCases.exists("66-paste-300.txt"), "the field's files are not here"))
    func field() throws {
        func names(_ file: String) throws -> [String] {
            try read(String(decoding: FieldCases.octets(file), as: UTF8.self))
        }
        #expect(try names("66-paste-300.txt") == (1...300).map { "Thing \($0)" })
        #expect(try names("66-paste-boxes.txt") == ["potato", "x apple", "chocolate"])
        #expect(try names("66-paste-numbers.txt") == ["Flour 500 g", "3 eggs", "Sugar"])
    }

    @Test(
        "Several lines in the field of a new wish are several wishes; one thing with its link is one",
        arguments: [
            ("Mug\nSpoon\nFork", ["Mug", "Spoon", "Fork"]),
            ("- [ ] Mug\n- Spoon\r\n1. Fork", ["Mug", "Spoon", "Fork"]),
            ("2x Mug\n\u{200B}\nSpoon (x2)", ["Mug ×2", "Spoon ×2"]),
            ("Mug https://shop.example/1\nSpoon", ["Mug https://shop.example/1", "Spoon"]),
            (
                "https://shop.example/mug\nhttps://shop.example/spoon",
                ["shop.example https://shop.example/mug", "spoon https://shop.example/spoon"]
            ),
            (
                "Mug\nhttps://shop.example/1\nSpoon\nhttps://shop.example/2",
                ["Mug https://shop.example/1", "Spoon https://shop.example/2"]
            ),
            ("Mug", nil), ("Mug\n\n", nil), ("\n \nhttps://shop.example/1\n", nil),
            ("Red kite\nhttps://shop.example/1", nil),
            ("Look what I found:\nRed kite\nhttps://shop.example/1", nil), ("", nil),
        ] as [(String, [String]?)])
    func wishes(_ text: String, _ names: [String]?) throws {
        let wishes = try PastedWishes(text)?.wishes.map { wish in
            [wish.name, wish.fields.quantity.map { "×\($0)" }, wish.fields.link]
                .compactMap(\.self).joined(separator: " ")
        }
        #expect(wishes == names)
    }
}
