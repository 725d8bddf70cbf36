import FoundationEssentials
import HearthAPI
import HearthLanguage

/// What a hook gets on its standard input: one JSON object (scripts/hooks/README.md).
struct HookEvent: Codable, Sendable {
    /// Of this format; new fields do not change it.
    var version = 1
    /// A `NewsKind`, or `more` or `test`.
    var kind: String
    var id: Int?
    /// ISO 8601.
    var at: String
    /// A sentence in `language`.
    var text: String
    var language: String
    var list: String?
    var owner: String?
    var wish: String?
    var person: String?
    var detail: String?
    var count: Int

    static func news(_ news: NewsInfo, in language: Language) -> HookEvent {
        HookEvent(
            kind: news.kind.rawValue, id: news.id, at: news.at,
            text: news.text.string(in: language), language: language.code, list: news.list,
            owner: news.owner, wish: news.wish,
            person: news.person, detail: news.detail, count: news.count)
    }

    /// Something is due of a member who is not here: what it is stays with their keys.
    static func due(at: String, in language: Language) -> HookEvent {
        HookEvent(
            kind: NewsKind.due.rawValue, at: at,
            text: AlarmNotice(.somethingDue).text.string(in: language), language: language.code,
            count: 1)
    }

    /// So many pieces of news at once, after too many runs.
    static func more(_ count: Int, at: String, in language: Language) -> HookEvent {
        HookEvent(
            kind: "more", at: at,
            text: Text("More happened, in all: \(count). `hearth news` shows it.")
                .string(in: language), language: language.code, count: count)
    }

    static func test(at: String, in language: Language) -> HookEvent {
        HookEvent(
            kind: "test", at: at, text: Text("This is a test of your hook.").string(in: language),
            language: language.code, count: 1)
    }

    /// The language that a member chose for their hook; the node's, where that is none we have.
    static func language(_ code: String?) -> Language {
        code.flatMap(Language.spoken(by:)) ?? .current
    }

    /// In UTF-8, ending with a line feed.
    var octets: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings and numbers always have an encoding.
        return [UInt8]((try? encoder.encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
    }
}
