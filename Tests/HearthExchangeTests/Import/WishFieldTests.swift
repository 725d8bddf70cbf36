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
}
