import HearthLists
import Testing

@Suite("Prices as people write them")
struct WrittenPriceTests {
    @Test(
        "Signs between thousands, before the fraction and for currencies are understood",
        arguments: [
            ("199.50 SEK", "199.50 SEK"), ("1 299:-", "1299.00 NOK"), ("€19.99", "19.99 EUR"),
            ("SEK 1,299.00", "1299.00 SEK"), ("1.299,00 €", "1299.00 EUR"),
            ("kr. 1 299", "1299.00 NOK"), ("12,5 eur", "12.50 EUR"), ("199.5 EUR", "199.50 EUR"),
            ("$1,299", "1299.00 USD"), ("1.299 SEK", "1299.00 SEK"),
            ("1’299.00 CHF", "1299.00 CHF"),
            ("1’299.– CHF", "1299.00 CHF"), ("249,-", "249.00 NOK"), ("249,- SEK", "249.00 SEK"),
            ("kr 249,-", "249.00 NOK"), ("0", "0.00 NOK"), ("1 000 000 SEK", "1000000.00 SEK"),
            ("12\u{A0}345,60\u{A0}kr", "12345.60 NOK"), ("1\u{202F}299,50 SEK", "1299.50 SEK"),
            ("£5", "5.00 GBP"), ("199", "199.00 NOK"), ("249:- SEK", "249.00 SEK"),
            ("SEK 199", "199.00 SEK"), ("€12", "12.00 EUR"), ("12,50", "12.50 NOK"),
            (" 7 ", "7.00 NOK"), ("12 345 EUR", "12345.00 EUR"), ("1299.00SEK", "1299.00 SEK"),
            ("1299,00 sek", "1299.00 SEK"), ("0,89 EUR", "0.89 EUR"), (",89 EUR", "0.89 EUR"),
            ("1.234 EUR", "1234.00 EUR"), ("0.750 EUR", "0.75 EUR"), ("12.500 KWD", "12.500 KWD"),
            ("0.750 BHD", "0.750 BHD"), ("1299 JPY", "1299 JPY"), ("¥1,299", "1299 JPY"),
            ("₩15,000", "15000 KRW"), ("1.299.000 VND", "1299000 VND"),
            ("1,00,000 INR", "100000.00 INR"),
            ("₹1,00,000", "100000.00 INR"), ("Rs. 12,34,567.50", "1234567.50 INR"),
            ("R$ 99,90", "99.90 BRL"), ("1 299,00 zł", "1299.00 PLN"),
            ("12 990 Ft", "12990.00 HUF"),
            ("C$ 189.00", "189.00 CAD"), ("A$ 59", "59.00 AUD"), ("19.9900 EUR", "19.99 EUR"),
            ("5 kronor", "5.00 SEK"), ("399:50", "399.50 NOK"), ("1 299:50 SEK", "1299.50 SEK"),
        ])
    func understood(text: String, expected: String) throws {
        let price = try #require(WrittenPrice(text, currency: Currency("NOK"))?.price)
        #expect(price == Price.parse(expected))
        #expect(price.description == expected)
    }

    @Test(
        "A sign that several currencies share means the person's own, and it is said",
        arguments: [
            ("249 kr", "NOK", "NOK"), ("249 kr", "DKK", "DKK"), ("249 kr", "EUR", "SEK"),
            ("$5", "CAD", "CAD"), ("$5", "SEK", "USD"), ("¥88", "CNY", "CNY"),
            ("£5", "EGP", "EGP"),
        ])
    func shared(text: String, own: String, expected: String) throws {
        let written = try #require(WrittenPrice(text, currency: Currency(own)))
        #expect(written.isShared && written.currency == Currency(expected))
        #expect(WrittenPrice("5 SEK", currency: Currency(own))?.isShared == false)
    }

