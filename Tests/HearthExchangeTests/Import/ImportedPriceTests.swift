import HearthAPI
import Testing

@testable import HearthExchange

@Suite("Prices and lines as other programs write them")
struct ImportedPriceTests {
    @Test(
        "Digits of other scripts are read as what they are",
        arguments: [
            ("١٢٣٫٥٠ SEK", "123.50 SEK"), ("۱۲۳٫۵۰ SEK", "123.50 SEK"), ("१२३ EUR", "123.00 EUR"),
            ("١٬٢٣٤٫٥٠ EUR", "1234.50 EUR"), ("１２.５０ EUR", "12.50 EUR"), ("৪৫ EUR", "45.00 EUR"),
        ])
    func digits(written: String, price: String) throws {
        let file = try read("name\tprice\nCup\t\(written)")
        #expect(file.wishes.map(\.fields.price) == [price] && file.remarks.isEmpty)
    }

    @Test(
        "Whole numbers in a price of its own may be hundredths, unless another one has a fraction")
    func hundredths() throws {
        func prices(_ amounts: String...) throws -> [String?] {
            let wishes = amounts.enumerated().map {
                #"{"name": "W\#($0)", "price": {"amount": \#($1), "currency": "EUR"}}"#
            }
            let file = try read("[\(wishes.joined(separator: ","))]")
            #expect(file.remarks.count == file.wishes.count { $0.fields.price == nil })
            #expect(file.wishes.allSatisfy { $0.fields.price != nil || $0.fields.notes != nil })
            return file.wishes.map(\.fields.price)
        }
        #expect(try prices("1250", "20", "99000") == [nil, "20.00 EUR", nil])
        #expect(try prices("1250", "19.5") == ["1250.00 EUR", "19.50 EUR"])
        #expect(try prices("\"1250\"") == ["1250.00 EUR"])
        let flat = try read(#"[{"name": "A", "price": 1250, "currency": "EUR"}]"#)
        #expect(flat.wishes[0].fields.price == "1250.00 EUR")
    }

    @Test("What a messenger says itself is no wish")
    func notices() throws {
        let file = try read(
            """
            [24/11/2026, 10:15:03] A friend: \u{200E}image omitted
            [24/11/2026, 10:15:03] A friend: \u{200E}Messages and calls are end-to-end encrypted. No one outside reads.
            24.11.26, 10:15 - A friend: <Media omitted>
            24.11.26, 10:15 - A friend: <Media har utelämnats>
            [24/11/2026, 10:16:00] A friend: Cup
            \u{200E}Bild utelämnad
            Book: The image
            """)
        #expect(file.names == ["Cup", "Book: The image"])
    }

    @Test("A photo may be named with what means this folder")
    func here() throws {
        #expect(RelativePath("./x.jpg")?.pieces == ["x.jpg"])
        #expect(RelativePath("././a/x.jpg")?.pieces == ["a", "x.jpg"])
        for path in [".", "./", "./../x.jpg", "a/./x.jpg", "./.", "/./x.jpg"] {
            #expect(RelativePath(path) == nil, "\(path)")
        }
        let file = try read(#"[{"name": "A", "photos": ["./x.jpg"]}]"#)
        #expect(file.wishes[0].photos?.count == 1 && file.remarks.isEmpty)
    }
}
