import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@Suite("What prices without a currency are in")
struct CurrencyTests {
    private let world = World.quick()
    private let owner: SimulatedNode

    init() throws {
        owner = try world.add(household: "House of the owner", member: "Owner")
        try world.perform(NewList(title: "Birthday"), on: owner)
    }

    private func add(_ wish: String, _ price: String, in language: String? = nil) throws -> String?
    {
        world.run(for: .seconds(1))
        return try world.perform(
            AddWish(list: "Birthday", name: wish, fields: WishFields(price: price)), on: owner,
            as: Caller(at: .home, language: language)
        ).price
    }

    private func usual() throws -> [String] {
        try world.perform(ShowCurrencySettings(), on: owner).usual
    }

    @Test(
        "In a Swedish household the first price needs none",
        arguments: ["199", "199:-", "199 kr", "kr 199", "199,00", " 199 "])
    func first(price: String) throws {
        try world.perform(SetHouseholdCurrency(currency: "sek"), on: owner)
        #expect(try add("Lamp", price) == "199.00 SEK")
    }

    @Test("What a member chose comes before what they used last, and that before the household's")
    func order() throws {
        expectRefusal(.currencyMissing) { _ = try add("Lamp", "199") }
        #expect(try usual() == [])
        try world.perform(SetHouseholdCurrency(currency: "CAD"), on: owner)
        #expect(try add("Lamp", "199") == "199.00 CAD")
        #expect(try add("Book", "$20") == "20.00 CAD")
        #expect(try add("Socks", "€20") == "20.00 EUR")
        #expect(try add("Hat", "7") == "7.00 EUR")
        // A sign that several share is still the household's.
        #expect(try add("Ball", "$7") == "7.00 CAD")
        #expect(try add("Kite", "7 EUR") == "7.00 EUR")
        let settings = try world.perform(SetCurrency(currency: "DKK"), on: owner)
        #expect(
            settings
                == CurrencySettings(own: "DKK", household: "CAD", usual: ["DKK", "EUR", "CAD"]))
        #expect(try add("Boat", "7") == "7.00 DKK")
        #expect(try add("Drum", "€7") == "7.00 EUR")
        #expect(try add("Oar", "199:-") == "199.00 DKK")
        let socks = try world.perform(
            EditWish(wish: "Birthday/Socks", fields: WishFields(price: "21")), on: owner)
        #expect(socks.price == "21.00 EUR")
        #expect(try world.perform(SetCurrency(currency: nil), on: owner).own == nil)
        #expect(try world.perform(SetHouseholdCurrency(currency: nil), on: owner).household == nil)
        #expect(try usual() == ["DKK"])
    }

    @Test("Where nothing else is known, the language may say it")
    func language() throws {
        expectRefusal(.currencyMissing) { _ = try add("Lamp", "199", in: "en") }
        #expect(try add("Lamp", "199", in: "sv") == "199.00 SEK")
        try world.perform(SetHouseholdCurrency(currency: "EUR"), on: owner)
        try world.perform(DeleteItem(item: "Birthday/Lamp"), on: owner)
        #expect(try add("Lamp", "199", in: "sv") == "199.00 EUR")
    }

    @Test("Files and shops are never given what was not used")
    func files() throws {
        try world.perform(SetHouseholdCurrency(currency: "SEK"), on: owner)
        try world.perform(SetCurrency(currency: "DKK"), on: owner)
        #expect(try world.perform(ShowUsualCurrency(), on: owner).currency == nil)
        _ = try add("Lamp", "€20")
        #expect(try world.perform(ShowUsualCurrency(), on: owner).currency == "EUR")
    }

    @Test(
        "What nobody pays with is not chosen",
        arguments: [
            "", "ABC", "XXX", "kr", "kronor", "SEK ", "€", String(repeating: "S", count: 999),
        ])
    func unknown(code: String) throws {
        try world.perform(SetHouseholdCurrency(currency: "SEK"), on: owner)
        expectRefusal(.currencyUnknown) {
            try world.perform(SetHouseholdCurrency(currency: code), on: owner)
        }
        expectRefusal(.currencyUnknown) {
            try world.perform(SetCurrency(currency: code), on: owner)
        }
        #expect(try usual() == ["SEK"])
    }

    @Test("Each chooses for themselves, and the household's is for all who have not")
    func members() throws {
        let mates = try Mates()
        func usual(_ caller: Caller) throws -> [String] {
            try mates.world.perform(ShowCurrencySettings(), on: mates.node, as: caller).usual
        }
        try mates.world.perform(
            SetHouseholdCurrency(currency: "NOK"), on: mates.node, as: mates.owner)
        try mates.world.perform(SetCurrency(currency: "SEK"), on: mates.node, as: mates.mate)
        #expect(try usual(mates.owner) == ["NOK"])
        #expect(try usual(mates.mate) == ["SEK", "NOK"])
    }
}
