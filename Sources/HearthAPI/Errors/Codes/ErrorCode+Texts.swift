// What a text, a number, a date or a word may not be.
extension ErrorCode {
    package static let memberNotNamed = typed("memberNotNamed", ["candidates"])
    package static let nobodyHere = refused("nobodyHere")
    package static let textEmpty = typed("textEmpty", ["field"])
    // Letters, as a person counts them.
    package static let textTooLong = typed(
        "textTooLong", ["field", "count", "limit"])
    // Octets.
    package static let textTooLarge = typed(
        "textTooLarge", ["field", "octets", "limit"])
    package static let itemTooLarge = typed("itemTooLarge", ["limit"], fields: ["notes"])
    // U+202E
    package static let textControlCharacter = typed(
        "textControlCharacter", ["field", "character"])
    package static let textNotAllowed = typed("textNotAllowed", ["field"])
    package static let numberMalformed = typed("numberMalformed", ["field", "value"])
    package static let numberOutOfRange = typed("numberOutOfRange", ["field", "lowest", "highest"])
    package static let dateMalformed = typed("dateMalformed", ["value"], fields: ["date"])
    package static let linkNotAllowed = typed("linkNotAllowed", ["value"], fields: ["link"])
    package static let linkWithSpace = typed("linkWithSpace", ["value"], fields: ["link"])
    package static let linkOtherScheme = typed(
        "linkOtherScheme", ["value", "scheme"], fields: ["link"])
    package static let linkWithoutSite = typed("linkWithoutSite", ["value"], fields: ["link"])
    package static let zoneUnknown = refused("zoneUnknown", ["value"], fields: ["zone"])
    package static let occasionUnknown = typed("occasionUnknown", ["value", "candidates"])
    package static let roleUnknown = typed("roleUnknown", ["value"])
    package static let taskUnknown = typed("taskUnknown", ["value"])
    package static let slashInName = typed(
        "slashInName", ["name"], fields: ["name", "title", "nickname"])
    package static let didYouMean = typed("didYouMean", ["name", "candidates"])
    package static let sortUnknown = typed("sortUnknown", ["value", "candidates"])
    package static let positionMalformed = typed("positionMalformed", ["value"])
    package static let wordMalformed = typed("wordMalformed", ["number"])
    // U+000A
    package static let wordControlCharacter = typed(
        "wordControlCharacter", ["number", "character"])

    static let texts: [ErrorCode] = [
        .memberNotNamed, .nobodyHere, .textEmpty, .textTooLong, .textTooLarge, .itemTooLarge,
        .textControlCharacter, .textNotAllowed, .numberMalformed, .numberOutOfRange, .dateMalformed,
        .linkNotAllowed, .linkWithSpace, .linkOtherScheme, .linkWithoutSite, .zoneUnknown,
        .occasionUnknown, .roleUnknown, .taskUnknown, .slashInName, .didYouMean, .sortUnknown,
        .positionMalformed, .wordMalformed, .wordControlCharacter,
    ]
}
