import HearthAPI
import Testing

@testable import HearthExchange

@Suite("Fields of a wish in files")
struct WishFieldTests {
    @Test("Files are asked for every field, under its own name", arguments: WishField.allCases)
    func files(field: WishField) {
        #expect(ImportField(field) != nil)
        #expect(ImportField(heading: field.rawValue) == ImportField(field))
    }

    @Test("Of several columns about which one is meant none is lost")
    func variants() throws {
        let table = try read("name,colour,model,price,cost\nKettle,red,K2,9 EUR,8 EUR\n", .csv)
        #expect(table.wishes.first?.fields.variant == "red, K2")
        #expect(table.wishes.first?.fields.price == "9.00 EUR")
        let json = try read(#"[{"name": "Lamp", "color": "green", "variant": "green"}]"#, .json)
        #expect(json.wishes.first?.fields.variant == "green")
    }
}
