import HearthAPI
import Testing

@testable import HearthExchange

@Suite("Pasted links, and JSON")
struct LinkAndJSONTests {
    @Test("Names and links are told apart on every line")
    func links() throws {
        let file = try read(
            """
            https://shop.example/things/blue-wool-socks-42.html?x=1
            Kettle https://example.org/k
            https://example.org/l - A lamp
            - [Big book](https://example.org/b_(1)) the second edition
            * www.example.org/tea, please

            2. Just a name
            https://example.org/
            """)
        #expect(file.format == .links)
        #expect(
            file.names == [
                "blue wool socks 42", "Kettle", "A lamp", "Big book", "please", "Just a name",
                "example.org",
            ])
        #expect(
            file.wishes.map(\.fields.link) == [
                "https://shop.example/things/blue-wool-socks-42.html?x=1",
                "https://example.org/k", "https://example.org/l", "https://example.org/b_(1)",
                "https://www.example.org/tea", nil, "https://example.org/",
            ])
        #expect(file.wishes.map(\.line) == [1, 2, 3, 4, 5, 7, 8])
    }

    @Test("A plain array is enough, with keys as in tables or names alone")
    func simple() throws {
        let file = try read(
            """
            [{"name": "Kettle", "price": 19.9, "currency": "EUR", "tags": ["a, b", "c"],
              "colour": "red", "size": "L", "weight": 3},
             "Lamp https://example.org/l", {"url": "https://example.org/wool-socks", "qty": 2},
             {"price": 3}]
            """)
        #expect(file.format == .json)
        #expect(file.names == ["Kettle", "Lamp", "wool socks"])
        #expect(file.wishes[0].fields.price == "19.90 EUR")
        #expect(file.wishes[0].fields.tags == ["a, b", "c"])
        #expect(file.wishes[0].fields.variant == "red")
        #expect(file.wishes[0].fields.notes == "L")
        #expect(file.wishes[2].fields.quantity == "2")
        #expect(
            file.remarks == [
                ImportRemark(line: nil, kind: .unknownColumn("weight")),
                ImportRemark(line: 4, kind: .noName),
            ])
    }

    @Test("What is no JSON with wishes in it is refused")
    func malformed() {
        for text in ["[1", "[{\"name\": \"A\"}] x", "nothing"] {
            #expect(refusal(Array(text.utf8), .json) == .malformed(.json), "\(text)")
        }
        #expect(refusal(Array("[]".utf8), .json) == .empty)
    }

    @Test("Checklists and chats are read without boxes, bullets, time stamps and senders")
    func lineStarts() throws {
        let file = try read(
            """
            ☐ Wool socks
            ☑ Kettle
            ✔ Board game
            • Tea
            ▪ Coffee
            [ ] Lamp https://shop.example/lamp-12345
            [x] Puzzle
            - [ ] Rug
            2x Mug
            [24/11/2026, 10:15:03] A friend: Cup https://shop.example/cup
            24.11.26, 10:15 - A friend: Plate
            Colour: green
            """)
        #expect(
            file.names == [
                "Wool socks", "Kettle", "Board game", "Tea", "Coffee", "Lamp", "Puzzle", "Rug",
                "Mug", "Cup", "Plate", "Colour: green",
            ])
        #expect(file.remarks == [2, 3, 7].map { ImportRemark(line: $0, kind: .ticked) })
        #expect(file.wishes[5].fields.link == "https://shop.example/lamp-12345")
        #expect(file.wishes[8].fields.quantity == "2")
        for text in ["[ ] Socks\n[x] Kettle", "[24/11/2026, 10:15:03] A: Socks"] {
            #expect(try read(text).format == .links)
        }
    }

    @Test("One reader of links: names are what is left of the line")
    func oneReader() throws {
        let file = try read(
            """
            See (https://shop.example/thing).
            Planet (https://wiki.example/Mercury_(planet))
            [Planet](https://wiki.example/Mercury_(planet))
            “https://shop.example/quoted-thing”
            *https://shop.example/bold-thing*
            shop.example/no-scheme
            https://shop.example/long-thing?\(String(repeating: "a", count: 2100))
            Mr. Bean/Teddy
            """)
        #expect(
            file.names == [
                "See", "Planet", "Planet", "quoted thing", "bold thing", "no scheme", "long thing",
                "Mr. Bean/Teddy",
            ])
        #expect(
            file.wishes.map(\.fields.link) == [
                "https://shop.example/thing", "https://wiki.example/Mercury_(planet)",
                "https://wiki.example/Mercury_(planet)", "https://shop.example/quoted-thing",
                "https://shop.example/bold-thing", "https://shop.example/no-scheme", nil, nil,
            ])
        #expect(file.wishes[6].fields.notes?.hasPrefix("https://shop.example/long-thing") == true)
    }

    @Test("Notes with boxes, and wishes that lie deeper, are found; of others the keys are named")
    func shapes() throws {
        let note = try read(
            """
            {"title": "Wishes", "listContent": [{"text": "Socks", "isChecked": false},
             {"text": "Kettle", "isChecked": true}]}
            """)
        #expect(note.names == ["Socks", "Kettle"])
        #expect(note.remarks == [ImportRemark(line: 2, kind: .ticked)])
        let deep = try read(
            """
            {"data": {"wishlist": {"items": [{"title": "Kettle", "url": "https://shop.example/k",
             "price": {"amount": 399.5, "currency": "SEK"}}]}, "tags": [1, 2, 3]}}
            """)
        #expect(deep.names == ["Kettle"] && deep.wishes[0].fields.price == "399.50 SEK")
        #expect(refusal(Array("{\"a\": 1, \"b\": []}".utf8)) == .noNames(columns: ["a", "b"]))
    }

    @Test(
        "What is no list of wishes is recognised by how it begins",
        arguments: [
            ("BEGIN:VCALENDAR\nVERSION:2.0", .calendar), ("begin:vcard\r\nFN:A", .contacts),
            ("{\\rtf1\\ansi Socks}", .richText), ("%PDF-1.7\n", .document),
            ("From: a@shop.example\nTo: b@shop.example\nSubject: Socks\n\nSocks", .mail),
            (
                "From: <Saved>\nSubject: A shop\nMIME-Version: 1.0\nContent-Type: "
                    + "multipart/related; boundary=x\n\n<html>", .webArchive
            ),
        ] as [(String, OtherFile)])
    func others(text: String, kind: OtherFile) {
        #expect(refusal(Array(text.utf8)) == .otherFile(kind))
    }
}
