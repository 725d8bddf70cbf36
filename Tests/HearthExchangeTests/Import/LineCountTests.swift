import HearthAPI
import Testing

@testable import HearthExchange

@Suite("Counts on lines of lists")
struct LineCountTests {
    @Test(
        "How many are wished for is read beside the name, however it is written",
        arguments: [
            ("[ 1 ] Candle", "Candle", nil), ("[ 10 ] Apple", "Apple", "10"),
            ("[2] Candle", "Candle", "2"), ("[2]Candle", "Candle", "2"),
            ("[ 3x ] Socks", "Socks", "3"), ("[x3] Socks", "Socks", "3"),
            ("[ 3 st ] Socks", "Socks", "3"), ("(x2) Socks", "Socks", "2"),
            ("( 12 st ) Socks", "Socks", "12"), ("(2x) Socks", "Socks", "2"),
            ("2x Wool socks", "Wool socks", "2"), ("2X Wool socks", "Wool socks", "2"),
            ("3 × Mug", "Mug", "3"), ("3× Mug", "Mug", "3"), ("3 x Mug", "Mug", "3"),
            ("x2 Mug", "Mug", "2"), ("×2 Mug", "Mug", "2"), ("2 st Mugg", "Mugg", "2"),
            ("2 stycken muggar", "muggar", "2"), ("2 Stück Tassen", "Tassen", "2"),
            ("3 pieces Mug", "Mug", "3"), ("2 Stk. Tassen", "Tassen", "2"),
            ("2 st. Mugg", "Mugg", "2"), ("2st Mugg", "Mugg", "2"), ("4 pcs Mug", "Mug", "4"),
            ("2x 4-pack of cells", "4-pack of cells", "2"), ("- [ 2 ] Mug", "Mug", "2"),
            ("1. [ 2 ] Mug", "Mug", "2"), ("[ ] [ 2 ] Mug", "Mug", "2"), ("☐ 2x Mug", "Mug", "2"),
            ("• 2 x Mug", "Mug", "2"), ("Mug (x2)", "Mug", "2"), ("Mug (2x)", "Mug", "2"),
            ("Mug (2 st)", "Mug", "2"), ("Mug ×2", "Mug", "2"), ("Mug × 2", "Mug", "2"),
            ("( 3 ) Cup", "Cup", "3"), ("Spoon (6)", "Spoon", "6"), ("Fork x2", "Fork", "2"),
            ("- ( 12 ) Cup", "Cup", "12"), ("Spoon ( 6 )", "Spoon", "6"),
            ("Mug (×2) https://shop.example/mug", "Mug", "2"),
            ("[ 2 ] Mug https://shop.example/mug", "Mug", "2"),
            ("[ 2 ] [Mug](https://shop.example/mug)", "Mug", "2"),
            ("24.11.26, 10:15 - A friend: [ 2 ] Mug", "Mug", "2"),
        ])
    func understood(line: String, name: String, quantity: String?) throws {
        let file = try read(line)
        #expect(file.format == .links && file.names == [name] && file.remarks.isEmpty)
        #expect(file.wishes[0].fields.quantity == quantity)
        // As a line among others, and as a text in JSON.
        let pasted = try read("Lamp\n\(line)\nBook")
        #expect(pasted.names == ["Lamp", name, "Book"])
        #expect(pasted.wishes[1].fields.quantity == quantity)
        let json = try read("[\"\(line)\", \"Lamp\"]")
        #expect(json.names == [name, "Lamp"] && json.wishes[0].fields.quantity == quantity)
    }

    @Test(
        "Numbers and letters that belong to the name stay there",
        arguments: [
            "2 x 4 plank", "30 x 40 frame", "2x4 plank", "Frame 30 × 40", "Model x5", "Roku X2",
            "Blade Runner (2049)", "Apollo 13 (2)", "1984", "[1984] A book", "X3 game",
            "2 big mugs", "[ 2 ]", "(2)", "2x",
            "[2", "3D puzzle", "2st", "Frame (30x40)", "[ a ] Mug", "Mug × many", "(500) days",
            "(2) Socks",
        ])
    func names(line: String) throws {
        let file = try read(line)
        #expect(file.names == [line] && file.wishes[0].fields.quantity == nil)
    }

    @Test(
        "Brackets of a name stay whole beside a link",
        arguments: [
            ("Lamp (red) https://shop.example/1", "Lamp (red)"),
            ("(Red) lamp: https://shop.example/1", "(Red) lamp"),
            ("https://shop.example/1 (Red) lamp", "(Red) lamp"),
            ("Lamp ( https://shop.example/1 )", "Lamp"), ("Lamp (https://shop.example/1)", "Lamp"),
            ("(Lamp https://shop.example/1)", "Lamp"),
        ])
    func brackets(line: String, name: String) throws {
        #expect(try read(line).names == [name])
    }

    @Test("Numbers of lines are none, and a count that nobody can wish for is told")
    func others() throws {
        let numbered = try read("[1] Candle\n[2] Lamp https://shop.example/lamp\n\n[3] Book")
        #expect(numbered.names == ["Candle", "Lamp", "Book"])
        #expect(numbered.wishes.allSatisfy { $0.fields.quantity == nil })
        let counted = try read("[1] Candle\n[2] Lamp\n[2] Book")
        #expect(counted.wishes.map(\.fields.quantity) == [nil, "2", "2"])
        let none = try read("[ 0 ] Candle")
        #expect(none.names == ["Candle"] && none.wishes[0].fields.notes == "0")
        #expect(none.remarks == [ImportRemark(line: 1, kind: .notUnderstood(.quantity, "0"))])
        let note = try read(
            #"{"listContent": [{"text": "[ 3 ] Mug", "isChecked": false}, {"text": "[x] 2x Cup"}]}"#
        )
        #expect(note.names == ["Mug", "Cup"])
        #expect(note.wishes.map(\.fields.quantity) == ["3", "2"])
        #expect(note.remarks == [ImportRemark(line: 2, kind: .ticked)])
    }
}
