// What givers do.
extension ErrorCode {
    package static let notReserved = refused("notReserved", ["wish"])
    package static let alreadyReserved = refused("alreadyReserved", ["wish"])
    package static let alreadyBought = refused("alreadyBought", ["wish"])
    package static let notBought = refused("notBought", ["wish"])
    package static let quantityOverWished = refused(
        "quantityOverWished", ["wish", "limit"], fields: ["quantity"])
    package static let quantityOverLeft = refused("quantityOverLeft", ["wish", "limit"])
    package static let spotNotThere = refused("spotNotThere", ["name", "other"])
    package static let listsApart = refused("listsApart", ["name", "other"])
    // Names separated by `, `.
    package static let takenWhole = refused(
        "takenWhole", ["wish", "names"])
    package static let chippedIn = refused("chippedIn", ["wish", "names"])
    package static let ownReservation = refused("ownReservation", ["wish"])
    package static let ownContribution = refused("ownContribution", ["wish"])
    package static let hookNotAbsolute = typed("hookNotAbsolute", ["program"], fields: ["program"])
    package static let hookMissing = refused("hookMissing", ["program"], fields: ["program"])
    package static let hookNotExecutable = refused(
        "hookNotExecutable", ["program"], fields: ["program"])
    package static let hookNotPrivate = refused("hookNotPrivate", ["program"], fields: ["program"])
    package static let noHook = refused("noHook")
    package static let limitListeners = refused("limitListeners", ["limit"])
    package static let amountMalformed = typed("amountMalformed", ["value"], fields: ["amount"])
    package static let currencyDiffers = refused(
        "currencyDiffers", ["wish", "currency"], fields: ["amount"])
    package static let amountOverPrice = refused(
        "amountOverPrice", ["wish", "limit"], fields: ["amount"])
    package static let amountOverMissing = refused(
        "amountOverMissing", ["wish", "limit"], fields: ["amount"])

    static let giving: [ErrorCode] = [
        .notReserved, .alreadyReserved, .alreadyBought, .notBought, .quantityOverWished,
        .quantityOverLeft, .spotNotThere, .listsApart, .takenWhole, .chippedIn, .ownReservation,
        .ownContribution, .hookNotAbsolute, .hookMissing, .hookNotExecutable, .hookNotPrivate,
        .noHook, .limitListeners, .amountMalformed, .currencyDiffers, .amountOverPrice,
        .amountOverMissing,
    ]
}
