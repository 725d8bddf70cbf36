import ArgumentParser
import HearthAPI
import HearthLanguage

/// What prices without a currency are in.
struct CurrencyCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "currency", "Say what prices without a currency are in.",
        example: "hearth currency SEK",
        more: """
            A price such as 199 is in the currency that its wish has; else in the one that you chose \
            here, in the one that you used last on your own lists, or in the household's. What a file \
            or the page of a shop says is never taken to be in the household's.
            """)

    /// What takes a choice back.
    private static let none = "none"

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "Its three letters; none: no longer one; nothing: say how it is.")
    var code: String?

    @Flag(help: "The household's, for all who have not chosen one and not used another last.")
    var household = false

    func validate() throws {
        if isTakenBack { return }
        guard !household || code != nil else {
            throw ValidationError(Text("--household needs a currency, or none."))
        }
        try CurrencyCode.check(code)
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        let chosen = isTakenBack ? nil : code?.uppercased()
        let settings =
            if code == nil {
                try await client.perform(ShowCurrencySettings())
            } else if household {
                try await client.perform(SetHouseholdCurrency(currency: chosen))
            } else {
                try await client.perform(SetCurrency(currency: chosen))
            }
        try console.answer(settings, asJSON: node.json) { settings in
            var facts = Facts()
            facts.add(Text("You chose"), settings.own)
            facts.add(Text("The household has"), settings.household)
            facts.add(Text("A price without a currency is in"), settings.usual.first)
            console.say(facts.lines())
            if settings.usual.isEmpty {
                console.say(Text("A price needs its currency, as in 199 SEK."))
            }
        }
    }

    private var isTakenBack: Bool { code?.lowercased() == Self.none }
}
