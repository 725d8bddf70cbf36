import Foundation
import HearthAPI
import Testing

@testable import HearthLanguage

@Suite("Languages")
struct LanguageTests {
    @Test("The language is what was asked for, else HEARTH_LANGUAGE, else the system's")
    func choice() {
        func code(_ asked: String?, _ environment: [String: String]) -> String {
            Language.chosen(asked: asked, environment: environment).code
        }
        #expect(code(nil, [:]) == "en")
        #expect(code("sv", ["HEARTH_LANGUAGE": "en"]) == "sv")
        #expect(code("en", ["HEARTH_LANGUAGE": "sv", "LANG": "sv_SE.UTF-8"]) == "en")
        #expect(code(nil, ["HEARTH_LANGUAGE": "sv", "LC_ALL": "C"]) == "sv")
        #expect(code(nil, ["LC_ALL": "C", "LANG": "sv_SE.UTF-8"]) == "en")
        #expect(code(nil, ["LC_ALL": "", "LC_MESSAGES": "sv_FI", "LANG": "en_GB"]) == "sv")
        #expect(code(nil, ["LANG": "sv"]) == "sv")
        #expect(code(nil, ["LANG": "xx_YY", "HEARTH_LANGUAGE": ""]) == "en")
        #expect(code("xx", ["LANG": "sv"]) == "sv")
    }

    @Test("Locales and tags of a language name it, others do not")
    func locales() {
        for locale in ["sv", "SV", "sv_SE", "sv-SE", "sv_SE.UTF-8", "sv@euro", "sv.UTF-8"] {
            #expect(Language.spoken(by: locale)?.code == "sv", "\(locale)")
        }
        for locale in ["", "C", "POSIX", "svenska", "xx", "s", "_sv", "é"] {
            #expect(Language.spoken(by: locale) == nil, "\(locale)")
        }
    }

    @Test("Every language is found under its code, and says how to say yes")
    func registered() {
        #expect(Language.all.map(\.code) == Language.codes)
        for language in Language.all {
            #expect(!language.yes.isEmpty)
            #expect(language.yes.allSatisfy { $0 == $0.lowercased() })
            #expect(!language.yes.contains(language.no.lowercased()))
        }
    }

