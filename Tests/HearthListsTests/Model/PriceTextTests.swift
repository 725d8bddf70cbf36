import HearthLists
import Testing

@Suite("Prices as people write them")
struct PriceTextTests {
    @Test(
        "Signs between thousands, before the fraction and for currencies are understood",
        arguments: [
            ("199.50 SEK", "199.50 SEK"), ("1 299:-", "1299.00 NOK"), ("€19.99", "19.99 EUR"),
            ("SEK 1,299.00", "1299.00 SEK"), ("1.299,00 €", "1299.00 EUR"),
            ("5,50 kr", "5.50 SEK"), ("kr. 1 299", "1299.00 SEK"), ("12,5 eur", "12.50 EUR"),
            ("$1,299", "1299.00 USD"), ("1.299 kr", "1299.00 SEK"), ("1’299.00 CHF", "1299.00 CHF"),
            ("249,-", "249.00 NOK"), ("0", "0.00 NOK"), ("1 000 000 kr", "1000000.00 SEK"),
            ("12\u{A0}345,60\u{A0}kr", "12345.60 SEK"), ("£5", "5.00 GBP"),
            ("199", "199.00 NOK"), ("199 kr", "199.00 SEK"), ("199:-", "199.00 NOK"),
            ("SEK 199", "199.00 SEK"), ("€12", "12.00 EUR"), ("12,50", "12.50 NOK"),
            (" 7 ", "7.00 NOK"), ("12 345 EUR", "12345.00 EUR"),
        ])
    func understood(text: String, expected: String) throws {
        let currency = try #require(Currency("NOK"))
        let price = try #require(Price.parse(expected))
        #expect(PriceText.read(text, currency: currency) == .price(price))
    }

    @Test(
        "What could be several things, or nothing, is not guessed at",
        arguments: [
            "", "free", "12 bananas", "2 for 5 EUR", "1.2.3", "1,23,456", "-5 kr", "1e9 SEK",
            "99999999999999999999 kr", "from 5 to 6 EUR",
            "5 kr and more of the same text behind it",
            "=1+1", "1 2 3", "12 50 kr", "12 50", "١٢ kr",
        ])
    func refused(text: String) {
        #expect(PriceText.read(text, currency: Currency("SEK")) == nil)
    }

    @Test("An amount of nothing in particular is told apart")
    func amount() {
        #expect(PriceText.read("12.50", currency: nil) == .amount(1250))
    }
}