    @Test(
        "Of the currencies that a person uses, the likeliest counts that the sign can mean",
        arguments: [
            ("199", ["EUR", "DKK"], "EUR"), ("199 kr", ["EUR", "DKK", "SEK"], "DKK"),
            ("199:-", ["EUR", "NOK"], "NOK"), ("$5", ["SEK", "AUD", "CAD"], "AUD"),
            ("$5", ["SEK"], "USD"), ("€5", ["SEK"], "EUR"),
        ])
    func several(text: String, usual: [String], expected: String) throws {
        let written = try #require(
            WrittenPrice(text, currencies: usual.compactMap { Currency($0) }))
        #expect(written.currency == Currency(expected))
    }

    @Test(
        "Signs beside one amount say together what it is in",
        arguments: [
            ("kr 199 DKK", "DKK"), ("USD $20", "USD"), ("CAD $20", "CAD"), ("$20 AUD", "AUD"),
            ("kr 199:-", "SEK"),
        ])
    func together(text: String, expected: String) throws {
        let written = try #require(WrittenPrice(text, currency: Currency("SEK")))
        #expect(written.currency == Currency(expected))
        #expect(WrittenPrice("€ 20 kr", currency: nil) == nil)
    }

    @Test(
        "Of more than an amount the lower end counts, and it is said that there is more",
        arguments: [
            ("ca 200 SEK", 20_000), ("ca. 200 SEK", 20_000), ("c:a 200 SEK", 20_000),
            ("200-300 SEK", 20_000), ("20–30 €", 2000), ("20 – 30 €", 2000), ("from 5 EUR", 500),
            ("from 5 to 6 EUR", 500), ("19,99 €*", 1999), ("19,99 € inkl. MwSt.", 1999),
            ("12,99 €/kg", 1299), ("upp till 300 kr", 30_000), ("~ 50 EUR", 5000),
            ("49 kr/st", 4900), ("5 kr + frakt", 500),
        ])
    func more(text: String, hundredths: Int64) throws {
        let written = try #require(WrittenPrice(text, currency: nil))
        #expect(written.amount == hundredths && written.saysMore)
        #expect(WrittenPrice("5 EUR", currency: nil)?.saysMore == false)
    }

    @Test(
        "What could be several things, or nothing, is not guessed at",
        arguments: [
            "", "free shipping", "fri frakt", "free 5 kr", "12 bananas", "2 for 5 EUR", "1.2.3",
            "-5 kr", "1e9 SEK",
            "99999999999999999999 kr", "5 kr and more of the same text behind it", "=1+1", "1 2 3",
            "12 50 kr", "12 50", "¹² kr", "£1299.00 £999.00", "2 pairs from $349", "30-20 EUR",
            "5 EUR 6 USD", "5 EUR USD", "0,750,000 EUR", "12.505 KWD", "kr", "-",
            String(repeating: "1 ", count: 100), "5 - - 6 EUR", "1.234,567 EUR",
        ])
    func refused(text: String) {
        #expect(WrittenPrice(text, currency: Currency("SEK")) == nil)
    }

    @Test(
        "In what is written for programs, a point is before the fraction, and what could be two is not guessed at",
        arguments: [
            ("149.000", "EUR", 14_900), ("19.9900", "EUR", 1999), ("1,299.00", "EUR", 129_900),
            ("1299", "EUR", 129_900), ("5.5", "EUR", 550), ("1.299,000", "EUR", nil),
            ("1.299", "EUR", nil), ("1,299", "EUR", nil), ("1,299", "SEK", nil),
            ("12,500", "SEK", nil), ("999,999", "USD", nil), ("1,299", "JPY", nil),
            ("1,299", "KWD", nil), ("1,299 SEK", "SEK", nil), ("$1,299", "USD", nil),
            ("SEK 1,299", "SEK", nil), ("1.299", "KWD", nil), ("12.500", "KWD", 1250),
            ("1 299", "SEK", 129_900), ("1'299", "CHF", 129_900), ("1’299.50", "CHF", 129_950),
            ("1 299,50", "SEK", 129_950), ("12,50", "EUR", 1250), ("12,5", "EUR", 1250),
            ("1.299,00", "EUR", 129_900), ("1.299,5", "EUR", 129_950), ("1,299.5", "EUR", 129_950),
            ("1,299,000", "JPY", 129_900_000), ("1.299.000", "EUR", 129_900_000),
            ("1,299,000.00", "USD", 129_900_000), ("0,750", "EUR", 75), ("0.750", "EUR", 75),
            (",89", "EUR", 89), ("1,299.000", "EUR", 129_900), ("1,2345", "EUR", nil),
            ("1299,00", "SEK", 129_900), ("1299,000", "SEK", nil), ("1,29", "EUR", 129),
            ("1,00,000", "INR", 10_000_000), ("1299.", "SEK", 129_900), ("1299.00", "SEK", 129_900),
        ] as [(String, String, Int64?)])
    func markup(text: String, currency: String, hundredths: Int64?) {
        let read = WrittenPrice(text, currency: Currency(currency), isMarkup: true)
        #expect(read?.amount == hundredths)
    }

    @Test(
        "What costs nothing is a price of nothing, in words too, and a program's words are none",
        arguments: [
            "0", "0 kr", "0:-", "0,00", "gratis", "Gratis", " free ", "for  free", "kostnadsfritt",
        ])
    func nothing(text: String) throws {
        let written = try #require(WrittenPrice(text, currency: Currency("SEK")))
        #expect(written.price == Price.parse("0.00 SEK") && !written.saysMore)
        #expect(WrittenPrice("gratis", currency: nil)?.currency == nil)
        #expect(WrittenPrice("gratis", currency: Currency("SEK"), isMarkup: true) == nil)
    }

    @Test(
        "A colon and a dash behind an amount are crowns, unless it says what it is in",
        arguments: [
            ("199:-", nil, "SEK"), ("1 299:-", "EUR", "SEK"), ("199:-", "NOK", "NOK"),
            ("199:–", "DKK", "DKK"), ("199:- SEK", "NOK", "SEK"), ("199:- €", "SEK", "EUR"),
            ("199 :-", nil, "SEK"), ("ca 199:-", nil, "SEK"), ("100:- - 200:-", nil, "SEK"),
            ("199.-", "CHF", "CHF"),
            ("249,-", nil, nil), ("199:-/st", nil, "SEK"),
        ] as [(String, String?, String?)])
    func crowns(text: String, own: String?, expected: String?) throws {
        let written = try #require(WrittenPrice(text, currency: own.flatMap { Currency($0) }))
        #expect(written.currency?.code == expected)
    }

    @Test("An amount of nothing in particular is told apart")
    func amount() {
        let written = WrittenPrice("12.50", currency: nil)
        #expect(written?.amount == 1250 && written?.currency == nil && written?.price == nil)
    }
}