    @Test("A file of translations has its keys in order, none twice, and none that is not known")
    func files() throws {
        for code in Language.codes {
            let file = "Sources/HearthLanguage/Resources/\(code).json"
            let text = try String(
                contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                    .deletingLastPathComponent().deletingLastPathComponent()
                    .appending(path: file), encoding: .utf8)
            var last: [Int: String] = [:]
            var sections: [String] = []
            for line in text.split(separator: "\n") {
                guard let match = line.wholeMatch(of: /( +)"((?:[^"\\]|\\.)*)": .*/) else {
                    continue
                }
                let depth = match.1.count
                let key = String(match.2).replacing("\\\"", with: "\"")
                #expect(
                    last[depth].map {
                        $0.unicodeScalars.lexicographicallyPrecedes(key.unicodeScalars)
                    } ?? true, "\(code): \(key)")
                last[depth] = key
                for deeper in last.keys where deeper > depth { last[deeper] = nil }
                if depth == 2 { sections.append(key) }
            }
            #expect(Set(sections).isSubset(of: ["counted", "errors", "help", "texts"]), "\(code)")
            let translations = Translations(Array(text.utf8))
            // English ones of kinds of lists stand in their folders.
            let codes = ErrorCode.allCases.filter {
                code != "en" || ErrorSentences.of($0) == nil
            }
            #expect(Set(translations.errors.keys) == Set(codes.map(\.rawValue)))
            #expect(Translations(Array("{".utf8)).errors.isEmpty)
        }
    }

    @Test("No language has a text for another set of values")
    func sound() {
        for language in Language.all {
            for (key, text) in language.texts where !Language.isName(key) {
                #expect(
                    Template(text).placeholders.sorted() == Template(key).placeholders.sorted(),
                    "\(key)")
            }
            for (key, forms) in language.counted {
                #expect(Set(forms.keys) == language.plurals.categories, "\(key)")
                for text in forms.values {
                    #expect(
                        Set(Template(text).placeholders)
                            .isSubset(of: Template(key).placeholders), "\(key)")
                }
                let other = forms[.other].map { Template($0).placeholders.sorted() }
                #expect(other == Template(key).placeholders.sorted(), "\(key)")
            }
        }
    }

    @Test("A text is said in the language that is spoken, with its values in their places")
    func texts() {
        let language = Self.made(
            texts: ["{1} gave {2}.": "{2} came from {1}.", "a lamp": "lamp!"])
        let text = Text("\("Somebody") gave \(Text("a lamp")).")
        #expect(text.description == "Somebody gave a lamp.")
        #expect(text.string(in: language) == "lamp! came from Somebody.")
        Language.$current.withValue(language) {
            #expect("\(text)" == "lamp! came from Somebody.")
        }
        #expect(Text("Not there: \(2).").string(in: language) == "Not there: 2.")
        #expect(Text(verbatim: "a lamp").string(in: language) == "a lamp")
    }

    @Test("Values are put in as they are")
    func hostileValues() {
        let text = Text("\("{2}") and \("{1}")")
        #expect(text.description == "{2} and {1}")
    }

    @Test("A counted text takes the form of the language's plural category")
    func counted() {
        func wishes(_ count: Int) -> Text {
            Text(count: count, one: "One wish.", other: "\(count) wishes.")
        }
        #expect(wishes(1).description == "One wish.")
        #expect(wishes(0).description == "0 wishes.")
        #expect(wishes(7).description == "7 wishes.")
        // As in Polish.
        let rule = PluralRule(categories: [.one, .few, .many]) { count in
            if count == 1 { return .one }
            let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
            return isFew ? .few : .many
        }
        let language = Self.made(
            counted: [
                "{1} wishes.": [.one: "życzenie", .few: "{1} życzenia", .many: "{1} życzeń"]
            ], plurals: rule)
        #expect(wishes(1).string(in: language) == "życzenie")
        #expect(wishes(22).string(in: language) == "22 życzenia")
        #expect(wishes(12).string(in: language) == "12 życzeń")
        #expect(wishes(5).string(in: language) == "5 życzeń")
    }

    @Test("Amounts are written as the language writes numbers, and read back the same")
    func amounts() {
        let amounts = [
            ("199.50 SEK", "SEK 199.50", "199,50\u{A0}kr"),
            ("1999.50 SEK", "SEK 1,999.50", "1\u{A0}999,50\u{A0}kr"),
            ("12345.00 EUR", "€12,345", "12\u{A0}345\u{A0}€"),
            ("599.00 SEK", "SEK 599", "599\u{A0}kr"),
            ("6500.00 SEK", "SEK 6,500", "6\u{A0}500\u{A0}kr"),
            ("12.50 EUR", "€12.50", "12,50\u{A0}€"), ("0.00 XXX", "0", "0"),
            ("0.00 SEK", "SEK 0", "0\u{A0}kr"),
            ("1299 JPY", "JPY 1,299", "1\u{A0}299\u{A0}JPY"),
            ("12.000 KWD", "KWD 12", "12\u{A0}KWD"),
            ("12.500 KWD", "KWD 12.500", "12,500\u{A0}KWD"),
            ("1299.000 KWD", "KWD 1,299.000", "1\u{A0}299\u{A0}KWD"),
            ("2.0 MB", "2.0 MB", "2,0\u{A0}MB"),
            ("7.00 GBP", "£7", "7\u{A0}£"), ("7.00 USD", "$7", "7\u{A0}$"),
            ("70.00 CHF", "CHF 70", "70\u{A0}CHF"), ("1.5 MB", "1.5 MB", "1,5\u{A0}MB"),
            ("7", "7", "7"), ("1234567.5", "1,234,567.5", "1\u{A0}234\u{A0}567,5"),
            ("something", "something", "something"), ("", "", ""),
            ("1.2.3 SEK", "1.2.3 SEK", "1.2.3 SEK"), (".5 SEK", ".5 SEK", ".5 SEK"),
        ]
        for (canonical, english, swedish) in amounts {
            #expect(Language.english.amount(canonical) == english)
            #expect(Language.swedish.amount(canonical) == swedish)
        }
    }

    /// A language of a few texts.
    private static func made(
        texts: [String: String] = [:], counted: [String: [PluralCategory: String]] = [:],
        plurals: PluralRule = .oneIsSingular
    ) -> Language {
        Language(
            code: "xx", name: "made up",
            translations: Translations(texts: texts, counted: counted), plurals: plurals,
            numbers: NumberStyle(decimal: ".", thousands: nil), possessive: .apostrophe,
            yes: ["y"],
            no: "n")
    }
}
