import HearthAPI

extension ErrorSentences {
    static let wishes: [ErrorCode: String] = [
        .priceMalformed: "“{value}” is not a price. Write it as 199 SEK, €12 or 12.50 EUR.",
        .currencyMissing:
            "In which currency is “{value}”? Write it after the amount, as in 199 SEK, or choose your currency in the settings: then the amount is enough. `hearth currency` chooses it on the command line.",
        .currencyUnknown:
            "“{value}” is not a currency. Write its symbol or its three letters, as in 199 SEK, €12 or 12.50 EUR.",
        .priorityUnknown: "“{value}” is no priority. It can be low, medium or high.",
        .wishWithoutPrice:
            "“{wish}” costs nothing, or nobody said what it costs, so there is nothing to chip in for. Reserve it with `hearth reserve`.",
        .ownWishCopied:
            "“{wish}” is on a list of yours. Move it with `hearth wish move` instead; a wish stands in one list.",
    ]
}
