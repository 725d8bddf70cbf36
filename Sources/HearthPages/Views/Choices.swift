package import HearthLanguage
import HearthLists

/// One choice of a form.
struct Choice: Sendable {
    let value: String
    let label: Text
    let isChosen: Bool
}

/// What a price is in.
enum CurrencyChoices {
    /// All that people pay with; `none`: what it means to choose none of them.
    static func all(chosen: String?, none: Text) -> [Choice] {
        let isChosen = chosen.map { code in Currency.inUse.contains { $0.code == code } } ?? false
        return [Choice(value: "", label: none, isChosen: !isChosen)]
            + Currency.inUse.map {
                Choice(
                    value: $0.code, label: Text(verbatim: Language.current.currency($0.code)),
                    isChosen: $0.code == chosen)
            }
    }

    /// An example of a price, in the first of the reader's currencies.
    static func example(_ usual: [String]) -> String {
        Language.current.examplePrice(in: usual.first ?? "EUR")
    }
}

/// What lists and wishes can be for, with the names of their icons.
package enum Occasions {
    static func choices(chosen: String?) -> [Choice] {
        [Choice(value: "", label: Text("No occasion"), isChosen: chosen == nil || chosen == "")]
            + Occasion.allCases.map {
                Choice(value: $0.rawValue, label: label($0), isChosen: $0.rawValue == chosen)
            }
    }

    static func label(_ occasion: Occasion) -> Text {
        switch occasion {
        case .birthday: Text("Birthday")
        case .christmas: Text("Christmas")
        case .wedding: Text("Wedding")
        case .engagement: Text("Engagement")
        case .nameDay: Text("Name day")
        case .mothersDay: Text("Mother's Day")
        case .fathersDay: Text("Father's Day")
        case .easter: Text("Easter")
        case .halloween: Text("Halloween")
        case .graduation: Text("Graduation")
        case .baby: Text("Baby")
        case .housewarming: Text("Housewarming")
        case .other: Text("Other occasion")
        }
    }

    package static func label(_ raw: String?) -> Text? {
        raw.flatMap { Occasion(rawValue: $0) }.map(label)
    }

    /// The name of an icon; a gift where there is no occasion.
    static func icon(_ raw: String?) -> String {
        raw.flatMap { Occasion(rawValue: $0) }.map { "for-\($0.rawValue)" } ?? "gift"
    }
}

/// How much a wish is wished for.
enum Priorities {
    static func choices(chosen: String?) -> [Choice] {
        [
            ("", Text("Does not matter")), ("high", Text("Very much")), ("medium", Text("Gladly")),
            ("low", Text("A little")),
        ].map { value, label in
            Choice(value: value, label: label, isChosen: value == (chosen ?? ""))
        }
    }

    static func label(_ raw: String?) -> Text? {
        switch raw {
        case "high": Text("Very much wished for")
        case "medium": Text("Gladly")
        case "low": Text("A little")
        default: nil
        }
    }
}
