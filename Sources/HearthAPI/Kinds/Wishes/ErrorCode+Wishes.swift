// What is said of wishes and their prices.
extension ErrorCode {
    package static let priceMalformed = typed(
        "priceMalformed", ["value"], fields: ["price", "amount"])
    package static let currencyMissing = typed(
        "currencyMissing", ["value"], fields: ["price", "amount"])
    package static let currencyUnknown = typed(
        "currencyUnknown", ["value"], fields: ["price", "amount", "currency"])
    package static let priorityUnknown = typed("priorityUnknown", ["value"])
    package static let wishWithoutPrice = refused("wishWithoutPrice", ["wish"])
    package static let ownWishCopied = refused("ownWishCopied", ["wish"])

    static let wishes: [ErrorCode] = [
        .priceMalformed, .currencyMissing, .currencyUnknown, .priorityUnknown, .wishWithoutPrice,
        .ownWishCopied,
    ]
}
