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
                "https://example.org/k", "https://example.org/l", "https://example.org/b_(1",
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
        #expect(file.wishes[0].fields.notes == "red\nL")
        #expect(file.wishes[2].fields.quantity == "2")
        #expect(
            file.notes == [
                ImportNote(line: nil, kind: .unknownColumn("weight")),
                ImportNote(line: 4, kind: .noName),
            ])
    }

    @Test("What is no JSON with wishes in it is refused")
    func malformed() {
        for text in ["{\"a\": 1}", "[1", "{\"wishes\": 3}", "[{\"name\": \"A\"}] x", "nothing"] {
            #expect(refusal(Array(text.utf8), .json) == .malformed(.json), "\(text)")
        }
        #expect(refusal(Array("[]".utf8), .json) == .empty)
    }
}
