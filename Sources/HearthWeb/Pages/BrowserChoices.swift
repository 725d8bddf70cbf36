import HTTPTypes
import HearthLanguage
import HearthLists
import HearthPages
import Hummingbird

/// What somebody chose for their browser, or what the browser says.
struct BrowserChoices {
    static let languageCookie = "hearth-language"
    static let textSizeCookie = "hearth-text"
    static let coloursCookie = "hearth-colours"

    let look: LookChoices
    let language: Language

    init(of request: Request) {
        func chosen(_ cookie: String) -> String? { request.cookies[cookie]?.value }
        look = LookChoices(
            language: chosen(Self.languageCookie).flatMap { Language.named($0) == nil ? nil : $0 },
            textSize: chosen(Self.textSizeCookie).flatMap { TextSize(rawValue: $0) },
            colours: chosen(Self.coloursCookie).flatMap { ColourScheme(rawValue: $0) })
        language =
            look.language.flatMap(Language.named)
            ?? Self.accepted(request.headers[.acceptLanguage] ?? "") ?? .english
    }

    /// The first language that we speak.
    static func accepted(_ header: String) -> Language? {
        wanted(header).lazy.compactMap { Language.spoken(by: $0) }.first
    }

    /// The code of what people pay with in the region that the browser names first.
    static func currency(accepting header: String) -> String? {
        wanted(header).lazy.compactMap { Currency(locale: $0)?.code }.first
    }

    /// The tags of languages, by the browser's weights (RFC 9110, section 12.5.4).
    private static func wanted(_ header: String) -> [String] {
        let ranges = header.split(separator: ",").prefix(32).map { part in
            let pieces = part.split(separator: ";")
            let weight = pieces.dropFirst().lazy
                .compactMap { piece -> Double? in
                    let pair = piece.filter { $0 != " " }.split(separator: "=")
                    return pair.first == "q" && pair.count == 2 ? Double(pair[1]) : nil
                }
                .first
            return (tag: String(pieces.first ?? "").filter { $0 != " " }, weight: weight ?? 1)
        }
        return ranges.enumerated()
            .filter { $0.element.weight > 0 }
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }
}
