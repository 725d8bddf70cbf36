/// What a list or a wish is for; the raw value is the word in the API and on the command line.
package enum Occasion: String, Hashable, Sendable, CaseIterable {
    case birthday
    case christmas
    case wedding
    case engagement
    case nameDay = "name-day"
    case mothersDay = "mothers-day"
    case fathersDay = "fathers-day"
    case easter
    case halloween
    case graduation
    case baby
    case housewarming
    case other
}
