import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("Amounts that are typed, shown and typed again")
struct TypedAmountTests {
    /// What a person types, what they pay with, and what is kept; nil: it is refused.
    static let typed: [(text: String, usual: String?, price: String?)] = [
        // In Sweden.
        ("199", "SEK", "199.00 SEK"), ("199:-", "SEK", "199.00 SEK"),
        ("199 kr", "SEK", "199.00 SEK"), ("kr 199", "SEK", "199.00 SEK"),
        ("199,50", "SEK", "199.50 SEK"), ("199.50", "SEK", "199.50 SEK"),
        ("199kr", "SEK", "199.00 SEK"), ("199 KR", "SEK", "199.00 SEK"),
        ("199 kr.", "SEK", "199.00 SEK"), ("199 :-", "SEK", "199.00 SEK"),
        ("199:50", "SEK", "199.50 SEK"), ("199,-", "SEK", "199.00 SEK"),
        ("199 kronor", "SEK", "199.00 SEK"), ("1 krona", "SEK", "1.00 SEK"),
        ("1 299 kr", "SEK", "1299.00 SEK"), ("1299", "SEK", "1299.00 SEK"),
        ("1.299 kr", "SEK", "1299.00 SEK"), ("1 299,50 kr", "SEK", "1299.50 SEK"),
        ("12\u{A0}500", "SEK", "12500.00 SEK"), ("ca 200 kr", "SEK", "200.00 SEK"),
        ("200–300 kr", "SEK", "200.00 SEK"), ("max 500", "SEK", "500.00 SEK"),
        ("gratis", "SEK", "0.00 SEK"), ("0", "SEK", "0.00 SEK"), ("SEK 199", "SEK", "199.00 SEK"),
        ("20 €", "SEK", "20.00 EUR"), ("20 euro", "SEK", "20.00 EUR"),
        ("$20", "SEK", "20.00 USD"), ("199 NOK", "SEK", "199.00 NOK"),
        // Where people pay with something else.
        ("199 kr", "NOK", "199.00 NOK"), ("kr 249,-", "NOK", "249.00 NOK"),
        ("199:-", "DKK", "199.00 DKK"), ("199 kr", "EUR", "199.00 SEK"),
        ("20", "EUR", "20.00 EUR"), ("€20", "EUR", "20.00 EUR"), ("20,-", "EUR", "20.00 EUR"),
        ("19,99", "EUR", "19.99 EUR"), ("1.299,00", "EUR", "1299.00 EUR"),
        ("20", "GBP", "20.00 GBP"), ("£20", "GBP", "20.00 GBP"), ("1,299", "GBP", "1299.00 GBP"),
        ("20 pounds", "GBP", "20.00 GBP"), ("$19.99", "USD", "19.99 USD"),
        ("$20", "CAD", "20.00 CAD"), ("$20", "AUD", "20.00 AUD"), ("US$20", "CAD", "20.00 USD"),
        ("USD $20", "CAD", "20.00 USD"), ("free", "USD", "0.00 USD"),
        ("2000", "JPY", "2000 JPY"), ("¥2,000", "JPY", "2000 JPY"),
        ("12.500", "KWD", "12.500 KWD"), ("Fr. 20.-", "CHF", "20.00 CHF"),
        ("₹1,00,000", "INR", "100000.00 INR"), ("1 299 zł", "PLN", "1299.00 PLN"),
        // Wrong, or it could be several things.
        ("", "SEK", nil), ("kr", "SEK", nil), ("-199", "SEK", nil), ("1 99", "SEK", nil),
        ("199 kr 250 kr", "SEK", nil), ("två hundra", "SEK", nil), ("199 bananas", "SEK", nil),
        ("€20 kr", "SEK", nil), ("1.2.3", "EUR", nil), ("19.999,999", "EUR", nil),
        ("free shipping", "USD", nil), ("99 öre", "SEK", nil), ("99999999999999", "SEK", nil),
    ]

    @Test("What people type is read", arguments: typed)
    func read(text: String, usual: String?, price: String?) {
        let usual = usual.flatMap { Currency($0) }
        #expect(WrittenPrice(text, currency: usual)?.price?.description == price)
    }

    @Test("What is shown of it is taken when it is typed, for the same", arguments: Language.all)
    func again(in language: Language) throws {
        #expect(Self.typed.count >= 60)
        for (_, usual, price) in Self.typed {
            guard let price else { continue }
            let kept = try #require(Price.parse(price))
            try expect(kept, in: language, readBy: usual)
        }
    }

    @Test("So is every amount of every currency", arguments: Language.all)
    func every(in language: Language) throws {
        let hundredths: [Int64] = [
            0, 5, 50, 100, 1_250, 19_900, 129_900, 129_950, 1_234_567, 100_000_000,
            1_000_000_000_000,
        ]
        for currency in Currency.inUse {
            for units in hundredths where currency.decimals > 0 || units.isMultiple(of: 100) {
                let price = try #require(Price(minorUnits: units, currency: currency))
                try expect(price, in: language, readBy: "CAD")
            }
        }
    }

    /// Beside the wish, its own currency counts; the code means the same to everybody.
    private func expect(_ price: Price, in language: Language, readBy usual: String?) throws {
        let shown = language.amount(price.description)
        #expect(WrittenPrice(shown, currency: price.currency)?.price == price, "\(shown)")
        let plain = language.plainAmount(price.description)
        let read = WrittenPrice(plain, currency: usual.flatMap { Currency($0) })
        #expect(read?.price == price && read?.isShared == false, "\(plain)")
    }

    @Test("The example in a form is a price of the reader's, and can be typed as it stands")
    func examples() throws {
        for language in Language.all {
            for currency in Currency.inUse {
                let shown = language.examplePrice(in: currency.code)
                let read = try #require(WrittenPrice(shown, currency: currency)?.price)
                #expect(read.currency == currency && read.minorUnits >= 2_000)
            }
        }
        #expect(Language.swedish.examplePrice(in: "SEK") == "199\u{A0}kr")
        #expect(Language.english.examplePrice(in: "EUR") == "€20")
    }

    @Test("One currency is chosen of those to choose from, or none")
    func choices() {
        for (chosen, value) in [("SEK", "SEK"), ("ABC", ""), (nil, "")] as [(String?, String)] {
            let choices = CurrencyChoices.all(chosen: chosen, none: Text("None"))
            #expect(choices.filter(\.isChosen).map(\.value) == [value])
            #expect(choices.count == Currency.inUse.count + 1)
        }
    }
}
