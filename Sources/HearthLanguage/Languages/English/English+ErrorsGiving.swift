import HearthAPI

extension Language {
    /// Reserving, buying and chipping in.
    static let englishErrorsGiving: KeyValuePairs<ErrorCode, String> = [
        .notReserved:
            "You have not reserved “{wish}”. `hearth cart` shows what you have.",
        .alreadyReserved:
            "You have reserved “{wish}” already, and a reservation does not lapse. To hold it for a while only, free it with `hearth free` first.",
        .alreadyBought:
            "You have bought “{wish}” already. `hearth free` gives it free again.",
        .notBought:
            "You have not bought “{wish}”. `hearth cart` shows what you have.",
        .quantityOverWished:
            "That is more of “{wish}” than is wished for: {limit}. Reserve at most that many.",

        .takenWhole:
            "“{wish}” is given as a whole, by {names}, so nobody can chip in for it. Reserve it with `hearth reserve` to wait in line, or agree with them on chipping in.",
        .chippedIn:
            "“{wish}” is given together: {names} put money towards it. Join them with `hearth chip-in`, or agree with them on something else.",
        .ownReservation:
            "You have reserved “{wish}” as a whole. Free it with `hearth free`, then chip in.",
        .ownContribution:
            "You chip in for “{wish}”. Withdraw that with `hearth free`, then reserve or hold all of it.",
        .wishWithoutPrice:
            "“{wish}” has no price, so nobody knows what there is to chip in for. Reserve it with `hearth reserve`.",
        .amountMalformed:
            "“{value}” is not an amount. Write it as 20 or 20.50, with or without the currency: \"20.50 EUR\".",
        .currencyDiffers:
            "The price of “{wish}” is in {currency}. Say your part in {currency} too.",
        .amountOverPrice:
            "That is more than “{wish}” costs: {limit}. Put at most that towards it.",
        .amountOverMissing:
            "Others put the rest towards “{wish}” already; what you can give at most is {limit}.",
    ]
}
