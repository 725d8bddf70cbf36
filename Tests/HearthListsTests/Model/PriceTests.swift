import HearthLists
import HearthTestValues
import Testing

@Suite("Prices")
struct PriceTests {
    @Test(
        "Amounts are read as people write them",
        arguments: [
            ("199", 19_900), ("199.50", 19_950), ("199,50", 19_950), ("0.05", 5), ("0", 0),
            ("10000000000", 1_000_000_000_000),
        ])
    func amounts(text: String, minorUnits: Int64) {
        #expect(Price.minorUnits(text) == minorUnits)
        #expect(Price.parse("\(text) SEK")?.minorUnits == minorUnits)
    }

    @Test(
        "Anything else is not guessed at",
        arguments: [
            "", "199.5", "199.", ".50", "1,000.00", "1 000", "-1", "+1", "199.505", "1e3", "１",
            "10000000000.01", "99999999999999999999",
        ])
    func refusedAmounts(text: String) {
        #expect(Price.minorUnits(text) == nil)
    }

    @Test(
        "A price is an amount, one space and a currency",
        arguments: [
            "199", "199 sek", "199  SEK", " 199 SEK", "199 SEK ", "SEK 199", "199SEK", "199 ÅÄÖ",
        ])
    func refusedPrices(text: String) {
        #expect(Price.parse(text) == nil)
    }

    @Test(
        "A price reads back what it prints", arguments: [0, 5, 99, 100, 19_950, 1_000_000_000_000])
    func roundTrip(minorUnits: Int64) throws {
        let price = try kronor(minorUnits)
        #expect(Price.parse(price.description) == price)
    }

    @Test("Negative and enormous prices do not exist")
    func bounds() throws {
        let currency = try #require(Currency("EUR"))
        #expect(Price(minorUnits: -1, currency: currency) == nil)
        #expect(Price(minorUnits: 1_000_000_000_001, currency: currency) == nil)
        #expect(Price(minorUnits: .min, currency: currency) == nil)
    }
}
