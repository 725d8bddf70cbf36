package import HearthAPI

/// One language: what it says, and its rules for numbers and plurals.
///
/// English is what stands in the code, beside what it is about, as `Text("…")`; only its texts for error
/// codes stand in Resources/en.json, or where a kind of list says them (`ErrorSentences`). Every other language is one file in Resources, which translators
/// can change without knowing Swift; one in Languages, with its rules; and one line in `named`.
/// What a language does not say it says in English; tests fail for every text that is missing, for
/// every one that nobody shows any more, and for every placeholder that is lost.
package struct Language: Sendable {
    /// BCP 47, without a region.
    package let code: String
    /// What it calls itself.
    package let name: String
    private let translations: Translations
    /// Which of its texts a language uses for a number.
    let plurals: PluralRule
    /// How it writes numbers.
    let numbers: NumberStyle
    /// How it says that something is somebody's.
    let possessive: PossessiveRule
    /// What a person may answer for yes, in small letters; the first is what is shown.
    package let yes: [String]
    /// What is shown for no.
    package let no: String

    init(
        code: String, name: String, translations: Translations, plurals: PluralRule,
        numbers: NumberStyle, possessive: PossessiveRule, yes: [String], no: String
    ) {
        self.code = code
        self.name = name
        self.translations = translations
        self.plurals = plurals
        self.numbers = numbers
        self.possessive = possessive
        self.yes = yes
        self.no = no
    }

    /// A sentence for each error code: what is wrong and what to do next, with placeholders such
    /// as {name}; which there may be says `ErrorCode.argumentNames`.
    var errors: [String: String] { translations.errors }
    /// English text, with {1} for the first value in it and so on, to text of this language.
    var texts: [String: String] { translations.texts }
    /// English help of a command, an option or an argument, to help of this language.
    var helpTexts: [String: String] { translations.help }
    /// English text for many, to the texts of this language by plural category.
    var counted: [String: [PluralCategory: String]] { translations.counted }

    /// Every language there is; the first is spoken where none was asked for.
    ///
    /// Computed, so that a language is made only when it is spoken.
    package static var all: [Language] { codes.compactMap(named) }

    /// The codes of all languages.
    package static let codes = ["en", "sv"]

    /// The language with a code.
    package static func named(_ code: String) -> Language? {
        switch code {
        case "en": .english
        case "sv": .swedish
        default: nil
        }
    }

    /// What texts are shown in: set once, where a command line or a request begins.
    @TaskLocal package static var current = Language.english
}

extension Language {
    /// The sentences for an error. A value that it was thrown without reads "…".
    package func text(for error: HearthError) -> String {
        var values = error.arguments
        // The code that threw it named the field in English.
        if let field = values["field"] { values["field"] = text(ofField: field) }
        for name in ["kind", "wanted"] {
            values[name] = values[name].map(text(ofKind:))
        }
        // 10.14 MiB, as numbers are written here.
        values["size"] = values["size"].map(amount)
        if [.amountOverPrice, .amountOverMissing].contains(error.code) {
            values["limit"] = values["limit"].map(amount)
        }
        if error.code == .tellTooEarly {
            // As people here read the day and the clock.
            values["date"] = values["date"].map { DateText.date($0).string(in: self) }
            values["from"] = values["from"].map { DateText.moment($0).string(in: self) }
        }
        return Template(template(error.code)).filled(with: values)
    }

    /// A text that stands in a page's template; `key` is the English one.
    package func text(ofTemplate key: String) -> String { texts[key] ?? key }

    /// Whether it is written from right to left.
    package var isRightToLeft: Bool { ["ar", "fa", "he", "ur", "yi"].contains(code) }

    /// The text of a code with its placeholders.
    package func template(_ code: ErrorCode) -> String {
        sentence(of: code) ?? Language.english.sentence(of: code) ?? code.rawValue
    }

    /// The same where this language has a text of its own.
    func sentence(of code: ErrorCode) -> String? {
        errors[code.rawValue]
            ?? (self.code == Language.english.code ? ErrorSentences.of(code) : nil)
    }

    /// What this language calls a field of a form, such as the notes of a wish.
    func text(ofField field: String) -> String {
        texts[Self.fieldPrefix + field] ?? field
    }

    /// What this language calls the items of a kind of list, such as wishes.
    package func text(ofKind kind: String) -> String { texts[Self.kindPrefix + kind] ?? kind }

    /// The help of this language for an English one.
    package func help(_ english: String) -> String { helpTexts[english] ?? english }

    /// Every English help that this language has one for.
    package var helpKeys: Set<String> { Set(helpTexts.keys) }

    /// Before the names of fields in `texts`, which are short enough to mean other things too.
    static let fieldPrefix = "field: "
    /// The same before kinds of lists.
    static let kindPrefix = "kind: "

    /// Whether a key of `texts` is no English text.
    static func isName(_ key: String) -> Bool {
        key.hasPrefix(fieldPrefix) || key.hasPrefix(kindPrefix)
    }
}
